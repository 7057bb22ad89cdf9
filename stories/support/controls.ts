import type {
  Args,
  ArgsEnhancer,
  ArgTypesEnhancer,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import { art, movies } from './movies';
import { backdrop, brokenPicture, portrait, poster } from './pictures';
import { isTree } from './translated';

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

interface ControlledStory {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: Args;
}

/** Storybook shows a value in its control only if the story has the name of the value. */
export const namesOfValues: ArgsEnhancer = ({ argTypes, initialArgs }: ControlledStory) =>
  mapped(initialArgs, (value, name) => nameIn(argTypes[name]?.mapping, value) ?? value);

/** The args of a story with the values that their names stand for. */
export function valuesOf({ argTypes, initialArgs }: ControlledStory): Args {
  return mapped(initialArgs, (value, name) => argTypes[name]?.mapping?.[String(value)] ?? value);
}

function mapped(args: Args, map: (value: unknown, name: string) => unknown): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, map(value, name)]));
}

function nameIn(values: Readonly<Record<string, unknown>> = {}, value: unknown) {
  return Object.keys(values).find((name) => isSame(values[name], value));
}

/** Compares objects by their members, functions by identity. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isTree(one) || !isTree(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
}

function controlFor(
  { type }: StrictInputType,
  name: string,
  value: unknown,
): Partial<StrictInputType> {
  if (typeof value === 'string' && value.startsWith('data:')) return byName(pictures);
  if (name === 'art') return byName(drawings);
  if (type?.name === 'other' && /\bMovie\[\]$/.test(type.value)) return byName(movieLists);
  const isSimple = ['string', 'number', 'boolean', 'enum'].includes(type?.name ?? '');
  return isSimple ? {} : { control: false };
}
