import { cloneElement, isValidElement, type ReactElement } from 'react';
import { defaultLanguage, isLanguage } from '@/domain/language';
import { english } from '@/domain/texts/english';
import { textsFor } from './textsFor';

type Args = Readonly<Record<string, unknown>>;

/** Replaces English texts and the name of the language in a component's args, at any depth. */
export function translated(args: Args, language: unknown): Args {
  if (!isLanguage(language) || language === defaultLanguage) return args;
  const texts = textsFor(language);
  const known = new Map<unknown, unknown>([[defaultLanguage, language]]);
  addPairs(english, texts, known);
  return translateAll(args);

  function translateAll(values: Args): Args {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, translate(value)]),
    );
  }

  function translate(value: unknown): unknown {
    if (known.has(value)) return known.get(value);
    if (Array.isArray(value)) return value.map(translate);
    if (isElement(value)) return cloneElement(value, translateAll(value.props));
    return isPlain(value) ? translateAll(value) : value;
  }
}

function addPairs(from: unknown, to: unknown, pairs: Map<unknown, unknown>) {
  if (!pairs.has(from)) pairs.set(from, to);
  if (!isTree(from) || !isTree(to)) return;
  for (const [name, branch] of Object.entries(from)) addPairs(branch, to[name], pairs);
}

function isElement(value: unknown): value is ReactElement<Args> {
  return isValidElement(value);
}

function isPlain(value: unknown): value is Args {
  return isTree(value) && Object.getPrototypeOf(value) === Object.prototype;
}

export function isTree(value: unknown): value is Args {
  return typeof value === 'object' && value !== null;
}
