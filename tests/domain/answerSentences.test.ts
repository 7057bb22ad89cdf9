import { describe, expect, it } from 'vitest';
import {
  isAboutOne,
  isAside,
  isIdentification,
  isQuestion,
  listAfterConsent,
  listAfterLabel,
  withoutRefusal,
  withoutLabel,
} from '@/domain/answerSentences';
import { namesIn } from './answers/answers';

describe('parseNames reads titles and what is said about them', () => {
  it.each([
    [
      'reasons with commas after dashes',
      'Here are two:\n\nHeat – A thief, a cop and a city.\n\nRonin – Spies, cars and a case.',
      ['Heat', 'Ronin'],
    ],
    [
      'reasons after colons',
      'Heat: A thief and a cop meet in the city.\nDune: Part Two: A boy rides a worm.',
      ['Heat', 'Dune: Part Two'],
    ],
    [
      'sentences after years and dashes in Spanish',
      'Mujeres al borde de un ataque de nervios (1988) – Una mujer espera una llamada.\nTodo sobre mi madre (1999) – Una madre busca al padre de su hijo.',
      ['Mujeres al borde de un ataque de nervios (1988)', 'Todo sobre mi madre (1999)'],
    ],
    [
      'reasons in Spanish',
      'Tesis – una cinta que nadie debe ver.\nVolver – tres mujeres y un secreto.',
      ['Tesis', 'Volver'],
    ],
    [
      'a list of titles with reasons in one line',
      'Heat - a crime saga, Ronin - a heist with cars.',
      ['Heat', 'Ronin'],
    ],
    [
      'a list after a title with a subtitle in lower case',
      'El señor de los anillos: la comunidad del anillo, Heat, Ronin',
      ['El señor de los anillos: la comunidad del anillo', 'Heat', 'Ronin'],
    ],
    [
      'remarks after full stops',
      '**Heat**. A crime saga with two stars.\n**Ronin**. Spies in a hurry, with cars.',
      ['Heat', 'Ronin'],
    ],
    [
      'reasons after two dashes',
      'Heat -- A thief, a cop and a city.\nAlien vs Predator -- A cop meets two beasts.',
      ['Heat', 'Alien vs Predator'],
    ],
    [
      'a reason that ends in quotes',
      'Heat – A saga about “one last job.”\nUp – A tale of love.',
      ['Heat', 'Up'],
    ],
    [
      'remarks with years and commas',
      'Heat (1995) follows a thief, Los Angeles and coffee.\nRonin (1998) follows spies, Paris and cars.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'a remark with the title of another film',
      'Heat (1995) is better than "Ronin" and longer',
      ['Heat (1995)'],
    ],
    [
      'no label after the list',
      'Heat, Ronin\n\nFamily Night: two cops meet in a lonely town.',
      ['Heat', 'Ronin'],
    ],
    [
      'no label after the first title',
      'Heat\nFamily Night: two cops meet in a lonely town.',
      ['Heat'],
    ],
    [
      'a title that begins as a sentence does',
      'First, Do No Harm\nHeat',
      ['First', 'Do No Harm', 'Heat'],
    ],
    ['no bold tip', '**Tip**: no spoilers, sadly.\nHeat, Ronin', ['Heat', 'Ronin']],
    [
      'a title that ends in "note"',
      'The Big Note: Uncut, Heat, Up',
      ['The Big Note: Uncut', 'Heat', 'Up'],
    ],
    ['no tip', 'Tip: watch them with friends and popcorn.\n1. Heat\n2. Up', ['Heat', 'Up']],
    [
      'no bonus after the list',
      'Heat, Ronin\n\nBonus: a film about cops is always good.',
      ['Heat', 'Ronin'],
    ],
    [
      'the best match and the others',
      'Best match: Heat\nAlso good: Ronin, Up\nRunner-up: Big\nRunners-up: Elf, Jaws',
      ['Heat', 'Ronin', 'Up', 'Big', 'Elf', 'Jaws'],
    ],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});

describe('parseNames reads titles in sentences', () => {
  it.each([
    [
      'bold titles in several sentences',
      "I'd start with **Heat** (1995). Then try **Up** (2009), and finish with **Big**.",
      ['Heat (1995)', 'Up (2009)', 'Big'],
    ],
    [
      'bold titles and remarks after an opening',
      "Okay, so it's late. First, there's **Heat** (1995). Second, **Up** (2009) is sweet. Third, **Big** is fun.",
      ['Heat (1995)', 'Up (2009)', 'Big'],
    ],
    [
      'bold titles and remarks after "First"',
      "First, there's **Heat** (1995). Second, **Up** (2009) is sweet. Third, **Big** is fun.",
      ['Heat (1995)', 'Up (2009)', 'Big'],
    ],
    [
      'italics after commas',
      'First up is *Heat*, a film about a thief. Next, try *Ronin*, which is slow.',
      ['Heat', 'Ronin'],
    ],
    [
      'one title in each paragraph',
      'For tension, start with **Heat** (1995).\n\nThen, *Up* is soft, and sweet.\n\nLastly, *Big* is fun, and short.',
      ['Heat (1995)', 'Up', 'Big'],
    ],
    [
      'two titles in quotes, the second after "Since"',
      'Start with "Heat" tonight. Since critics loved "Ronin", watch it next.',
      ['Heat', 'Ronin'],
    ],
    [
      'no actors after "thinking of"',
      'You may be thinking of a thriller with Al Pacino, Robert De Niro and Val Kilmer.',
      [],
    ],
    [
      'italics after a clause in front',
      "For a slow Sunday, I'd start with *Heat* (1995), a long film. *Up* (2009) is sweet.",
      ['Heat (1995)', 'Up (2009)'],
    ],
    [
      'titles that begin with "I"',
      "Heat, I, Robot, I Vitelloni, I'll See You in My Dreams",
      ['Heat', 'I', 'Robot', 'I Vitelloni', "I'll See You in My Dreams"],
    ],
    [
      'titles in underscores after "thinking of"',
      'You might be thinking of _Heat_, _Ronin_, or _Up_.',
      ['Heat', 'Ronin', 'Up'],
    ],
    ['a single number in quotes', 'I would open with "300" tonight.', ['300']],
    ['a single title in quotes', 'I would open with "Heat" tonight.', ['Heat']],
    [
      'a quoted title after words in capitals',
      'See You Then, "Heat", Up',
      ['See You Then', 'Heat', 'Up'],
    ],
    ['an italic title after "and"', 'Heat and *Ronin*, Up', ['Heat and *Ronin*', 'Up']],
    ['no title that a fan knows', 'For any fan of **Heat** (1995), there is more.', []],
    ['no title in Spanish that the visitor liked', 'Tanto te gustó **Heat** (1995) hace poco.', []],
    ['a title that is a number', "I'd start with **300** tonight.", ['300']],
    [
      'bold titles with a colon in a list after a clause',
      'If you like heists, check out **Dune: Part Two** (2024), **Up** (2009).',
      ['Dune: Part Two (2024)', 'Up (2009)'],
    ],
    [
      'a list after a sentence about a film',
      'Sure, I like Heat. Ronin, Thief, Up',
      ['Ronin', 'Thief', 'Up'],
    ],
    [
      'a second title with a sign in it',
      'I recommend Lagaan, Chak De! India, and Up.',
      ['Lagaan', 'Chak De! India', 'Up'],
    ],
    [
      'a first title with initials',
      'I recommend E.T. the Extra-Terrestrial, Heat, and Up.',
      ['E.T. the Extra-Terrestrial', 'Heat', 'Up'],
    ],
    [
      'a last title with "y la"',
      'Te recomiendo Tesis, Volver, La bella y la bestia',
      ['Tesis', 'Volver', 'La bella y la bestia'],
    ],
    ['a single title', 'I would start with **Heat** (1995).', ['Heat (1995)']],
    [
      'no title that the visitor likes',
      'Fans of **Heat** (1995) will love these.\n\n1. Ronin\n2. Up',
      ['Ronin', 'Up'],
    ],
    [
      'no title that the visitor liked, where no list follows',
      'Since you have enjoyed **Heat** (1995) so much.',
      [],
    ],
    [
      'no title after which a list comes',
      'My pick is always *Heat* tonight.\n1. Ronin\n2. Up',
      ['Ronin', 'Up'],
    ],
    [
      'italics with a colon in a list after a clause',
      'If you like heists, check out *Dune: Part Two* (2024), *Mad Max: Fury Road* (2015).',
      ['Dune: Part Two (2024)', 'Mad Max: Fury Road (2015)'],
    ],
    [
      'quotes with a colon after "recommend"',
      'I recommend "2001: A Space Odyssey", "Jaws", and "Up" tonight.',
      ['2001: A Space Odyssey', 'Jaws', 'Up'],
    ],
    ['a bold lead-in after an emoji', '✨ **Movies like that:** Heat, Ronin', ['Heat', 'Ronin']],
    [
      'abbreviations',
      'I recommend Godzilla vs. Kong, Dr. No, Cell No. 7, and U.S. Marshals.',
      ['Godzilla vs. Kong', 'Dr. No', 'Cell No. 7', 'U.S. Marshals'],
    ],
    [
      'a list after capitals and a full stop',
      'Sure, all from the USA. Heat, Ronin, Up',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      '"Mr." in the first title',
      'I recommend Mr. Turner, Heat, and Up.',
      ['Mr. Turner', 'Heat', 'Up'],
    ],
    [
      '"Mrs." in the first title',
      'I recommend Mrs. Doubtfire, Heat, and Up.',
      ['Mrs. Doubtfire', 'Heat', 'Up'],
    ],
    [
      'a number and a colon first',
      'I recommend 2001: A Space Odyssey, Jaws, and Up.',
      ['2001: A Space Odyssey', 'Jaws', 'Up'],
    ],
    [
      'the title I Vitelloni',
      'I recommend I Vitelloni, Heat, and Up.',
      ['I Vitelloni', 'Heat', 'Up'],
    ],
    [
      'signs at the end of titles',
      'I recommend Easy Rider, Oliver!, Your Name., and Barfi! tonight, Up.',
      ['Easy Rider', 'Oliver!', 'Your Name', 'Barfi! tonight', 'Up'],
    ],
    [
      'titles that begin with a number or a bracket',
      'I recommend 12 Years a Slave, [REC], and Up.',
      ['12 Years a Slave', '[REC]', 'Up'],
    ],
    [
      'titles that begin with a bracket or a number',
      'I recommend [REC], (500) Days of Summer, and 300.',
      ['[REC]', '(500) Days of Summer', '300'],
    ],
    [
      'a number in brackets first',
      'I recommend (500) Days of Summer, Up, and Big.',
      ['(500) Days of Summer', 'Up', 'Big'],
    ],
    ['a number alone first', 'I recommend 300, Up, and Big.', ['300', 'Up', 'Big']],
    [
      'titles that begin with "I" after "recommend"',
      "I recommend I'm Still Here, Up, and I've Heard the Mermaids Singing.",
      ["I'm Still Here", 'Up', "I've Heard the Mermaids Singing"],
    ],
    [
      'a last Spanish pair with an English title',
      'Te recomiendo Heat, Up, Under the Sun y Bread and Tulips.',
      ['Heat', 'Up', 'Under the Sun', 'Bread and Tulips'],
    ],
    [
      'films like another one in Spanish',
      'Te dejo diez películas como Heat: Ronin, Up',
      ['Ronin', 'Up'],
    ],
    ['"and also" and "and finally"', 'Heat, Ronin, and also Up', ['Heat', 'Ronin', 'Up']],
    ['"y también"', 'Tesis, Volver, y también Rec', ['Tesis', 'Volver', 'Rec']],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });

  it.each([
    "For a slow Sunday, I'd start with",
    "Well, I'd say",
    'In that case, I recommend',
    'For fans of Drive, you might enjoy',
    'For Christmas, try',
    'Consider watching',
    'Consider',
    'Go with',
    'Sounds fun! Try',
    'Popular choices include',
    'Great Al Pacino movies include',
    'For Christmas the best are',
    'The top picks are',
    'Good choices would be',
    'Algunas opciones son',
    'Entre las mejores están',
    'Entre ellas se encuentran',
    'I recommend watching',
    'I suggest checking out',
    'There are many great heist movies, including',
    "If you like heists, you'll love",
    'If you like heists, you will love',
    "For heists, you can't beat",
    'Te recomendaría',
    'Recomiendo',
    'Puedes probar',
    'Si buscas películas de robos, prueba',
    'Si te gustó Drive, te gustará',
    'Si te gustó Drive, te gustarán',
    'Hay muchas películas de robos, como',
    'Hay muchas películas de robos, por ejemplo',
  ])('reads a list after "%s"', (start) => {
    expect(namesIn(`${start} Heat, Ronin, and Up.`)).toEqual(['Heat', 'Ronin', 'Up']);
  });
});

describe('parseNames reads markup in one line', () => {
  it.each([
    ['names', '<movies><movie>Heat</movie> <movie>Up</movie></movies>', ['Heat', 'Up']],
    [
      'titles and years',
      '<movie><title>Heat</title><year>1995</year></movie><movie><title>Up</title></movie>',
      ['Heat', 'Up'],
    ],
    ['titles with spaces', '<movie>Big Fish</movie> <movie>Up</movie>', ['Big Fish', 'Up']],
    ['items', '<ul><li>Heat</li><li>Up</li></ul>', ['Heat', 'Up']],
    ['a title with a sign like a tag', 'Heat <id>\nRonin', ['Heat <id>', 'Ronin']],
    ['line breaks', 'Heat<br>Ronin<br/>Up<br />Big', ['Heat', 'Ronin', 'Up', 'Big']],
    [
      'no line break in a table',
      '| Heat<br>1995 | 1995 |\n| Up | 2009 |',
      ['Heat<br>1995 (1995)', 'Up (2009)'],
    ],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});

describe('isAside', () => {
  it.each([
    'Why these movies?',
    '**Why these movies?**',
    'Here’s why it fits:',
    'If you like, I can:',
    'If you like, I can also:',
    'Would you like me to:',
    'I need more details:',
    'I need more detail: ',
    'A few questions:',
    'Necesito saber más:',
    'Necesito más información:',
    'थोड़ा और:',
    'Could you share:',
    'I need a bit more information to recommend films:',
    'I need a bit more detail to recommend films:',
    'Para recomendarte mejor, dime:',
    'कृपया मुझे बताएं:',
    'कृपया मुझे बताएँ:',
    'थोड़ा और जानकारी:',
    '**Why they fit**:',
  ])('is true for %s', (text) => {
    expect(isAside(text)).toBe(true);
  });

  it.each([
    'Why Him?',
    'Films that you share with friends:',
    'Here are ten, with more information to help:',
    'Nickel and dime:',
    'Here are ten, and why they fit:',
    'The best that I can find, I can tell:',
    'Those who want me to cry:',
    'The questions of a cop:',
    'More details of a heist:',
    'If you like, I can name ten',
    'I Know Why the Caged Bird Sings:',
    'Here are ten, with more information on each:',
    'Para saber más de robos, aquí van diez:',
    'Si ya las viste, dime cuáles; mientras, aquí van diez:',
    'कैसी लगीं, ज़रूर बताएं, ये रहीं दस फिल्में:',
    'Aquí van diez, con más detalles de cada una:',
    'Want more details? Just ask.',
  ])('is false for %s', (text) => {
    expect(isAside(text)).toBe(false);
  });
});

describe('isQuestion', () => {
  it.each([
    'I need a bit more detail',
    'However, I need a bit more information',
    'I’ll need more info',
    'What kind of mood are you in',
    'Tell me what you like',
    'tell me what you like',
    'Dime qué te gusta',
    '¡Claro! Dime qué te gusta',
  ])('is true for %s', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  it.each([
    'They tell you what to watch',
    'Here are ten',
    'Condime qué',
    'If you need more info, here are ten',
  ])('is false for %s', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});

describe('offered', () => {
  it.each([
    ['nothing declined', 'Heat, Ronin', 'Heat, Ronin'],
    ['two sentences', 'I cannot say.  I do not know. Try a film', 'Try a film'],
    ['one sentence before two spaces', 'I cannot say.  Try a film', 'Try a film'],
    ['"movie"', "I'm not sure. One movie comes close", 'One movie comes close'],
    ['"However"', 'I cannot say. However, two movies fit', 'two movies fit'],
    ['"but"', 'I cannot say, but a film may fit', 'a film may fit'],
    ['nothing offered', 'I cannot say. Ask Netflix', undefined],
    ['nothing else', 'I cannot say', undefined],
  ])('leaves out what is declined: %s', (_, text, rest) => {
    expect(withoutRefusal(text)).toBe(rest);
  });
});

describe('isIdentification', () => {
  it.each([
    ['It’s **Heat** (1995).', true],
    ['This is "Heat".', true],
    ['It’s Complicated', false],
    ['I say that It’s **Heat**', false],
    ['The film is "Heat"', false],
  ])('%s: %j', (text, is) => {
    expect(isIdentification(text)).toBe(is);
  });
});

describe('isAboutOne', () => {
  it.each([
    ['It is "Heat" (1995), starring Al Pacino', true],
    ['It is "Heat" (1995) starring Al Pacino', true],
    ['It is "Heat" (1995), an old film', true],
    ['It is "Heat" (1995), a crime film', true],
    ['It is "Heat" (1995), protagonizada por Al Pacino', true],
    ['It is "Heat" (1995), dirigida por Mann', true],
    ['It is "Heat" (1995). It stars Al Pacino', true],
    ['It is "Heat" (1995), "Ronin", a thriller', false],
    ['Heat', false],
  ])('%s: %j', (text, is) => {
    expect(isAboutOne(text)).toBe(is);
  });
});

describe('withoutLabel', () => {
  it.each([
    ['For laughs: *Superbad*', '*Superbad*'],
    ['**For laughs:** *Superbad* (2007)', '*Superbad* (2007)'],
    ['**Best overall:** Heat (1995)', 'Heat (1995)'],
    [
      '**Hidden Gem**: Mad Max: Fury Road (2015) – A chase.',
      'Mad Max: Fury Road (2015) – A chase.',
    ],
    ['**Drama:** El secreto de sus ojos (2009)', 'El secreto de sus ojos (2009)'],
    ['**Classic:** शोले (1975)', 'शोले (1975)'],
    ['**Years ago:** 1917 (2019)', '1917 (2019)'],
    ['**For laughs**: "Superbad" – two friends', '"Superbad" – two friends'],
    ['Primero: «Tesis».', '«Tesis».'],
    ['For laughs:  *Superbad*', '*Superbad*'],
    ['**For laughs:**  *Superbad*', '*Superbad*'],
    ['**Comedia:** *Ocho apellidos vascos*', '*Ocho apellidos vascos*'],
  ])('leaves the title of: %s', (line, title) => {
    expect(withoutLabel(line)).toBe(title);
  });

  it.each([
    '**Heat:** "I do what I do best."',
    '**Heat:** *A thief and a cop*',
    'Heat: "The best crime film" of the year',
    'Dune: Part Two',
    '*Heat*: "Ronin"',
    'Mad Max: Fury Road (2015)',
    '**Heat (1995):** Ronin (1998)',
    '**Heat:** A thief meets a cop (1995)',
    '**Heat:** see Ronin (1998)',
    '**Heat:** The Michael Mann (1995) classic',
    'Note: "Paris, Texas" has a comma',
    'For laughs: *Superbad',
    '10. **For laughs**: **Superbad**',
  ])('leaves as it is: %s', (line) => {
    expect(withoutLabel(line)).toBe(line);
  });
});

describe('listAfterConsent', () => {
  it.each([
    ['Sure, Heat, Ronin', 'Heat, Ronin'],
    ['**Sure, Heat, Ronin', 'Heat, Ronin'],
    ['जरूर, हीट, रोनिन', 'हीट, रोनिन'],
    ['ज़रूर, हीट, रोनिन', 'हीट, रोनिन'],
  ])('finds the titles in %s', (line, list) => {
    expect(listAfterConsent(line)).toBe(list);
  });

  it.each(['Sure, Heat, a thief', 'They said Sure, Heat, Ronin'])('finds none in %s', (line) => {
    expect(listAfterConsent(line)).toBeUndefined();
  });
});

describe('listAfterLabel', () => {
  it.each(['**Space:** Gravity, Moon, Up', '**Space**:  Gravity, Moon, Up'])(
    'finds the titles in %s',
    (line) => {
      expect(listAfterLabel(line)).toBe('Gravity, Moon, Up');
    },
  );

  it.each([
    '**Space:** Gravity, Moon',
    'About **Space:** Gravity, Moon, Up',
    'About:**Space:** Gravity, Moon, Up',
  ])('finds none in %s', (line) => {
    expect(listAfterLabel(line)).toBeUndefined();
  });
});
