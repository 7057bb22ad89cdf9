import { line } from '../resultTable.mjs';
import { visit } from '../visit.mjs';

/** The sign-in form for a new visitor, and /browse for a returning one. */
export async function visits({ built, site, times }) {
  const arrivals = await times((phone) => visit(phone, `${site}/`), {
    moments: ['form', 'hydrated'],
  });
  const returns = await times((phone) => visit(phone, `${site}/browse`), {
    isReturning: true,
    moments: ['cards'],
  });
  const filesOf = (chunks) => built.closureOf(chunks).map(({ fileName }) => fileName);
  const toHydrate = filesOf([built.entry]);
  const afterwards = filesOf(
    ['services/firebase/firebaseAuthenticator.ts', 'app/focus/startFocusManagement.ts'].map(
      built.chunkOf,
    ),
  );
  const isOneOf = (files, { url }) => files.some((file) => url.endsWith(file));
  const isNeeded = (request) =>
    !request.url.endsWith('.js') || isOneOf([...toHydrate, ...afterwards], request);
  const bytes = (requests) => requests.reduce((sum, request) => sum + request.bytes, 0) / 1_000;

  return [
    line({ name: 'sign-in form visible', goal: 900, unit: 'ms' }, arrivals, ({ form }) => form),
    line(
      { name: 'sign-in form hydrated', goal: 1_100, unit: 'ms' },
      arrivals,
      ({ hydrated }) => hydrated,
    ),
    line({ name: 'our host, until sign-in is idle', goal: 180, unit: 'KB' }, arrivals, ({ ours }) =>
      bytes(ours.filter(isNeeded)),
    ),
    line({ name: '… prefetched, not counted', unit: 'KB' }, arrivals, ({ ours }) =>
      bytes(ours.filter((request) => !isNeeded(request))),
    ),
    line(
      { name: 'JavaScript before the form is hydrated', goal: 102, unit: 'KB' },
      arrivals,
      ({ ours }) => bytes(ours.filter((request) => isOneOf(toHydrate, request))),
    ),
    line({ name: 'sign-in: layout shift', goal: 0.01 }, arrivals, ({ shift }) => shift),
    line(
      { name: '/browse: first row’s cards', goal: 1_300, unit: 'ms' },
      returns,
      ({ cards }) => cards,
    ),
    line(
      { name: '/browse: blocking time', goal: 250, unit: 'ms' },
      returns,
      ({ blocking }) => blocking,
    ),
    line({ name: '/browse: layout shift', goal: 0.01 }, returns, ({ shift }) => shift),
    line(
      { name: '/browse: requests to other hosts', goal: 40 },
      returns,
      ({ others }) => others.length,
    ),
  ];
}
