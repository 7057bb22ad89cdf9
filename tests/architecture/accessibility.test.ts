import { describe, expect, it } from 'vitest';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { textsIn } from '../../stories/foundations/tooling/textsIn';

const sources = Object.entries(
  import.meta.glob<string>('/src/{app,components,demo}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const sensory: Readonly<Record<string, RegExp>> = {
  english:
    /\b(?:above|below|left|right|top(?! rated)|bottom|corner|round|square|red|green|blue|yellow|grey)\b/i,
  hindi:
    /(?<![\p{L}\p{M}])(?:ऊपर|नीचे|बा(?:एँ|एं|यें|ईं|याँ)|दा(?:एँ|एं|यें|ईं|याँ)|कोन[ाे]|गोल|चौकोर|लाल|हर[ाेी]|नील[ाेी]|पील[ाेी]|सलेटी)(?![\p{L}\p{M}])/u,
  spanish:
    /(?<!\p{L})(?:arriba|abajo|encima|debajo|superior|inferior|esquina|verde|azul|gris|(?:izquierd|derech|redond|cuadrad|roj|amarill)[oa])(?:e?s)?(?!\p{L})/iu,
};

describe('the product', () => {
  it('repeats an animation at most once a second', () => {
    const repeated = sources.flatMap(
      ([, source]) => source.match(/animation:[^;]*infinite/g) ?? [],
    );
    const seconds = repeated.map((rule) => Number(/ ([\d.]+)s /.exec(rule)?.[1]));

    expect(seconds.length).toBeGreaterThan(0);
    expect(seconds.filter((duration) => !(duration >= 1))).toEqual([]);
  });

  it('has no shortcut on a key that types a character', () => {
    const keys = sources.flatMap(([, source]) => keysIn(source));

    expect(keys).toEqual(expect.arrayContaining(['Enter', 'Home', 'ArrowUp', 'Escape']));
    expect(keys.filter(typesCharacter)).toEqual([]);
  });

  it('gives each list without markers a role, which Safari drops', () => {
    const components = sources.filter(
      ([file, source]) => file.startsWith('/src/components/') && !source.includes('list-style'),
    );
    const lists = components.flatMap(
      ([, source]) => source.match(/styled\.[uo]l.*|<[uo]l.*/g) ?? [],
    );

    expect(lists.length).toBeGreaterThan(8);
    expect(lists.filter((list) => !/listRole|role: 'listbox'/.test(list))).toEqual([]);
  });

  it('refers to no shape, colour or place in a text', () => {
    for (const [language, texts] of Object.entries({ english, hindi, spanish })) {
      const found = textsIn({ ...texts, samples: {} });

      expect(found.length).toBeGreaterThan(100);
      expect(found.filter(([, text]) => sensory[language]?.test(text))).toEqual([]);
    }
  });
});

describe('keysIn', () => {
  it.each([
    ['a comparison', "if (event.key === 'k') play();"],
    ['a code', "if (code === 'KeyK') play();"],
    ['a case', "onKeyDown(); switch (key) { case 'k': play(); }"],
    ['a table', "addEventListener('keydown', on);\nconst steps = { k: 'up' };"],
    ['a table of functions', "addEventListener('keydown', on);\nconst on = { k: () => play() };"],
  ])('finds a typing key in %s', (_, source) => {
    expect(keysIn(source).filter(typesCharacter)).toHaveLength(1);
  });

  it('reads no case and no table in a file without keys', () => {
    expect(keysIn("switch (axis) { case 'x': return { x: 'left' }; }")).toEqual([]);
  });
});

describe('the words for shapes, colours and places', () => {
  it.each([
    ['english', 'Press the red button.'],
    ['hindi', 'नीचे का बटन दबाएँ।'],
    ['hindi', 'लाल बटन दबाएँ।'],
    ['spanish', 'Pulsa el botón de abajo.'],
    ['spanish', 'Las películas de la izquierda.'],
  ])('are found in %s: %s', (language, text) => {
    expect(sensory[language]?.test(text)).toBe(true);
  });

  it.each([
    ['english', 'Top Rated Movies'],
    ['hindi', 'गोलमाल'],
    ['spanish', 'Redondear la cifra'],
  ])('are not parts of other words in %s: %s', (language, text) => {
    expect(sensory[language]?.test(text)).toBe(false);
  });
});

/** Cases and tables count only in files that handle keys. */
function keysIn(source: string): readonly string[] {
  const handlesKeys = /\bkeydown\b|\bonKey(?:Down|Up)\b|\bKeyboardEvent\b/.test(source);
  const patterns = [
    /\b(?:key|code) [!=]==? '([^']*)'/g,
    ...(handlesKeys ? [/\bcase '([^']*)'/g, /[{,]\s*'?(\w+)'?: ['(]/g] : []),
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, key = '']) => key));
}

function typesCharacter(key: string): boolean {
  return key.length === 1 || /^(?:Key|Digit)/.test(key);
}
