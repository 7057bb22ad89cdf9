import { describe, expect, it } from 'vitest';
import { createNameParser } from '@/domain/parseNames';
import { labelsOf, namesIn } from './answers/answers';

describe('parseNames reads remarks after dashes', () => {
  it.each([
    [
      'who directed it',
      '1. Stalker – Andrei Tarkovsky\n2. Rushmore – Wes Anderson\n3. Heat – Michael Mann\n4. Up',
      ['Stalker', 'Rushmore', 'Heat', 'Up'],
    ],
    [
      'in Hindi',
      '1. पीके - एलियन की कहानी\n2. क्वीन - हनीमून\n3. शोले - जय और वीरू',
      ['पीके', 'क्वीन', 'शोले'],
    ],
    [
      'but not in two titles',
      '1. Spider-Man – Far From Home\n2. Dune – Part Two\n3. Up',
      ['Spider-Man – Far From Home', 'Dune – Part Two', 'Up'],
    ],
    [
      'but not in the titles of a series',
      '1. Mission Impossible - Fallout\n2. Mission Impossible - Rogue Nation\n3. Dune - Part Two',
      ['Mission Impossible - Fallout', 'Mission Impossible - Rogue Nation', 'Dune - Part Two'],
    ],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('parseNames reads years in a list', () => {
  it.each([
    [
      'years between names',
      'Heat, 1995, Ronin, 1998, Thief, 1981',
      ['Heat (1995)', 'Ronin (1998)', 'Thief (1981)'],
    ],
    [
      'years between names, where the first name is a year',
      '1917, 2019, Heat, 1995',
      ['1917 (2019)', 'Heat (1995)'],
    ],
    [
      'years between names after a sentence',
      'Sure. Heat, 1995, Ronin, 1998',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'years after names',
      'Heat 1995, Ronin 1998, Thief 1981, Up 2009',
      ['Heat (1995)', 'Ronin (1998)', 'Thief (1981)', 'Up (2009)'],
    ],
    [
      'years after two spaces',
      'Heat  1995, Ronin  1998, Thief  1981, Up  2009',
      ['Heat (1995)', 'Ronin (1998)', 'Thief (1981)', 'Up (2009)'],
    ],
    [
      'years after names, where the first title begins with a year',
      '2001: A Space Odyssey 1968, Heat 1995, Ronin 1998, Up 2009',
      ['2001: A Space Odyssey (1968)', 'Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'years before names in italics',
      '*1968: Oliver!*\n*1982: Blade Runner*\n*1995: Heat*',
      ['Oliver! (1968)', 'Blade Runner (1982)', 'Heat (1995)'],
    ],
    [
      'three names that end with a year',
      'Blade Runner 2049, Wonder Woman 1984, Airport 1975',
      ['Blade Runner 2049', 'Wonder Woman 1984', 'Airport 1975'],
    ],
    [
      'years after names, and a name without one',
      'Heat 1995, Ronin 1998, Thief 1981, Up 2009, Alien, Jaws 1975',
      ['Heat (1995)', 'Ronin (1998)', 'Thief (1981)', 'Up (2009)', 'Alien', 'Jaws (1975)'],
    ],
    [
      'years in the middle of titles',
      'Class of 1984 Reunion, Airport 1975 Again, Race 2000 Redux, Runner 2049 Redux',
      ['Class of 1984 Reunion', 'Airport 1975 Again', 'Race 2000 Redux', 'Runner 2049 Redux'],
    ],
    ['titles that are years', '1917, 1984, 2012, 1941', ['1917', '1984', '2012', '1941']],
    [
      'a title that is a year in second place',
      'Heat, 1917, Ronin, Up',
      ['Heat', '1917', 'Ronin', 'Up'],
    ],
    [
      'three of four lines that end with a year',
      'Parasite 2019\nBurning 2018\n*Up*\nHeat 1995',
      ['Parasite 2019', 'Burning 2018', 'Up', 'Heat 1995'],
    ],
    [
      'four lines in a row that end with a year',
      'Parasite 2019\nBurning 2018\nUp 2009\nHeat 1995\nRonin',
      ['Parasite (2019)', 'Burning (2018)', 'Up (2009)', 'Heat (1995)', 'Ronin'],
    ],
    [
      'years before two names and after the third',
      '1927: Metropolis\n1982: Blade Runner\nWonder Woman 1984',
      ['1927: Metropolis', '1982: Blade Runner', 'Wonder Woman 1984'],
    ],
    [
      'a year and four pieces of a title',
      'Heat (1995), Spring, Summer, Fall, Winter (2003)',
      ['Heat (1995)', 'Spring, Summer, Fall, Winter (2003)'],
    ],
    [
      'more pieces than a title has',
      'Heat (1995), Ronin, Thief, Up, Alien, Jaws (1975)',
      ['Heat (1995)', 'Ronin', 'Thief', 'Up', 'Alien', 'Jaws (1975)'],
    ],
    [
      'pieces of titles in two lines',
      'Heat (1995), Spring, Summer\nFall, Winter (2003)',
      ['Heat (1995)', 'Spring', 'Summer', 'Fall, Winter (2003)'],
    ],
    [
      'no year and pieces at the end',
      'Heat (1995), Ronin, Thief',
      ['Heat (1995)', 'Ronin', 'Thief'],
    ],
    [
      'two films of one title',
      'Dune (1984), Dune (2021), Dune (2021)',
      ['Dune (1984)', 'Dune (2021)'],
    ],
    [
      'a title again without its year',
      'Dune (1984), Heat (1995), Dune',
      ['Dune (1984)', 'Heat (1995)'],
    ],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});

describe('a streamed list with years', () => {
  it('emits names at the third line with a year before its name', () => {
    const parser = createNameParser();

    expect(parser.push('1927: Metropolis\n1982: Blade Runner\n')).toEqual([]);
    expect(labelsOf(parser.push('1995: Heat\n'))).toEqual([
      'Metropolis (1927)',
      'Blade Runner (1982)',
      'Heat (1995)',
    ]);
  });
});
