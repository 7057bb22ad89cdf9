import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { statesUnder, type Chart, type ChartState, type ChartTransition } from './chart';
import { causeWords, outcomeWords, stateNotes } from './transitionWords';

/** The style of a line. */
export type LineKind = 'name' | 'event' | 'note';

export interface Line {
  readonly kind: LineKind;
  readonly text: string;
  /** The transition that the line describes. */
  readonly transition: string | null;
}

/** The width of a text in px. */
type Measure = (kind: LineKind, text: string) => number;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A state with its position; its lines are in its head. */
export interface Box extends Area {
  readonly state: ChartState;
  readonly lines: readonly Line[];
  readonly headHeight: number;
}

/** An initial state marker. */
interface Dot extends Point {
  readonly id: string;
}

/** An arrow from a state or from an initial marker. */
export interface Arrow {
  readonly id: string;
  /** All transitions from its source to its target; none if it starts at an initial marker. */
  readonly transitions: readonly string[];
  readonly points: readonly Point[];
  readonly label: (Area & { readonly lines: readonly Line[] }) | null;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly dots: readonly Dot[];
  readonly arrows: readonly Arrow[];
}

/** Sizes in px. */
export const measures = {
  line: { name: 22, event: 18, note: 16 } satisfies Record<LineKind, number>,
  font: { name: '700 16px', event: '600 14px', note: '400 13px' } satisfies Record<
    LineKind,
    string
  >,
  box: { x: 12, y: 7 },
  label: { x: 7, y: 3 },
  dot: 10,
} as const;

/** Lays a chart out by ELK, downwards or to the right: whichever fits the frame better. */
export async function drawingOf(
  chart: Chart,
  measure: Measure,
  frame: { readonly width: number; readonly height: number },
): Promise<Drawing> {
  const drawings = await Promise.all([
    drawn(chart, measure, 'DOWN'),
    drawn(chart, measure, 'RIGHT'),
  ]);
  const scale = ({ width, height }: Drawing) =>
    Math.min(frame.width / width, frame.height / height);
  return drawings.reduce((best, other) => (scale(other) > scale(best) ? other : best));
}

type Direction = 'DOWN' | 'RIGHT';

interface Edge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly string[];
  readonly lines: readonly Line[];
}

const maxNoteWidth = 190;
/** ELK gives a state with children the width of those. */
const maxHeadWidth = 140;

const spacing: LayoutOptions = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
};

const layout: LayoutOptions = {
  ...spacing,
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
};

async function drawn(chart: Chart, measure: Measure, direction: Direction): Promise<Drawing> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const states = statesUnder(chart.root);
  const lines = new Map(states.map((state) => [state.id, linesOf(state, chart, measure)]));
  const edges = edgesOf(chart, measure);
  const graph = graphOf(chart, direction, {
    edges,
    head: ({ id }) => sizeOf(get(lines, id), measure, measures.box),
    label: (edge) => sizeOf(edge.lines, measure, measures.label),
  });

  const laidOut = await new Elk().layout(graph);
  const areas = new Map(nodesUnder(laidOut).map((node) => [node.id, areaOf(node)]));
  const routes = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    ...areaOf(laidOut),
    boxes: states.map((state) => ({
      state,
      lines: get(lines, state.id),
      headHeight: heightOf(get(lines, state.id), measures.box),
      ...get(areas, state.id),
    })),
    dots: states
      .filter(hasInitial)
      .map((state) => ({ id: dotOf(state), ...middleOf(get(areas, dotOf(state))) })),
    arrows: edges.map(({ id, transitions, lines }) => {
      const route = get(routes, id);
      const label = route.labels?.[0];
      return {
        id,
        transitions,
        points: pointsOf(route),
        label: label ? { ...areaOf(label), lines } : null,
      };
    }),
  };
}

function edgesOf(chart: Chart, measure: Measure): readonly Edge[] {
  const initial = statesUnder(chart.root).flatMap((state) =>
    state.initial.targets.map((to) => ({
      id: `${dotOf(state)} ${to}`,
      from: dotOf(state),
      to,
      transitions: [],
      lines: actionLines(state.initial.actions, measure, null),
    })),
  );
  const between = new Map<string, Edge>();
  for (const transition of chart.transitions) {
    for (const [index, to] of transition.targets.entries()) {
      const id = `${transition.source} ${to}`;
      const { transitions = [], lines = [] } = between.get(id) ?? {};
      between.set(id, {
        id,
        from: transition.source,
        to,
        transitions: [...transitions, transition.id],
        lines: [...lines, ...(index === 0 ? labelOf(transition, measure) : [])],
      });
    }
  }
  return [...initial, ...between.values()];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Sizes {
  readonly edges: readonly Edge[];
  readonly head: (state: ChartState) => Size;
  readonly label: (edge: Edge) => Size;
}

function graphOf({ root }: Chart, direction: Direction, sizes: Sizes): ElkNode {
  const order = new Map(statesUnder(root).map(({ id }, index) => [id, index]));

  function nodeOf(state: ChartState): ElkNode {
    const head = sizes.head(state);
    const position = get(order, state.id);
    const inOrder = { 'elk.position': `(${position},${position})` };
    if (state.children.length === 0) return { id: state.id, ...head, layoutOptions: inOrder };
    const dot = { id: dotOf(state), width: measures.dot, height: measures.dot };
    return {
      id: state.id,
      children: [...(hasInitial(state) ? [dot] : []), ...state.children.map(nodeOf)],
      layoutOptions: {
        ...spacing,
        ...inOrder,
        'elk.layered.crossingMinimization.semiInteractive': 'true',
        'elk.padding': `[top=${head.height + 10},left=14,bottom=14,right=14]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${head.width},${head.height})`,
      },
    };
  }

  return {
    id: '',
    layoutOptions: { ...layout, 'elk.direction': direction },
    children: [nodeOf(root)],
    edges: sizes.edges.map((edge) => {
      const { id, from, to, lines } = edge;
      return {
        id,
        sources: [from],
        targets: [to],
        layoutOptions: {
          'elk.layered.priority.direction': (order.get(from) ?? -1) < get(order, to) ? '10' : '1',
        },
        ...(lines.length > 0 && {
          labels: [
            {
              text: id,
              ...sizes.label(edge),
              layoutOptions: { 'elk.edgeLabels.inline': 'true' },
            },
          ],
        }),
      };
    }),
  };
}

function hasInitial({ initial }: ChartState): boolean {
  return initial.targets.length > 0;
}

function dotOf({ id }: ChartState): string {
  return `${id} initial`;
}

/** A state’s name, notes and transitions without a target. */
function linesOf(state: ChartState, chart: Chart, measure: Measure): readonly Line[] {
  const targetless = chart.transitions.filter(
    ({ source, targets }) => source === state.id && targets.length === 0,
  );
  const maxWidth = state.children.length > 0 ? maxHeadWidth : maxNoteWidth;
  return [
    { kind: 'name', text: state.name, transition: null },
    ...stateNotes(state).flatMap((note) => noteLines(note, measure, null, maxWidth)),
    ...targetless.flatMap((transition) =>
      noteLines(
        `${causeWords(transition)}: ${outcomeWords(transition, chart)}`,
        measure,
        transition.id,
        maxWidth,
      ),
    ),
  ];
}

function labelOf(transition: ChartTransition, measure: Measure): readonly Line[] {
  const { id, event, condition, actions, reenter } = transition;
  return [
    { kind: 'event', text: event, transition: id },
    ...(condition ? noteLines(condition, measure, id) : []),
    ...actionLines(actions, measure, id),
    ...(reenter ? noteLines('re-entered', measure, id) : []),
  ];
}

function actionLines(actions: readonly string[], measure: Measure, transition: string | null) {
  return actions.length > 0 ? noteLines(`do ${actions.join(', ')}`, measure, transition) : [];
}

/** Wraps a note between words. */
function noteLines(
  note: string,
  measure: Measure,
  transition: string | null,
  maxWidth = maxNoteWidth,
): readonly Line[] {
  const texts: string[] = [];
  for (const word of note.split(' ')) {
    const longer = texts.length > 0 ? `${texts.at(-1)} ${word}` : word;
    if (texts.length > 0 && measure('note', longer) <= maxWidth) texts[texts.length - 1] = longer;
    else texts.push(word);
  }
  return texts.map((text) => ({ kind: 'note', text, transition }));
}

function sizeOf(lines: readonly Line[], measure: Measure, around: Point): Size {
  const widths = lines.map(({ kind, text }) => measure(kind, text));
  return { width: Math.ceil(Math.max(...widths)) + 2 * around.x, height: heightOf(lines, around) };
}

function heightOf(lines: readonly Line[], around: Point): number {
  return lines.reduce((height, { kind }) => height + measures.line[kind], 2 * around.y);
}

function nodesUnder(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesUnder)];
}

function areaOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area {
  return { x, y, width, height };
}

function middleOf({ x, y, width, height }: Area): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function pointsOf({ sections = [] }: ElkExtendedEdge): readonly Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}

function get<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw new Error(`The layout has no ${id}.`);
  return value;
}
