import { createActor, transition } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { hasAllTexts, languages, type Language } from '@/domain/language';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { english as englishEntry } from '@/domain/texts/entry/english';
import { hindi as hindiEntry } from '@/domain/texts/entry/hindi.entry';
import type { EntryTexts } from '@/domain/texts/Texts';
import { languageMachine } from '@/machines/languageMachine';
import { statesOf } from '../support/machineStates';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { waitForState } from '../support/waitForState';

function startLanguage(language: Language, initial: EntryTexts = english, texts?: EntryTexts) {
  const loadTexts = controlledPromiseActor<
    EntryTexts,
    { language: Language; english: EntryTexts }
  >();
  const saveLanguage = vi.fn();
  const removeLanguage = vi.fn();
  const reportFailure = vi.fn();

  const actor = createActor(
    languageMachine.provide({
      actors: { loadTexts: loadTexts.logic },
      actions: {
        saveLanguage: (_, params) => saveLanguage(params),
        removeLanguage: () => removeLanguage(),
        reportFailure: (_, params) => reportFailure(params),
      },
    }),
    { input: { language, english: initial, texts } },
  ).start();

  const settles = () => waitForState(actor, (snapshot) => snapshot.matches('ready'));

  return { actor, settles, loadTexts, saveLanguage, removeLanguage, reportFailure };
}

function contextOf(texts: EntryTexts, language: Language, chosen = language) {
  return { english, texts, language, chosen };
}

describe('at the start', () => {
  it('English is available at once', () => {
    const { actor, loadTexts, saveLanguage } = startLanguage('english');

    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context).toEqual(contextOf(english, 'english'));
    expect(loadTexts.runs).toEqual([]);
    expect(saveLanguage).not.toHaveBeenCalled();
  });

  it('another language is available at once if its texts are already loaded', () => {
    const { actor, loadTexts } = startLanguage('hindi', english, hindi);

    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context).toEqual(contextOf(hindi, 'hindi'));
    expect(loadTexts.runs).toEqual([]);
  });

  it('English is shown until another language is loaded', async () => {
    const { actor, settles, loadTexts } = startLanguage('hindi');

    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context).toEqual(contextOf(english, 'english', 'hindi'));
    expect(loadTexts.runs.map(({ input }) => input)).toEqual([{ language: 'hindi', english }]);

    loadTexts.latest().resolve(hindi);
    const { context } = await settles();
    expect(context).toEqual(contextOf(hindi, 'hindi'));
  });

  it('English replaces a language that fails to load and is not saved', async () => {
    const { settles, loadTexts, saveLanguage, reportFailure } = startLanguage('hindi');
    const cause = new Error('offline');

    loadTexts.latest().reject(cause);

    const { context } = await settles();
    expect(context).toEqual(contextOf(english, 'english'));
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
    expect(saveLanguage).not.toHaveBeenCalled();
  });
});

describe('choosing a language', () => {
  it('keeps the old texts until the new ones are loaded', async () => {
    const { actor, settles, loadTexts } = startLanguage('english');

    actor.send({ type: 'language.choose', language: 'spanish' });
    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context).toEqual(contextOf(english, 'english', 'spanish'));

    loadTexts.latest().resolve(spanish);
    const { context } = await settles();
    expect(context).toEqual(contextOf(spanish, 'spanish'));
  });

  it('keeps the old language when the new one fails, and can be tried again', async () => {
    const { actor, settles, loadTexts, saveLanguage, reportFailure } = startLanguage('english');
    const cause = new Error('offline');

    actor.send({ type: 'language.choose', language: 'spanish' });
    loadTexts.latest().reject(cause);

    const { context } = await settles();
    expect(context).toEqual(contextOf(english, 'english'));
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
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

  it('does not reload a language that is loading or shown', () => {
    const { actor, loadTexts } = startLanguage('english');

    actor.send({ type: 'language.choose', language: 'english' });
    expect(loadTexts.runs).toEqual([]);

    actor.send({ type: 'language.choose', language: 'hindi' });
    actor.send({ type: 'language.choose', language: 'hindi' });
    expect(loadTexts.runs.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

describe('forgetting the choice', () => {
  it('loads the browser’s language and removes the choice', async () => {
    const { actor, settles, loadTexts, saveLanguage, removeLanguage } = startLanguage('english');
    actor.send({ type: 'language.choose', language: 'hindi' });
    loadTexts.latest().resolve(hindi);
    await settles();

    actor.send({ type: 'language.forget', language: 'spanish' });
    loadTexts.latest().resolve(spanish);

    const { context } = await settles();
    expect(context).toEqual(contextOf(spanish, 'spanish'));
    expect(removeLanguage).toHaveBeenCalledOnce();
    expect(saveLanguage.mock.calls).toEqual([[{ language: 'hindi' }]]);
  });
});

describe('opening /browse', () => {
  it('replaces the English of the entry chunk at once', () => {
    const { actor, loadTexts } = startLanguage('english', englishEntry);
    expect(actor.getSnapshot().context.texts).toBe(englishEntry);

    actor.send({ type: 'browse.opened', english });

    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context.texts).toBe(english);
    expect(loadTexts.runs).toEqual([]);
  });

  it('loads all texts of another language and keeps those of the entry chunk until then', async () => {
    const { actor, settles, loadTexts } = startLanguage('hindi', englishEntry);
    loadTexts.latest().resolve(hindiEntry);
    await settles();

    actor.send({ type: 'browse.opened', english });
    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context).toEqual(contextOf(hindiEntry, 'hindi'));
    expect(loadTexts.latest().input).toEqual({ language: 'hindi', english });

    loadTexts.latest().resolve(hindi);
    const { context } = await settles();
    expect(context).toEqual(contextOf(hindi, 'hindi'));
  });

  it('shows English if all texts fail to load', async () => {
    const { actor, settles, loadTexts, saveLanguage, reportFailure } = startLanguage(
      'hindi',
      englishEntry,
    );
    loadTexts.latest().resolve(hindiEntry);
    await settles();
    const cause = new Error('offline');

    actor.send({ type: 'browse.opened', english });
    loadTexts.latest().reject(cause);

    const { context } = await settles();
    expect(context).toEqual(contextOf(english, 'english'));
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
    expect(saveLanguage).not.toHaveBeenCalled();
  });

  it('loads nothing the second time', async () => {
    const { actor, settles, loadTexts } = startLanguage('hindi', englishEntry);
    actor.send({ type: 'browse.opened', english });
    loadTexts.latest().resolve(hindi);
    await settles();

    actor.send({ type: 'browse.opened', english });

    expect(actor.getSnapshot().value).toBe('ready');
    expect(loadTexts.runs).toHaveLength(2);
  });
});

describe('in every state', () => {
  const states = statesOf('language');

  it('a chosen language is loaded unless it is shown', () => {
    for (const state of states) {
      for (const language of languages) {
        const [next] = transition(languageMachine, state, { type: 'language.choose', language });
        const { texts, language: shown, english: fallback } = state.context;
        const isEnough = hasAllTexts(texts) || !hasAllTexts(fallback);

        expect(next.value).toBe(isEnough && language === shown ? 'ready' : 'loading');
        expect(next.context).toEqual({ ...state.context, chosen: language });
      }
    }
  });

  it('the texts belong to the chosen language when nothing loads', () => {
    for (const { value, context } of states.filter((state) => state.matches('ready'))) {
      expect({ value, language: context.chosen }).toEqual({ value, language: context.language });
      if (hasAllTexts(context.english)) expect(hasAllTexts(context.texts)).toBe(true);
    }
  });
});
