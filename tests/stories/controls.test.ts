import { expect, it } from 'vitest';
import { byName, namesOfValues, usableControls, valuesOf } from '../../stories/support/controls';
import { poster } from '../../stories/support/pictures';

type Context = Parameters<typeof usableControls>[0];

function controlsOf(argTypes: object, initialArgs: object) {
  return usableControls({ argTypes, initialArgs } as Context);
}

it('keeps the controls of simple values', () => {
  const argTypes = {
    title: { name: 'title', type: { name: 'string' } },
    tone: { name: 'tone', type: { name: 'enum', value: ['accent', 'quiet'] } },
  };

  expect(controlsOf(argTypes, { title: 'Heat', tone: 'quiet' })).toEqual(argTypes);
});

it('offers pictures and movies by name', () => {
  const { posterUrl, movies } = controlsOf(
    {
      posterUrl: { name: 'posterUrl', type: { name: 'string' } },
      movies: { name: 'movies', type: { name: 'other', value: 'Movie[]' } },
    },
    { posterUrl: poster('/story-1.jpg'), movies: [] },
  );

  expect(posterUrl?.options).toContain('a broken picture');
  expect(movies?.options).toEqual(['ten', 'two', 'one', 'none']);
});

it('offers movies by name only where a row of them is expected', () => {
  const { movies } = controlsOf(
    { movies: { name: 'movies', type: { name: 'other', value: 'readonly ShownMovie[]' } } },
    { movies: [] },
  );

  expect(movies?.control).toBe(false);
});

it('leaves out controls for texts, slots, objects and callbacks', () => {
  const names = ['texts', 'header', 'onSubmit'];
  const argTypes = Object.fromEntries(
    names.map((name) => [name, { name, type: { name: 'other', value: name } }]),
  );

  expect(Object.values(controlsOf(argTypes, { texts: {} })).map(({ control }) => control)).toEqual([
    false,
    false,
    false,
  ]);
});

it('keeps the choices of a story', () => {
  const view = { name: 'view', ...byName({ hidden: { kind: 'hidden' } }) };

  expect(controlsOf({ view }, { view: { kind: 'hidden' } })).toEqual({ view });
});

it('names the value of a story in its control, and finds it again', () => {
  const onCancel = () => {};
  const argTypes = {
    view: { name: 'view', ...byName({ hidden: { kind: 'hidden' }, busy: { onCancel } }) },
  };
  const storyOf = (args: object) => ({ argTypes, initialArgs: args }) as unknown as Context;

  expect(namesOfValues(storyOf({ view: { kind: 'hidden' }, title: 'Heat' }))).toEqual({
    view: 'hidden',
    title: 'Heat',
  });
  expect(namesOfValues(storyOf({ view: { onCancel: () => {} } })).view).not.toBe('busy');
  expect(valuesOf(storyOf({ view: 'busy', title: 'Heat' }))).toEqual({
    view: { onCancel },
    title: 'Heat',
  });
});
