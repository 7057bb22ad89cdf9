import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { tokens } from './theme/tokens';

export interface NoticeAreaProps {
  /** Any number of Notices, newest last. */
  readonly children: ReactNode;
}

export function NoticeArea({ children }: NoticeAreaProps) {
  return (
    <>
      <ScrollPadding />
      <Area data-notices aria-live="polite">
        {children}
      </Area>
    </>
  );
}

const noticesHeight = '5rem';

const ScrollPadding = createGlobalStyle`
  :root:has([data-notices]:not(:empty)) {
    scroll-padding-block-end: ${noticesHeight};
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

  /* Not for controls inside the notices. */
  :focus {
    scroll-margin-block-end: -${noticesHeight};
  }
`;
