import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { art, movies } from './movies';
import { backdrop, brokenPicture, portrait, poster } from './pictures';

const pictures = {
  'a poster': poster('/story-3.jpg'),
  'a backdrop': backdrop('/story-backdrop-2.jpg'),
  'a portrait': portrait,
  'a broken picture': brokenPicture,
};

const drawings = { 'a sail': art, 'a mask': { ...art, motif: 'mask', composition: 'close' } };

const movieLists = { ten: movies, two: movies.slice(0, 2), one: movies.slice(0, 1), none: [] };

/** A control that offers values by name. */
export function byName(values: Readonly<Record<string, unknown>>) {
  return { control: { type: 'select' }, options: Object.keys(values), mapping: values } as const;
}

/** Pictures and movies are chosen by name. What only a JSON editor could change has no control. */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.options ? argType : { ...argType, ...controlFor(argType, name, initialArgs[name]) },
    ]),
  );

function controlFor(
  { type }: StrictInputType,
  name: string,
  value: unknown,
): Partial<StrictInputType> {
  if (typeof value === 'string' && value.startsWith('data:')) return byName(pictures);
  if (name === 'art') return byName(drawings);
  if (name === 'movies') return byName(movieLists);
  const isSimple = ['string', 'number', 'boolean', 'enum'].includes(type?.name ?? '');
  return isSimple ? {} : { control: false };
}
