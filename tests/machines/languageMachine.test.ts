import { createActor, transition, waitFor, type EventFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import { languages, type Language } from '@/domain/language';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import type { Texts } from '@/domain/texts/Texts';
import { languageMachine } from '@/machines/languageMachine';
import { controlledPromiseActor } from '../support/controlledPromiseActor';

const everyEvent = [
  ...languages.map((language) => ({ type: 'language.choose', language })),
  { type: 'xstate.done.actor.loadTexts', output: hindi },
  { type: 'xstate.error.actor.loadTexts', error: new Error('offline') },
] as EventFrom<typeof languageMachine>[];

function startLanguage(language: Language) {
  const loadTexts = controlledPromiseActor<Texts, { language: Language }>();
  const saveLanguage = vi.fn();
  const reportFailure = vi.fn();

  const actor = createActor(
    languageMachine.provide({
      actors: { loadTexts: loadTexts.logic },
      actions: {
        saveLanguage: (_, params) => saveLanguage(params),
        reportFailure: (_, params) => reportFailure(params),
      },
    }),
    { input: { language, fallback: english } },
  ).start();

  const settles = () => waitFor(actor, (snapshot) => snapshot.matches('ready'));

  return { actor, settles, loadTexts, saveLanguage, reportFailure };
}

describe('at the start', () => {
  it('English is available at once', () => {
    const { actor, loadTexts, saveLanguage } = startLanguage('english');

    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context).toEqual({
      fallback: english,
      texts: english,
      language: 'english',
      chosen: 'english',
    });
    expect(loadTexts.runs).toEqual([]);
    expect(saveLanguage).not.toHaveBeenCalled();
  });

  it('another language is loaded before there are texts', async () => {
    const { actor, settles, loadTexts } = startLanguage('hindi');

    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context.texts).toBeNull();
    expect(loadTexts.runs.map(({ input }) => input)).toEqual([{ language: 'hindi' }]);

    loadTexts.latest().resolve(hindi);
    const { context } = await settles();
    expect(context).toEqual({
      fallback: english,
      texts: hindi,
      language: 'hindi',
      chosen: 'hindi',
    });
  });

  it('English replaces a language that fails to load and is not saved', async () => {
    const { settles, loadTexts, saveLanguage, reportFailure } = startLanguage('hindi');
    const cause = new Error('offline');

    loadTexts.latest().reject(cause);

    const { context } = await settles();
    expect(context).toEqual({
      fallback: english,
      texts: english,
      language: 'english',
      chosen: 'english',
    });
    expect(reportFailure.mock.calls).toEqual([[{ language: 'hindi', cause }]]);
    expect(saveLanguage).not.toHaveBeenCalled();
  });
});

describe('choosing a language', () => {
  it('keeps the old texts until the new ones are loaded', async () => {
    const { actor, settles, loadTexts } = startLanguage('english');

    actor.send({ type: 'language.choose', language: 'spanish' });
    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context).toEqual({
      fallback: english,
      texts: english,
      language: 'english',
      chosen: 'spanish',
    });

    loadTexts.latest().resolve(spanish);
    const { context } = await settles();
    expect(context).toEqual({
      fallback: english,
      texts: spanish,
      language: 'spanish',
      chosen: 'spanish',
    });
  });

  it('keeps the old language when the new one fails, and can be tried again', async () => {
    const { actor, settles, loadTexts, saveLanguage, reportFailure } = startLanguage('english');
    const cause = new Error('offline');

    actor.send({ type: 'language.choose', language: 'spanish' });
    loadTexts.latest().reject(cause);

    const { context } = await settles();
    expect(context).toEqual({
      fallback: english,
      texts: english,
      language: 'english',
      chosen: 'english',
    });
    expect(reportFailure.mock.calls).toEqual([[{ language: 'spanish', cause }]]);
    expect(saveLanguage.mock.calls).toEqual([[{ language: 'spanish' }]]);

    actor.send({ type: 'language.choose', language: 'spanish' });
    expect(loadTexts.runs).toHaveLength(2);
  });

  it('aborts a pending language when another is chosen', async () => {
    const { actor, settles, loadTexts, saveLanguage } = startLanguage('english');

    actor.send({ type: 'language.choose', language: 'hindi' });
    const first = loadTexts.latest();
    actor.send({ type: 'language.choose', language: 'spanish' });
    expect(loadTexts.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    first.resolve(hindi);
    loadTexts.latest().resolve(spanish);
    const { context } = await settles();
    expect(context.texts).toBe(spanish);
    expect(saveLanguage.mock.lastCall).toEqual([{ language: 'spanish' }]);
  });

  it('returns at once to the language on the screen', () => {
    const { actor, loadTexts } = startLanguage('english');

    actor.send({ type: 'language.choose', language: 'hindi' });
    actor.send({ type: 'language.choose', language: 'english' });

    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context.chosen).toBe('english');
    expect(loadTexts.runs.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('does not reload a language that is loading or shown', () => {
    const { actor, loadTexts } = startLanguage('english');

    actor.send({ type: 'language.choose', language: 'english' });
    expect(loadTexts.runs).toEqual([]);

    actor.send({ type: 'language.choose', language: 'hindi' });
    actor.send({ type: 'language.choose', language: 'hindi' });
    expect(loadTexts.runs.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

describe('in every state', () => {
  const states = languages.flatMap((language) =>
    getShortestPaths(languageMachine, {
      events: everyEvent,
      input: { language, fallback: english },
    }).map(({ state }) => state),
  );

  it('a chosen language is loaded unless it is shown', () => {
    expect(new Set(states.map(({ value }) => value))).toEqual(new Set(['ready', 'loading']));
    for (const state of states) {
      for (const language of languages) {
        const [next] = transition(languageMachine, state, { type: 'language.choose', language });
        const { texts, language: shown } = state.context;

        expect(next.value).toBe(texts && language === shown ? 'ready' : 'loading');
        expect(next.context).toEqual({ ...state.context, chosen: language });
      }
    }
  });

  it('the texts belong to the chosen language when nothing loads', () => {
    for (const { value, context } of states.filter((state) => state.matches('ready'))) {
      expect({ value, language: context.chosen }).toEqual({ value, language: context.language });
      expect(context.texts).not.toBeNull();
    }
  });
});
