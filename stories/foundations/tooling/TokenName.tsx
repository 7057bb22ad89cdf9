import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { propertyOf } from './propertyOf';

interface TokenNameProps {
  readonly name: string;
  /** A `var(…)`. */
  readonly token: string;
  readonly value: string;
}

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
