import { effectOf, kindOf, type Call } from './calls';
import { conditions, faults, type Condition, type Fault } from './faults';
import { pairwise } from './pairwise';
import { screens, type ScreenName } from './screens';

export interface Visit {
  readonly screen: ScreenName;
  readonly width: 'wide' | 'narrow';
  readonly conditions:
    | { readonly kind: 'fault'; readonly call: Call; readonly fault: Fault }
    | { readonly kind: 'condition'; readonly condition: Condition };
}

const names = Object.keys(screens) as readonly ScreenName[];
const widths = ['wide', 'narrow'] as const;

/**
 * Every fault at every request of every screen, and every condition at every screen, at both
 * widths.
 */
export const allVisits: readonly Visit[] = [
  ...names.flatMap((screen) =>
    screens[screen].calls.flatMap((call) =>
      faults.flatMap((fault) =>
        widths.map((width): Visit => ({
          screen,
          width,
          conditions: { kind: 'fault', call, fault },
        })),
      ),
    ),
  ),
  ...names.flatMap((screen) =>
    conditions.flatMap((condition) =>
      widths.map((width): Visit => ({
        screen,
        width,
        conditions: { kind: 'condition', condition },
      })),
    ),
  ),
];

/** Screens of one kind are used alike. */
const screenKindOf: Readonly<Record<ScreenName, string>> = {
  'sign-in': 'a form',
  'sign-up': 'a form',
  'a refused password': 'a form',
  browse: 'browse',
  popup: 'popup',
  'GPT search': 'GPT search',
  'not found': 'not found',
};

/** A selection that covers every possible pair of effect, request kind, screen kind and width. */
export const selectedVisits: readonly Visit[] = pairwise(
  allVisits.map((visit, index) => ({ ...factorsOf(visit), index: String(index) })),
  ['screenKind', 'width', 'effect', 'kind'],
).flatMap(({ index }) => allVisits[Number(index)] ?? []);

function factorsOf({ screen, width, conditions }: Visit) {
  const screenKind = screenKindOf[screen];
  if (conditions.kind === 'condition') {
    return { screenKind, width, effect: conditions.condition, kind: 'none' };
  }
  const kind = kindOf[conditions.call];
  return { screenKind, width, effect: effectOf(conditions.fault, kind), kind };
}
