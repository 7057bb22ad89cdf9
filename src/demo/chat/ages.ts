import { facetsOf } from './facets';
import { numberWords } from './numbers';
import type { Span } from './parsedQuery';
import { entryOf } from './phrases';
import { isRelative } from './relatives';
import { tokensOf, wordsOf, type Token } from './tokens';

const unit = String.raw`(?:yo|y o|years? olds?|yrs? olds?|yearolds?|yrolds?|anos|anitos|साल|वर्ष|saal|sal)`;
const age = new RegExp(
  String.raw`^(?:(\d+) ?${unit}|(\S+) ${unit}|(?:aged?|shes|hes|turning) (\d+))(?= |$)`,
  'u',
);

const audiences = [
  { upTo: 9, name: 'kids' },
  { upTo: 12, name: 'whole family' },
  { upTo: 17, name: 'teenagers' },
  { upTo: 49, name: '' },
  { upTo: 119, name: 'parents' },
];

/** Before "10 años", which are no age then. */
const noAge = /^(?:hace|los|ultimos)$/;

/** "10 yr old", "4yo", "six years old", "de 5 años", "8 साल": the audience of a film. */
export function ageAt(tokens: readonly Token[], from: number): Span | undefined {
  const [said, ...numbers] = age.exec(wordsOf(tokens.slice(from, from + 4))) ?? [];
  const number = numbers.find((group) => group !== undefined);
  if (said === undefined || number === undefined) return undefined;
  if (noAge.test(tokens[from - 1]?.word ?? '')) return undefined;
  const years = numberWords.get(number) ?? Number(number);
  if (!(years >= 1 && years < 120)) return undefined;
  const end = from + said.split(' ').length;
  // "my 60 year old mum"
  const to = years > 17 && isRelative(tokens[end]?.word ?? '') ? end + 1 : end;
  const name = audiences.find(({ upTo }) => years <= upTo)?.name ?? '';
  const entry = entryOf(tokensOf(name));
  return entry ? { from, to, facets: facetsOf(entry) } : { from, to, isFiller: true };
}
