import { describe, expect, it } from 'vitest';
import { namesIn } from './answers/answers';

/** Ten titles without commas. */
const ten = ['Heat', 'Ronin', 'Thief', 'Up', 'Alien', 'Jaws', 'Big', 'Fargo', 'Drive', 'Se7en'];

describe('parseNames reads parts between commas', () => {
  it.each([
    [
      'nine parts, empty ones not counted',
      'Heat,, Ronin, , Thief, Up, Alien, Jaws, Big, Fargo, Drive and Se7en',
      ten,
    ],
    [
      'a pair at the end of ten, not of eight',
      'Heat, Ronin, Thief, Up, Alien, Jaws, Big, Romeo and Juliet',
      ['Heat', 'Ronin', 'Thief', 'Up', 'Alien', 'Jaws', 'Big', 'Romeo and Juliet'],
    ],
    [
      'a pair at the end of eight, with quotes around the second',
      'Heat, "Ronin", Thief, Up, Alien, Jaws, Big, Romeo and Juliet',
      ['Heat', 'Ronin', 'Thief', 'Up', 'Alien', 'Jaws', 'Big', 'Romeo and Juliet'],
    ],
    [
      'a pair at the end of eight, with a pair in quotes before',
      '"Heat" and "Monsters, Inc.", Thief, Up, Alien, Jaws, Big, Romeo and Juliet',
      ['Heat', 'Monsters, Inc', 'Thief', 'Up', 'Alien', 'Jaws', 'Big', 'Romeo and Juliet'],
    ],
    [
      'a pair at the end of eight, with brackets before the second',
      'Heat, (500) Days of Summer, Thief, Up, Alien, Jaws, Big, Romeo and Juliet',
      ['Heat', '(500) Days of Summer', 'Thief', 'Up', 'Alien', 'Jaws', 'Big', 'Romeo and Juliet'],
    ],
    ['a pair before a last comma', 'I recommend Heat, Ronin and Up,', ['Heat', 'Ronin', 'Up']],
    [
      'a tenth name with "and"',
      'I recommend Heat, Ronin, Thief, Up, Alien, Jaws, Big, Fargo, Drive, Romeo and Juliet',
      [...ten.slice(0, 9), 'Romeo and Juliet'],
    ],
    [
      'a single name with "and" in a sentence',
      'Sure. And Then There Were None, Heat',
      ['And Then There Were None', 'Heat'],
    ],
    [
      'a last title with "and a"',
      'I recommend Heat, Up, Four Weddings and a Funeral',
      ['Heat', 'Up', 'Four Weddings and a Funeral'],
    ],
    ['"and" with spaces around', 'I recommend Heat, Ronin  and  Up', ['Heat', 'Ronin', 'Up']],
    ['"and" with spaces after it at the start', 'Heat, Ronin, and  Up', ['Heat', 'Ronin', 'Up']],
    [
      'no part that is a sentence, and none after it',
      'Heat, Ronin, I hope you enjoy these films, Up',
      ['Heat', 'Ronin'],
    ],
    [
      'no part after a closing sentence',
      'Tonight\nHeat, Ronin, Thief, Up. Enjoy!, Alien, Jaws',
      ['Heat', 'Ronin', 'Thief', 'Up'],
    ],
    [
      'no JSON after a closing sentence',
      'Heat, Ronin, I hope you enjoy these films, ["Up", "Alien"]',
      ['Heat', 'Ronin'],
    ],
    [
      'no closing sentence after two spaces',
      'Heat, Ronin.  I hope you like these movies',
      ['Heat', 'Ronin'],
    ],
    ...[
      'Happy streaming!',
      'Grab some popcorn and enjoy!',
      'My personal favorite is Fargo.',
      'Keep in mind that tastes vary.',
      'Todas son excelentes opciones.',
    ].map((closing): [string, string, string[]] => [
      `no closing sentence: ${closing}`,
      `Heat, Ronin, Jaws. ${closing}`,
      ['Heat', 'Ronin', 'Jaws'],
    ]),
    [
      'no question and no offer after a short title',
      'Heat, Ronin, Up. Too dark? Just say the word.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'no question and no offer after a short title in Spanish',
      'Tesis, Volver, Ida. ¿Muy oscuro? Solo dímelo y busco otras.',
      ['Tesis', 'Volver', 'Ida'],
    ],
    [
      'no question with an exclamation mark after a short title',
      'Heat, Ronin, Up. Ready to press play?!',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a last title with a stop after a short word',
      'Heat, Ronin, Dr. Jekyll y su hermana.',
      ['Heat', 'Ronin', 'Dr. Jekyll y su hermana'],
    ],
    [
      'a last title with a stop after three letters',
      'Heat, Ronin, Mrs. Robinson y su hermana.',
      ['Heat', 'Ronin', 'Mrs. Robinson y su hermana'],
    ],
    [
      'no closing sentence after a quote',
      'Heat, “Up.” I hope you like these movies',
      ['Heat', 'Up'],
    ],
    [
      'no reason that goes on after a comma',
      'Heat - a crime saga,set in Los Angeles, with coffee, Ronin - a heist',
      ['Heat', 'Ronin'],
    ],
    [
      'titles with a reason that names films',
      'Heat - one of the best crime movies, Ronin - a heist',
      ['Heat', 'Ronin'],
    ],
    [
      'a title like a genre before its reason',
      'Romance - a French drama, Heat - a crime saga, Ronin - a heist',
      ['Romance', 'Heat', 'Ronin'],
    ],
    [
      'a title in lower case between reasons',
      'Heat - a crime saga, eXistenZ - a game of games, Ronin',
      ['Heat', 'eXistenZ', 'Ronin'],
    ],
    [
      'a title in lower case with its year between reasons',
      'Heat - a crime saga, eXistenZ (1999), Ronin',
      ['Heat', 'eXistenZ (1999)', 'Ronin'],
    ],
    [
      'a title in lower case without reasons',
      'Heat, eXistenZ, Ronin',
      ['Heat', 'eXistenZ', 'Ronin'],
    ],
    [
      'a title in lower case after a reason with a year',
      'Heat (1995) - a crime saga, eXistenZ, Ronin',
      ['Heat (1995)', 'eXistenZ', 'Ronin'],
    ],
    [
      'a title in lower case in the next line',
      'Heat - a crime saga, Ronin\neXistenZ, Thief',
      ['Heat', 'Ronin', 'eXistenZ', 'Thief'],
    ],
    [
      'a title without a space after a reason',
      'Heat - a crime saga,Ronin,Thief',
      ['Heat', 'Ronin', 'Thief'],
    ],
    ['dots between reasons', 'Heat - a crime saga, ..., Ronin', ['Heat', 'Ronin']],
    ['a bar in brackets', 'Heat, Ronin (thriller | 1998)', ['Heat', 'Ronin (1998)']],
    [
      'a comma in brackets of each kind',
      'Heat [Mann, 1995], 乱【黒澤, 1985】, 生きる（黒澤, 1952）',
      ['Heat (1995)', '乱 (1985)', '生きる (1952)'],
    ],
    [
      '"and" after brackets',
      'Heat (1995)  and  Ronin (1998), Up (2009)',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      '"and" right after brackets',
      'Heat (1995) and Ronin (1998), Up (2009)',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'a title with brackets and "and"',
      '(500) Days and Nights, Heat',
      ['(500) Days and Nights', 'Heat'],
    ],
    ['an open bracket', 'Heat (1995, Ronin, Up', ['Heat (1995', 'Ronin', 'Up']],
    [
      'quoted titles with "and" between',
      '"Heat" and "Ronin", "Up"  or  "Alien"',
      ['Heat', 'Ronin', 'Up', 'Alien'],
    ],
    ['quoted titles with nothing between', '“Heat”“Ronin” “Up”', ['Heat', 'Ronin', 'Up']],
    ['quoted titles with spaces between', '"Heat"  "Ronin" "Up"', ['Heat', 'Ronin', 'Up']],
    ['quoted titles in Japanese', '『生きる』『乱』『羅生門』', ['生きる', '乱', '羅生門']],
    [
      'a comma in quotes of HTML',
      '&quot;The Good, the Bad&quot;, Heat',
      ['The Good, the Bad', 'Heat'],
    ],
    ['a comma in quotes', '"The Good, the Bad", Heat', ['The Good, the Bad', 'Heat']],
    ['an open quote', 'Heat, "Ronin, Up', ['Heat', 'Ronin', 'Up']],
    ['a comma in later quotes', 'Heat, "The Good, the Bad"', ['Heat', 'The Good, the Bad']],
    ['apostrophes in titles', "Rock 'n Roll, Dreamin', Heat", ["Rock 'n Roll", "Dreamin'", 'Heat']],
    ['single quotes around each title', "'Heat', 'Ronin', 'Up'", ['Heat', 'Ronin', 'Up']],
    ['a comma in single quotes', "'The Good, the Bad', 'Heat'", ['The Good, the Bad', 'Heat']],
    [
      'a title with a quote in its middle',
      'The 5" Gun, Heat, The 6" Gun',
      ['The 5" Gun', 'Heat', 'The 6" Gun'],
    ],
    [
      'titles that begin with an apostrophe',
      "'Round Midnight, 'Breaker' Morant, Heat",
      ["'Round Midnight", "'Breaker' Morant", 'Heat'],
    ],
    [
      'single quotes in double quotes',
      `"The Good, 'the Bad'", Heat`,
      ["The Good, 'the Bad'", 'Heat'],
    ],
    [
      'thousands in a title',
      '20,000 Leagues Under the Sea, Heat',
      ['20,000 Leagues Under the Sea', 'Heat'],
    ],
    ['no thousands after four digits', '1917,000, Heat', ['1917', '000', 'Heat']],
    ['no thousands before another number', '300,1000, Heat', ['300', '1000', 'Heat']],
    ['no thousands after a semicolon', '300;000, Heat', ['300', '000', 'Heat']],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});
