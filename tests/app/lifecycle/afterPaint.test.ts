import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '@/app/lifecycle/afterPaint';

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a job after the paint', () => {
  it('waits for the frame', () => {
    const job = vi.fn();

    afterPaint(job);
    vi.advanceTimersByTime(100);
    expect(job).not.toHaveBeenCalled();

    frames.forEach((frame) => frame(0));
    expect(job).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(job).toHaveBeenCalledOnce();
  });

  it('runs in a page that paints nothing', () => {
    const job = vi.fn();

    afterPaint(job);
    vi.advanceTimersByTime(200);

    expect(job).toHaveBeenCalledOnce();
  });

  it('runs once', () => {
    const job = vi.fn();

    afterPaint(job);
    frames.forEach((frame) => frame(0));
    vi.runAllTimers();

    expect(job).toHaveBeenCalledOnce();
  });
});
