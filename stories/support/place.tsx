import type { ComponentType } from 'react';

/** A place of a given width for a component that is as wide as its parent; as tall as asked. */
export function place(inlineSize: string, aspectRatio?: string) {
  return function InPlace(Story: ComponentType) {
    return (
      <div style={{ position: 'relative', inlineSize, aspectRatio }}>
        <Story />
      </div>
    );
  };
}

/** As wide as a card of a row. */
export const cardWide = '11.5625rem';

/** As wide as a form may be, on a phone too. */
export const formWide = 'min(27rem, 100vw - 2rem)';
