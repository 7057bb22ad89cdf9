import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionTitles } from '@/domain/answerSections';

function read(act: (sections: ReturnType<typeof sectionTitles>) => void): readonly string[] {
  const titles: string[] = [];
  const sections = sectionTitles((title) => titles.push(title));
  act(sections);
  sections.end();
  return titles;
}

describe('sectionTitles', () => {
  it('gives the titles of two and more sections with sentences, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 2 }), (titles) => {
        const found = read((sections) => {
          for (const title of titles) {
            sections.begin(title);
            expect(sections.takeSentence()).toBe(true);
          }
        });

        expect(found).toEqual(titles);
      }),
    );
  });

  it('gives no title of a single section', () => {
    const found = read((sections) => {
      sections.begin('Tonight');
      sections.takeSentence();
    });

    expect(found).toEqual([]);
  });

  it('gives no title over a list or over nothing', () => {
    const found = read((sections) => {
      for (const title of ['Heat', 'Ronin']) {
        sections.begin(title);
        sections.takeSentence();
      }
      sections.begin('Gentle');
      sections.takeSentence();
      sections.drop();
      sections.begin('Notes');
    });

    expect(found).toEqual(['Heat', 'Ronin']);
  });

  it('leaves a sentence that is in no section', () => {
    expect(read((sections) => expect(sections.takeSentence()).toBe(false))).toEqual([]);
  });
});
