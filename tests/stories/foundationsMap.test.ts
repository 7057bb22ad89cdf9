import { describe, expect, it } from 'vitest';
import { fileName } from '../../stories/foundations/tooling/usersOf';
import { componentMap, withUnplaced } from '../../stories/introduction/tooling/componentMap';
import { pinsIn } from '../../stories/introduction/tooling/pinsIn';

const components = Object.keys(import.meta.glob('../../src/components/*.tsx')).map(fileName);
const screen = { width: 1000, height: 500 };

/** A root whose selectors find boxes with left, top, right and bottom. */
function roomWith(boxes: Readonly<Record<string, readonly [number, number, number, number]>>) {
  return {
    querySelector(selector: string) {
      const box = boxes[selector];
      if (!box) return null;
      const [left, top, right, bottom] = box;
      return {
        getBoundingClientRect: () => ({ left, top, right, bottom, width: right - left }),
      };
    },
  } as unknown as ParentNode;
}

describe('the component map', () => {
  it('contains each component once', () => {
    const mapped = componentMap.flatMap(({ places }) => places.map(({ component }) => component));

    expect(mapped.sort()).toEqual(components.sort());
  });

  it('lists a component without a place on its last screen', () => {
    const map = withUnplaced(componentMap, [...components, 'Badge']);

    expect(map.at(-1)?.places.at(-1)).toEqual({ component: 'Badge' });
    expect(map.slice(0, -1)).toEqual(componentMap.slice(0, -1));
  });

  it('pins a component at its position', () => {
    const room = roomWith({ header: [100, 50, 300, 100] });

    expect(pinsIn(room, [{ component: 'Header', at: 'header', corner: 'end' }], screen)).toEqual([
      {
        component: 'Header',
        number: 1,
        corner: 'end',
        left: '10%',
        top: '10%',
        width: '20%',
        height: '10%',
      },
    ]);
  });

  it('keeps pins inside the screen', () => {
    const room = roomWith({ footer: [0, 160, 2000, 900] });
    const small = { width: 640, height: 320 };

    expect(pinsIn(room, [{ component: 'Footer', at: 'footer' }], small)).toMatchObject([
      { left: '5%', top: '50%', width: '90%', height: '40%' },
    ]);
  });

  it('skips invisible components without renumbering', () => {
    const room = roomWith({
      footer: [0, 600, 1000, 700],
      empty: [0, 0, 0, 0],
      h1: [50, 50, 60, 60],
    });
    const places = [
      { component: 'StageLayout' },
      { component: 'Footer', at: 'footer' },
      { component: 'Spinner', at: 'empty' },
      { component: 'Popup', at: 'dialog' },
      { component: 'NotFound', at: 'h1' },
    ];

    expect(pinsIn(room, places, screen)).toMatchObject([{ component: 'NotFound', number: 5 }]);
  });
});
