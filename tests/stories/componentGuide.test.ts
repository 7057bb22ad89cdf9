import { describe, expect, it } from 'vitest';
import { componentMap } from '../../stories/introduction/tooling/componentMap';
import { componentGuide } from '../../stories/docs/componentGuide';

describe('componentGuide', () => {
  const components = componentMap.flatMap((screen) => screen.components);

  it.each(components)('has a summary of one sentence: %s', (component) => {
    expect(componentGuide(component).summary).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('throws for a component without stories', () => {
    expect(() => componentGuide('Planted').summary).toThrow(
      'The stories of Planted have no summary.',
    );
  });
});
