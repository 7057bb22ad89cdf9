import styled, { keyframes } from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import {
  measures,
  type Area,
  type Arrow,
  type Box,
  type Drawing,
  type Line,
  type Point,
} from './drawing';

interface StatechartProps {
  readonly drawing: Drawing;
  /** The accessible name; the states follow as text. */
  readonly label: string;
  /** Ids of the current states. */
  readonly current: readonly string[];
  /** The last transitions, with a number that changes each time. */
  readonly taken: { readonly ids: readonly string[]; readonly at: number };
}

/** Draws a chart. Current states glow, the last transitions flash. */
export function Statechart({ drawing, label, current, taken }: StatechartProps) {
  const lit: Lit = (transitions) =>
    transitions.some((each) => taken.ids.includes(each)) ? '' : undefined;
  /** A new key restarts the flash. */
  const keyOf: KeyOf = (id, transitions) =>
    lit(transitions) === undefined ? id : `${id} ${taken.at}`;
  const isCurrent = ({ state }: Box) => (current.includes(state.id) ? '' : undefined);

  return (
    <Sheet role="img" aria-label={label} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
      {drawing.boxes.map((box) => (
        <Ground
          key={box.state.id}
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx={radius}
          data-kind={box.state.kind}
          data-region={box.state.isRegion ? '' : undefined}
          data-state={box.state.id}
          data-current={isCurrent(box)}
        />
      ))}
      {drawing.arrows.map((arrow) => (
        <ArrowGroup key={keyOf(arrow.id, arrow.transitions)} data-lit={lit(arrow.transitions)}>
          <path d={pathOf(arrow.points)} />
          <polygon points={headOf(arrow)} />
        </ArrowGroup>
      ))}
      {drawing.boxes.map((box) => (
        <Head key={box.state.id} data-current={isCurrent(box)} data-kind={box.state.kind}>
          {box.state.children.length > 0 && <path d={bandOf(box)} />}
          <Lines lines={box.lines} at={box} around={measures.box} lit={lit} keyOf={keyOf} />
        </Head>
      ))}
      {drawing.dots.map(({ id, x, y }) => (
        <InitialDot key={id} cx={x} cy={y} r={measures.dot / 2} />
      ))}
      {drawing.arrows.map(
        ({ id, label: text }) =>
          text && (
            <Label key={id}>
              <rect x={text.x} y={text.y} width={text.width} height={text.height} rx={6} />
              <Lines lines={text.lines} at={text} around={measures.label} lit={lit} keyOf={keyOf} />
            </Label>
          ),
      )}
    </Sheet>
  );
}

type Lit = (transitions: readonly string[]) => '' | undefined;
type KeyOf = (id: string, transitions: readonly string[]) => string;

interface LinesProps {
  readonly lines: readonly Line[];
  readonly at: Area;
  readonly around: Point;
  readonly lit: Lit;
  readonly keyOf: KeyOf;
}

function Lines({ lines, at, around, lit, keyOf }: LinesProps) {
  return lines.map(({ kind, text, transition }, index) => {
    const above = lines.slice(0, index).reduce((sum, line) => sum + measures.line[line.kind], 0);
    const transitions = transition === null ? [] : [transition];
    return (
      <Text
        key={keyOf(String(index), transitions)}
        x={at.x + around.x}
        y={at.y + around.y + above + measures.line[kind] * 0.74}
        data-kind={kind}
        data-lit={lit(transitions)}
      >
        {text}
      </Text>
    );
  });
}

const radius = 10;
const bend = 8;
const head = { length: 9, half: 4.5 } as const;

/** A path through all points with rounded bends, ending at its arrowhead. */
function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const before = points[index] ?? first;
    const after = points[index + 2];
    if (!after) return lineTo(towards(point, before, head.length - 1));
    const reach = Math.min(bend, distance(before, point) / 2, distance(point, after) / 2);
    const end = towards(point, after, reach);
    return `${lineTo(towards(point, before, reach))}Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return `M${first.x} ${first.y}${parts.join('')}`;
}

/** The arrowhead. */
function headOf({ points }: Arrow): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const foot = towards(tip, before, head.length);
  const aside = { x: (tip.y - foot.y) / head.length, y: (foot.x - tip.x) / head.length };
  return [
    tip,
    { x: foot.x + aside.x * head.half, y: foot.y + aside.y * head.half },
    { x: foot.x - aside.x * head.half, y: foot.y - aside.y * head.half },
  ]
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

/** The background of a compound state’s head. */
function bandOf({ x, y, width, headHeight }: Box): string {
  const [left, top, right] = [x + 1, y + 1, x + width - 1];
  const corner = radius - 1;
  return `M${left} ${y + headHeight}V${top + corner}Q${left} ${top} ${left + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}V${y + headHeight}z`;
}

function lineTo({ x, y }: Point): string {
  return `L${x} ${y}`;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** The point at this distance towards another one. */
function towards(from: Point, to: Point, reach: number): Point {
  const share = reach / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const light = keyframes`
  from { color: ${tokens.color.accentStrong}; }
  60% { color: ${tokens.color.accentStrong}; }
`;

const Sheet = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  font-family: ${tokens.font.family};
`;

const Ground = styled.rect`
  fill: ${tokens.color.surface};
  stroke: ${tokens.color.line};
  stroke-width: 1.5;
  transition:
    stroke ${tokens.motion.medium} ${tokens.motion.ease},
    fill ${tokens.motion.medium} ${tokens.motion.ease};

  &[data-kind='atomic'],
  &[data-kind='final'],
  &[data-kind='history'] {
    fill: ${tokens.color.raised};
    stroke: ${tokens.color.edge};
  }

  &[data-kind='final'] {
    stroke-width: 4;
  }

  &[data-region] {
    stroke-dasharray: 7 5;
    stroke: ${tokens.color.edge};
  }

  &[data-current] {
    stroke: ${tokens.color.accent};
  }

  &[data-current]:is([data-kind='atomic'], [data-kind='final']) {
    fill: ${tokens.color.accent};
  }
`;

const ArrowGroup = styled.g`
  color: ${tokens.color.edge};

  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }

  polygon {
    fill: currentColor;
  }

  &[data-lit] {
    animation: ${light} ${tokens.motion.slow} ${tokens.motion.ease};
  }
`;

const Head = styled.g`
  path {
    fill: ${tokens.color.raised};
    transition: fill ${tokens.motion.medium} ${tokens.motion.ease};
  }

  &[data-current]:is([data-kind='atomic'], [data-kind='final']) {
    --ink: ${tokens.color.onAccent};
    --quiet: ${tokens.color.onAccent};
  }

  &[data-current] path {
    fill: ${tokens.cinema.warm};
  }
`;

const InitialDot = styled.circle`
  fill: ${tokens.color.text};
`;

const Label = styled.g`
  rect {
    fill: ${tokens.color.page};
    stroke: ${tokens.color.line};
  }
`;

const Text = styled.text`
  color: var(--ink, ${tokens.color.text});
  fill: currentColor;
  font: ${measures.font.name} ${tokens.font.family};
  white-space: pre;

  &[data-kind='event'] {
    font: ${measures.font.event} ${tokens.font.family};
  }

  &[data-kind='note'] {
    color: var(--quiet, ${tokens.color.muted});
    font: ${measures.font.note} ${tokens.font.family};
  }

  &[data-lit] {
    animation: ${light} ${tokens.motion.slow} ${tokens.motion.ease};
  }
`;
