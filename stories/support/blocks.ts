import styled, { css } from 'styled-components';
import { tokens } from '@/components/theme/tokens';

/** A grid with columns of at least this CSS length. */
export function sideBySide(least: string) {
  return css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(${least}, 100%), 1fr));
    gap: ${tokens.space.l};
  `;
}

export const Card = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;
