import type { MouseEvent } from 'react';

/** A click with a modifier key follows the link: it opens a tab or a window, or downloads. */
export function onPlainClick(onClick: (() => void) | undefined) {
  return (event: MouseEvent) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!onClick || hasModifier) return;
    event.preventDefault();
    onClick();
  };
}
