import { describe, expect, it } from 'vitest';
import { isLeadIn, isMostlyLowerCase, isProse, isRefusal, isSentence } from '@/domain/answerProse';
import { answers } from './answers/answers';

describe('a refusal', () => {
  it.each([
    "I'm sorry, but I can't help with that.",
    'I cannot create content of that kind.',
    'As an AI language model, I have no opinion.',
    'Unfortunately, there are none.',
    'Lo siento, no puedo ayudarte.',
    'क्षमा करें, मैं यह नहीं कर सकता।',
    '申し訳ありませんが、お答えできません。',
    'No movies found.',
    'N/A',
  ])('is %s', (text) => {
    expect(isRefusal(text)).toBe(true);
    expect(isProse(text)).toBe(true);
  });
});

describe('prose', () => {
  it.each([
    'Here are 10 movies',
    'Sure!',
    'Based on your taste, I suggest',
    'If you like cats',
    'Enjoy!',
    'Let me know if you want more',
    'These films are all about heists',
    '¡Claro! Aquí tienes diez',
    'Te recomiendo',
    'आशा है आपको ये पसंद आएँगी',
    'お楽しみください！',
  ])('is %s', (text) => {
    expect(isProse(text)).toBe(true);
  });

  it.each([
    'Sorry, Wrong Number',
    'Sorry to Bother You',
    "I Can't Sleep",
    "I'm Not There",
    'If Beale Street Could Talk',
    'Here Comes the Boom',
    'You Can Count on Me',
    'What a Girl Wants',
    'All Is Lost',
    'Please Give',
    "Schindler's List",
    'シンドラーのリスト',
    'Mujeres al borde de un ataque de nervios',
    'कुछ कुछ होता है',
  ])('is not the title %s', (title) => {
    expect(isProse(title)).toBe(false);
    expect(isSentence(title)).toBe(false);
  });

  it('does not include any name of the answers', () => {
    const names = answers.flatMap((answer) =>
      answer.names.map((name) => name.replace(/ \(\d+\)$/, '')),
    );

    expect(names.filter(isProse)).toEqual([]);
  });
});

describe('a lead-in', () => {
  it('announces a list', () => {
    expect(['Movies like that', 'Recomendaciones', 'Answer'].map(isLeadIn)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['Heat', 'The Lego Movie', 'Kill Bill'].map(isLeadIn)).toEqual([false, false, false]);
  });
});

describe('a sentence about a film', () => {
  it.each([
    'A crime saga about a thief and a detective.',
    'Una niña espera a su padre en el pueblo.',
    '黄金と姫をめぐる二人の百姓の物語。',
    'यह दो दोस्तों की कहानी है।',
  ])('is %s', (line) => {
    expect(isSentence(line)).toBe(true);
  });
});

describe('isMostlyLowerCase', () => {
  it('distinguishes a reason from a subtitle', () => {
    expect(isMostlyLowerCase('a crime saga about cops', 3)).toBe(true);
    expect(isMostlyLowerCase('How I Learned to Stop Worrying and Love the Bomb', 3)).toBe(false);
    expect(isMostlyLowerCase('of the', 2)).toBe(false);
    expect(isMostlyLowerCase('crime saga', 3)).toBe(false);
  });
});
