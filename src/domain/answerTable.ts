import { isYear, parseName, yearIn } from './parseName';

interface Columns {
  readonly title?: number | undefined;
  readonly year?: number | undefined;
}

/** Rows of a table; names between '|' in a single line are no table. */
export function tableReader(add: (name: string, year?: number) => void) {
  /** A line that is a head if a rule follows, else a row. */
  let held: readonly string[] | undefined;
  let columns: Columns | undefined;
  let isAfterEmptyLine: boolean | undefined;

  function addRow(cells: readonly string[]) {
    const at = columns?.title ?? cells.findIndex((cell) => !isRank(cell));
    const title = cells[at];
    if (title === undefined) return;
    const dated =
      columns?.year === undefined
        ? cells.find((cell, index) => index !== at && isYear(cell))
        : cells[columns.year];
    add(title, dated === undefined ? undefined : yearIn(dated));
  }

  return {
    /** Reads a line with '|'; returns whether it is known to belong to a table. */
    row(line: string): boolean {
      const cells = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      const before = held;
      const mayBeHead = isAfterEmptyLine;
      held = undefined;
      isAfterEmptyLine = false;
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) columns = columnsOf(before ?? cells);
      else if (columns || before) {
        columns ??= {};
        if (before) addRow(before);
        if (mayBeHead) held = cells;
        else addRow(cells);
      } else {
        held = cells;
        return false;
      }
      return true;
    },
    /** After an empty line another table may begin. */
    pause() {
      isAfterEmptyLine = true;
    },
    /** Ends the table; returns whether its only line was a list. */
    end(): boolean {
      const isList = held !== undefined && !columns;
      if (held && columns) addRow(held);
      else for (const cell of namesIn(held ?? [])) add(cell);
      held = undefined;
      columns = undefined;
      return isList;
    },
  };
}

/** All cells, but only the title of 'Heat (1995) | Crime | 8.3'. */
function namesIn(cells: readonly string[]): readonly string[] {
  const dated = cells.filter((cell) => parseName(cell)?.year !== undefined);
  return dated.length === 1 && dated[0] === cells[0] ? dated : cells;
}

function columnsOf(head: readonly string[]): Columns {
  const indexOf = (pattern: RegExp) => {
    const index = head.findIndex((cell) => pattern.test(cell));
    return index < 0 ? undefined : index;
  };
  return { title: indexOf(titleColumn), year: indexOf(yearColumn) };
}

const titleColumn =
  /title|movie|film|name|t[ií]tulo|película|nombre|शीर्षक|फ\u093c?िल्म|नाम|タイトル|作品|映画/i;
const yearColumn = /year|released?|año|वर्ष|साल|年/i;

function isRank(cell: string): boolean {
  return /^#?\d{1,2}[.)]?$|^[^\p{L}\p{N}]*$/u.test(cell.replace(/[*_`]/g, '').trim());
}
