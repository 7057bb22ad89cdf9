import { describe, expect, it } from 'vitest';
import { fileName } from '../../stories/foundations/tooling/usersOf';
import { componentMap } from '../../stories/introduction/tooling/componentMap';

const components = Object.keys(import.meta.glob('../../src/components/*.tsx')).map(fileName);

describe('the component map', () => {
  it('contains each component once', () => {
    const mapped = componentMap.flatMap((screen) => screen.components);

    expect(mapped.sort(), 'change stories/introduction/tooling/componentMap.ts').toEqual(
      components.sort(),
    );
  });
});
