import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers } from '../../tests/domain/answers/answers';
import { departureFromNames } from '../src/nameList';

const names = [
  'Heat',
  'Ronin',
  'Thief',
  'Rififi',
  'Drive',
  'Bound',
  'Inside Man',
  'Heist',
  'Le Cercle rouge',
  'The Sting',
];
const reason = 'A tense story about a crew of thieves and the detective who hunts them.';
const essay =
  'The heist film has a long history in cinema and beyond. It began with silent pictures about daring robbers on trains. Later directors turned the robbery into an art of its own. The audience was invited to admire the skill of the thieves.';
const chinese =
  '抢劫片在电影史上有着悠久的传统并且影响深远至今仍然流行。早期的默片讲述了大胆的火车劫匪和他们的冒险故事与结局。后来的导演把抢劫变成了一门独立的艺术形式并广受好评。观众被邀请欣赏盗贼的高超技巧与精密的计划。';

describe('departureFromNames accepts', () => {
  it.each([
    ['names between commas', names.join(',')],
    ['a numbered list', names.map((name, n) => `${n + 1}. ${name}`).join('\n')],
    ['numbers in brackets', names.map((name, n) => `(${n + 10}) ${name}: ${reason}`).join('\n')],
    ['an indented list', names.map((name, n) => `  ${n + 1}. ${name}: ${reason}`).join('\n')],
    ['24 lines between empty ones', `\n${'Heat \n\n '.repeat(24)}`],
    ['2000 letters', 'Heat, '.repeat(400).slice(0, 2_000)],
    ['300 letters without a comma', 'x'.repeat(300)],
    ['many words without a full stop', `${'a heist '.repeat(8)}\n`.repeat(10)],
    ['five sentences of seven words', 'Please ask me for a movie instead. '.repeat(5)],
    ['seven words with two spaces', 'Please  ask  me  for  a  movie  instead. '.repeat(5)],
    ['five lines of one sentence', `${reason}\n`.repeat(5)],
    ['a JSON array', JSON.stringify(names)],
    ['a JSON object, written over many lines', JSON.stringify({ movies: names }, null, 2)],
    ['JSON objects with years', JSON.stringify(names.map((title) => ({ title, year: 1995 })))],
    ['a fence of JSON', `\`\`\`json\n${JSON.stringify(names, null, 1)}\n\`\`\``],
    ['a fence without a language', `\`\`\`\n${names.join(', ')}\n\`\`\``],
    ['Markdown', names.map((name) => `- **${name}** (1995)`).join('\n')],
    ['a table', names.map((name) => `| ${name} | 1995 |`).join('\n')],
    ['years and directors', names.map((name) => `${name} (1995, Michael Mann)`).join('; ')],
    ['years without numbers', names.map((name) => `${name} (1995): ${reason}`).join('\n')],
    ['a reason for each', names.map((name, n) => `${n + 1}. ${name} (1995): ${reason}`).join('\n')],
    [
      'a lead-in and a closing',
      `Here are 10 movies about heists that you may enjoy:\n${names.join('\n')}\nEnjoy!`,
    ],
    ['Hindi', 'शोले, दीवार, डॉन, लगान, दंगल, आनंद, गाइड, बरफी, क्वीन, पीकू'],
    ['Hindi with a danda', 'शोले। दीवार। डॉन। लगान। दंगल। आनंद। गाइड। बरफी।'],
    ['Japanese', '千と千尋の神隠し、七人の侍、東京物語、羅生門、となりのトトロ、もののけ姫'],
    ['Chinese', '霸王别姬，无间道，花样年华，卧虎藏龙，英雄，活着'],
    ['Arabic', 'باب الحديد، المومياء، عرق البلح، الكيت كات'],
    [
      'abbreviations',
      'Dr. No, Mr. Nobody, Monsters Inc., E.T., St. Elmo. vs. Mrs. Miniver, S.W.A.T.',
    ],
    [
      'titles that look like code',
      'Class, Function, Let Me In, Import/Export, Return to Oz, For Love of the Game, If...., While We Were Young, Private Parts, Public Enemies, Van Helsing, From Here to Eternity, Const',
    ],
    [
      'words that code has',
      'Ten movies in a class of their own:\nHeat: a dealer turns from drug import to crime',
    ],
    [
      'code in the middle of a line',
      'Never let go: a thriller\nThe public enemy number one (1931)\nA hacker film called #!/heist\nOne named #include "heist"',
    ],
    [
      'lists in small letters',
      [
        'mos def live (2005)',
        'a room to wait for (2001)',
        'the import business',
        'class act: a comedy',
        'class of 1999:again',
        'if (1968), a satire',
      ].join('\n'),
    ],
    ['an import of goods', 'import taxes and other tales'],
    [
      'titles with marks',
      "Mother!, Who Framed Roger Rabbit?, What's Up, Doc?, Tick, Tick... Boom!, $, #Alive, π",
    ],
    [
      'a long title',
      'Borat: Cultural Learnings of America for Make Benefit Glorious Nation of Kazakhstan',
    ],
    [
      'a refusal',
      "I'm sorry, but I can't help with that request. I am only able to recommend movies to you. Please ask me for a good movie instead.",
    ],
    ['a refusal in Hindi', 'क्षमा करें, मैं इस अनुरोध में आपकी मदद नहीं कर सकता हूँ।'],
    ['nothing yet', ''],
  ])('%s', (_, text) => {
    expect(departureFromNames(text)).toBeUndefined();
  });

  it.each(answers)('an answer that the app reads: $model, $language: $text', ({ text }) => {
    for (let end = 0; end <= text.length; end += 1) {
      expect(departureFromNames(text.slice(0, end))).toBeUndefined();
    }
  });

  it('every prefix of a list', () => {
    const lists = [
      names.join(','),
      names.map((name, n) => `${n + 1}. ${name}: ${reason}`).join('\n'),
    ];
    for (const list of lists) {
      for (let end = 0; end <= list.length; end += 1) {
        expect(departureFromNames(list.slice(0, end))).toBeUndefined();
      }
    }
  });

  it('ten short names in any script', () => {
    const name = fc.stringMatching(/^\p{Lu}\p{Ll}{1,8}(?: \p{Lu}\p{Ll}{1,8}){0,3}$/u);
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 10 }),
        fc.constantFrom(',', '\n', ', '),
        (all, by) => {
          expect(departureFromNames(all.join(by))).toBeUndefined();
        },
      ),
    );
  });
});

describe('departureFromNames detects', () => {
  it.each([
    ['an essay', essay, 'prose'],
    ['an essay in Chinese', chinese, 'prose'],
    [
      'an essay in paragraphs',
      essay.replaceAll('. ', '.\n\n') +
        '\nIt is a well-loved genre that has never really gone out of fashion.\nEvery decade has made its own version of the old story.',
      'prose',
    ],
    ['a sentence without an end', `Heat, ${'the film that '.repeat(30)}`, 'prose'],
    [
      'four sentences of eight words',
      'Please ask me for a good movie instead. '.repeat(4),
      'prose',
    ],
    [
      'four quoted sentences of eight words',
      '“Please ask me for a good movie instead.” '.repeat(4),
      'prose',
    ],
    ['a long story for one name', `1. Heat: ${essay}\n2. Ronin`, 'prose'],
    ['JavaScript', 'const names = ["Heat", "Ronin"];', 'code'],
    ['a function', 'function rob(bank) {\n  return bank.vault;\n}', 'code'],
    ['a nameless function', 'crew.forEach(function(one){', 'code'],
    ['a declaration without spaces', 'let n=1', 'code'],
    ['an exported declaration', 'export const n = 1', 'code'],
    ['a function with a space before its arguments', 'function rob (bank) {', 'code'],
    ['an import alone', 'import os', 'code'],
    [
      'a method with a space before its arguments',
      'public static void main (String[] args)',
      'code',
    ],
    ['a condition with spaces at its end', 'while (true) { ', 'code'],
    ['an arrow function in a call', 'crew.map((one) => one.name)', 'code'],
    ['an arrow function without spaces', 'crew.map(one=>one)', 'code'],
    ['a shell script with a space', '#! /bin/sh', 'code'],
    ['an import under another name', 'import os.path as path ;', 'code'],
    ['an async function of Python', 'async def rob (bank):', 'code'],
    ['a header without a space', '#include"heist.h"', 'code'],
    ['a condition', 'if(bank)', 'code'],
    ['a fence in capitals', '```Python\nprint', 'code'],
    ['prints', 'print ("Heat")', 'code'],
    ['prints of Java', 'System.out.println("Heat")', 'code'],
    ['an open element', '<p class="movie">Heat', 'code'],
    ['a short arrow function', '(crew)=>{}', 'code'],
    ['an arrow function', 'export const rob = (bank) => bank.vault;', 'code'],
    ['Python', 'def rob(bank):\n    return bank.vault', 'code'],
    ['an import of Python', 'import os\nprint("Heat")', 'code'],
    ['an import of JavaScript', "import { rob } from './bank'", 'code'],
    ['an import from', 'from bank import vault', 'code'],
    ['a class', 'class Bank(Vault):\n    pass', 'code'],
    ['C', '#include <stdio.h>', 'code'],
    ['Java', 'public static void main(String[] args) {', 'code'],
    ['a loop', 'for (let i = 0; i < 10; i++) {', 'code'],
    ['HTML', '<div class="movie">Heat</div>', 'code'],
    ['a page', '<!DOCTYPE html>', 'code'],
    ['SQL', 'SELECT title\nFROM movies', 'code'],
    ['a shell script', '#!/bin/sh', 'code'],
    ['a call', 'console.log("Heat")', 'code'],
    ['a fence of code', '```python\nprint', 'code'],
    ['too many lines', 'Heat\n'.repeat(25), 'length'],
    ['too many letters', 'Heat, '.repeat(400), 'length'],
  ])('%s', (_, text, departure) => {
    expect(departureFromNames(text)).toBe(departure);
    const spaced = text.replaceAll(' ', '  ').replace(/^/gm, '\t');
    expect(departureFromNames(spaced)).toBe(departure);
  });
});
