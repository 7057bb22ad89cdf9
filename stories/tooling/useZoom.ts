import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Area, Drawing, Point } from './drawing';

/** A chart starts with texts of 11 px or more; its notes have 13 px. */
const legible = 11 / 13;
const min = 0.2;
const max = 2;
const step = 1.25;

/** `start` is legible, `fit` shows the whole chart; a number is a person’s own scale. */
type Zoom = 'start' | 'fit' | number;

/** Zooms a chart in a scrolling pane. The pane pans by its scrollbars, keys, touch and dragging. */
export function useZoom(pane: RefObject<HTMLElement | null>, drawing: Drawing | null) {
  const [zoom, setZoom] = useState<Zoom>('start');
  const size = useSize(pane);
  const fit =
    drawing && size ? Math.min(size.width / drawing.width, size.height / drawing.height, 1) : 1;
  const scale = scaleOf(zoom, fit);
  const anchor = useRef<{ readonly chart: Point; readonly screen: Point }>(null);

  useLayoutEffect(() => {
    if (!anchor.current || !pane.current) return;
    const { chart, screen } = anchor.current;
    const { left, top } = sheetIn(pane.current).getBoundingClientRect();
    pane.current.scrollBy({
      left: left + chart.x * scale - screen.x,
      top: top + chart.y * scale - screen.y,
      behavior: 'instant',
    });
    anchor.current = null;
  }, [pane, scale]);

  /** Keeps the point of the screen, or the middle of the pane, where it is. */
  function zoomTo(wanted: number, at?: Point) {
    if (!pane.current) return;
    const { left, top } = sheetIn(pane.current).getBoundingClientRect();
    const screen = at ?? middleOf(pane.current.getBoundingClientRect());
    const next = Math.min(max, Math.max(Math.min(min, fit), wanted));
    anchor.current = {
      screen,
      chart: { x: (screen.x - left) / scale, y: (screen.y - top) / scale },
    };
    setZoom(next);
  }

  const onPinch = useEffectEvent((event: WheelEvent) => {
    // Browsers report a pinch as a wheel with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = pane.current;
    const listener = (event: WheelEvent) => onPinch(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [pane]);

  return {
    isReady: drawing !== null && size !== null,
    scale,
    zoomIn: () => zoomTo(scale * step),
    zoomOut: () => zoomTo(scale / step),
    fitAll: () => setZoom('fit'),
    /** Scrolls to the middle of the area. */
    show(area: Area) {
      pane.current?.scrollTo({
        left: (area.x + area.width / 2) * scale - pane.current.clientWidth / 2,
        top: (area.y + area.height / 2) * scale - pane.current.clientHeight / 2,
      });
    },
    /** Whether the pane has room for the area. */
    holds: ({ width, height }: Area) =>
      size !== null && width * scale <= size.width && height * scale <= size.height,
  };
}

/** Drags the content of a pane with the mouse; a finger scrolls it anyway. */
export function useDrag() {
  const last = useRef<Point & { readonly isMoving: boolean }>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown({ pointerType, button, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'mouse' || button !== 0) return;
      last.current = { x: clientX, y: clientY, isMoving: false };
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY, buttons }: PointerEvent) {
      if (!last.current || buttons === 0) return end();
      const { x, y, isMoving } = last.current;
      // A press that moves less is a click.
      if (!isMoving && Math.hypot(clientX - x, clientY - y) < 4) return;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollBy({ left: x - clientX, top: y - clientY, behavior: 'instant' });
      last.current = { x: clientX, y: clientY, isMoving: true };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function scaleOf(zoom: Zoom, fit: number): number {
  if (zoom === 'fit') return fit;
  if (zoom === 'start') return Math.max(fit, legible);
  return zoom;
}

/** The size in px without scrollbars; null until it is measured. */
function useSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

function sheetIn(pane: HTMLElement): Element {
  return pane.firstElementChild ?? pane;
}

function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
