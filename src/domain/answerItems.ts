import { isLeadIn, isListHeading, isProse, isSentence } from './answerProse';
import { parseName, yearIn } from './parseName';

export function isMarked(line: string): boolean {
  return markedLine.test(line);
}

/** Whether a line begins with an emoji, as items and headings do. */
export function beginsWithEmoji(line: string): boolean {
  return emoji.test(line);
}

const bullet = /^\s*(?:・|[-+*•·●○◦▪‣→✓★–—]\s)/u;
const emoji = /^\s*\p{Extended_Pictographic}\ufe0f?\s/u;
/** The comma in '🎬 Heat, 🚗 Ronin' */
const beforeEmoji = /, (?=\p{Extended_Pictographic}\ufe0f?\s(?!\p{Ll}))/u;
const digits =
  /^\s*(?:#{1,6}\s+)?(?:\*\*|__)?(?:(?:Movie|Film|Option|Pick|Recommendation|Película|Opción|Recomendación|No\.|Nº|फ\u093c?िल्म|映画)\s*)?#?[([（]?(\p{Nd}{1,2})(?:(?<=#\p{Nd}+)\s|\.[)º-]|[.)\]．）](?!\p{Nd})|\ufe0f?\u20e3|\s+[-–—:]\s|:\s|[ºª]\.?\s|(?:st|nd|rd|th)[.:)]\s|、)\s*/u;
const circled = /^\s*[\u2460-\u2473🔟]/u;
const lettered = /^\s*[([]?([A-Za-z]{1,5})(?:[)\]]\s*|\.\)?\s+)(?=\S)/;
const markedLine = new RegExp(
  [bullet, emoji, digits, circled, lettered].map(({ source }) => `(?:${source})`).join('|'),
  'u',
);

type Kind = 'bullet' | 'emoji' | 'number' | 'letter';

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** '**The Classics:**', which may stand over items. */
export function isGroup(item: string): boolean {
  return /[:：]\**$/.test(item) && yearIn(item) === undefined;
}

/** The items of a list, by the marker that its first item has; other markers belong to details. */
export function itemOrder() {
  let kind: Kind | 'heading' | undefined;
  let indent = 0;
  let count = 0;

  function kindOf(line: string): Kind | undefined {
    if (digits.test(line) || circled.test(line)) return 'number';
    if (bullet.test(line)) return 'bullet';
    if (emoji.test(line)) return 'emoji';
    const letters = lettered.exec(line)?.[1]?.toLowerCase();
    if (letters === undefined) return undefined;
    const isNext = letters === String.fromCharCode(97 + count) || letters === romanNumerals[count];
    return isNext ? 'letter' : undefined;
  }

  return {
    /** The last item was a heading: the next one begins a list. */
    restart() {
      kind = undefined;
    },
    /** Whether the number of the line that was just read is the number of items so far. */
    isCounted(line: string): boolean {
      return numberOf(line) === count;
    },
    /** The items of the line, 'detail' if it is about an item, `undefined` if it is no item. */
    read(line: string): readonly string[] | 'detail' | undefined {
      const is = kindOf(line);
      if (is === undefined) {
        if (!markdownHeading.test(line) || yearIn(line) === undefined) return undefined;
        if (parseName(line)?.year !== undefined) kind ??= 'heading';
        else if (isListHeading(line)) return undefined;
        return [line.replace(markdownHeading, '')];
      }
      const depth = indentOf(line);
      if (kind === undefined) indent = depth;
      kind ??= is;
      if (kind !== is || depth > indent + 1) return 'detail';
      const items = itemsOf(line, is, count);
      count += items.length;
      return items;
    },
  };
}

export const markdownHeading = /^\s*#{1,6}\s/;
const romanNumerals = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

function itemsOf(line: string, kind: Kind, count: number) {
  if (kind === 'bullet') return bulletedItems(line, bullet);
  if (kind === 'emoji') {
    return bulletedItems(line, emoji).flatMap((item) => item.split(beforeEmoji));
  }
  return kind === 'number' ? numberedItems(line) : letteredItems(line, count);
}

/** '🎬 Top 10 Feel-Good Movies', but not with a list after it. */
function isHeading(item: string): boolean {
  return !/[:：]\W*\s\S/.test(item) && isLeadIn(parseName(item)?.name ?? item);
}

/** '⭐ 7.6/10', '📺 Netflix' */
const ratingOrService = /^(?:\d(?:\.\d)?\/10|Netflix|Prime Video|Hulu|Disney\+)$/;

/** '🎬 Here are ten films:', '- Note: all are long.' */
export function isRemark(line: string, item: string): boolean {
  const parsed = parseName(item);
  const isSaid = isSentence(item) && parsed?.hasReason === false;
  if (emoji.test(line) && (isSaid || isHeading(item) || ratingOrService.test(item))) return true;
  return /[.!?:]\W*$/.test(item) && !digits.test(line) && isProse(parsed?.name ?? item);
}

/** '• Heat • Ronin' holds two. */
function bulletedItems(line: string, marker: RegExp): readonly string[] {
  const mark = String(marker.exec(line)?.[0]);
  const text = line.slice(mark.length);
  return /[-+*–—]/.test(mark) ? [text] : text.split(` ${mark.trim()} `);
}

/** '1. Heat 2. Ronin' holds two. */
function numberedItems(line: string): readonly string[] {
  const found = digits.exec(line);
  if (!found) return line.split(/[\u2460-\u2473]|🔟/u);
  const bold = /\*\*|__/.exec(found[0])?.[0] ?? '';
  const rest = (bold + line.slice(found[0].length)).replace(/^(\*\*|__)\1/, '');
  return splitAt(rest, (index) => digitsOf(numberOf(line) + 1 + index));
}

function numberOf(line: string): number {
  return Number(westernNumber(String(digits.exec(line)?.[1])));
}

/** 'a) Heat b) Ronin' holds two. */
function letteredItems(line: string, count: number): readonly string[] {
  const letters = String(lettered.exec(line)?.[1]);
  const isRoman = letters.toLowerCase() === romanNumerals[count];
  return splitAt(line.replace(lettered, ''), (index) => {
    const at = count + 1 + index;
    const next = isRoman ? (romanNumerals[at] ?? '-') : String.fromCharCode(97 + at);
    return letters === letters.toUpperCase() ? next.toUpperCase() : next;
  });
}

function splitAt(text: string, markerAt: (index: number) => string): readonly string[] {
  const items: string[] = [];
  let rest = text;
  for (;;) {
    const marker = `${markerAt(items.length)}(?:[.)](?!\\d)|\ufe0f?\u20e3)`;
    const split = new RegExp(`[\\s,;、]+\\(?${marker}\\)?\\s*`).exec(rest);
    if (!split) return [...items, rest];
    items.push(rest.slice(0, split.index));
    rest = rest.slice(split.index + split[0].length);
  }
}

/** A pattern for a number in western or Hindi digits. */
function digitsOf(number: number): string {
  return String(number).replace(/\d/g, (digit) => `[${digit}${'०१२३४५६७८९'[Number(digit)]}]`);
}

function westernNumber(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
