import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { values } from '@/components/theme/tokens';
import { english } from '@/domain/texts/english';
import { componentStatus, releasesIn, statusText } from '../../stories/docs/componentStatus';
import { designTokens } from '../../stories/docs/designTokens';
import { guideOf, sentenceOf } from '../../stories/docs/guideOf';
import { machinesManifest } from '../../stories/docs/machinesManifest';
import { machinesOf } from '../../stories/docs/machinesOf';
import { readableSource } from '../../stories/docs/readableSource';
import { movies } from '../../stories/support/movies';
import { machines } from '../../stories/tooling/machines';

describe('designTokens', () => {
  it('equal the tokens of the code', () => {
    const { color, cinema, font, text, weight, space, size, radius, shadow } = designTokens;
    const exported = { color, cinema, font, text, weight, space, size, radius, shadow };

    const motion = { ...cssOf(designTokens.duration), ...cssOf(designTokens.easing) };

    expect({ ...mapValues(exported, cssOf), motion }).toEqual(values);
  });

  it('have the values of the format', () => {
    const { color, space, text, duration, easing, weight, font, shadow, breakpoint } = designTokens;
    const page = { colorSpace: 'srgb', components: [0.0431, 0.0431, 0.0667], alpha: 1 };

    expect(color.$type).toBe('color');
    expect(valuesOf(color).page).toEqual(page);
    expect(valuesOf(color).veil).toEqual({ ...page, alpha: 0.78 });
    expect(valuesOf(space).m).toEqual({ value: 1, unit: 'rem' });
    expect(valuesOf(space).gutter).toEqual({ value: 4, unit: 'rem' });
    expect(valuesOf(text).display).toEqual({ value: 5, unit: 'rem' });
    expect(valuesOf(duration).quick).toEqual({ value: 160, unit: 'ms' });
    expect(valuesOf(easing).ease).toEqual([0.2, 0.7, 0.2, 1]);
    expect(valuesOf(weight).bold).toBe(700);
    expect(valuesOf(font).serif).toEqual([
      'Iowan Old Style',
      'Palatino',
      'Palatino Linotype',
      'Georgia',
      'serif',
    ]);
    expect(valuesOf(shadow).card).toEqual({
      color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.55 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 1.25, unit: 'rem' },
      blur: { value: 2.5, unit: 'rem' },
      spread: { value: 0, unit: 'px' },
    });
    expect(valuesOf(breakpoint).wideFrom).toEqual({ value: 768, unit: 'px' });
  });
});

describe('a fluid length', () => {
  it('has its largest value in rem', () => {
    expect(valuesOf(designTokens.text).title).toEqual({ value: 1.5, unit: 'rem' });
    expect(valuesOf(designTokens.text).heading).toEqual({ value: 2.5, unit: 'rem' });
    expect(JSON.stringify(designTokens)).not.toContain('null');
  });
});

describe('componentStatus', () => {
  const first = '# Changelog\n\n## [0.1.0] - 2026-01-01\n\n### Added\n\n- `Button`.\n';
  const later = `# Changelog\n\n## [Unreleased]\n\n### Added\n\n- \`Badge\`.\n\n### Changed\n\n- \`Button\`, \`Icon\`: larger.\n\n${first.slice(13)}`;

  it('is stable in the first release', () => {
    expect(componentStatus('Button', first)).toEqual({ kind: 'stable' });
  });

  it('names the version after which a component came or changed', () => {
    expect(statusText(componentStatus('Badge', later))).toBe('New since 0.1.0');
    expect(statusText(componentStatus('Icon', later))).toBe('Changed since 0.1.0');
    expect(statusText(componentStatus('Logo', later))).toBe('Stable');
  });

  it('reads the version of a release', () => {
    const released = later.replace('Unreleased', '0.2.0');

    expect(componentStatus('Button', released)).toEqual({ kind: 'changed', version: '0.2.0' });
  });

  it('finds only components in the changelog of the project', () => {
    const components = Object.keys(import.meta.glob('/src/components/*.tsx'));
    const named = releasesIn(readFileSync('CHANGELOG.md', 'utf8')).flatMap(({ added, changed }) => [
      ...added,
      ...changed,
    ]);

    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(components).toContain(`/src/components/${name}.tsx`);
  });
});

describe('guideOf', () => {
  it('splits the comment over the meta', () => {
    const text = '## When to use\n\nOften.\n\n## Keyboard\n\n- Enter.';
    const comment = `${text}\n\n@summary A button\nwith a text.`.replaceAll(/^/gm, ' * ');

    expect(
      guideOf(`/** Other. */\nlet a;\n\n/**\n${comment}\n */\nconst meta = preview.meta({`),
    ).toEqual({
      summary: 'A button with a text.',
      text,
      sections: [
        { title: 'When to use', text: 'Often.' },
        { title: 'Keyboard', text: '- Enter.' },
      ],
    });
  });
});

describe('the guide of every component', () => {
  const sources = import.meta.glob<string>('/stories/components/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it.each(Object.entries(sources))('has its five parts in %s', (_file, source) => {
    const { sections } = guideOf(source);

    expect(sections.map(({ title }) => title)).toEqual([
      'When to use',
      'When not to use',
      'Anatomy',
      'Keyboard',
      'Content',
    ]);
    expect(sections.filter(({ text }) => text === '')).toEqual([]);
  });
});

describe('sentenceOf', () => {
  it('reads the comment over an extended story', () => {
    const source =
      'export const One = 1;\n\n/**\n * Disabled, but\n * focusable.\n */\nexport const WithIcon = One.extend({});';

    expect(sentenceOf(source, 'With Icon')).toBe('Disabled, but focusable.');
    expect(sentenceOf(source, 'One')).toBe('');
  });
});

describe('machinesOf', () => {
  it('names the machines of the containers that import a component', () => {
    const sources = {
      'A.tsx':
        "import { Button } from '@/components/Button';\nimport { SearchModeActor } from '../search/SearchModeActor';\nimport { x } from '@/machines/popupMachine';",
      'B.tsx':
        "import { Icon } from '@/components/Icon';\nimport { RowsActor } from './RowsActor';",
    };

    expect(machinesOf('Button', sources)).toEqual(['popup', 'searchMode']);
    expect(machinesOf('Logo', sources)).toEqual([]);
  });

  it.each([
    ['Popup', ['popup', 'rows', 'search']],
    ['Hero', ['player', 'rows', 'trailer']],
    ['AuthForm', ['authMode', 'session']],
    ['SearchForm', ['recentSearches', 'search']],
    ['Footer', ['language']],
    ['Slideshow', ['slideshow']],
    ['Notice', ['connection', 'update']],
    ['InstallButton', ['install']],
  ])('names the machines that drive %s', (component, driving) => {
    const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => [file, readFileSync(`src/app/${file}`, 'utf8')] as const);

    expect(machinesOf(component, Object.fromEntries(sources))).toEqual(driving);
  });
});

describe('machinesManifest', () => {
  it('has each machine with its states, events and stories', () => {
    const manifest = machinesManifest([
      {
        id: 'machines-popup--open',
        name: 'Open',
        importPath: './stories/machines/popupMachine.stories.tsx',
      },
    ]);

    expect(Object.keys(manifest)).toEqual(Object.keys(machines));
    expect(manifest.popup?.stories).toEqual([{ id: 'machines-popup--open', name: 'Open' }]);
    expect(manifest.searchMode?.path).toBe('src/machines/searchModeMachine.ts');
    expect(manifest.searchMode?.states.map(({ path }) => path)).toEqual(['home', 'gptSearch']);
    expect(manifest.searchMode?.events).toEqual(['mode.reset', 'mode.search', 'mode.toggle']);
  });
});

describe('readableSource', () => {
  it('names texts and shortens pictures and callbacks', () => {
    expect(
      readableSource('Button', { children: english.header.skip, onClick: () => {}, icon: 'play' }),
    ).toBe('<Button onClick={onClick} icon="play">{texts.header.skip}</Button>');
    expect(readableSource('Avatar', { photoURL: `data:image/svg+xml,${'x'.repeat(500)}` })).toBe(
      '<Avatar photoURL="data:image/svg+x…" />',
    );
  });

  it('names the movies of the stories', () => {
    expect(readableSource('MovieRow', { movies })).toBe('<MovieRow movies={movies} />');
    expect(readableSource('ResultRow', { movies: movies.slice(0, 2) })).toBe(
      '<ResultRow movies={[movies[0], movies[1]]} />',
    );
  });

  it('breaks long lines and writes nested values', () => {
    const source = readableSource('Footer', {
      texts: english.footer,
      language: { chosen: 'english', onChoose: () => {} },
      demoServices: ['identity', 'movies', 'suggestions'],
      installButton: createElement('button', { disabled: true }, 'Install'),
    });

    expect(source).toBe(
      [
        '<Footer',
        '  texts={texts.footer}',
        "  language={{ chosen: 'english', onChoose: onChoose }}",
        "  demoServices={['identity', 'movies', 'suggestions']}",
        '  installButton={<button disabled>Install</button>}',
        '/>',
      ].join('\n'),
    );
  });
});

function cssOf(group: object): Readonly<Record<string, unknown>> {
  return mapValues(
    Object.fromEntries(Object.entries(group).filter(([name]) => name !== '$type')),
    ({ $extensions }) => $extensions['marquee.css'],
  );
}

function valuesOf(group: object): Readonly<Record<string, unknown>> {
  return mapValues(Object.fromEntries(Object.entries(group)), ({ $value }) => $value);
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
