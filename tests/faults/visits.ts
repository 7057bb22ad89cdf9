import { kindOf, type Call } from './calls';
import { conditions, faults, type Condition, type Fault } from './faults';
import { pairwise } from './pairwise';
import { screens, type ScreenName } from './screens';

/** A screen, and the weather in which it is used. */
export interface Visit {
  readonly screen: ScreenName;
  readonly width: 'wide' | 'narrow';
  readonly weather:
    | { readonly kind: 'fault'; readonly call: Call; readonly fault: Fault }
    | { readonly kind: 'condition'; readonly condition: Condition };
}

const names = Object.keys(screens) as readonly ScreenName[];
const widths = ['wide', 'narrow'] as const;

/** Every fault at every call of every screen, and every condition at every screen, at both widths. */
export const allVisits: readonly Visit[] = [
  ...names.flatMap((screen) =>
    screens[screen].calls.flatMap((call) =>
      faults.flatMap((fault) =>
        widths.map((width): Visit => ({ screen, width, weather: { kind: 'fault', call, fault } })),
      ),
    ),
  ),
  ...names.flatMap((screen) =>
    conditions.flatMap((condition) =>
      widths.map((width): Visit => ({ screen, width, weather: { kind: 'condition', condition } })),
    ),
  ),
];

/** Screens of one kind are used alike. */
const placeOf: Readonly<Record<ScreenName, string>> = {
  'sign-in': 'a form',
  'sign-up': 'a form',
  'a refused password': 'a form',
  browse: 'browse',
  popup: 'popup',
  'GPT search': 'GPT search',
  Oops: 'Oops',
};

/**
 * A choice in which every two of weather, kind of call, kind of screen and width meet wherever they
 * can.
 */
export const chosenVisits: readonly Visit[] = pairwise(
  allVisits.map((visit, index) => ({ ...factorsOf(visit), index: String(index) })),
  ['place', 'width', 'weather', 'kind'],
).flatMap(({ index }) => allVisits[Number(index)] ?? []);

function factorsOf({ screen, width, weather }: Visit) {
  const place = placeOf[screen];
  return weather.kind === 'fault'
    ? { place, width, weather: weather.fault, kind: kindOf[weather.call] }
    : { place, width, weather: weather.condition, kind: 'none' };
}
