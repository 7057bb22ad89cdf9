import { facetsOf } from './facets';
import type { Span } from './parsedQuery';
import { entryOf } from './phrases';
import { tokensOf, wordsOf, type Token } from './tokens';

const english =
  'parents|folks|(?:grand|god)?(?:mother|father)(?: in law)?|mum|mummy|mom|mommy|mam|dad|daddy|gran|granny|nan|nana|grand(?:ma|pa|dad|parents)|grandad|in laws|aunt|auntie|uncle';
const spanish =
  'mama|mami|madre|papa|papi|padre|padres|papas|vieja|viejo|viejos|abuel(?:a|o|os|as|ita|ito|itos)|suegr(?:a|o|os)|tia|tio|tios';
const hindi =
  'मां|माता|मम्मी|मां बाप|माता पिता|मम्मी पापा|पापा|पिता|पिताजी|दादी|नानी|दादा|नाना|maa|mummy|mom|papa|dad|dadi|nani|parents|maa baap|mummy papa';
const peer = 'brother|sister|cousin|friend|hermano|hermana|primo|prima|amigo|amiga';

const viewers = [
  `(?:(?:for|with) )?(?:my|our) (?:${english})s?`,
  '(?:for|with) (?:mum|mom|dad|gran(?:ny|dma|dpa)|grandad)',
  `(?:(?:para|con|a) )?(?:mi|mis|nuestros) (?:${spanish})`,
  '(?:para|con) (?:mama|papa|(?:la|el|los|las) abuel(?:a|o|os|as))',
  `(?:${hindi}) (?:(?:जी|ji) )?(?:(?:के|ke) (?:लिए|साथ|liye|saath|sath)|को|ko)`,
];
const viewer = new RegExp(`^(?:${viewers.join('|')})(?= |$)`, 'u');
const anyRelative = new RegExp(`^(?:${english}|${spanish}|${peer})$`);

/** "for my mum", "para mi mamá", "माँ के लिए": a relative who watches, not the film's subject. */
export function relativeAt(tokens: readonly Token[], from: number): Span | undefined {
  const isSubject = /^(?:about|sobre)$/.test(tokens[from - 1]?.word ?? '');
  const said = viewer.exec(wordsOf(tokens.slice(from, from + 6)))?.[0];
  const entry = entryOf(tokensOf('parents'));
  if (isSubject || said === undefined || !entry) return undefined;
  return { from, to: from + said.split(' ').length, facets: facetsOf(entry) };
}

/** Whether the word means a relative or a friend. */
export function isRelative(word: string): boolean {
  return anyRelative.test(word);
}
