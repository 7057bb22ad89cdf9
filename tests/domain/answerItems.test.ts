import { describe, expect, it } from 'vitest';
import { namesIn } from './answers/answers';

/** Ten titles without commas. */
const ten = ['Heat', 'Ronin', 'Thief', 'Up', 'Alien', 'Jaws', 'Big', 'Fargo', 'Drive', 'Se7en'];

describe('parseNames reads marked items', () => {
  it.each([
    ['-', '-'],
    ['-  ', '-  '],
    ['+', '+'],
    ['・', '・'],
    ['🎬', '🎬'],
    ['▶️', '▶️'],
    ['### 1.', '### 2.'],
    ['##  1.', '##  2.'],
    ['1 -', '2 -'],
    ['1  –', '2  –'],
    ['1:', '2:'],
    ['1º', '2º'],
    ['1º.', '2º.'],
    ['1ª', '2ª'],
    ['1st:', '2nd:'],
    ['3rd.', '4th)'],
    ['1️⃣', '2️⃣'],
    ['1⃣', '2⃣'],
    ['1、', '2、'],
    ['(1)', '(2)'],
    ['#1.', '#2.'],
    ['#1', '#2'],
    ['#9', '#10'],
    ['Movie 1:', 'Movie 2:'],
    ['Film1:', 'Film2:'],
    ['Recommendation 1:', 'Recommendation 2:'],
    ['Recomendación 1:', 'Recomendación 2:'],
    ['फिल्म 1:', 'फिल्म 2:'],
    ['फ\u093cिल्म 1:', 'फ\u093cिल्म 2:'],
    ['१.', '२.'],
    [' ①', ' ②'],
    ['a)', 'b)'],
    ['a.  ', 'b.  '],
    ['I.', 'II.'],
    ['(a)', '(b)'],
  ])('reads "%s" as a marker', (first, second) => {
    expect(namesIn(`${first} Heat\nWith Al Pacino ②\n${second} Ronin`)).toEqual(['Heat', 'Ronin']);
  });

  it.each([
    ['bullets in one line', '• Heat • Ronin • Up', ['Heat', 'Ronin', 'Up']],
    ['pictures in one line', '🎬 Heat 🎬 Ronin 🎬 Up', ['Heat', 'Ronin', 'Up']],
    [
      'no bullets at later dashes',
      '- Mission: Impossible - Fallout\n- Heat',
      ['Mission: Impossible - Fallout', 'Heat'],
    ],
    [
      'a title like a sentence with a stop in it',
      '- Heat\n- No puedo vivir sin el Dr. Pérez',
      ['Heat', 'No puedo vivir sin el Dr. Pérez'],
    ],
    [
      'a title that repeats a word',
      "1. It's a Mad, Mad, Mad, Mad World\n2. Heat",
      ["It's a Mad, Mad, Mad, Mad World", 'Heat'],
    ],
    ['a title with a plus', '+ Romeo + Juliet\n+ Heat', ['Romeo + Juliet', 'Heat']],
    ['no marker in an hour', '1. 25th Hour\n2. 12th Fail', ['25th Hour', '12th Fail']],
    ['no bold remark', '🎬 **Some of these are old.**\n- Heat\n- Ronin', ['Heat', 'Ronin']],
    ['a quoted list', '> Heat, Ronin, Up', ['Heat', 'Ronin', 'Up']],
    ['quoted lines', '> Heat\n> Ronin\n>\n> Up', ['Heat', 'Ronin', 'Up']],
    ['quoted numbers', '> 1. Heat\n> 2. Ronin', ['Heat', 'Ronin']],
    ['no score after a dash', '- Heat – 8.3\n- Ronin - 7.2/10', ['Heat', 'Ronin']],
    ['no score of ten', '- Heat 10/10\n- Ronin: 8/10\n- Up ★ ★', ['Heat', 'Ronin', 'Up']],
    ['no stars', '- Heat ★★★★☆\n- Ronin ⭐⭐⭐', ['Heat', 'Ronin']],
    ['a letter without a space', 'a)Heat\nWith Al Pacino\nb)Ronin', ['Heat', 'Ronin']],
    ['no marker in a time', '3:10 to Yuma\nHeat\nRonin', ['3:10 to Yuma', 'Heat', 'Ronin']],
    [
      'no nested bullets',
      '- Heat\n  - Los Angeles\n    - Coffee\n- Ronin\n  - Paris',
      ['Heat', 'Ronin'],
    ],
    ['bullets one space deeper', '- Heat\n - Ronin\n- Up', ['Heat', 'Ronin', 'Up']],
    ['an indented list', '    - Heat\n    - Ronin', ['Heat', 'Ronin']],
    ['no bullets under numbers', '1. Heat\n- Los Angeles\n2. Ronin\n- Paris', ['Heat', 'Ronin']],
    [
      'headings with years',
      '# Heat (1995)\nA heist\n  ##  Ronin (1998)\nRanked # 1 in 1998',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'no remark after thirteen letters',
      `${Array.from('abcdefghijklm', (letter, at) => `${letter}) Saw ${at + 1}`).join('\n')}\nGood choices`,
      Array.from({ length: 13 }, (_, at) => `Saw ${at + 1}`),
    ],
    ['two numbers in a line', '1. Heat 2. Ronin 3) Up', ['Heat', 'Ronin', 'Up']],
    ['a number without a title before another', '1. , 2. Ronin', ['Ronin']],
    ['two Hindi numbers in a line', '१. शोले २. लगान', ['शोले', 'लगान']],
    ['two letters in a line', 'a) Heat b) Ronin', ['Heat', 'Ronin']],
    ['two Roman numbers in a line', 'I. Heat II. Ronin', ['Heat', 'Ronin']],
    ['two circled numbers in a line', '①Heat ②Ronin', ['Heat', 'Ronin']],
    [
      'a bold number and title',
      '**1. Mission: Impossible**: a spy must prove that he is not a mole.',
      ['Mission: Impossible'],
    ],
    [
      'a bold number and title after a heading',
      '##  **1. Heat, Dust**: a crime saga about cops',
      ['Heat, Dust'],
    ],
    ['a bold number before the title', '**1.** Heat\n__2.__ Ronin', ['Heat', 'Ronin']],
    ['a title of two bold words', '1. Heat **** Ronin', ['Heat **** Ronin']],
    ['a list in one item', '1. Heat, Ronin, Thief, Up', ['Heat', 'Ronin', 'Thief', 'Up']],
    ['thousands in no number of a list', '1. 300,1000,21,Heat', ['300', '1000', '21', 'Heat']],
    ['two commas and a last one in an item', '1. Heat, Ronin, Thief, ', ['Heat, Ronin, Thief']],
    [
      'dots at the end of twelve Roman numbers',
      `${'i ii iii iv v vi vii viii ix x xi'
        .split(' ')
        .map((numeral) => `${numeral}) Saw ${numeral}`)
        .join('\n')}\nxii) Once ... and Again`,
      [
        ...'i ii iii iv v vi vii viii ix x xi'.split(' ').map((numeral) => `Saw ${numeral}`),
        'Once ... and Again',
      ],
    ],
    [
      'two names with a year before an item',
      'Heat 1995, Ronin 1998\n- Thief',
      ['Heat 1995', 'Ronin 1998', 'Thief'],
    ],
    [
      'a list of quoted names in one item',
      '1. "Heat", "Ronin", "Thief", "Up"',
      ['Heat', 'Ronin', 'Thief', 'Up'],
    ],
    ['a list of numbers in one item', '1. 1917, 300, 21, Heat', ['1917', '300', '21', 'Heat']],
    [
      'a Japanese list in one item',
      '1. 生きる、羅生門、乱、七人の侍',
      ['生きる', '羅生門', '乱', '七人の侍'],
    ],
    [
      'a list with one name in lower case in one item',
      '1. Heat, Ronin, eXistenZ, Up',
      ['Heat', 'Ronin', 'eXistenZ', 'Up'],
    ],
    [
      'a title with clauses in one item',
      '1. I Went Home, you stayed Home, we sang Songs, they danced Tango',
      ['I Went Home, you stayed Home, we sang Songs, they danced Tango'],
    ],
    [
      'a title with three commas and a year',
      '1. Spring, Summer, Fall, Winter (2003)',
      ['Spring, Summer, Fall, Winter (2003)'],
    ],
    ['an emoji before each in one line', '🎬 Heat, 🚗 Ronin (1998)', ['Heat', 'Ronin (1998)']],
    ['an emoji before a reason', '🎬 Heat (1995) – cops, 🔥 heists\n🎬 Up', ['Heat (1995)', 'Up']],
    [
      'items with very long reasons',
      `1. Heat - ${'a fine night '.repeat(100)}\n2. Ronin - a chase`,
      ['Heat', 'Ronin'],
    ],
    [
      'a long list in one item',
      `1. ${ten.map((title) => `The Return of ${title}`).join(', ')}`,
      ten.map((title) => `The Return of ${title}`),
    ],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});
