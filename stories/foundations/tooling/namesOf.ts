/** Typed `Object.keys`. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>) {
  return Object.keys(record).filter((name): name is Name => name in record);
}
