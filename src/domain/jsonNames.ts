import { isMostlyLowerCase, isProse } from './answerProse';
import { isYear, yearIn } from './parseName';

interface Level {
  readonly isObject: boolean;
  /** The key that this level is the value of. */
  readonly name: string;
  key: string | undefined;
  title: string | undefined;
  year: number | undefined;
  /** Whether it holds a list of movies, so that its title is not one. */
  isAroundList: boolean;
}

const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”' };
const titleKey =
  /^(?:(?:movie|film)?[ _]?(?:title|name)|movie|film|t[ií]tulo|nombre|pel[ií]cula|नाम|शीर्षक|फ\u093c?िल्म|タイトル|題名|作品名?|映画)$/i;
const numberedKey = /^(?:movie|film|title|item)?[ _#]?\d{1,2}$/i;
const listKey =
  /(?:movies|films|titles|names|list|recommendations|suggestions|películas|títulos)$/i;
const answerKey = /^(?:response|answer|output|result|respuesta|उत्तर)$/i;
/** The key of a list inside a wrapper object: {"title": "Heists", "movies": [...]}. */
const movieListKey = /^(?:movies|films|titles|recommendations|suggestions|results|películas)$/i;
/** The key of a list with details of one movie, such as its cast. */
const detailKey =
  /genre|género|cast|actor|actress|star|director|writer|reparto|elenco|tag|keyword|theme|mood|stream|platform|plataforma|where|language|idioma|countr|país|शैली|कलाकार/i;
const yearKey = /year|date|released?$|año|वर्ष|年/i;

/**
 * Reads a JSON value as it streams, character by character, and reports each movie in it: a string in an
 * array, an object with a title, or a key with a year. It forgives what `JSON.parse` does not: single and
 * curly quotes, comments, extra commas and a missing end.
 */
export function jsonNames(emit: (name: string, year?: number) => void) {
  const levels: Level[] = [];
  let text: string | undefined;
  let closer: string | undefined;
  let isEscaped = false;
  /** The digits of a `\uXXXX` so far. */
  let code: string | undefined;
  /** A string that may be a key: what follows decides. A quote inside a word may not end it. */
  let held: string | undefined;
  let bare = '';
  let gap: string | undefined;
  let isAfterSlash = false;
  let isComment = false;

  const top = () => levels.at(-1);

  function value(content: string) {
    const level = top();
    if (!level) return;
    if (!level.isObject) {
      const isOfMovie = levels.at(-2)?.title !== undefined && !movieListKey.test(level.name);
      return detailKey.test(level.name) || isOfMovie ? undefined : emit(content);
    }
    const { key } = level;
    level.key = undefined;
    if (key === undefined) return;
    if (titleKey.test(key)) level.title ??= content;
    else if (yearKey.test(key)) level.year ??= yearIn(content);
    else if (numberedKey.test(key) && !isYear(content)) emit(content);
    else if (isYear(content)) emit(key, yearIn(content));
    else if (listKey.test(key) || (answerKey.test(key) && isList(content))) {
      for (const name of content.split(',')) emit(name);
    }
  }

  function endBare() {
    if (bare !== '') value(bare);
    bare = '';
  }

  function settle(next?: string) {
    const level = top();
    if (held === undefined) return;
    if (level?.isObject && level.key === undefined && next === ':') level.key = held;
    else value(held);
    held = undefined;
  }

  function close() {
    const level = levels.pop();
    const around = top();
    if (!level || level.isAroundList) return;
    const isDetail = detailKey.test(level.name || String(around?.name));
    // Such as one of its actors.
    if (isDetail && levels.some(({ title }) => title !== undefined)) return;
    if (level.title !== undefined) emit(level.title, level.year);
    else if (around?.title !== undefined) around.year ??= level.year;
    else if (level.year !== undefined && level.name !== '' && !listKey.test(level.name)) {
      emit(level.name, level.year);
    }
  }

  return {
    /** Takes the next character; true once the value is complete. */
    step(char: string): boolean {
      if (text !== undefined) {
        if (code !== undefined) {
          code += char;
          if (code.length < 4) return false;
          text += String.fromCharCode(Number.parseInt(code, 16));
          code = undefined;
        } else if (isEscaped) {
          if (char === 'u') code = '';
          else text += 'bfnrt'.includes(char) ? ' ' : char;
          isEscaped = false;
        } else if (char === '\\') isEscaped = true;
        else if (char === closer) {
          held = text;
          gap = '';
          text = undefined;
        } else text += char;
        return false;
      }
      isComment &&= !/[\n\r]/.test(char);
      isComment ||= char === '#' || (isAfterSlash && char === '/');
      isAfterSlash = char === '/';
      if (isComment || isAfterSlash) return false;
      if (/\s/.test(char)) {
        gap = ' ';
        return false;
      }
      if (held !== undefined && closer === "'" && !/[,:\]}]/.test(char)) {
        text = `${held}'${gap}${char}`;
        held = undefined;
        return false;
      }
      settle(char);
      const opened = closers[char];
      if (opened !== undefined) {
        text = '';
        closer = opened;
      } else if (char === '[' || char === '{') {
        const level = top();
        levels.push({
          isObject: char === '{',
          name: level?.key ?? '',
          key: undefined,
          title: undefined,
          year: undefined,
          isAroundList: false,
        });
        if (char === '[' && movieListKey.test(level?.key ?? '')) {
          for (const around of levels) around.isAroundList ||= around.isObject;
        }
        if (level) level.key = undefined;
      } else if (char === ']' || char === '}') {
        endBare();
        close();
      } else if (char === ',') endBare();
      else if (char !== ':') bare += char;
      return levels.length === 0;
    },
    /** Ends a value that was cut off. */
    end() {
      endBare();
      settle();
      while (levels.length > 0) close();
    },
  };
}

function isList(text: string): boolean {
  return text.includes(',') && !isProse(text) && !isMostlyLowerCase(text, 3);
}

/** Whether a line begins a JSON value; a Markdown link and a title such as '[REC]' do not. */
export function beginsJson(line: string): boolean {
  return /^\s*(?:[\w ]+=\s*)?(?:\[\s*["'“{[]|\{\s*["'“])/.test(line);
}

/** Whether a line that ended here began one. */
export function opensJson(line: string): boolean {
  return /^\s*(?:[\w ]+=\s*)?[[{]\s*$/.test(line);
}
