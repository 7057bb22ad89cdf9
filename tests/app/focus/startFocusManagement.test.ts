import { expect, it, vi } from 'vitest';
import { startFocusManagement } from '@/app/focus/startFocusManagement';

const { spatialNavigation } = vi.hoisted(() => ({ spatialNavigation: vi.fn(() => () => {}) }));
vi.mock('@/app/focus/spatialNavigation', () => ({ spatialNavigation }));
vi.mock('@/app/focus/restoreFocus', () => ({ restoreFocus: () => () => {} }));

it('replays no arrow key that is older than 2 s', () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const pressedAt = (timeStamp: number) => ({ timeStamp }) as KeyboardEvent;
  const recent = pressedAt(8_001);

  startFocusManagement([pressedAt(8_000), recent]);

  expect(spatialNavigation).toHaveBeenCalledWith([recent]);
});
