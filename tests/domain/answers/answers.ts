import { nameKey } from '@/domain/movieName';
import type { MovieName } from '@/domain/movieName';
import { parseNames } from '@/domain/parseNames';

/** A hand-written answer in the style of a model, and the names in it. */
export interface Answer {
  readonly model: string;
  readonly language: string;
  readonly isHard: boolean;
  readonly text: string;
  /** 'Heat' or 'Heat (1995)'; empty for a refusal. */
  readonly names: readonly string[];
}

const files = import.meta.glob<string>('./*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All answers in this folder. Its README describes the format of the files. */
export const answers: readonly Answer[] = Object.entries(files).flatMap(([path, file]) =>
  file
    .split(/^=== /m)
    .slice(1)
    .map((entry) => readAnswer(path.slice(2, -4), entry)),
);

function readAnswer(model: string, entry: string): Answer {
  const [head = '', ...lines] = entry.split('\n');
  const end = lines.indexOf('--->');
  const [language = '', kind] = head.split(', ');
  return {
    model,
    language,
    isHard: kind === 'hard',
    text: lines.slice(0, end).join('\n'),
    names: (lines[end + 1] ?? '').split(' | ').filter((name) => name !== ''),
  };
}

export function labelsOf(names: readonly MovieName[]): readonly string[] {
  return names.map(nameKey);
}

/** The names that are read in an answer. */
export function namesIn(answer: string): readonly string[] {
  return labelsOf(parseNames(answer));
}
