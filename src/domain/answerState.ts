import { itemOrder } from './answerItems';
import { sectionTitles } from './answerSections';
import { tableReader } from './answerTable';
import { nameCollector } from './nameCollector';
import { parseName } from './parseName';

/**
 * How an answer is written, known once its first name is:
 * - inline: names between separators
 * - lines: a name on each line
 * - marked: numbered or bulleted items, table rows or JSON; other lines are remarks
 */
type Style = 'inline' | 'lines' | 'marked';

/** The line that is coming. */
interface Line {
  /** What has come and is not read yet. */
  text: string;
  /** Whether nothing more of it is read. */
  isSkipped: boolean;
  isProse: boolean;
  /** Whether a part gave a reason: 'Heat - a crime saga, Ronin'. */
  isAnnotated: boolean;
  /** Whether the part before ended a title: 'Heat (1995), a crime saga'. */
  isAfterTitle: boolean;
  /** Whether it begins with an announcement: 'I recommend …'. */
  hasLeadIn: boolean;
  /** Whether it begins with a heading: 'Also good: …'. */
  hasHeading: boolean;
  /** How many parts are read. */
  parts: number;
}

/** What is known of an answer so far. */
export interface Answer {
  style: Style | undefined;
  line: Line;
  /** The first line, which is a name or, if a list follows, its heading. */
  heading: string | undefined;
  /** An item that ends with a colon: a title, or the heading of the items below it. */
  group: string | undefined;
  /** The name in the first sentence, which counts if the next one has another. */
  mentioned: readonly string[];
  /** Whether items hold lists with labels: '- Feel-good: Chef, Babe'. */
  hasLabels: boolean;
  /** Whether each line gives a title and the reason for it. */
  isReasoned: boolean;
  /** Whether sentences hold the names: 'I would start with *Heat*.' */
  isNarrated: boolean;
  /** Whether items are questions or offers: 'If you like, I can:'. */
  isAsideList: boolean;
  /** Whether items say more about the title above them. */
  hasDetails: boolean;
  /** Whether lines say more about the bold or dated title above them. */
  hasRemarks: boolean;
  /** Whether a line had more parts than a title has. */
  hasLongLine: boolean;
  readonly names: ReturnType<typeof nameCollector>;
  readonly table: ReturnType<typeof tableReader>;
  readonly items: ReturnType<typeof itemOrder>;
  readonly sections: ReturnType<typeof sectionTitles>;
}

export const newLine = (): Line => ({
  text: '',
  isSkipped: false,
  isProse: false,
  isAnnotated: false,
  isAfterTitle: false,
  hasLeadIn: false,
  hasHeading: false,
  parts: 0,
});

export function newAnswer(): Answer {
  const names = nameCollector();
  const answer: Answer = {
    style: undefined,
    line: newLine(),
    heading: undefined,
    group: undefined,
    mentioned: [],
    hasLabels: false,
    isReasoned: false,
    isNarrated: false,
    isAsideList: false,
    hasDetails: false,
    hasRemarks: false,
    hasLongLine: false,
    names,
    table: tableReader((name, year) => names.add(name, year)),
    items: itemOrder(),
    sections: sectionTitles((title) => {
      answer.style = 'lines';
      names.add(title);
    }),
  };
  return answer;
}

/** Whether a name or a heading has come. */
export function hasBegun({ style, heading }: Answer) {
  return (style ?? heading) !== undefined;
}

export function hasDatedHeading(answer: Answer) {
  return answer.heading !== undefined && parseName(answer.heading)?.year !== undefined;
}

/** The heading is a name. */
export function releaseHeading(answer: Answer) {
  const held = answer.heading;
  answer.heading = undefined;
  if (held === undefined) return;
  answer.style ??= 'lines';
  answer.names.add(held);
}

export function endTable(answer: Answer) {
  if (answer.table.end()) answer.style ??= 'inline';
}
