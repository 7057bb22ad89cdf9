import { isLanguage } from '@/domain/language';
import { english } from '@/domain/texts/english';
import { textsFor } from './textsFor';

type Args = Readonly<Record<string, unknown>>;

/** Replaces each English text in a component's args by the toolbar's language. */
export function translated(args: Args, language: unknown): Args {
  if (!isLanguage(language) || language === 'english') return args;
  const texts = textsFor(language);
  const replaced = (tree: Args): Args =>
    Object.fromEntries(
      Object.entries(tree).map(([name, value]) => [
        name,
        counterpart(value, english, texts) ?? (isPlain(value) ? replaced(value) : value),
      ]),
    );
  return replaced(args);
}

function isPlain(value: unknown): value is Args {
  return (
    isTree(value) && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
  );
}

/** What stands in one tree of texts where the other has the value. */
function counterpart(value: unknown, from: unknown, to: unknown): unknown {
  if (value === from) return to;
  if (!isTree(from) || !isTree(to)) return undefined;
  for (const [name, branch] of Object.entries(from)) {
    const found = counterpart(value, branch, to[name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isTree(value: unknown): value is Args {
  return typeof value === 'object' && value !== null;
}
