import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machines } from '../../stories/tooling/machines';

const documents = Object.entries(
  import.meta.glob<string>(['/*.md', '/{bench,docs,gateway,stories,tests}/**/*.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ file: path.slice(1), text }));

const records = documents.filter(({ file }) => file.startsWith('docs/decisions/'));

const template =
  /^# \d+\. .+\n\n(\*\*Superseded by \[\d{4}\]\(\S+\)\.\*\*\n\n)?\*\*Context\.\*\* .+\n\n\*\*Decision\.\*\* .+\n\n\*\*Consequences\.\*\* .+\n$/;

describe('a decision record', () => {
  it.each(records)('has the three parts: $file', ({ text }) => {
    expect(text).toMatch(template);
  });

  it.each(records)('has at most 150 words: $file', ({ text }) => {
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(150);
  });

  it.each(records)('is named after its number and title: $file', ({ file, text }) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)/.exec(text) ?? [];
    const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

    expect(file).toBe(`docs/decisions/${number.padStart(4, '0')}-${slug}.md`);
  });

  it('has a unique number', () => {
    const numbers = records.map(({ text }) => /\d+/.exec(text)?.[0]);

    expect(numbers).toEqual([...new Set(numbers)]);
  });
});

describe('a document', () => {
  it.each(documents)('links only to files that exist: $file', ({ file, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);

    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  it.each(documents)('names only paths that exist: $file', ({ file, text }) => {
    const paths = [...text.matchAll(/`((?:\.\.\/)*[\w.-]+\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/^(?:test-results|visual-report)\//.test(path));

    expect(
      paths.filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path))),
    ).toEqual([]);
  });
});

describe('README', () => {
  const readme = documents.find(({ file }) => file === 'README.md')?.text ?? '';

  it('lists every machine, and no other', () => {
    const [, table = ''] = readme.split(/^\| machine .*\n.*\n/m);
    const [rows = ''] = table.split('\n\n');

    expect(rows.match(/^\| `\w+`/gm)?.map((row) => row.slice(3, -1))).toEqual(
      Object.keys(machines),
    );
  });

  it('lists the folders of src', () => {
    const folders = Object.keys(import.meta.glob('/src/*/**')).map((path) => path.split('/')[2]);

    expect(
      readme
        .match(/^src\/\w+/gm)
        ?.map((path) => path.slice(4))
        .toSorted(),
    ).toEqual([...new Set(folders)].toSorted());
  });
});

function settingsIn(file: string): readonly string[] {
  const names = readFileSync(file, 'utf8').match(/\b(?:VITE|GATEWAY)_[A-Z_]*[A-Z]\b/g);
  return [...new Set(names)].toSorted();
}

describe('a setting', () => {
  it.each(['.env.example', 'README.md'])('of the app is in %s', (file) => {
    expect(settingsIn(file)).toEqual(settingsIn('src/app/settings.ts'));
  });

  it('of the gateway in its example is in its README', () => {
    const documented = settingsIn('gateway/README.md');

    expect(settingsIn('gateway/.env.example').filter((name) => !documented.includes(name))).toEqual(
      [],
    );
  });
});
