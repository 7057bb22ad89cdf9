import fc from 'fast-check';
import { and, createMachine, fromPromise, not, or, stateIn, type AnyStateMachine } from 'xstate';

/** Machine features that the product’s machines do not use. */
export const edgeCaseMachines: Readonly<Record<string, AnyStateMachine>> = {
  'one state': createMachine({ id: 'still' }),

  'ends, histories and delays': createMachine({
    id: 'player',
    initial: 'off',
    states: {
      off: { on: { start: 'on' }, after: { 500: 'ended', 90000: { actions: 'wonder' } } },
      on: {
        id: 'running',
        initial: 'slow',
        history: 'deep',
        exit: ['rest', 'sleep'],
        after: { timeout: '.fast' },
        onDone: 'ended',
        states: {
          slow: { on: { faster: 'fast' } },
          fast: { on: { stop: 'done' } },
          done: { type: 'final' },
          past: { type: 'history', history: 'deep' },
        },
        on: { pause: 'off', again: { target: '#running', reenter: true } },
      },
      ended: { type: 'final' },
    },
    on: { resume: '.on.past', '*': { actions: 'shrug' }, 'key.*': '.off' },
  }),

  'several targets, and a loop on itself': createMachine({
    id: 'lamp',
    type: 'parallel',
    on: {
      both: { target: ['.left.lit', '.right.lit'] },
      again: { target: '.left', reenter: true },
    },
    states: {
      left: { initial: 'dark', states: { dark: {}, lit: { on: { blink: 'lit' } } } },
      right: { initial: 'dark', states: { dark: {}, lit: {} } },
    },
  }),

  'conditions of conditions, and nothing with a name': createMachine({
    id: 'gate',
    initial: { target: 'shut', actions: 'creak' },
    invoke: { src: fromPromise(() => Promise.resolve()), onDone: '.open', onSnapshot: '.shut' },
    states: {
      shut: {
        invoke: { src: 'knock', onError: 'open' },
        always: [{ guard: and(['isDay', not('isRain')]), target: 'open' }],
        on: {
          push: [
            {
              guard: or([and(['isStrong', 'isAngry']), stateIn({ shut: 'tight' })]),
              target: 'open',
            },
            { guard: () => false, actions: () => {} },
            { target: 'shut.tight' },
          ],
        },
        initial: 'loose',
        states: { loose: {}, tight: {} },
      },
      open: {},
    },
  }),
};

interface Tree {
  readonly isParallel: boolean;
  readonly children: readonly Tree[];
}

function trees(depth: number): fc.Arbitrary<Tree> {
  return fc.record({
    isParallel: fc.boolean(),
    children: depth > 0 ? fc.array(trees(depth - 1), { maxLength: 3 }) : fc.constant([]),
  });
}

interface Leap {
  readonly from: number;
  readonly to: number | undefined;
  readonly event: string;
  readonly reenter: boolean;
  readonly guard: string | undefined;
}

const leaps = fc.array(
  fc.record<Leap>({
    from: fc.nat(),
    to: fc.option(fc.nat(), { nil: undefined }),
    event: fc.constantFrom('a', 'b', 'c.d'),
    reenter: fc.boolean(),
    guard: fc.option(fc.constantFrom('isOne', 'isAnother'), { nil: undefined }),
  }),
  { maxLength: 8 },
);

/** An arbitrary state tree with arbitrary transitions. */
export const anyMachine: fc.Arbitrary<AnyStateMachine> = fc
  .tuple(trees(3), leaps)
  .map(([tree, chosen]) => {
    const ids = idsOf(tree, 's');
    const idAt = (place: number) => ids[place % ids.length] ?? 's';
    return createMachine({
      id: 's',
      ...configOf(tree, 's', (id) =>
        chosen
          .filter(({ from }) => idAt(from) === id)
          .map(({ to, event, reenter, guard }) => [
            event,
            {
              reenter,
              ...(to !== undefined && { target: `#${idAt(to)}` }),
              ...(guard !== undefined && { guard }),
            },
          ]),
      ),
    });
  });

type Config = Parameters<typeof createMachine>[0];
type Chosen = readonly (readonly [event: string, transition: object])[];

function configOf(tree: Tree, id: string, chosenAt: (id: string) => Chosen): Config {
  const chosen = chosenAt(id);
  const inside = tree.children.map((child, index) => [
    `s${index}`,
    configOf(child, `${id}.s${index}`, chosenAt),
  ]);
  return {
    id,
    on: Object.fromEntries(
      chosen.map(([event]) => [
        event,
        chosen.filter(([other]) => other === event).map(([, transition]) => transition),
      ]),
    ),
    ...(inside.length > 0 && {
      states: Object.fromEntries(inside),
      ...(tree.isParallel ? { type: 'parallel' } : { initial: 's0' }),
    }),
  };
}

function idsOf(tree: Tree, id: string): readonly string[] {
  return [id, ...tree.children.flatMap((child, index) => idsOf(child, `${id}.s${index}`))];
}
