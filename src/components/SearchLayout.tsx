import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tokens } from './theme/tokens';

export interface SearchLayoutProps {
  /** The SearchForm and its SearchHelp. */
  readonly form: ReactElement;
  /** The SearchPanel, wider than the form. */
  readonly panel: ReactElement | null;
}

export function SearchLayout({ form, panel }: SearchLayoutProps) {
  return (
    <>
      <Middle>{form}</Middle>
      {panel}
    </>
  );
}

const Middle = styled.div`
  inline-size: min(max(60rem, 42vw), 100% - 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding: clamp(min(1rem, 4vw), 2.5vw, 2rem);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.panel};
`;
