import type { GooglePerson } from './GooglePerson';

export function personFrom(name: string, email: string): GooglePerson | undefined {
  const address = email.trim().toLowerCase();
  const tidyName = name.trim();
  if (tidyName === '' || !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address)) return undefined;
  return { id: `demo-${address}`, name: tidyName, email: address };
}
