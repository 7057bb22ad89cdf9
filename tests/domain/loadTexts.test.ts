import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageLocale, languages } from '@/domain/language';
import { loadTexts } from '@/domain/loadTexts';
import { hindi as hindiEntry } from '@/domain/texts/entry/hindi.entry';
import { spanish as spanishEntry } from '@/domain/texts/entry/spanish.entry';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const files = Object.keys(import.meta.glob('/src/domain/texts/*.ts'))
  .map((path) => path.replace('/src/domain/texts/', ''))
  .filter((file) => file !== 'Texts.ts');
const entryFiles = Object.keys(import.meta.glob('/src/domain/texts/entry/*.ts')).map((path) =>
  path.replace('/src/domain/texts/entry/', ''),
);

describe('loadTexts', () => {
  it.each(['entry', 'all'] as const)('rejects English, which is bundled: %s', async (part) => {
    await expect(loadTexts('english', part)).rejects.toThrow('english');
  });

  it('loads all texts, or only those of the entry chunk', async () => {
    expect(await loadTexts('hindi', 'all')).toBe(hindi);
    expect(await loadTexts('spanish', 'all')).toBe(spanish);
    expect(await loadTexts('hindi', 'entry')).toBe(hindiEntry);
    expect(await loadTexts('spanish', 'entry')).toBe(spanishEntry);
  });

  it('finds the files of every language', () => {
    expect(files).toEqual(
      languages.map((language) =>
        language === defaultLanguage
          ? `${language}.ts`
          : `${language}.${languageLocale(language)}.ts`,
      ),
    );
    expect(entryFiles).toEqual(
      languages.map((language) =>
        language === defaultLanguage ? `${language}.ts` : `${language}.entry.ts`,
      ),
    );
  });
});
