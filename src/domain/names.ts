/** How many names a search shows. */
export const maxNames = 10;

/** How many characters a name may have; what is longer is prose. */
export const maxNameLength = 150;

/** Twice as many as names, since a title with commas comes in several. */
const maxParts = 2 * maxNames;
const between = /[,\n\r]/;

/**
 * The parts of what the chat service wrote, most often a name each: parted at commas and line ends,
 * trimmed, without numbering, quotes, final full stop, control characters, empty or overlong parts
 * and repeats (whatever the case); twenty at most.
 */
export function nameParts(text: string): string[] {
  const names = new Map<string, string>();
  for (const part of text.split(between)) {
    const name = normaliseName(part);
    const key = name.toLowerCase();
    const fits = name !== '' && name.length <= maxNameLength;
    if (fits && !names.has(key)) names.set(key, name);
  }
  return [...names.values()].slice(0, maxParts);
}

/** The parts that no further text can change: all but what stands after the last comma or line end. */
export function finishedParts(text: string): string[] {
  return nameParts(text.slice(0, Math.max(0, text.lastIndexOf(','), text.lastIndexOf('\n'))));
}

const numbering = /^(?:[-*•·]\s|#?\(?\d{1,2}(?:[.)](?!\d)|\s+[-–—:]\s)\s*)/u;
const emphasis = /^([*_`])(.+)\1$/u;
const quotes = /^["“”„«»]|["“”„«»]$/gu;
const pairedQuotes = /^(?:'(.+)'|‘(.+)’)$/u;
const finalStops = /[.。]$/u;
/** Control characters, and those that turn the direction of what follows them. */
const controls = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Each pass removes one layer of what surrounds the name. */
function normaliseName(part: string): string {
  let name = part.replace(controls, ' ');
  let before: string;
  do {
    before = name;
    name = name
      .replace(numbering, '')
      .replace(emphasis, '$2')
      .replace(quotes, '')
      .replace(pairedQuotes, '$1$2')
      .replace(finalStops, '')
      .trim();
  } while (name !== before);
  return name;
}
