import type { Answer } from '@/domain/answerState';

/** Ends the answer: 'Heat (1995)'. */
export function namesOf({ names }: Answer): readonly string[] {
  names.end();
  return names.taken().map(({ name, year }) => (year === undefined ? name : `${name} (${year})`));
}
