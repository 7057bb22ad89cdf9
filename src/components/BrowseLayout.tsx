import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { screens, tokens } from './theme/tokens';

export interface BrowseLayoutProps {
  readonly header: ReactNode;
  readonly hero: ReactElement;
  readonly rows: ReactNode;
  readonly footer: ReactElement | null;
}

/** The hero from edge to edge under the header, and the rows that begin in its shade. */
export function BrowseLayout({ header, hero, rows, footer }: BrowseLayoutProps) {
  return (
    <Page>
      <Top>{header}</Top>
      <main id="content" tabIndex={-1}>
        {hero}
        <Rows>{rows}</Rows>
      </main>
      {footer}
    </Page>
  );
}

const Page = styled.div`
  position: relative;
  min-block-size: 100dvh;
`;

const Top = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 2;
`;

const Rows = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  margin-block-start: -2rem;

  @media ${screens.wide} {
    margin-block-start: -5.5rem;
  }
`;
