import { describe, expect, it } from 'vitest';
import { fileName } from '../../stories/foundations/tooling/usersOf';
import { componentMap, withUnplaced } from '../../stories/introduction/tooling/componentMap';

const components = Object.keys(import.meta.glob('../../src/components/*.tsx')).map(fileName);

describe('the component map', () => {
  it('contains each component once', () => {
    const mapped = componentMap.flatMap((screen) => screen.components);

    expect(mapped.sort()).toEqual(components.sort());
  });

  it('lists a component without a place on its last screen', () => {
    const map = withUnplaced(componentMap, [...components, 'Badge']);

    expect(map.at(-1)?.components.at(-1)).toBe('Badge');
    expect(map.slice(0, -1)).toEqual(componentMap.slice(0, -1));
  });
});
