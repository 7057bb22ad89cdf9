/** The names in a record, typed as the names that they are. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>) {
  return Object.keys(record).filter((name): name is Name => name in record);
}
