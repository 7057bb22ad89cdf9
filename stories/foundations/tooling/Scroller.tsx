import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';

interface ScrollerProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A region that scrolls sideways, by keyboard too. */
export function Scroller({ label, children }: ScrollerProps) {
  return (
    <Window role="region" aria-label={label} tabIndex={0}>
      {children}
    </Window>
  );
}

const Window = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
`;
