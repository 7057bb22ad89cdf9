import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { propertyOf } from './propertyOf';

interface TokenNameProps {
  readonly name: string;
  /** The token as components have it: a `var(…)`. */
  readonly token: string;
  readonly value: string;
}

/** What a token is called, in code and in the browser's inspector, and what it is. */
export function TokenName({ name, token, value }: TokenNameProps) {
  return (
    <Lines>
      <Name>{name}</Name>
      <code>{propertyOf(token)}</code>
      <code>{value}</code>
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 0.125rem;
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

const Name = styled.h3`
  font-size: ${tokens.text.body};
  color: ${tokens.color.text};
`;
