import { useEffect, useState } from 'react';
import { values } from '@/components/theme/tokens';
import { chartOf } from './chart';
import { drawingOf, measures, type Drawing, type LineKind } from './drawing';
import { machines, type MachineName } from './machines';

/** About the free space on a common screen. */
const frame = { width: 860, height: 660 };

const drawings = new Map<MachineName, Promise<Drawing>>();

/** Null until the layout is done. */
export function useDrawing(name: MachineName): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isStopped = false;
    void drawingFor(name).then((laidOut) => {
      if (!isStopped) setDrawing(laidOut);
    });
    return () => {
      isStopped = true;
    };
  }, [name]);
  return drawing;
}

function drawingFor(name: MachineName): Promise<Drawing> {
  const known = drawings.get(name);
  if (known) return known;
  const drawing = fontMeasure().then((measure) =>
    drawingOf(chartOf(machines[name]), measure, frame),
  );
  drawings.set(name, drawing);
  return drawing;
}

/** Measures texts with the fonts of the chart. */
async function fontMeasure() {
  const families = values.font.family.split(',');
  // A fallback family may be missing on this machine.
  await Promise.allSettled(
    Object.values(measures.font).flatMap((font) =>
      families.map((family) => document.fonts.load(`${font} ${family}`)),
    ),
  );
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('This browser cannot measure text.');
  return (kind: LineKind, text: string) => {
    pen.font = `${measures.font[kind]} ${values.font.family}`;
    return pen.measureText(text).width;
  };
}
