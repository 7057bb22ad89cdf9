import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import type { Drawing } from './drawing';

interface ChartOverviewProps {
  readonly drawing: Drawing;
  readonly current: readonly string[];
  readonly pane: RefObject<HTMLElement | null>;
  readonly scale: number;
}

/** The whole chart in small, with the part that the pane shows. A press moves the pane there. */
export function ChartOverview({ drawing, current, pane, scale }: ChartOverviewProps) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = useScrolled(pane, scale);

  function moveTo({ buttons, currentTarget, clientX, clientY }: PointerEvent<SVGElement>) {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    pane.current?.scrollTo({
      left: ((clientX - left) / width) * drawing.width * scale - clientWidth / 2,
      top: ((clientY - top) / height) * drawing.height * scale - clientHeight / 2,
      behavior: 'instant',
    });
  }

  return (
    <Map
      aria-hidden="true"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onPointerDown={moveTo}
      onPointerMove={moveTo}
    >
      {drawing.boxes.map(({ state, x, y, width, height }) => (
        <rect
          key={state.id}
          {...{ x, y, width, height }}
          rx={12}
          data-leaf={state.children.length === 0 ? '' : undefined}
          data-lit={current.includes(state.id) ? '' : undefined}
        />
      ))}
      <View
        x={scrollLeft / scale}
        y={scrollTop / scale}
        width={Math.min(clientWidth / scale, drawing.width)}
        height={Math.min(clientHeight / scale, drawing.height)}
      />
    </Map>
  );
}

const unmeasured = { scrollLeft: 0, scrollTop: 0, clientWidth: 0, clientHeight: 0 };

function useScrolled(pane: RefObject<HTMLElement | null>, scale: number) {
  const [scrolled, setScrolled] = useState(unmeasured);
  useEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const read = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      setScrolled({ scrollLeft, scrollTop, clientWidth, clientHeight });
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read);
    read();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [pane, scale]);
  return scrolled;
}

const Map = styled.svg`
  position: absolute;
  inset-block-end: ${tokens.space.m};
  inset-inline-start: ${tokens.space.m};
  max-inline-size: min(9rem, 22%);
  max-block-size: 5.5rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  cursor: crosshair;
  touch-action: none;

  rect {
    fill: none;
    stroke: ${tokens.color.line};
    stroke-width: 6;
  }

  [data-leaf] {
    fill: ${tokens.color.edge};
    stroke: none;
  }

  [data-leaf][data-lit] {
    fill: ${tokens.color.accent};
  }
`;

const View = styled.rect`
  && {
    stroke: ${tokens.color.text};
    stroke-width: 10;
  }
`;
