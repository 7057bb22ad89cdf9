import { facetsOf } from './facets';
import { numberWords } from './numbers';
import type { Span } from './parsedQuery';
import { entryOf } from './phrases';
import { isRelative } from './relatives';
import { tokensOf, wordsOf, type Token } from './tokens';

const unit = String.raw`(?:yo|y o|years? olds?|yrs? olds?|yearolds?|yrolds?|anos|anitos|साल|वर्ष|saal|sal)`;
const child = String.raw`(?:(?:little |younger )?(?:sons?|daughters?|niece|nephew|kids?|child|children|grand(?:son|daughter|kids?|children)|brother|sister)|hij[oa]s?|sobrin[oa]s?|niet[oa]s?|nin[oa]s?|herman(?:it)?[oa]|bet[aei]|bacch[aei]|बेटा|बेटी|बेटे|बच्चा|बच्चे|बच्ची)`;
const is = String.raw`(?:who|is|are|just|turn(?:s|ed|ing)?|age[ds]?|que|tienen?|cumplen?|de)`;
const ages = [
  String.raw`(\d+) ?${unit}|(\S+) ${unit}|(?:age[ds]?|shes|hes|turning) (\d+)`,
  String.raw`(?:(?:my|mis?) )?${child}(?:(?: ${is})* (\S+) ${unit}|(?: ${is})+ (\d+))`,
];
const age = new RegExp(`^(?:${ages.join('|')})(?= |$)`, 'u');
const ofThatAge = new RegExp(`^(?:${child}|boys?|girls?|chic[oa]s?)$`, 'u');

const audiences = [
  { upTo: 9, name: 'kids' },
  { upTo: 12, name: 'whole family' },
  { upTo: 17, name: 'teenagers' },
  { upTo: 49, name: '' },
  { upTo: 119, name: 'parents' },
];

/** Before "10 años", which are no age then. */
const noAge = /^(?:hace|los|ultimos)$/;

/** "10 yr old", "4yo", "six years old", "de 5 años", "8 साल", "my son is 8": the audience of a film. */
export function ageAt(tokens: readonly Token[], from: number): Span | undefined {
  const [said, ...numbers] = age.exec(wordsOf(tokens.slice(from, from + 8))) ?? [];
  const number = numbers.find((group) => group !== undefined);
  if (said === undefined || number === undefined) return undefined;
  if (noAge.test(tokens[from - 1]?.word ?? '')) return undefined;
  const years = numberWords.get(number) ?? Number(number);
  if (!(years >= 1 && years < 120)) return undefined;
  const end = from + said.split(' ').length;
  // "my 60 year old mum", "an 8 year old girl"
  const next = tokens[end]?.word ?? '';
  const to = (years > 17 && isRelative(next)) || ofThatAge.test(next) ? end + 1 : end;
  const name = audiences.find(({ upTo }) => years <= upTo)?.name ?? '';
  const entry = entryOf(tokensOf(name));
  return entry ? { from, to, facets: facetsOf(entry) } : { from, to, isFiller: true };
}
