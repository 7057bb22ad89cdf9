import type { ComponentType } from 'react';

/** Gives a component that fills its parent a width and an aspect ratio. */
export function sized(inlineSize: string, aspectRatio?: string) {
  return function Sized(Story: ComponentType) {
    return (
      <div data-sized style={{ position: 'relative', inlineSize, aspectRatio }}>
        <Story />
      </div>
    );
  };
}

/** The layout follows the width of the grid. */
export function inResults(Story: ComponentType) {
  return (
    <div style={{ container: 'results / inline-size', inlineSize: 'min(40rem, 100vw)' }}>
      <Story />
    </div>
  );
}

/** The width of a card in a row. */
export const cardWidth = '11.5625rem';

/** The width of a form, also on a phone. */
export const formWidth = 'min(27rem, 100vw - 2rem)';
