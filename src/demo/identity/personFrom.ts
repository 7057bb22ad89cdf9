import type { GooglePerson } from './GooglePerson';
import { isEmail } from './isEmail';

export function personFrom(name: string, email: string): GooglePerson | undefined {
  const address = email.trim().toLowerCase();
  const tidyName = name.trim();
  if (tidyName === '' || !isEmail(address)) return undefined;
  return { id: `demo-${address}`, name: tidyName, email: address };
}
