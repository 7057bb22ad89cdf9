import { describe, expect, it } from 'vitest';
import { factsLine, type Fact } from '@/domain/fact';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const texts = { english, spanish, hindi };

describe('factsLine', () => {
  it.each([
    [{ kind: 'genre', id: 878 }, 'science fiction', 'ciencia ficción', 'साइंस फ़िक्शन'],
    [{ kind: 'decade', from: 1990 }, '1990s', 'años 90', '1990 का दशक'],
    [{ kind: 'decade', from: 2000 }, '2000s', 'década de 2000', '2000 का दशक'],
    [{ kind: 'decade', from: 1920 }, '1920s', 'años 20', '1920 का दशक'],
    [{ kind: 'decade', from: 1910 }, '1910s', 'década de 1910', '1910 का दशक'],
    [{ kind: 'decade', from: 1890 }, '1890s', 'década de 1890', '1890 का दशक'],
    [{ kind: 'year', year: 1994 }, '1994', '1994', '1994'],
    [{ kind: 'language', code: 'ja' }, 'Japanese', 'japonés', 'जापानी'],
    [{ kind: 'country', code: 'MX' }, 'Mexico', 'México', 'मैक्सिको'],
    [
      { kind: 'director', name: 'Bong Joon-ho' },
      'directed by Bong Joon-ho',
      'dirigida por Bong Joon-ho',
      'निर्देशक Bong Joon-ho',
    ],
    [{ kind: 'actor', name: 'Kajol' }, 'with Kajol', 'con Kajol', 'कलाकार Kajol'],
    [
      { kind: 'score', average: 8 },
      'rated 8.0 out of 10',
      'valoración: 8,0 sobre 10',
      'रेटिंग 10 में से 8.0',
    ],
    [{ kind: 'term', names: { english: 'cats', spanish: 'gatos' } }, 'cats', 'gatos', 'cats'],
  ] satisfies [Fact, string, string, string][])('says %j in three languages', (fact, ...lines) => {
    const said = (['english', 'spanish', 'hindi'] as const).map((language) =>
      factsLine([fact], { language, texts: texts[language] }),
    );
    expect(said).toEqual(lines);
  });

  it('joins at most four different facts', () => {
    const years = [1, 1, 2, 3, 4, 5].map((year): Fact => ({ kind: 'year', year }));
    expect(factsLine(years, { language: 'english', texts: english })).toBe('1 · 2 · 3 · 4');
  });

  it('repeats no year that is shown beside it', () => {
    const facts: readonly Fact[] = [
      { kind: 'year', year: 1995 },
      { kind: 'genre', id: 80 },
    ];
    const page = { language: 'english', texts: english } as const;
    expect(factsLine(facts, page, 1995)).toBe('crime');
    expect(factsLine(facts, page, 1996)).toBe('1995 · crime');
  });

  it('is undefined without facts', () => {
    expect(factsLine([], { language: 'english', texts: english })).toBeUndefined();
  });
});
