import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { mediaQueries, tokens } from './theme/tokens';

export interface BrowseLayoutProps {
  /** The Hero, at the top. */
  readonly hero: ReactElement;
  /** The MovieRows, below it. */
  readonly rows: ReactNode;
}

export function BrowseLayout({ hero, rows }: BrowseLayoutProps) {
  return (
    <>
      {hero}
      <Rows>{rows}</Rows>
    </>
  );
}

const Rows = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  margin-block-start: -2rem;

  @media ${mediaQueries.wide} {
    margin-block-start: -3.5rem;
  }
`;
