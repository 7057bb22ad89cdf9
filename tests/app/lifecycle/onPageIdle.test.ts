import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPageIdle } from '@/app/lifecycle/onPageIdle';

describe('onPageIdle', () => {
  const page = new EventTarget();
  const job = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    job.mockClear();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { readyState: 'interactive' });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs the job once, after the load event', () => {
    onPageIdle(job);
    vi.advanceTimersByTime(5_000);
    expect(job).not.toHaveBeenCalled();

    page.dispatchEvent(new Event('load'));
    vi.runAllTimers();

    expect(job).toHaveBeenCalledOnce();
  });

  it('runs the job once though the load event never comes, or comes late', () => {
    onPageIdle(job);
    vi.runAllTimers();
    expect(job).toHaveBeenCalledOnce();

    page.dispatchEvent(new Event('load'));
    vi.runAllTimers();

    expect(job).toHaveBeenCalledOnce();
  });

  it('runs the job on a page that has loaded', () => {
    vi.stubGlobal('document', { readyState: 'complete' });
    onPageIdle(job);
    vi.runAllTimers();

    expect(job).toHaveBeenCalledOnce();
  });

  it('runs no job that was cancelled before or after the load event', () => {
    onPageIdle(job)();
    const cancel = onPageIdle(job);
    page.dispatchEvent(new Event('load'));
    cancel();
    vi.runAllTimers();

    expect(job).not.toHaveBeenCalled();
  });
});
