import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { playedSentence, sentSentence } from '../../stories/tooling/storySentence';

/** The stories are only read, so they do not need the real preview. */
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/stories/machines/*.stories.tsx',
  { eager: true },
);

const described = v.object({
  composed: v.object({
    parameters: v.object({ docs: v.object({ description: v.object({ story: v.string() }) }) }),
  }),
});

it('every machine story has a sentence', () => {
  const sentences = Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .map((story) => v.parse(described, story).composed.parameters.docs.description.story);

  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((sentence) => !/^[A-Z].*[^ ]\.$/.test(sentence))).toEqual([]);
});

describe('playedSentence', () => {
  it('names the events and the last state', () => {
    const lines = [
      'start → form.quiet, panel.idle',
      'search.submit: heist in space → form.quiet, panel.suggesting',
      'names.failed → form.quiet, panel.failed',
    ];

    expect(playedSentence(lines)).toBe(
      'The story plays search.submit and names.failed, to form.quiet, panel.failed.',
    );
  });

  it('names the first state when there are no events', () => {
    expect(playedSentence(['start → online'])).toBe('It starts in online.');
  });
});

it('sentSentence names each event once', () => {
  const lines = [
    'connection.lost → offline',
    'connection.restored → online',
    'connection.lost → offline',
  ];

  expect(sentSentence(lines)).toBe(
    'The story sends connection.lost and connection.restored with the buttons, and the screen follows.',
  );
});
