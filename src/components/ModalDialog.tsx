import { type MouseEvent, type ReactElement, type RefObject, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { blockSecondClick } from './blockSecondClick';
import { IconButton } from './IconButton';
import { mediaQueries, tokens } from './theme/tokens';
import { type Presence, usePresence } from './usePresence';

export interface ModalDialogProps {
  /** The ids of its heading and of a sentence that screen readers add. */
  readonly ids: { readonly heading: string; readonly description?: string };
  /** Says what the close button does. */
  readonly closeLabel: string;
  /** Whether it is open, and from where. */
  readonly presence: Presence;
  /** Comes from the pressed poster and returns there. */
  readonly picture?: RefObject<HTMLElement | null> | undefined;
  /**
   * A message is as wide as its lines.
   * @default 'details'
   */
  readonly size?: 'details' | 'message' | undefined;
  /** Escape, the close button or a press outside. */
  readonly onClose: () => void;
  /** The content, with the heading. */
  readonly children: ReactElement;
}

export function ModalDialog(props: ModalDialogProps) {
  const { ids, closeLabel, presence, picture, size = 'details', onClose, children } = props;
  const dialog = usePresence(presence, picture);
  const isPressedOutside = useRef(false);

  /** A text selection may end outside. */
  function closeOnOutsideClick(event: MouseEvent) {
    if (isPressedOutside.current && isOutside(event)) onClose();
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={ids.heading}
      aria-describedby={ids.description}
      data-size={size}
      inert={!presence.isOpen}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClickCapture={blockSecondClick}
      onClick={closeOnOutsideClick}
    >
      <Close>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </Close>
      {children}
    </Dialog>
  );
}

function isOutside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(1.5rem) scale(0.98); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Dialog = styled.dialog`
  container: dialog / inline-size;
  position: fixed;
  inset: 0;
  z-index: 10;
  inline-size: min(46rem, calc(100vw - 2rem));
  max-block-size: min(88dvh, 44rem);
  margin: auto;
  padding: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow.panel};
  overscroll-behavior: contain;
  opacity: 0;
  transform: translateY(0.75rem) scale(0.985);
  transition:
    opacity ${tokens.motion.quick} ${tokens.motion.ease},
    transform ${tokens.motion.quick} ${tokens.motion.ease},
    display ${tokens.motion.quick} allow-discrete,
    overlay ${tokens.motion.quick} allow-discrete;

  @media ${mediaQueries.large} {
    inline-size: 62rem;
    max-block-size: min(90dvh, 56rem);
  }

  @media ${mediaQueries.huge} {
    inline-size: 78rem;
    max-block-size: min(88dvh, 70rem);
  }

  @media ${mediaQueries.short} {
    max-block-size: 94dvh;
  }

  :root:has(&:modal) {
    overflow: hidden;
  }

  &[data-size='message'] {
    inline-size: min(32rem, calc(100vw - 2rem));
  }

  &[open] {
    opacity: 1;
    transform: none;
    animation: ${rise} ${tokens.motion.medium} ${tokens.motion.ease};
  }

  &::backdrop {
    background: ${tokens.color.backdrop};
    opacity: 0;
    transition:
      opacity ${tokens.motion.quick} ${tokens.motion.ease},
      display ${tokens.motion.quick} allow-discrete,
      overlay ${tokens.motion.quick} allow-discrete;
  }

  &[open]::backdrop {
    opacity: 1;
    animation: ${appear} ${tokens.motion.quick} ${tokens.motion.ease};
  }

  &[data-instant],
  &[data-instant]::backdrop {
    animation: none;
  }
`;

const Close = styled.div`
  position: sticky;
  inset-block-start: 0.75rem;
  z-index: 1;
  display: flex;
  justify-content: end;
  block-size: 0;
  padding-inline-end: 0.75rem;

  > button {
    background: ${tokens.color.veil};
  }

  > button:hover {
    background: ${tokens.color.line};
  }
`;
