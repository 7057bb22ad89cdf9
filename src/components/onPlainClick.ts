import type { MouseEvent } from 'react';
import { hasModifier } from './hasModifier';

/** A click with a modifier key follows the link: it opens a tab or a window, or downloads. */
export function onPlainClick(onClick: (() => void) | undefined) {
  return (event: MouseEvent) => {
    if (!onClick || hasModifier(event)) return;
    event.preventDefault();
    onClick();
  };
}
