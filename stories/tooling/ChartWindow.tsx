import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import type { ChartState } from './chart';
import { columns } from './columns';
import type { Area, Box, Drawing } from './drawing';
import type { MachineName } from './machines';
import { StateCard } from './StateCard';
import { Statechart } from './Statechart';
import { pathWords } from './transitionWords';
import { useDrawing } from './useDrawing';
import { useDrag, useZoom } from './useZoom';

interface ChartWindowProps {
  readonly machine: MachineName;
  /** The current states as text. */
  readonly state: string;
  readonly current: readonly string[];
  readonly innermost: readonly string[];
  readonly taken: { readonly ids: readonly string[]; readonly at: number };
  /** More about a state that a person has chosen. */
  readonly about?: ((state: ChartState) => ReactNode) | undefined;
}

/** A chart to zoom and pan. It starts legible and scrolls to the current states when they change. */
export function ChartWindow({
  machine,
  state,
  current,
  innermost,
  taken,
  about,
}: ChartWindowProps) {
  const drawing = useDrawing(machine);
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pane, drawing);
  const drag = useDrag();
  const cardId = useId();
  const [chosen, setChosen] = useState<ChartState | null>(null);
  useFollow(drawing, innermost, zoom);

  const { scale, zoomIn, zoomOut, fitAll } = zoom;
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fitAll,
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    keys[event.key]?.();
  }

  return (
    <Frame onKeyDown={onKeyDown}>
      <Bar>
        <Current role="group" aria-label="Current states">
          {drawing?.boxes
            .filter((box) => innermost.includes(box.state.id))
            .map((box) => (
              <Lamp
                key={box.state.id}
                type="button"
                title="Show it in the chart"
                onClick={() => zoom.show(box)}
              >
                {pathWords(box.state)}
              </Lamp>
            ))}
          {innermost.length === 0 && <Off>Not running on this screen</Off>}
        </Current>
        <Zoom role="group" aria-label="Zoom">
          <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={zoomOut}>
            −
          </button>
          <output>{Math.round(scale * 100)} %</output>
          <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={zoomIn}>
            +
          </button>
          <button type="button" title="Show the whole chart (0)" onClick={fitAll}>
            Fit
          </button>
        </Zoom>
      </Bar>
      <Pane ref={pane} role="region" aria-label={`Statechart of ${machine}`} tabIndex={0} {...drag}>
        {drawing && (
          <Sheet style={{ inlineSize: drawing.width * scale, blockSize: drawing.height * scale }}>
            <Statechart
              drawing={drawing}
              label={`The statechart of ${machine}. Current state: ${state || 'no state'}. The chart follows as text.`}
              current={current}
              taken={taken}
            />
            {drawing.boxes
              .filter((box) => box.state.path !== '')
              .map((box) => (
                <State
                  key={box.state.id}
                  type="button"
                  popoverTarget={cardId}
                  aria-label={pathWords(box.state)}
                  aria-current={current.includes(box.state.id) ? 'true' : undefined}
                  style={scaled(headOf(box), scale)}
                  onClick={() => setChosen(box.state)}
                />
              ))}
          </Sheet>
        )}
      </Pane>
      <StateCard id={cardId} machine={machine} state={chosen} about={about} />
    </Frame>
  );
}

/** Shows all current states if the pane has room, else those that were entered last. */
function useFollow(
  drawing: Drawing | null,
  innermost: readonly string[],
  { isReady, show, holds }: ReturnType<typeof useZoom>,
) {
  const before = useRef<readonly string[]>([]);
  const follow = useEffectEvent(() => {
    if (!drawing || !isReady) return;
    const entered = innermost.filter((id) => !before.current.includes(id));
    const area = [innermost, entered, innermost.slice(-1)]
      .map((ids) => boundsOf(drawing, ids))
      .find((each) => each && holds(each));
    if (area) show(area);
    before.current = innermost;
  });
  const key = innermost.join();
  useEffect(() => follow(), [drawing, isReady, key]);
}

/** The bounding box of these states, if they are drawn. */
function boundsOf({ boxes }: Drawing, ids: readonly string[]): Area | undefined {
  const shown = boxes.filter(({ state }) => ids.includes(state.id));
  if (shown.length === 0) return undefined;
  const x = Math.min(...shown.map((box) => box.x));
  const y = Math.min(...shown.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...shown.map((box) => box.x + box.width)) - x,
    height: Math.max(...shown.map((box) => box.y + box.height)) - y,
  };
}

function headOf({ state, headHeight, ...area }: Box): Area {
  return state.children.length > 0 ? { ...area, height: headHeight } : area;
}

function scaled({ x, y, width, height }: Area, scale: number) {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  min-block-size: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.375rem ${tokens.space.m};
  padding: 0.375rem;
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
  font-size: ${tokens.text.caption};
`;

const Current = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;

const Lamp = styled.button`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-block-size: 1.75rem;
  padding: 0 0.625rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.cinema.warm};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.accent};

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: currentColor;
  }

  &:hover {
    border-color: currentColor;
  }
`;

const Off = styled.p`
  padding-inline: 0.375rem;
  line-height: 1.75rem;
  color: ${tokens.color.muted};
`;

const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;

  button {
    min-inline-size: 1.75rem;
    min-block-size: 1.75rem;
    padding: 0 0.5rem;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    font-weight: ${tokens.weight.medium};

    &:hover {
      border-color: ${tokens.color.accent};
    }
  }

  output {
    min-inline-size: 3rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
    color: ${tokens.color.muted};
  }
`;

const Pane = styled.div`
  contain: size;
  display: flex;
  block-size: min(30rem, 45dvb);
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scroll-behavior: smooth;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @container machine ${columns.narrow} {
    block-size: auto;
    min-block-size: 26rem;
  }
`;

const Sheet = styled.div`
  position: relative;
  flex: none;
  margin: auto;
`;

const State = styled.button`
  position: absolute;
  min-inline-size: 0;
  min-block-size: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.card};
  background: transparent;

  &:hover {
    box-shadow: 0 0 0 2px ${tokens.color.accentStrong};
  }
`;
