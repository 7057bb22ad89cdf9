import { expect, it } from 'vitest';
import { serialOutput } from './serialOutput.mjs';

function collect() {
  const written: string[] = [];
  return { written, output: serialOutput((part: string) => void written.push(part)) };
}

it('writes the first speaker at once', () => {
  const { written, output } = collect();
  const first = output.enter();
  first.say('one');
  expect(written).toEqual(['one']);
});

it('buffers the second speaker until the first has left', () => {
  const { written, output } = collect();
  const [first, second] = [output.enter(), output.enter()];
  second.say('two');
  first.say('one');
  expect(written).toEqual(['one']);
  first.leave();
  expect(written).toEqual(['one', 'two']);
  second.say('three');
  expect(written).toEqual(['one', 'two', 'three']);
});

it('keeps the output of speakers who leave early', () => {
  const { written, output } = collect();
  const [first, second, third] = [output.enter(), output.enter(), output.enter()];
  second.say('two');
  second.leave();
  third.say('three');
  third.leave();
  expect(written).toEqual([]);
  first.leave();
  expect(written).toEqual(['two', 'three']);
});
