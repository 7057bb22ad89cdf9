import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { blockSecondClick } from './blockSecondClick';
import { viewTransition } from './viewTransition';

export interface Presence {
  /** When it becomes false, the dialog fades out, then calls `onExited`. */
  readonly isOpen: boolean;
  /** The pressed poster: the picture comes from there and returns there. */
  readonly poster?: (() => HTMLElement | undefined) | undefined;
  /** The dialog has faded out and can be removed. */
  readonly onExited: () => void;
}

/** Opens and closes a modal dialog, with the transition of its picture from and to the poster. */
export function usePresence(
  { isOpen, poster, onExited }: Presence,
  picture?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const isMounted = useRef(false);
  /** Whether the dialog should be open. A transition reads it when it starts its change. */
  const isWanted = useRef(false);

  const pressedPoster = useEffectEvent(() => poster?.());
  const exit = useEffectEvent(async (element: HTMLDialogElement) => {
    await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
    if (isMounted.current && !element.open) onExited();
  });

  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    const dialogPicture = picture?.current ?? undefined;
    if (!element || !isOpen) return;
    isWanted.current = true;
    const origin = pressedPoster();
    viewTransition('poster', origin, dialogPicture, () => {
      if (isWanted.current && !element.open) show(element);
    });
    return () => {
      isWanted.current = false;
      const canReturn = isMounted.current && origin?.isConnected;
      viewTransition('poster', canReturn ? dialogPicture : undefined, origin, () => {
        if (isWanted.current) return;
        close(element);
        void exit(element);
      });
    };
  }, [isOpen, picture]);

  return dialog;
}

/** The time of the frame in which a dialog closed last. */
let closedAt: CSSNumberish | null = null;

/**
 * Classic scrollbars take space; without padding the page would shift when `overflow: hidden`
 * removes them.
 */
function show(dialog: HTMLDialogElement) {
  const { clientWidth, style } = document.documentElement;
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  // It takes the place of another dialog: the page behind must not show between them.
  dialog.toggleAttribute('data-instant', document.timeline.currentTime === closedAt);
  dialog.showModal();
}

function close(dialog: HTMLDialogElement) {
  closedAt = document.timeline.currentTime;
  dialog.close();
  // If nothing had the focus before, `close` leaves it inside.
  dialog.querySelector<HTMLElement>(':focus')?.blur();
  document.documentElement.style.removeProperty('padding-inline-end');
  // The second click of a double click would press what lies under the dialog.
  document.addEventListener('click', blockSecondClick, { capture: true, once: true });
}
