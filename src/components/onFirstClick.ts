import type { MouseEvent } from 'react';

/** For controls that change into another one: the second click of a double click does nothing. */
export function onFirstClick<E extends MouseEvent>(onClick: (event: E) => void) {
  return (event: E) => {
    if (event.detail < 2) onClick(event);
  };
}
