import { useCopyButton } from 'storybook/internal/components';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { propertyOf, usageOf } from './propertyOf';

interface TokenNameProps {
  readonly name: string;
  /** A `var(…)`. */
  readonly token: string;
  readonly value: string;
}

/** Buttons copy how the code uses the token, its custom property and its value. */
export function TokenName({ name, token, value }: TokenNameProps) {
  return (
    <Lines>
      <Name>{name}</Name>
      <Copied content={usageOf(token)} />
      <Copied content={propertyOf(token)} />
      <Copied content={value} />
    </Lines>
  );
}

function Copied({ content }: { readonly content: string }) {
  const { children, buttonProps } = useCopyButton<string>({
    content,
    children: content,
    childrenOnCopy: 'Copied',
    ariaLabelOnCopy: `Copied ${content}`,
  });
  return (
    <Copy type="button" title="Copy" onClick={buttonProps.onClick}>
      {children}
    </Copy>
  );
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.125rem;
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

const Name = styled.h3`
  font-size: ${tokens.text.body};
  color: ${tokens.color.text};
`;

const Copy = styled.button`
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace;
  font-size: ${tokens.text.caption};
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;

  &:hover {
    color: ${tokens.color.accent};
  }
`;
