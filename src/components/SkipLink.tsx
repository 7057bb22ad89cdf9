import styled from 'styled-components';
import { tokens } from './theme/tokens';

export interface SkipLinkProps {
  /** The text of the link. */
  readonly label: string;
}

/** `id` of the element with the content of the page. */
export const contentId = 'content';

export function SkipLink({ label }: SkipLinkProps) {
  return (
    <Skip
      href={`#${contentId}`}
      onClick={(event) => {
        // The link itself would change the URL.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {label}
    </Skip>
  );
}

const Skip = styled.a`
  position: fixed;
  z-index: 3;
  inset-block-start: ${tokens.space.s};
  inset-inline-start: ${tokens.space.gutter};
  padding: 0.625rem 1.25rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-weight: ${tokens.weight.bold};
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }

  &:focus-visible {
    outline-color: ${tokens.color.text};
  }
`;
