import type { Fields } from './fieldsOf';

/** A field that differs; `absent` if a side does not have it. */
export interface Difference {
  readonly field: string;
  readonly demo: string;
  readonly emulator: string;
}

/** The status, and the code of an error. */
export function summaryOf(fields: Fields): string {
  const message = fields.get('error.message');
  const code = message && String(JSON.parse(message)).split(' : ')[0]?.replace(/\.$/, '');
  return [fields.get('status'), code].filter(Boolean).join(' ');
}

/** Differences by field, sorted by name. Answers of different status differ as a whole. */
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
