import type { ReactElement } from 'react';
import styled from 'styled-components';
import { mediaQueries, tokens } from './theme/tokens';

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

  /* A marquee: lamps around it, and their light. */
  @media ${mediaQueries.wide} {
    padding: clamp(0.75rem, 1.75vw, 1.25rem);
    border: 0.9rem solid transparent;
    background:
      linear-gradient(${tokens.color.surface}, ${tokens.color.surface}) padding-box,
      radial-gradient(circle, ${tokens.color.accentStrong} 0 0.14rem, transparent 0.2rem) border-box
        0 0 / 0.9rem 0.9rem round,
      linear-gradient(${tokens.cinema.frame}, ${tokens.cinema.frame}) border-box;
    box-shadow:
      0 0 7rem color-mix(in srgb, ${tokens.color.accent} 22%, transparent),
      0 0 1.5rem color-mix(in srgb, ${tokens.color.accent} 16%, transparent);
  }

  /* Shown in spite of its transparency. */
  @media ${mediaQueries.forcedColours} {
    border-width: 1px;
  }
`;
