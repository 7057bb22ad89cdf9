import { expect, it } from 'vitest';
import { serialOutput } from './serialOutput.mjs';

function stage() {
  const heard: string[] = [];
  return { heard, stage: serialOutput((part: string) => void heard.push(part)) };
}

it('writes the first speaker at once', () => {
  const { heard, stage: turns } = stage();
  const first = turns.enter();
  first.say('one');
  expect(heard).toEqual(['one']);
});

it('buffers the second speaker until the first has left', () => {
  const { heard, stage: turns } = stage();
  const [first, second] = [turns.enter(), turns.enter()];
  second.say('two');
  first.say('one');
  expect(heard).toEqual(['one']);
  first.leave();
  expect(heard).toEqual(['one', 'two']);
  second.say('three');
  expect(heard).toEqual(['one', 'two', 'three']);
});

it('keeps the output of speakers who leave early', () => {
  const { heard, stage: turns } = stage();
  const [first, second, third] = [turns.enter(), turns.enter(), turns.enter()];
  second.say('two');
  second.leave();
  third.say('three');
  third.leave();
  expect(heard).toEqual([]);
  first.leave();
  expect(heard).toEqual(['two', 'three']);
});
