import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import type { Area, Drawing } from './drawing';
import type { MachineName } from './machines';
import { Statechart } from './Statechart';
import { useDrawing } from './useDrawing';

interface ChartWindowProps {
  readonly machine: MachineName;
  /** The current states as text. */
  readonly state: string;
  readonly current: readonly string[];
  readonly innermost: readonly string[];
  readonly taken: { readonly ids: readonly string[]; readonly at: number };
}

/** A readable chart that scrolls to the current states, or the whole chart. */
export function ChartWindow({ machine, state, current, innermost, taken }: ChartWindowProps) {
  const [view, setView] = useState<'zoomed' | 'whole'>('zoomed');
  const drawing = useDrawing(machine);
  const pane = useRef<HTMLDivElement>(null);
  const currentKey = innermost.join();

  useEffect(() => {
    const area = drawing && boundsOf(drawing, currentKey.split(','));
    if (pane.current && drawing && area) scrollToArea(pane.current, drawing, area);
  }, [drawing, currentKey, view]);

  return (
    <Frame>
      <Pane
        ref={pane}
        role="region"
        aria-label={`Statechart of ${machine}`}
        tabIndex={0}
        data-view={view}
      >
        {drawing && (
          <Statechart
            drawing={drawing}
            label={`The statechart of ${machine}. Current state: ${state || 'no state'}. The chart follows as text.`}
            current={current}
            taken={taken}
          />
        )}
      </Pane>
      <Switch
        type="button"
        aria-pressed={view === 'whole'}
        onClick={() => setView(view === 'whole' ? 'zoomed' : 'whole')}
      >
        Whole chart
      </Switch>
    </Frame>
  );
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

/** Scrolls only the pane, to the middle of the area. */
function scrollToArea(pane: HTMLElement, { width }: Drawing, area: Area) {
  const scale = (pane.querySelector('svg')?.clientWidth ?? width) / width;
  pane.scrollTo({
    left: (area.x + area.width / 2) * scale - pane.clientWidth / 2,
    top: (area.y + area.height / 2) * scale - pane.clientHeight / 2,
  });
}

const Frame = styled.div`
  position: relative;
  display: grid;
  min-block-size: 0;
  min-inline-size: 0;
`;

const Pane = styled.div`
  container-type: size;
  display: flex;
  block-size: 30rem;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};
  scroll-behavior: smooth;

  svg {
    --fit: min(100cqi, 100cqb * var(--ratio));
    inline-size: clamp(var(--width) * 0.75, var(--fit), var(--width));
    aspect-ratio: var(--ratio);
  }

  &[data-view='whole'] svg {
    inline-size: min(var(--fit), var(--width));
  }

  @media ${mediaQueries.wide} {
    block-size: auto;
    min-block-size: 30rem;
  }
`;

const Switch = styled.button`
  position: absolute;
  inset-block-end: ${tokens.space.s};
  inset-inline-end: ${tokens.space.s};
  min-block-size: 2rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};
  font-size: ${tokens.text.caption};
  font-weight: ${tokens.weight.medium};

  &:hover {
    border-color: ${tokens.color.text};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
`;
