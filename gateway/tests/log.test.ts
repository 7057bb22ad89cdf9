import { describe, expect, it } from 'vitest';
import { jsonLog } from '../src/log';

function logged(...event: Parameters<ReturnType<typeof jsonLog>>) {
  const lines: string[] = [];
  jsonLog(['SENTINEL-key'], (line) => lines.push(line))(...event);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('\n');
  return JSON.parse(lines[0] ?? '');
}

describe('jsonLog', () => {
  it('writes severity, time, message and request id', () => {
    expect(logged('warning', 'Careful.', { requestId: 'r1' })).toEqual({
      severity: 'WARNING',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      message: 'Careful.',
      requestId: 'r1',
    });
    expect(logged('info', 'Hello.')).not.toHaveProperty('requestId');
  });

  it('appends the cause chain with error codes in one line', () => {
    const socket = Object.assign(new Error('connect\n refused'), { code: 'ECONNREFUSED' });
    const cause = new TypeError('fetch failed', { cause: socket });

    expect(logged('error', 'Away.', { cause }).message).toBe(
      'Away. < TypeError: fetch failed < Error: connect refused (ECONNREFUSED)',
    );
    expect(logged('error', 'Away.', { cause: new DOMException('Late.') }).message).toBe(
      'Away. < Error: Late.',
    );
    expect(logged('error', 'Away.', { cause: 'a word' }).message).toBe('Away. < a word');
  });

  it('redacts the first twelve characters of a key, and no shorter word', () => {
    const lines: string[] = [];
    const log = jsonLog(['SENTINEL-key-of-chat', 'ollama'], (line) => lines.push(line));

    log('error', 'SENTINEL-key-of, SENTINEL-key-, SENTINEL-ke of ollama');

    expect(JSON.parse(lines[0] ?? '').message).toBe('***-of, ***-, SENTINEL-ke of ollama');
  });

  it('redacts keys', () => {
    const cause = new Error('http://SENTINEL-key.example/SENTINEL-key');

    expect(logged('error', 'Away.', { cause }).message).toBe(
      'Away. < Error: http://***.example/***',
    );
  });

  it.each(['SENTINEL-"key"', 'SENTINEL-\\key'])('redacts a key that JSON escapes: %s', (key) => {
    const lines: string[] = [];

    jsonLog([key], (line) => lines.push(line))('error', `The key is ${key}.`);

    expect(JSON.parse(lines[0] ?? '').message).toBe('The key is ***.');
  });
});
