import { describe, expect, it } from 'vitest';
import { nameKey } from '@/domain/movieName';
import { isYear, parseName, stripMarkers, yearIn } from '@/domain/parseName';

function read(text: string): string | undefined {
  const parsed = parseName(text);
  return parsed && nameKey(parsed);
}

describe('parseName', () => {
  it.each([
    ['a year in brackets', 'Heat (1995)', 'Heat (1995)'],
    ['a year in square brackets', 'Heat [1995]', 'Heat (1995)'],
    ['a year after a dash', 'Heat - 1995', 'Heat (1995)'],
    ['a year after a comma', 'Heat, 1995', 'Heat (1995)'],
    ['a year with its sign', '七人の侍（1954年）', '七人の侍 (1954)'],
    ['a year in Hindi digits', 'शोले (१९७५)', 'शोले (1975)'],
    ['a director in brackets', 'Heat (dir. Michael Mann, 1995)', 'Heat (1995)'],
    ['a director after a comma', 'Heat, directed by Michael Mann', 'Heat'],
    ['a director after "by"', 'Heat by Michael Mann', 'Heat'],
    ['an original title in brackets', 'Parasite (기생충)', 'Parasite'],
    ['a reason after a dash', 'Heat - a crime saga', 'Heat'],
    ['a reason after a long dash', 'Heat — A thief meets a detective', 'Heat'],
    ['a reason after a colon', 'Heat: a thief and a cop share a coffee.', 'Heat'],
    ['a reason after a year', 'Heat (1995): Two men, one city', 'Heat (1995)'],
    ['a reason in Hindi', 'शोले - दो दोस्त और एक डाकू।', 'शोले'],
    ['a reason in Japanese', '七人の侍：村を守る浪人たちの物語。', '七人の侍'],
    ['quotes', '“Heat”', 'Heat'],
    ['bold around the year', '**Heat (1995)**', 'Heat (1995)'],
    ['Japanese quotes', '『生きる』（1952）', '生きる (1952)'],
    ['a label', 'Title: Heat', 'Heat'],
    ['a final stop', 'Heat.', 'Heat'],
  ])('removes %s: %s', (_, text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each([
    '1917',
    '8½',
    'Se7en',
    'Blade Runner 2049',
    'Wonder Woman 1984',
    '2001: A Space Odyssey',
    "Summer of '42",
    '(500) Days of Summer',
    '[REC]',
    'Call Me by Your Name',
    'Death by Hanging',
    'Mission: Impossible – Fallout',
    'Star Wars: Episode IV - A New Hope',
    'Star Wars: Episodio IV - Una nueva esperanza',
    'El señor de los anillos: la comunidad del anillo',
    'Birdman or (The Unexpected Virtue of Ignorance)',
    'The Good, the Bad and the Ugly',
    'बाहुबली: द बिगिनिंग',
    'Who Framed Roger Rabbit?',
    "'Round Midnight",
    '*batteries not included',
  ])('keeps %s', (title) => {
    expect(read(title)).toBe(title);
  });

  it('returns nothing for an empty or too long text', () => {
    expect(parseName(' ** ')).toBeUndefined();
    expect(parseName('x'.repeat(151))).toBeUndefined();
  });

  it('reports if a text follows the title', () => {
    expect(parseName('Heat (1995): two men')?.hasReason).toBe(true);
    expect(parseName('Heat (1995)')?.hasReason).toBe(false);
  });
});

describe('stripMarkers', () => {
  it.each([
    '1. Heat',
    '1.Heat',
    '1) Heat',
    '(1) Heat',
    '[1] Heat',
    '#1. Heat',
    '1.) Heat',
    '1.- Heat',
    '1 - Heat',
    '1: Heat',
    '१. Heat',
    '１．Heat',
    '①Heat',
    '1️⃣ Heat',
    '🔟 Heat',
    '- Heat',
    '• Heat',
    '- [ ] Heat',
    '🎬 Heat',
    '### 1. Heat',
    'Movie 1: Heat',
  ])('reads %s', (item) => {
    expect(stripMarkers(item)).toBe('Heat');
  });

  it.each(['12 Monkeys', '3:10 to Yuma', '8½', '50/50', '10 Things I Hate About You', '$'])(
    'keeps %s',
    (title) => {
      expect(stripMarkers(title)).toBe(title);
    },
  );
});

describe('a year', () => {
  it.each([
    ['1995年', 1995],
    ['USA, 1995', 1995],
    ['2149', undefined],
    ['19955', undefined],
    ['none', undefined],
  ])('in %s is %s', (text, year) => {
    expect(yearIn(text)).toBe(year);
  });

  it('is a whole text of four digits', () => {
    expect(['1995', ' 1995. ', '१९९५', '1995 ', '95', 'in 1995'].map(isYear)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
