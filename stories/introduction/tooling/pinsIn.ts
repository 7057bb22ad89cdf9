import type { Place } from './componentMap';

/** The box of a component, in percent of the screen. */
export interface Pin {
  readonly component: string;
  readonly number: number;
  readonly corner: 'start' | 'end';
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

/** Keeps pins away from the edges, where they would be cut off. */
const edge = 32;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pins of the visible components. A hidden component keeps its number. */
export function pinsIn(root: ParentNode, places: readonly Place[], screen: Size): readonly Pin[] {
  return places.flatMap(({ component, at, corner = 'start' }, index) => {
    const box = at && root.querySelector(at)?.getBoundingClientRect();
    if (!box || box.width === 0 || box.top >= screen.height) return [];
    const left = Math.max(box.left, edge);
    const top = Math.max(box.top, edge);
    const width = Math.min(box.right, screen.width - edge) - left;
    const height = Math.min(box.bottom, screen.height - edge) - top;
    return [
      {
        component,
        number: index + 1,
        corner,
        left: percent(left, screen.width),
        top: percent(top, screen.height),
        width: percent(width, screen.width),
        height: percent(height, screen.height),
      },
    ];
  });
}

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
