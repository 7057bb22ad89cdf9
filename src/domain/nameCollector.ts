import { mergedTitle } from './mergedNames';
import { maxNames, type MovieName } from './movieName';
import { isYear, parseName, stripMarkers, yearBefore, yearIn } from './parseName';

/** Twice as many as names: a title with commas can come in several parts. */
const maxParts = 2 * maxNames;

/** Fewer may be titles: '2001: A Space Odyssey', 'Blade Runner 2049', 'Kill Bill - Vol. 1'. */
const minByPattern = { yearBefore: 3, yearAfter: 4, remark: 3 } as const;

/** Before the last name in a line of its own. */
const lastAnd = /^\s*(?:and|or) (?=["“*_]*\p{Lu})/u;

/** Puts names in order, without repeats, as soon as they are certain. */
export function nameCollector() {
  const found: MovieName[] = [];
  let emitted = 0;
  /** The first parts, until it is known whether years stand between or after the names. */
  let opening: string[] | undefined = [];
  let years: 'between' | 'after' | undefined;
  let hasYears = false;
  /** Parts of a title with commas, in a list where every title ends with its year. */
  let pieces: string[] = [];
  /** The first names, while each may have its year before or after it, or a remark. */
  let undecided: string[] | undefined = [];
  let pattern: Pattern | undefined;

  function add(text: string, year?: number) {
    if (undecided && year === undefined) {
      const here = patternOf(text);
      if (undecided.length === 0) pattern = here;
      if (pattern !== undefined && here === pattern) {
        undecided.push(text);
        if (undecided.length === minByPattern[pattern]) decide();
        return;
      }
    }
    decide();
    addDecided(text, year);
  }

  function decide() {
    if (undecided === undefined) return;
    const names = undecided;
    if (pattern !== undefined && names.length < minByPattern[pattern]) pattern = undefined;
    if (pattern === 'remark' && areOfSeries(names)) pattern = undefined;
    undecided = undefined;
    for (const name of names) addDecided(name);
  }

  function addDecided(text: string, year?: number) {
    const bare = stripMarkers(text);
    const before = pattern === 'yearBefore' ? yearBefore.exec(bare) : null;
    if (before) addName(bare.replace(yearBefore, '$1'), Number(before[2]));
    else if (pattern === 'remark') addName(withoutRemark(bare), year);
    else addName(pattern === 'yearAfter' ? bare.replace(yearAtEnd, ' ($1)') : text, year);
  }

  function addName(text: string, year?: number) {
    const parsed = parseName(found.length > 0 ? text.replace(lastAnd, '') : text);
    if (!parsed) return;
    const name: MovieName = { name: parsed.name, ...yearOf(parsed.year ?? year) };
    if (found.length < maxParts && !found.some((other) => isSame(other, name))) found.push(name);
  }

  function addFollowing(part: string) {
    if (years === 'between') {
      const [name] = pieces;
      if (name !== undefined && isYear(part)) {
        pieces = [];
        return add(name, yearIn(part));
      }
      flush();
      pieces = [part];
      return;
    }
    const dated = years === 'after' ? part.replace(yearAtEnd, ' ($1)') : part;
    const parsed = parseName(dated);
    if (!hasYears || parsed?.year !== undefined || pieces.length >= 3) {
      hasYears ||= parsed?.year !== undefined && years === undefined;
      const whole = parsed?.year === undefined ? undefined : mergedTitle([...pieces, dated]);
      if (whole === undefined) flush();
      pieces = [];
      add(whole ?? dated);
    } else pieces.push(dated);
  }

  function flush() {
    for (const piece of pieces) add(piece);
    pieces = [];
  }

  function release() {
    const held = opening ?? [];
    opening = undefined;
    for (const part of held) addFollowing(part);
  }

  return {
    /** Whether it is known where years stand. */
    isDecided: () => opening === undefined,
    add(text: string, year?: number) {
      release();
      flush();
      add(text, year);
    },
    /** A part of a list in one line. */
    addPart(part: string, mayBeYear: boolean) {
      const text = stripMarkers(part);
      if (!opening) return addFollowing(text);
      opening.push(text);
      const decided = yearsIn(opening, mayBeYear);
      if (decided === 'unknown') return;
      years = decided;
      release();
    },
    endLine: flush,
    end() {
      release();
      flush();
      decide();
    },
    taken(): readonly MovieName[] {
      const fresh = found.slice(emitted);
      emitted = found.length;
      return fresh;
    },
  };
}

type Pattern = keyof typeof minByPattern;

/** '1927: Metropolis', 'Metropolis 1927' or 'Metropolis – Fritz Lang', not '1917 (2019)'. */
function patternOf(text: string): Pattern | undefined {
  if (parseName(text)?.year !== undefined) return undefined;
  const bare = stripMarkers(text);
  if (yearBefore.test(bare)) return 'yearBefore';
  if (yearAtEnd.test(bare)) return 'yearAfter';
  return remark.test(bare) ? 'remark' : undefined;
}

/** Not in 'Mission: Impossible – Fallout'. */
const remark = /^([^:：*_"“«]+) [-–—] .+$/;

function withoutRemark(text: string): string {
  return text.replace(remark, '$1');
}

/** 'Mission Impossible - Fallout', 'Mission Impossible - Rogue Nation' */
function areOfSeries(names: readonly string[]): boolean {
  return new Set(names.map((name) => withoutRemark(stripMarkers(name)))).size < names.length;
}

const yearAtEnd = /(?<=[^\s,–—-])\s+((?:1[89]|20)\d\d)\.?$/;

/** Where years without brackets stand in a list: four parts are enough to tell. */
function yearsIn(
  parts: readonly string[],
  mayBeYear: boolean,
): 'between' | 'after' | undefined | 'unknown' {
  if (parts.every((part) => yearAtEnd.test(part))) return parts.length < 4 ? 'unknown' : 'after';
  if (parts.length < 2) return mayBeYear ? 'unknown' : undefined;
  const [first, second, third, fourth] = parts.map(isYear);
  if (!second || (first && third)) return undefined;
  if (fourth === undefined) return 'unknown';
  return fourth ? 'between' : undefined;
}

function yearOf(year: number | undefined): { year?: number } {
  return year === undefined ? {} : { year };
}

function isSame(one: MovieName, other: MovieName): boolean {
  if (one.name.toLowerCase() !== other.name.toLowerCase()) return false;
  return one.year === undefined || other.year === undefined || one.year === other.year;
}
