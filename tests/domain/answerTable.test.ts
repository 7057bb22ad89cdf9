import { describe, expect, it } from 'vitest';
import { namesIn } from './answers/answers';

describe('parseNames reads tables', () => {
  it.each([
    [
      'no remark after a table',
      'Tonight\n| Title | Year |\n|---|---|\n| Heat | 1995 |\n\nA fine night',
      ['Heat (1995)'],
    ],
    [
      'a title with details over each sentence',
      '**Heat (1995)** | Crime | 8.3\nA thief and a cop.\n\n**Up (2009)** | Comedy | 8.3',
      ['Heat (1995)', 'Up (2009)'],
    ],
    ['titles in one line', 'Heat (1995) | Up (2009)', ['Heat (1995)', 'Up (2009)']],
    [
      'titles in one line, one without a year',
      'Heat (1995) | Ronin | Up (2009)',
      ['Heat (1995)', 'Ronin', 'Up (2009)'],
    ],
    [
      'titles in one line with one year',
      'Heat | Ronin | Up (2009)',
      ['Heat', 'Ronin', 'Up (2009)'],
    ],
    [
      'a rank before the title',
      '| # | Film | Year |\n|:-:|---|:--|\n| 1 | Heat | 1995 |',
      ['Heat (1995)'],
    ],
    ['a year before the title', '| Year | Title |\n|---|---|\n| 1995 | Heat |', ['Heat (1995)']],
    ['bold columns', '| **Released** | ` Title ` |\n|---|---|\n| 1995 | Heat |', ['Heat (1995)']],
    ['Spanish columns', '| Año | Titulo |\n|---|---|\n| 1995 | Heat |', ['Heat (1995)']],
    [
      'Spanish columns with accents',
      '| Año | Título |\n|---|---|\n| 1995 | Heat |',
      ['Heat (1995)'],
    ],
    ['Hindi columns', '| वर्ष | फिल्म |\n|---|---|\n| 1975 | शोले |', ['शोले (1975)']],
    ['Japanese columns', '| 年 | 作品 |\n|---|---|\n| 1952 | 生きる |', ['生きる (1952)']],
    [
      'a year in words in its column',
      '| Title | Release |\n|---|---|\n| Heat | December 1995 |',
      ['Heat (1995)'],
    ],
    [
      'rows without a head',
      '| 1. | Heat | 1995 |\n| 12 | Ronin | 1998 |',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'an empty first cell',
      '| | Heat | 1995 |\n| | Ronin | 1998 |',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    ['ranks in bold', '| **1** | Heat |\n| ` #2) ` | Ronin |', ['Heat', 'Ronin']],
    [
      'titles with numbers that are no ranks',
      '| 300 |\n| 12 Monkeys | 1995 |\n| Apollo 13 |',
      ['300', '12 Monkeys (1995)', 'Apollo 13'],
    ],
    ['a title that is a year', '| 1917 | 2019 |\n| Heat | 1995 |', ['1917 (2019)', 'Heat (1995)']],
    ['a title with dashes in a row', '| Title | Note |\n|---|---|\n| X-- | --- |', ['X--']],
    ['a line under unknown columns', '| A | B |\n|---|---|\n| Heat | 1995 |', ['Heat (1995)']],
    ['a line above any row', '|---|---|\n| Heat | 1995 |', ['Heat (1995)']],
    ['titles after dashes', '| - Heat | - Ronin |\n| - Up | - Alien |', ['Heat', 'Up']],
    ['a number as a title', '| Title | Year |\n|---|---|\n| 21 | 2008 |', ['21 (2008)']],
    ['a short row', '| # | Title |\n|---|---|\n| 1 |\n| 2 | Heat |', ['Heat']],
    [
      'a second table',
      '| Heat | 1995 |\n| Ronin | 1998 |\nComedies:\n| Year | Title |\n|---|---|\n| 2009 | Up |',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'a second table after an empty line',
      '| Title | Year |\n|---|---|\n| Heat | 1995 |\n\n| Year | Film |\n|---|---|\n| 2009 | Up |',
      ['Heat (1995)', 'Up (2009)'],
    ],
    [
      'a row with a very long remark',
      `| Title | Remark |\n|---|---|\n| Heat | ${'a fine night '.repeat(100)}|\n| Ronin | - |`,
      ['Heat', 'Ronin'],
    ],
    [
      'a table with Windows line ends',
      '| Title |\r\n|---|\r\n| Heat |\r\n|---|\r\n| Ronin |',
      ['Heat', 'Ronin'],
    ],
    [
      'rows between empty lines',
      '| Year | Title |\n|---|---|\n| 1995 | Heat |\n\n| 1998 | Ronin |\n\n| 2009 | Up |\n| 1979 | Alien |',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)', 'Alien (1979)'],
    ],
    [
      'a last row after an empty line',
      '| Year | Title |\n|---|---|\n| 1995 | Heat |\n\n| 1998 | Ronin |\n\nEnjoy!',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});
