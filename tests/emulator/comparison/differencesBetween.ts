import type { Fields } from './fieldsOf';

/** One field in which the two sides differ, `absent` where a side does not have it. */
export interface Difference {
  readonly field: string;
  readonly demo: string;
  readonly emulator: string;
}

/** An answer in a word: its status, and the code where it is a refusal. */
export function summaryOf(fields: Fields): string {
  const message = fields.get('error.message');
  const code = message && String(JSON.parse(message)).split(' : ')[0]?.replace(/\.$/, '');
  return [fields.get('status'), code].filter(Boolean).join(' ');
}

/** Field by field, in the order of their names; answers of different status differ as a whole. */
export function differencesBetween(demo: Fields, emulator: Fields): readonly Difference[] {
  if (demo.get('status') !== emulator.get('status')) {
    return [{ field: 'response', demo: summaryOf(demo), emulator: summaryOf(emulator) }];
  }
  return [...new Set([...demo.keys(), ...emulator.keys()])]
    .sort()
    .filter((field) => demo.get(field) !== emulator.get(field))
    .map((field) => ({
      field,
      demo: demo.get(field) ?? 'absent',
      emulator: emulator.get(field) ?? 'absent',
    }));
}
