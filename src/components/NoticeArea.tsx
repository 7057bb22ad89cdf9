import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { tokens } from './theme/tokens';

export interface NoticeAreaProps {
  readonly children: ReactNode;
}

export function NoticeArea({ children }: NoticeAreaProps) {
  return (
    <>
      <Room />
      <Area data-notices aria-live="polite">
        {children}
      </Area>
    </>
  );
}

const roomForNotices = '5rem';

const Room = createGlobalStyle`
  :root:has([data-notices]:not(:empty)) {
    scroll-padding-block-end: ${roomForNotices};
  }
`;

const Area = styled.div`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s};
  pointer-events: none;

  &:not(:empty) {
    padding: ${tokens.space.s} ${tokens.space.gutter}
      max(${tokens.space.s}, env(safe-area-inset-bottom));
  }

  > * {
    pointer-events: auto;
  }

  /* The notices' own buttons are in that room, and need not come above it. */
  :focus {
    scroll-margin-block-end: -${roomForNotices};
  }
`;
