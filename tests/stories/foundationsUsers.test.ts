import { describe, expect, it } from 'vitest';
import { iconNames } from '@/components/Icon';
import { fileName, usersOf, usersOfIcon } from '../../stories/foundations/tooling/usersOf';

const sources = {
  'src/components/Card.tsx': 'color: ${tokens.color.text}; gap: ${tokens.space.xs};',
  'src/components/Aside.tsx': 'color: ${tokens.color.textual}; gap: ${tokens.space.x};',
  'src/components/Bar.tsx': '@media ${screens.wide} { color: ${tokens.color.text}; }',
};

const components = import.meta.glob<string>('../../src/components/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('usersOf', () => {
  it('lists the components that use a token, sorted', () => {
    expect(usersOf('tokens.color.text', sources)).toEqual(['Bar', 'Card']);
    expect(usersOf('screens.wide', sources)).toEqual(['Bar']);
  });

  it('does not match longer or shorter names', () => {
    expect(usersOf('tokens.space.xs', sources)).toEqual(['Card']);
    expect(usersOf('tokens.space.s', sources)).toEqual([]);
  });
});

describe('usersOfIcon', () => {
  it('finds fixed and conditional icons', () => {
    const source = {
      'One.tsx': '<Icon name="play" />',
      'Two.tsx': "<Button icon={open ? 'close' : 'play'}>",
      'Three.tsx': '<form role="search"><input name="play" /></form>',
    };

    expect(usersOfIcon('play', source)).toEqual(['One', 'Two']);
    expect(usersOfIcon('search', source)).toEqual([]);
  });

  it('finds a user for every icon', () => {
    const unused = iconNames.filter((name) => usersOfIcon(name, components).length === 0);

    expect(unused).toEqual([]);
  });
});

it('fileName drops the folder and the extension', () => {
  expect(fileName('../../src/components/theme/GlobalStyle.ts')).toBe('GlobalStyle');
  expect(fileName('Hero.tsx')).toBe('Hero');
});
