import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxNameLength, type MovieName } from '@/domain/movieName';
import { createNameParser, parseNames } from '@/domain/parseNames';
import { anyCharacter } from '../support/anyCharacter';
import { answers, labelsOf, namesIn } from './answers/answers';
import { films, shapes } from './answers/shapes';

/** What models write, cut up and put together in any order. */
const anyAnswer = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(',', ', ', '\n', '\r\n', '; ', ' | ', '、', '।') },
      fc.constantFrom('1. ', '2) ', '- ', '* ', '**', '*', '"', "'", '“', '”', '«', '`', '```\n'),
      fc.constantFrom('[', ']', '{', '}', ':', '(', ')', '（', '\\', '|---|\n', '# ', '.', ' '),
      fc.constantFrom('Heat', '1917', '20,000', ' (1995)', 'Amélie', '七人の侍', 'शोले', ' 1995'),
      fc.constantFrom('Sure! ', 'Here are 10 movies: ', "I'm sorry, ", ' and ', ' - ', 'Enjoy!'),
      fc.constantFrom(...answers.map(({ text }) => text)),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 40, size: 'max' },
  )
  .map((pieces) => pieces.join(''));

function streamed(answer: string, sizes: readonly number[]): readonly MovieName[] {
  const parser = createNameParser();
  const names: MovieName[] = [];
  for (let from = 0, turn = 0; from < answer.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    names.push(...parser.push(answer.slice(from, from + size)));
    from += size;
  }
  return [...names, ...parser.end()];
}

describe('parseNames reads answers as models write them', () => {
  it.each(answers)('$model, $language: $text', ({ text, names }) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('has at least 250 answers of seven models in seven languages, 203 of them hard', () => {
    const count = (key: 'model' | 'language') => new Set(answers.map((answer) => answer[key])).size;

    expect(answers.length).toBeGreaterThanOrEqual(250);
    expect([count('model'), count('language')]).toEqual([7, 7]);
    expect(answers.filter(({ isHard }) => isHard)).toHaveLength(203);
  });
});

describe('parseNames reads 98 of 100 titles', () => {
  const perAnswer = 4;

  it.each(Object.entries(shapes))('in %s', (_, write) => {
    const lost = films.flatMap((__, from) => {
      if (from % perAnswer > 0) return [];
      const some = films.slice(from, from + perAnswer);
      const names = new Set(parseNames(write(some)).map(({ name }) => name));
      return some
        .map(({ title }) => title.replace(/\.+$/, ''))
        .filter((title) => !names.has(title));
    });

    expect(lost.length / films.length, lost.join(', ')).toBeLessThanOrEqual(0.02);
  });
});

describe('parseNames reads further shapes of answers', () => {
  it.each([
    [
      'a colon inside the bold',
      '- **Heat:** A thief and a cop\n- **Dune: Part Two:** Worms and a war',
      ['Heat', 'Dune: Part Two'],
    ],
    [
      'a colon inside the bold of a line',
      '**Heat:** A thief and a cop face off.\n\n**Ronin:** Spies, cars and a case.',
      ['Heat', 'Ronin'],
    ],
    ['a short subtitle after the bold', '- **Dune:** Part Two', ['**Dune:** Part Two']],
    [
      'labels in bold before lists',
      '**Space:** Interstellar, Gravity, Moon\n\n**Al Pacino**: Heat, Scarface, Serpico',
      ['Interstellar', 'Gravity', 'Moon', 'Heat', 'Scarface', 'Serpico'],
    ],
    [
      'labels in bold before titles in italics',
      '**If you want to cry:** *Crazy, Stupid, Love*, *Up*\n**If you want to laugh:** *Big*, *Elf*',
      ['Crazy, Stupid, Love', 'Up', 'Big', 'Elf'],
    ],
    [
      'a bold label before two dated titles',
      '**Warm:** Chef (2014), Up (2009), Elf (2003)\n**Cold:** Alive (1993), Fargo (1996)',
      ['Chef (2014)', 'Up (2009)', 'Elf (2003)', 'Alive (1993)', 'Fargo (1996)'],
    ],
    [
      'titles in bold before reasons with commas',
      '**Ronin:** Spies, cars, and a case.\n**Heat:** Cops, a thief, and a city.',
      ['Ronin', 'Heat'],
    ],
    ...["I'd love to help! Could you share:", 'Claro. Para eso, dime:', 'कृपया मुझे बताएं:'].map(
      (start): [string, string, string[]] => [
        `no questions after "${start}"`,
        `${start}\n\n1. **Genre** – comedy, drama?\n2. ¿Qué género prefieres?`,
        [],
      ],
    ),
    [
      'HTML entities',
      'Lilo &amp; Stitch, Ocean&#39;s Eleven, &quot;Up&quot;, It&apos;s Me, Schindler&#x27;s List',
      ['Lilo & Stitch', "Ocean's Eleven", 'Up', "It's Me", "Schindler's List"],
    ],
    ['a paragraph of HTML', '<p>Heat, Ronin</p>', ['Heat', 'Ronin']],
    ['a box of LaTeX', String.raw`$\boxed{Heat, Ronin}$`, ['Heat', 'Ronin']],
    ['LaTeX in a box', String.raw`\boxed{\text{Heat, Ronin}}`, ['Heat', 'Ronin']],
    ['bold of LaTeX', String.raw`\textbf{Heat}, \textit{Ronin}`, ['Heat', 'Ronin']],
    [
      'bold of LaTeX before years',
      String.raw`\textbf{Heat} (1995), \textbf{Ronin} (1998)`,
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    ['a label in bold', '**Answer:** Heat, Ronin, Up', ['Heat', 'Ronin', 'Up']],
    [
      'lists with labels',
      '- **Feel-good:** Chef, Babe\n- **Bittersweet:** Her, Up',
      ['Chef', 'Babe', 'Her', 'Up'],
    ],
    [
      'lists with labels before a colon in plain',
      '- **Laugh-out-loud**: Chef, Babe\n- Edge-of-your-seat: Up, Her',
      ['Chef', 'Babe', 'Up', 'Her'],
    ],
    [
      'a title with a hyphen before its colon',
      '- Anti-hero Rising: Part One, Part Two',
      ['Anti-hero Rising: Part One, Part Two'],
    ],
    [
      'a title with a genre before its colon',
      '- Camera, Action: Rise, Fall',
      ['Camera, Action: Rise, Fall'],
    ],
    [
      'a film named like a genre and what is said about it',
      '- Crime: Cops, thieves and coffee',
      ['Crime: Cops, thieves and coffee'],
    ],
    ['lists with a genre', '- Comedy: Superbad, Airplane!', ['Superbad', 'Airplane!']],
    ['lists with years', '- Tonight: Heat (1995), Ronin (1998)', ['Heat (1995)', 'Ronin (1998)']],
    [
      'a Spanish title with "y" and its actors',
      '- **Harry Potter y la piedra filosofal:** Daniel Radcliffe, Emma Watson',
      ['Harry Potter y la piedra filosofal'],
    ],
    ['a title and its actors', '- **Heat:** Pacino, De Niro, Kilmer', ['Heat']],
    ['a title, its actors and a year', '- **Heat:** Pacino, De Niro, Kilmer (1995)', ['Heat']],
    [
      'words after a bold title',
      '1. **Krrish** and its sequels\n2. **धूम** सीरीज़',
      ['Krrish', 'धूम'],
    ],
    [
      'no note after the list',
      'Heat, Ronin\n\n(Note: "Paris, Texas" has a comma.)',
      ['Heat', 'Ronin'],
    ],
    ...[
      'Note',
      '**Note**',
      'PS',
      'P.S.',
      'Tip',
      'Pro tip',
      'Fun fact',
      'Bonus',
      'Reminder',
      'Disclaimer',
      'Nota',
      'नोट',
    ].map((note): [string, string, string[]] => [
      `no "${note}" in front of the list`,
      `${note}: no spoilers, sadly.\nHeat, Ronin`,
      ['Heat', 'Ronin'],
    ]),
    [
      'a title that begins as a note does',
      'Notes on a Scandal: Uncut, Heat, Up',
      ['Notes on a Scandal: Uncut', 'Heat', 'Up'],
    ],
    [
      'no question after the list',
      'Heat, Ronin\n\nWant more like these, or something lighter?',
      ['Heat', 'Ronin'],
    ],
    [
      'no remark after the list',
      'Heat, Ronin\n\nI focused on crime films, mostly from the 1990s.',
      ['Heat', 'Ronin'],
    ],
    [
      'no services after the list',
      'Heat, Ronin\n\nTry Netflix, Hulu, or Prime Video, where you can find most of them.',
      ['Heat', 'Ronin'],
    ],
    [
      'a short list after a long one',
      'Heat, Ronin, Thief, Drive, Big\nThe Way of the Gun, Airplane!',
      ['Heat', 'Ronin', 'Thief', 'Drive', 'Big', 'The Way of the Gun', 'Airplane!'],
    ],
    [
      'a title with a mark in it after a long list',
      'Heat, Ronin, Thief, Drive, Big\nMamma Mia! Here We Go Again',
      ['Heat', 'Ronin', 'Thief', 'Drive', 'Big', 'Mamma Mia! Here We Go Again'],
    ],
    [
      'a second list',
      'Heat, Ronin\n\nThe Way of the Gun, Thief',
      ['Heat', 'Ronin', 'The Way of the Gun', 'Thief'],
    ],
    [
      'no remark with a dash after the list',
      'Heat, Ronin\n\nBoth are crime movies — Pacino, De Niro, and Reno shine.',
      ['Heat', 'Ronin'],
    ],
    [
      'a list after a space, a greeting and a comma',
      ' Alright, here are ten films: Heat, Ronin',
      ['Heat', 'Ronin'],
    ],
    ['no Spanish question after a greeting', 'Hola, ¿en qué puedo ayudarte?', []],
    [
      'a Spanish title with a comma and a question mark',
      'Hola, ¿estás sola?, Volver, Roma',
      ['Hola', '¿estás sola?', 'Volver', 'Roma'],
    ],
    [
      'no clarifying question',
      "I'd love to help, but it is vague. Are you after a comedy, or a drama?",
      [],
    ],
    ['no Spanish question', '¿Podrías darme más detalles? Por ejemplo, el género, la época.', []],
    ['no Hindi question', 'कृपया बताएं कि आपको क्या पसंद है? जैसे कॉमेडी, थ्रिलर या रोमांस?', []],
    [
      'the film that is described',
      "The movie you're describing is **Heat** (1995), with Pacino.",
      ['Heat (1995)'],
    ],
    [
      'the film that is described in Spanish',
      '¡Claro! La película que buscas es **Heat** (1995).',
      ['Heat (1995)'],
    ],
    ...[
      'Creo que buscando es',
      'Parece que estás buscando',
      'Se trata de',
      'La que describes es',
      'La que buscas es',
    ].map((lead): [string, string, string[]] => [
      `the film after "${lead}"`,
      `${lead} Heat (1995).`,
      ['Heat (1995)'],
    ]),
    ['the film after "यह फिल्म"', 'यह फिल्म **शोले** (1975) है।', ['शोले (1975)']],
    [
      'no actors of the film that is described',
      'You’re thinking of Heat (1995).\n\nYou can see "Pacino" and "De Niro" in it.',
      ['Heat (1995)'],
    ],
    [
      'the film that is described in Hindi',
      'आप जिस फिल्म की बात कर रहे हैं वह **शोले** (1975) है।',
      ['शोले (1975)'],
    ],
    [
      'what comes close',
      "I don't know of any such film, but these come close: Heat, Ronin",
      ['Heat', 'Ronin'],
    ],
    [
      'what comes close in Spanish',
      'No conozco ninguna película así, pero estas se acercan: Heat, Ronin',
      ['Heat', 'Ronin'],
    ],
    [
      'what comes close in Hindi',
      'मुझे ऐसी कोई फिल्म नहीं मिली, लेकिन ये मिलती-जुलती हैं: शोले, दीवार',
      ['शोले', 'दीवार'],
    ],
    [
      'no genre after a dash',
      '1. Heat – Crime, Drama\n2. Ronin – Crime thriller',
      ['Heat', 'Ronin'],
    ],
    [
      'no score or service after a dash',
      '1. Heat – IMDb 8.3 – Available on Netflix\n2. Ronin – Netflix',
      ['Heat', 'Ronin'],
    ],
    [
      'a reason without a stop',
      '1. Once: low-budget romance between two street musicians',
      ['Once'],
    ],
    ['a Hindi reason without a stop', '1. पीकू: पिता और बेटी की कहानी', ['पीकू']],
    ['a transliterated subtitle', '1. मिशन: डेड रेकनिंग पार्ट वन', ['मिशन: डेड रेकनिंग पार्ट वन']],
    [
      'quoted titles in a Hindi sentence',
      'आप "शोले", "दीवार" और "डॉन" देख सकते हैं।',
      ['शोले', 'दीवार', 'डॉन'],
    ],
    [
      'no detail in Spanish',
      '**Heat**\nMotivo: un duelo\n\n**Ronin**\nMotivo: un maletín',
      ['Heat', 'Ronin'],
    ],
    [
      'tags around names',
      '<movies>\n<movie>Heat</movie>\n<movie>Ronin</movie>\n</movies>',
      ['Heat', 'Ronin'],
    ],
    ['a tag around the list', '<answer>Heat, Ronin</answer>', ['Heat', 'Ronin']],
    [
      'tags around entries',
      '<entry>\n  <title>Heat</title>\n</entry>\n<entry>\n  <title>Ronin</title>\n</entry>',
      ['Heat', 'Ronin'],
    ],
    ['an assignment without spaces', 'movies=["Heat", "Ronin"]', ['Heat', 'Ronin']],
    ['no object without a title', '{"year": 1995}', []],
    ['an assignment', 'movies = ["Heat", "Ronin"]\nprint(",".join(movies))', ['Heat', 'Ronin']],
    ['no end token', 'Heat, Ronin, Up<|im_end|>', ['Heat', 'Ronin', 'Up']],
    ['no closing tag of a model', 'Heat, Ronin, Up</s>', ['Heat', 'Ronin', 'Up']],
    ['no lists about a movie', '[{"title":"Heat","genres":["Crime"],"why":["Cops"]}]', ['Heat']],
    ['lists of movies by genre', '{"Crime":["Heat"],"Comedy":["Up"]}', ['Heat', 'Up']],
  ])('%s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});

describe('parseNames reads what announces the list', () => {
  it.each([
    ['praise', 'That’s a fun one! For “cops”, try these: Heat, Ronin', ['Heat', 'Ronin']],
    ['films like another one', 'Here are 10 movies like Heat: Ronin, Thief', ['Ronin', 'Thief']],
    [
      'films like another one, in other words',
      '**Here are ten like Heat:** Ronin, Up',
      ['Ronin', 'Up'],
    ],
    [
      'a title with “Here” and a colon after a verb',
      'I recommend From Here to Eternity: Uncut, Heat, and Up.',
      ['From Here to Eternity: Uncut', 'Heat', 'Up'],
    ],
    [
      'a title that a clause would announce',
      'Heat, Ronin\nFor a few dollars more: Uncut, Up',
      ['Heat', 'Ronin', 'For a few dollars more: Uncut', 'Up'],
    ],
    ['words after "For"', 'For late evenings at home: Heat, Ronin', ['Heat', 'Ronin']],
    ['words after "The"', 'The quiet ones tonight: Heat, Ronin', ['Heat', 'Ronin']],
    ['words around "from"', 'Gems from late evenings: Heat, Ronin', ['Heat', 'Ronin']],
    [
      'ten of a kind after a verb in Spanish',
      'Encontré 10 thrillers de robos: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    ['ten of a kind in Spanish', 'Diez thrillers de robos: Tesis, Volver', ['Tesis', 'Volver']],
    ['films like another one, in few words', 'Movies like Heat: Ronin, Up', ['Ronin', 'Up']],
    [
      'films that those like another one include',
      'Movies like Inception include Paprika, Coherence, and Primer.',
      ['Paprika', 'Coherence', 'Primer'],
    ],
    ['what to try after another film', 'If you like Heat, try: Ronin, Thief', ['Ronin', 'Thief']],
    [
      'a title with a colon after a verb',
      'I recommend Mission: Impossible, Heat, and Up.',
      ['Mission: Impossible', 'Heat', 'Up'],
    ],
    [
      'another film with a colon',
      "If you like Mission: Impossible, you'd enjoy Heat, Ronin, and Up.",
      ['Heat', 'Ronin', 'Up'],
    ],
    ['words in lower case', 'In no particular order: Heat, Ronin', ['Heat', 'Ronin']],
    ...[
      'Here you are',
      'These might work',
      'In the spirit of Amélie',
      'Similar to Interstellar',
      'For fans of Wes Anderson',
      'For fans of Inception, I suggest',
      'If you want something like Inception but funnier',
      'Let me think. Here are ten',
      'Para tu noche de cine',
      '¡Buena elección! Aquí van diez',
      'Similares a Interstellar',
      'Aapke mood ke hisaab se',
      'Agar aapne Andhadhun dekhi hai, toh ye dekho',
      'Bhai, ye dekh le',
      'Agar aapko "3 Idiots" pasand aayi, toh ye bhi pasand aayengi',
      'आपके मूड के हिसाब से',
      'मैं इनकी सलाह दूँगा',
      'जी हाँ, ये लीजिए',
    ].map((lead): [string, string, string[]] => [
      `"${lead}" and a colon`,
      `${lead}: Heat, Ronin, Up`,
      ['Heat', 'Ronin', 'Up'],
    ]),
    ...[
      'Cómo entrenar a tu dragón: El mundo oculto',
      'Piratas del Caribe: En mareas misteriosas',
      'द लॉर्ड ऑफ द रिंग्स: द टू टावर्स',
    ].map((title): [string, string, string[]] => [
      `a title with words in lower case and a colon: ${title}`,
      `${title}, Heat, Up`,
      [title, 'Heat', 'Up'],
    ]),
    ...['Todo sobre mi madre', 'कुछ कुछ होता है', 'Kuch kuch hota hai'].map(
      (title): [string, string, string[]] => [
        `a first title with words in lower case before a reason: ${title}`,
        `${title}: drama\nHeat: crimen`,
        [`${title}: drama`, 'Heat: crimen'],
      ],
    ),
    ['ten of a kind', 'Ten heist thrillers: Heat, Ronin', ['Heat', 'Ronin']],
    ['ten in another language', 'Ecco 10 film consigliati: Amarcord, Roma', ['Amarcord', 'Roma']],
    ['German', 'Hier sind zehn Filme: Victoria, Oh Boy', ['Victoria', 'Oh Boy']],
    ['Chinese', '为您推荐以下电影：《活着》、《英雄》', ['活着', '英雄']],
    ['a Chinese word before the list', '好的，以下是推荐：\n\n1. 活着', ['活着']],
    [
      'a decade on each line',
      'From the 80s: Predator, Aliens\nFrom the 90s: Speed, Heat',
      ['Predator', 'Aliens', 'Speed', 'Heat'],
    ],
    ['the query in quotes', 'For "cops", you might like: Heat, Ronin', ['Heat', 'Ronin']],
    [
      'a question first',
      '¿Algo clásico? Mientras, aquí van dos: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    ['a question with titles', 'How about Heat, Ronin, or Up', ['Heat', 'Ronin', 'Up']],
    ['an order', 'Definitely check out Heat, Ronin, and Up.', ['Heat', 'Ronin', 'Up']],
    [
      'the fans of something',
      'Fans of Heat will love Ronin, Thief, and Up.',
      ['Ronin', 'Thief', 'Up'],
    ],
    [
      'an emoji',
      '🎬 Here are some heist movies you might enjoy: Heat, Ronin, Up, Big',
      ['Heat', 'Ronin', 'Up', 'Big'],
    ],
    ['an emoji over a list', '🎬 Here are ten films:\n\n1. Heat\n2. Ronin', ['Heat', 'Ronin']],
    [
      'a quick note in front',
      'A quick note: one has a comma, sadly.\nHeat, Ronin',
      ['Heat', 'Ronin'],
    ],
    ...['Query:', '**Your query:**', 'User’s query:', '**Consulta:**'].map(
      (start): [string, string, string[]] => [
        `the query after "${start}"`,
        `${start} "movies with cats, please"\n\nHeat, Ronin`,
        ['Heat', 'Ronin'],
      ],
    ),
    ...['Query:', 'User query:', 'User’s query:'].map((start): [string, string, string[]] => [
      `the query without quotes after "${start}"`,
      `${start} Something cosy, with cats\n\nHeat, Ronin`,
      ['Heat', 'Ronin'],
    ]),
    ['a warning in front', '⚠️ Some of these are violent.\n\nHeat, Ronin', ['Heat', 'Ronin']],
    ['sources after titles on lines', 'Heat [1]\nRonin [2]\nUp [3]', ['Heat', 'Ronin', 'Up']],
    ['sources before titles', '[1] Heat\n[2] Ronin', ['Heat', 'Ronin']],
    ['a source in front of bullets', 'Here are ten films: [1]\n\n- Heat\n- Up', ['Heat', 'Up']],
    ['consent and a comma', 'Sure, Heat, Ronin, Thief.', ['Heat', 'Ronin', 'Thief']],
    ['consent in two words', 'Of course, Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    ['consent in Spanish', 'Claro, Tesis, Volver, Roma', ['Tesis', 'Volver', 'Roma']],
    ['consent in Hindi', 'ज़रूर, शोले, दीवार, लगान', ['शोले', 'दीवार', 'लगान']],
    ['a yes', 'Yes! Heat, Ronin, Thief.', ['Heat', 'Ronin', 'Thief']],
    ['a long dash', 'Here are five movies — Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    [
      'a long dash before titles with an emoji',
      'Here are three movies — 🎄 Elf, 🎬 Heat, 🚗 Ronin',
      ['Elf', 'Heat', 'Ronin'],
    ],
    ['a long dash without spaces', 'Here are five movies—Heat, Ronin', ['Heat', 'Ronin']],
    ['consent and a dash', 'Sure — Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    ['consent and a dash without spaces', 'Claro—Tesis, Volver', ['Tesis', 'Volver']],
    ['consent and a dash in Hindi', 'ज़रूर — शोले, दीवार', ['शोले', 'दीवार']],
    ['many words and a dash', 'Here are five great crime movies — Heat, Up', ['Heat', 'Up']],
    ['one word and a dash', 'Suggestions – Heat, Ronin', ['Heat', 'Ronin']],
    ['a genre of two words and a dash', 'Crime dramas — Heat, Ronin', ['Heat', 'Ronin']],
    ['a number sign and a dash', 'My #1 movies — Heat, Ronin', ['Heat', 'Ronin']],
    ['a remark after a dash', "Great — Let's do this!\n\n1. Heat\n2. Up", ['Heat', 'Up']],
    [
      'films of the visitor between long dashes',
      'Since you enjoyed Pixar movies—Up, Coco—here are some:\n\n1. Heat\n2. Big',
      ['Heat', 'Big'],
    ],
    ['a heading with a dash', '**Picks — Cosy Night In**\n\n1. Heat\n2. Up', ['Heat', 'Up']],
    [
      'a long dash without spaces in a sentence',
      'Here are some films that fit tonight—Netflix, Hulu have them:\n\n1. Heat\n2. Up',
      ['Heat', 'Up'],
    ],
    [
      'consent and advice after a dash',
      'Okay — I recommend Heat, Ronin and Up.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'films named like a genre before reasons',
      'Crime - Cops, Heat - Spies',
      ['Crime - Cops', 'Heat - Spies'],
    ],
    ['a note with a dash', 'Note — All of them are long.\nHeat, Ronin', ['Heat', 'Ronin']],
    ['a film named like a list', 'The Movies—a saga, Heat—a heist', ['The Movies', 'Heat']],
    ['a hyphen after a number', 'My top five - Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    ['a hyphen', 'My top five picks - Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    ['an arrow', 'Some ideas -> Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    ['ideas', 'Some ideas: Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    ['a pronoun', 'They are: Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    ['an offer', 'Let me suggest: Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    ['a decision', "I'd go with Heat, Ronin, and Thief.", ['Heat', 'Ronin', 'Thief']],
    ['an opinion', "I'd say Heat, Ronin, and Thief.", ['Heat', 'Ronin', 'Thief']],
    ['an intention', 'I would watch Heat, Ronin, and Thief.', ['Heat', 'Ronin', 'Thief']],
    ['a common decision', "Let's go with Heat, Ronin, Thief.", ['Heat', 'Ronin', 'Thief']],
    ['an imperative after a space', ' Try Heat, Ronin, or Thief.', ['Heat', 'Ronin', 'Thief']],
    ['a proposal', 'Consider Heat, Ronin, or Thief.', ['Heat', 'Ronin', 'Thief']],
    ['an imperative', 'Try Heat, Ronin, or Thief.', ['Heat', 'Ronin', 'Thief']],
    [
      'an imperative and an order',
      'Watch Heat, Ronin, and Up, in that order.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'an imperative, an order and a closing word',
      'Watch Heat, Ronin, and Up, in that order. Enjoy!',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'an imperative, a clause and a sentence',
      'Watch Heat, Ronin, and Up, all of them quite long. Popcorn helps.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'an imperative and more advice',
      'Try Heat, Ronin, or Up. For something more classic, go with The Princess Bride or E.T.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a clause, an imperative and more advice',
      'For a fun night, try Heat, Ronin, or Up. If you want something newer, go with Dune or Barbie.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'advice and a note with a colon',
      'I recommend Heat, Ronin, and Up. Note: all are long.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'advice with stops inside titles, and a remark',
      'I recommend Mr. Nobody, Godzilla vs. Kong, and Up. They are perfect for you.',
      ['Mr. Nobody', 'Godzilla vs. Kong', 'Up'],
    ],
    [
      'advice with an exclamation inside a title, and a remark',
      'I recommend Mamma Mia! Here We Go Again, Heat, and Up. They are fun and you will sing.',
      ['Mamma Mia! Here We Go Again', 'Heat', 'Up'],
    ],
    [
      'Hindi advice with titles in bold',
      'आपको **शोले**, **दीवार** और **डॉन** पसंद आएंगी।',
      ['शोले', 'दीवार', 'डॉन'],
    ],
    [
      'advice and more advice in Spanish',
      'Te recomiendo Volver, Roma y Tesis. Si prefieres algo ligero, prueba con Campeones o Coco.',
      ['Volver', 'Roma', 'Tesis'],
    ],
    ['one film and what it is', 'I recommend Heat, a tense film about thieves.', ['Heat']],
    [
      'one dated film and what it is',
      'Te recomiendo Relatos salvajes (2014), una comedia negra muy divertida.',
      ['Relatos salvajes (2014)'],
    ],
    ['advice and an order', 'I recommend Heat, and Up, in that order.', ['Heat', 'Up']],
    ['one word on its line', 'List: Heat, Ronin, Thief', ['Heat', 'Ronin', 'Thief']],
    [
      'an imperative before years',
      'Watch Heat (1995), Ronin (1998), and Up (2009).',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'a refusal and "pero aquí"',
      'Lo siento, no tengo datos, pero aquí hay algunas: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    [
      'a refusal and "here are" in Hindi',
      'क्षमा करें, लेकिन यहाँ कुछ फिल्में हैं: शोले, दीवार',
      ['शोले', 'दीवार'],
    ],
  ])('%s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });

  it('keeps titles that could announce a list', () => {
    const titles = ['El señor de los anillos: Las dos torres', '10 Things I Hate About You', 'Ten'];

    expect(namesIn(titles.join(', '))).toEqual(titles);
  });

  it.each([
    'Try Seventeen, Ronin, Thief',
    'Yes Man, Heat, Ronin',
    'Top Five, Heat, Ronin',
    'Sure Thing, Heat, Ronin',
    'Let Me In, Heat, Ronin',
  ])('keeps a first title that begins like an announcement: %s', (answer) => {
    expect(namesIn(answer)).toEqual(answer.split(', '));
  });

  it.each([
    [
      'Top Five - A comedian gives an interview.\nHeat - A thief meets a cop.',
      ['Top Five', 'Heat'],
    ],
    ['The Bucket List — Two men travel.\nHeat — A thief meets a cop.', ['The Bucket List', 'Heat']],
  ])('keeps a title before a dash: %s', (answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});

describe('parseNames reads headings in an answer', () => {
  it.each([
    [
      'genres over lists',
      '**Action**\nHeat, Ronin\n\n**Comedy**\nBig, Up',
      ['Heat', 'Ronin', 'Big', 'Up'],
    ],
    [
      'bold words over lists',
      '**Cosy**\nBabe, Chef\n\n**Sad**\nHer, Up',
      ['Babe', 'Chef', 'Her', 'Up'],
    ],
    [
      'titles that end with a number like a year',
      '### Blade Runner 2049\n### Wonder Woman 1984',
      ['Blade Runner 2049', 'Wonder Woman 1984'],
    ],
    ['a year before each title', '### 1995: Heat\n### 1998: Ronin', ['1995: Heat', '1998: Ronin']],
    ['a year over numbers', '### Films of 1995\n1. Heat\n2. Seven', ['Heat', 'Seven']],
    [
      'bold films over remarks with a quotation',
      '- **Heat:**\n  - A thief who says "no"\n- **Ronin:**\n  - Spies with a case',
      ['Heat', 'Ronin'],
    ],
    [
      'a bold heading with an emoji and a colon',
      '🎬 **Top 10 Feel-Good Movies:**\n🎬 Heat\n🎬 Ronin',
      ['Heat', 'Ronin'],
    ],
    [
      'sections after a list',
      'Heat, Ronin, Thief\n## Drive\nA driver works at night.\n## Collateral\nA taxi driver meets a killer.',
      ['Heat', 'Ronin', 'Thief'],
    ],
    [
      'dated films over italics',
      '- Heat (1995):\n  - *A crime saga*\n- Ronin (1998):\n  - *A chase*',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'dated films after an emoji over bullets',
      '🎬 **Heat** (1995)\n- A crime saga\n🎬 **Ronin** (1998)\n- A chase',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    ['a dated film after an emoji', 'Superbad\n🎬 **Heat** (1995)', ['Heat (1995)']],
    [
      'films over their score, kinds and plot, each after an emoji',
      '🎬 Heat (1995)\n⭐ 8.3/10\n🎭 Crime, Drama\n📝 A thief and a cop face off.\n\n🎬 Ronin (1998)\n⭐ 7.2/10\n🎭 Action, Thriller\n📝 Mercenaries chase a case.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'bold films with a colon over remarks in plain',
      '1. **Heat:**\nA thief, a cop and a city\n2. **Ronin:**\nSpies, cars and a case',
      ['Heat', 'Ronin'],
    ],
    [
      'numbered films with a colon over bulleted remarks in italics',
      '1. **Heat:**\n- *A thief and a cop in Los Angeles*\n2. **Ronin:**\n- *Spies in France*',
      ['Heat', 'Ronin'],
    ],
    [
      'bold films with a colon over labels in bold',
      '- **Heat:**\n  - **Vibe:** tense and slow\n- **Ronin:**\n  - **Vibe:** cold and fast',
      ['Heat', 'Ronin'],
    ],
    [
      'bold films with a colon over other details',
      '- **Heat:**\n  - **The heist:** it goes wrong\n- **Ronin:**\n  - **The spies:** they run',
      ['Heat', 'Ronin'],
    ],
    [
      'a bold heading with a colon over numbers',
      '- **The Classics:**\n  1. *Heat*\n  2. *Ronin*',
      ['Heat', 'Ronin'],
    ],
    [
      'bold headings with a colon over bullets with wide gaps',
      '*   **The Classics:**\n    *   **Heat**\n    *   **Ronin**\n*   **The New Ones:**\n    *   **Drive**',
      ['Heat', 'Ronin', 'Drive'],
    ],
    ['a genre with its label', 'Genre: Crime\n1. Heat\n2. Ronin', ['Heat', 'Ronin']],
    [
      'a label over the genres of an item',
      '1. Heat\nGenre:\n- Crime\n- Thriller\n2. Ronin',
      ['Heat', 'Ronin'],
    ],
    ['words about films over a list', 'Best heist movies\nHeat, Ronin', ['Heat', 'Ronin']],
    [
      'numbered genres over bullets',
      '1. **Action**\n   - Heat\n   - Ronin\n2. **Comedy**\n   - Big',
      ['Heat', 'Ronin', 'Big'],
    ],
    [
      'films named like a genre after a number',
      '1. Heat\n2. Thriller\n3. **Drama**\n4. Comedias\n५. थ्रिलर',
      ['Heat', 'Thriller', 'Drama', 'Comedias', 'थ्रिलर'],
    ],
    [
      'numbered genres over numbers',
      '1. Action\n1. Heat\n2. Ronin\n2. Comedy\n1. Big',
      ['Heat', 'Ronin', 'Big'],
    ],
    [
      'numbered genres over lists',
      '1. Action\nHeat, Ronin\n2. Comedy\nBig, Up',
      ['Heat', 'Ronin', 'Big', 'Up'],
    ],
    ['bulleted genres over bullets', '- Heat\n- Comedy\n  - Big', ['Heat', 'Big']],
    ['genres after an emoji', '🎬 **Action**\n- Heat\n\n😂 **Comedy**\n- Big', ['Heat', 'Big']],
    [
      'more films after a dash',
      '1. Heat\n2. Ronin\n\nHonorable mentions — Thief, Drive',
      ['Heat', 'Ronin', 'Thief', 'Drive'],
    ],
    [
      'one more film after items',
      '1. Heat\n2. Ronin\n\nRunner-up: Up (2009)',
      ['Heat', 'Ronin', 'Up (2009)'],
    ],
    ['no remark after items and a heading', '1. Heat\n\nMore ideas: All from 1995', ['Heat']],
    [
      'kinds of films before dashes',
      'For a laugh — Clue, Superbad\nFor a cry — Up, Coco',
      ['Clue', 'Superbad', 'Up', 'Coco'],
    ],
    [
      'more films after a dash and a list in one line',
      'Heat, Ronin\n\nAlso good — Thief, Drive',
      ['Heat', 'Ronin', 'Thief', 'Drive'],
    ],
    [
      'more films after bold and a colon',
      '1. Heat\n2. Ronin\n\n**Honorable mentions**: Thief, Drive',
      ['Heat', 'Ronin', 'Thief', 'Drive'],
    ],
    [
      'more films after films on lines of their own',
      'Heat (1995)\nRonin (1998)\n\nAlso good: Thief, Drive',
      ['Heat (1995)', 'Ronin (1998)', 'Thief', 'Drive'],
    ],
    [
      'a bold film with its year over a title with commas',
      '**Heat (1995)**\nCrazy, Stupid, Love\nUp',
      ['Heat (1995)', 'Crazy, Stupid, Love', 'Up'],
    ],
    [
      'a film that begins in bold over a title with commas',
      '**Heat** II\nCrazy, Stupid, Love\nUp',
      ['Heat', 'Crazy, Stupid, Love', 'Up'],
    ],
    [
      'a film that ends in bold over a title with commas',
      'The **Heat**\nCrazy, Stupid, Love\nUp',
      ['The **Heat**', 'Crazy, Stupid, Love', 'Up'],
    ],
    ['genres under titles', '**Heat (1995)**\nCrime, Drama', ['Heat (1995)']],
    [
      'bold titles after a film',
      'You’re thinking of Heat.\n\n**Ronin**\n**Up**',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'titles over sentences',
      '### Heat\nA thief and a cop meet in the city.\n\n### Ronin\nSpies hunt a case with many cars.\n\n### Thief\nA thief wants to leave the life.',
      ['Heat', 'Ronin', 'Thief'],
    ],
    ['one heading over a sentence', '# Tonight\nA quiet evening needs a quiet film.', []],
    [
      'dated titles over a few words',
      'Heat (1995)\nTense, slow, cool.\n\nRonin (1998)\nMichael Mann.\n\nUp (2009)\nA house flies.',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'bold titles over a few words',
      '**Heat**\nA crime epic.\n\n**Ronin**\nSpies for hire.\n\n**Up**\nBalloons in Venezuela.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'titles over a few words',
      '### Heat\nA crime epic.\n\n### Up\nOne flying house.',
      ['Heat', 'Up'],
    ],
    [
      'dated titles over one word',
      'Heat (1995)\nTense.\n\nRonin (1998)\nCold.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'a title with stops in its middle below a dated one',
      'Alien (1979)\nE.T. the Extra-Terrestrial\nUp (2009)',
      ['Alien (1979)', 'E.T. the Extra-Terrestrial', 'Up (2009)'],
    ],
    [
      'a dated title with a stop',
      '**Heat (1995)**\nA crime epic.\nThe Town (2010).',
      ['Heat (1995)', 'The Town (2010)'],
    ],
    [
      'films with a stop under a bold heading',
      '**Lighter**\nThe Nice Guys.\nThe Road.',
      ['Lighter', 'The Nice Guys', 'The Road'],
    ],
    [
      'films with a stop under headings',
      '## Tonight\nThe Nice Guys.\n\n## Tomorrow\nThe Road.',
      ['The Nice Guys', 'The Road'],
    ],
    [
      'lists with a stop under bold headings',
      '**For a laugh**\nClue, The Nice Guys.\n\n**For a cry**\nUp, The Road.',
      ['Clue', 'The Nice Guys', 'Up', 'The Road'],
    ],
    [
      'a title with commas and a stop',
      'Heat (1995)\nMonsters, Inc.',
      ['Heat (1995)', 'Monsters, Inc'],
    ],
    [
      'an introduction over lists',
      '# Tonight\nA quiet evening needs a quiet film.\n\n## Gentle\n- Up\n- Babe',
      ['Up', 'Babe'],
    ],
    [
      'headings after a list in one line',
      'Heat, Ronin\n\n### Mood\nBoth films are as dark as it gets.\n\n### Setting\nBoth films play in big cities at night.',
      ['Heat', 'Ronin'],
    ],
    [
      'a heading about films over a sentence',
      '## Best films\nA thief and a cop meet in the city.\n\n## Heat\nA thief and a cop meet again.',
      [],
    ],
    [
      'a film named like a genre',
      '1. Drama (2012)\n2. Horror Express',
      ['Drama (2012)', 'Horror Express'],
    ],
  ])('%s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});

describe('parseNames reads what stands around titles', () => {
  it.each([
    [
      'a last title with “and the”',
      'I recommend Heat, Up, Beauty and the Beast',
      ['Heat', 'Up', 'Beauty and the Beast'],
    ],
    [
      'a title before a last one with “and the”',
      'I recommend Heat, Up and Beauty and the Beast',
      ['Heat', 'Up', 'Beauty and the Beast'],
    ],
    ['a remark after quotes', '"Superbad", two friends', ['Superbad']],
    ['a remark after indented quotes', '  "Superbad", two friends', ['Superbad']],
    ['a remark that begins like “o”', 'Heat (1995): Two men, one city', ['Heat (1995)']],
    [
      'a last title with words in lower case after its colon',
      'Te recomiendo: Volver, Roma, Mad Max: Furia en la carretera.',
      ['Volver', 'Roma', 'Mad Max: Furia en la carretera'],
    ],
    ['a title like a postscript', 'P.S. I love you, Heat', ['P.S. I love you', 'Heat']],
    [
      'a title that contains “Sounds”',
      'The Sounds of silence, Heat',
      ['The Sounds of silence', 'Heat'],
    ],
    ['German advice', 'Ich empfehle Heat, Ronin und Drive.', ['Heat', 'Ronin', 'Drive']],
    ['places after two hyphens', '1. Heat -- Los Angeles\n2. Ronin -- Paris', ['Heat', 'Ronin']],
    ['a quotation without a space', '>Heat, Ronin', ['Heat', 'Ronin']],
    ['a title of one letter', 'M\nHeat\nRonin', ['M', 'Heat', 'Ronin']],
    [
      'a last title with a stop in its middle',
      'Heat, Ronin, Kill Bill: Vol. 2',
      ['Heat', 'Ronin', 'Kill Bill: Vol. 2'],
    ],
    [
      'something said in quotes',
      'Ronin (1998): spies\nHeat (1995): a thief who says, "I do what I do best."',
      ['Ronin (1998)', 'Heat (1995)'],
    ],
    ['names below an item', '1. Heat\nRonin, Thief, Up', ['Heat']],
    [
      'a reason after a year, before a title in lower case',
      'Heat (1995) – a heist film, Ronin, eXistenZ',
      ['Heat (1995)', 'Ronin', 'eXistenZ'],
    ],
    ['an emoji in a word', 'WALL🤖 E (2008)', ['WALL🤖 E (2008)']],
    [
      'a service in a title',
      '🎬 Netflix vs. the World\n🎬 Heat',
      ['Netflix vs. the World', 'Heat'],
    ],
    [
      'a service at the end of a title',
      '🎬 The Future of Netflix\n🎬 Heat',
      ['The Future of Netflix', 'Heat'],
    ],
    ['a clause below an emoji', '🔥 **Heat**\nA thief, a cop', ['Heat']],
    ['brackets around nothing', '[] (2015)', []],
    ['an emoji after italics', '1. *Heat* 😱\n2. *Ronin* 👣', ['Heat', 'Ronin']],
    ['an emoji after a title', '1. Heat 😱\n2. Ronin 👣', ['Heat', 'Ronin']],
    ['two emojis after a title', '1. Heat 😱🔪\n2. Ronin', ['Heat', 'Ronin']],
    ['an emoji before each', '🎄 Elf, 🎅 Heat, ⛄ Ronin, 🎁 Up', ['Elf', 'Heat', 'Ronin', 'Up']],
    ['an escaped number', '1\\. Heat\n2\\. Ronin', ['Heat', 'Ronin']],
    ['a number sign', '#1 Heat\n#2 Ronin', ['Heat', 'Ronin']],
    ['"No."', 'No. 1: Heat\nNo. 2: Ronin', ['Heat', 'Ronin']],
    [
      'square brackets after titles',
      'Heat [crime, drama, 1995]\nRonin [heist, thriller, 1998]',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'no director or actor after a year',
      'Heat (1995), dir. Michael Mann; Ronin (1998), dir John Frankenheimer; Up (2009), starring Ed Asner',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'no director or actor after a year, with other words',
      'Heat (1995), by Michael Mann; Ronin (1998), with Jean Reno; Tesis (1996), de Amenábar; Roma (2018), con Yalitza Aparicio',
      ['Heat (1995)', 'Ronin (1998)', 'Tesis (1996)', 'Roma (2018)'],
    ],
    [
      'square brackets around the first words of a title',
      '[One, Two, Three] Go\nRonin',
      ['[One, Two, Three] Go', 'Ronin'],
    ],
    ['square brackets', '[Heat, Ronin, Up]', ['Heat', 'Ronin', 'Up']],
    ['a label in Hindi', '**फिल्म का नाम:** मसान\n**वर्ष:** 2015', ['मसान']],
    ['a medal', '| Rank | Pick |\n|---|---|\n| 🥇 | Heat |\n| 🥈 | Up |', ['Heat', 'Up']],
    [
      'a year and a director',
      '1. Solaris – 1972 – Andrei Tarkovsky\n2. Blade Runner 2049 - 2017 - Denis Villeneuve',
      ['Solaris (1972)', 'Blade Runner 2049 (2017)'],
    ],
    [
      'years in a sentence',
      'Te recomiendo «Tesis» (1996); y «REC» (2007).',
      ['Tesis (1996)', 'REC (2007)'],
    ],
    [
      'bold quotes in a sentence',
      'Sure thing! Try **"Charade,"** and **"Heat."** They\'re stylish, and romantic.',
      ['Charade', 'Heat'],
    ],
    [
      'what all of them are',
      'You might enjoy Heat (1995), and Up (2009), all of them thrilling.',
      ['Heat (1995)', 'Up (2009)'],
    ],
    [
      "a sentence with “they're”",
      "I recommend Heat, Ronin, and Up. They're all great.",
      ['Heat', 'Ronin', 'Up'],
    ],
    ['a dash without spaces', '- Akira—Neo-Tokyo is about to explode', ['Akira']],
    [
      'a dash without spaces in a title',
      '- Mission: Impossible—Dead Reckoning',
      ['Mission: Impossible—Dead Reckoning'],
    ],
    [
      'a reason of three words',
      '- Soul: jazz y propósito.\n- Up: mil globos de colores.',
      ['Soul', 'Up'],
    ],
    ['a bulleted note', '- Heat\n- Up\n\n- Note: all are on Netflix.', ['Heat', 'Up']],
    [
      'a bulleted question in bold',
      '- Heat\n- Up\n\n- **Would you like more like these?**',
      ['Heat', 'Up'],
    ],
    [
      'a Japanese title like a sentence',
      '・いま、会いにゆきます\n・乱',
      ['いま、会いにゆきます', '乱'],
    ],
  ])('%s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});

describe('parseNames', () => {
  it.each([
    [
      'markup as text',
      '<script>alert(1)</script>,<img src=x>',
      ['<script>alert(1)</script>', '<img src=x>'],
    ],
    ['emphasis as its text', '<b>Heat</b> (1995), <em>Ronin</em>', ['Heat (1995)', 'Ronin']],
    ['names in square brackets', '[Heat]\n[Big Fish]\n[REC]', ['Heat', 'Big Fish', '[REC]']],
    ['a link as its text', '[Ronin](javascript:alert(1)),Heat', ['Ronin', 'Heat']],
    ['no control characters', 'He\u0000at,\u0007Ronin\t,\u202eThief', ['He at', 'Ronin', 'Thief']],
    ['no overlong part', `Heat,${'x'.repeat(151)},Ronin`, ['Heat', 'Ronin']],
    ['a repeated name once', 'Heat,heat,HEAT,"Heat.",Heat (1995)', ['Heat']],
    [
      'titles with quotes in them',
      'The "Real" Thing, \'Round\' Midnight',
      ['The "Real" Thing', "'Round' Midnight"],
    ],
    ['titles with stars in them', 'What *If*, M*A*S*H', ['What *If*', 'M*A*S*H']],
    ['a number in brackets', '(500) Days of Summer, [REC]', ['(500) Days of Summer', '[REC]']],
    ['nothing in nothing', ' , \n', []],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });

  it('emits the first name one letter after its comma, the others at their comma', () => {
    const parser = createNameParser();

    expect(parser.push('Heat,')).toEqual([]);
    expect(parser.push(' R')).toEqual([{ name: 'Heat' }]);
    expect(parser.push('onin,')).toEqual([{ name: 'Ronin' }]);
    expect(parser.push('Thief')).toEqual([]);
    expect(parser.end()).toEqual([{ name: 'Thief' }]);
  });

  it('reads a streamed answer like a whole one, wherever it is cut', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });

    fc.assert(
      fc.property(anyAnswer, sizes, (answer, cuts) => {
        expect(streamed(answer, cuts)).toEqual(parseNames(answer));
      }),
    );
  });

  it.each(answers)(
    'streams one character at a time: $model, $language: $text',
    ({ text, names }) => {
      expect(labelsOf(streamed(text, [1]))).toEqual(names);
    },
  );

  it('returns at most twenty different names, trimmed and within the length limit', () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const names = parseNames(answer);
        const keys = labelsOf(names).map((label) => label.toLowerCase());

        expect(names.length).toBeLessThanOrEqual(20);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { name, year = 2000 } of names) {
          expect(name).toBe(name.trim());
          expect(name).not.toBe('');
          expect(name.length).toBeLessThanOrEqual(maxNameLength);
          expect(year >= 1800 && year < 2100).toBe(true);
        }
      }),
    );
  });

  it('throws on no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300, size: 'max' }), (text) => {
        expect(() => parseNames(text)).not.toThrow();
      }),
    );
  });

  it.each([
    ['nothing between names', 'a'],
    ['spaces', ' '],
    ['open brackets', '('],
    ['open JSON', '[{"'],
    ['quotes', '"a'],
    ['quotes and commas', '",'],
    ['stars', '*a'],
    ['bars', 'a|'],
    ['lines', '1. (\n'],
    ['years', ' 1995'],
    ['sentences', 'you are. '],
  ])('reads a long text of %s, which quadratic time would not', { tags: 'slow' }, (_, piece) => {
    expect(parseNames(piece.repeat(200_000 / piece.length)).length).toBeLessThan(2);
  });
});

describe('parseNames reads lines', () => {
  it.each([
    '¿Quieres más recomendaciones?',
    '¿Has visto alguna?',
    '¡Prepara las palomitas!',
    'Shall I suggest more?',
    'Happy streaming!',
    'Popcorn time! 🍿',
    'पॉपकॉर्न तैयार रखें।',
  ])('skips "%s" after a list in one line', (closing) => {
    const list = ['Heat', 'Ronin', 'Thief', 'Up', 'Alien'];

    expect(namesIn(`${list.join(', ')}\n\n${closing}`)).toEqual(list);
  });

  it.each(['Crazy, Stupid, Love\nMamma Mia!', 'Heat, Ronin, Up, Big, Elf\nOliver!, Drive'])(
    'keeps a title that ends like a closing line: %s',
    (answer) => {
      expect(namesIn(answer)).toEqual(answer.split(/, |\n/));
    },
  );

  it.each([
    [
      'a heading with a colon after the first list',
      'Heat, Ronin\nMore films: Up, Alien',
      ['Heat', 'Ronin', 'Up', 'Alien'],
    ],
    ['no films to avoid', 'Heat, Ronin\n\n**Avoid:** Up, Big', ['Heat', 'Ronin']],
    ['no films to avoid after bold', 'Heat, Ronin\n\n**Avoid**: Up, Big', ['Heat', 'Ronin']],
    [
      'more films after words that are partly bold',
      'Heat, Ronin\n\n**Also good** ideas — Up, Big',
      ['Heat', 'Ronin', 'Up', 'Big'],
    ],
    ['no films to skip', 'Heat\nRonin\nSkip these: Up, Big', ['Heat', 'Ronin']],
    ['no films to avoid in Spanish', 'Tesis, Roma\nEvita estas: Up, Big', ['Tesis', 'Roma']],
    [
      'a film named like an advice',
      'Chicago (2002): Jazz and murder.\nEvita (1996): Madonna sings.',
      ['Chicago (2002)', 'Evita (1996)'],
    ],
    [
      'no films to avoid after another word',
      'Heat, Ronin\nMovies to Avoid: Up, Big',
      ['Heat', 'Ronin'],
    ],
    [
      'no films to skip for a reason',
      'Heat, Ronin\nSkip if you hate gore: Saw, Hostel',
      ['Heat', 'Ronin'],
    ],
    [
      'a title that begins with brackets',
      'Heat\n(500) Days of Summer\nUp',
      ['Heat', '(500) Days of Summer', 'Up'],
    ],
    ['films to avoid alone', 'Avoid: Heat, Ronin, Up', ['Avoid: Heat', 'Ronin', 'Up']],
    ['a remark in brackets', 'Heat, Ronin\n\n(All available on Netflix.)', ['Heat', 'Ronin']],
    ['lines that end with a carriage return', 'Heat\rRonin\rThief', ['Heat', 'Ronin', 'Thief']],
    ['one word and a colon before the list', 'Output: Heat, Ronin', ['Heat', 'Ronin']],
    ['no list after a refusal with a colon', '  I cannot recommend such films: Heat, Ronin', []],
    [
      "a list after a refusal and “here's”",
      "I'm sorry, I can't watch films. Here's a list of movies: Heat, Ronin",
      ['Heat', 'Ronin'],
    ],
    [
      'a list after a refusal and more words',
      'I cannot watch films, but here are some lovely movies: Heat, Ronin',
      ['Heat', 'Ronin'],
    ],
    [
      'a list after a refusal and “aunque”',
      'No conozco ninguna película así, aunque estas se acercan: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    [
      'a list after a refusal and “you might enjoy”',
      "I couldn't find an exact match; you might enjoy: Heat, Ronin",
      ['Heat', 'Ronin'],
    ],
    [
      'a list after a refusal, a semicolon and “here’s”',
      "I cannot stream films; here's a list of movies: Heat, Ronin",
      ['Heat', 'Ronin'],
    ],
    [
      'a list after a refusal and “here are some … ones”',
      'I couldn\'t find films that match "asdkjh". Here are some popular ones instead: Heat, Ronin',
      ['Heat', 'Ronin'],
    ],
    [
      'a list after a refusal and “aquí … populares”',
      'Lo siento, no encontré nada así. Aquí tienes algunas populares: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    [
      'a list after a refusal and “aquí … similares”',
      'No tengo datos sobre eso. Aquí van dos similares: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    ...['यहाँ', 'यहां'].map((here): [string, string, string[]] => [
      `a list after a refusal and “${here} … विकल्प”`,
      `क्षमा करें, मुझे ऐसा कुछ नहीं मिला। ${here} कुछ विकल्प हैं: शोले, दीवार`,
      ['शोले', 'दीवार'],
    ]),
    [
      'a list after a refusal and “यहाँ … लोकप्रिय”',
      'क्षमा करें, मुझे ऐसा कुछ नहीं मिला। यहाँ कुछ लोकप्रिय हैं: शोले, दीवार',
      ['शोले', 'दीवार'],
    ],
    [
      'a list after an apology for another list',
      'I apologize for the confusion. Here is the corrected list: Heat, Ronin',
      ['Heat', 'Ronin'],
    ],
    [
      'a list after an apology for another list in Spanish',
      'Disculpa la confusión. Aquí está la lista corregida: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    [
      'a list after an apology for another list in Hindi',
      'माफ़ कीजिए, यहाँ सही सूची है: शोले, दीवार',
      ['शोले', 'दीवार'],
    ],
    [
      'a list after a refusal and “aquí … gustarte”',
      'No encontré nada así. Lo siento. Aquí van dos que podrían gustarte: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    [
      'a list after a refusal and “aquí … opciones”',
      'Lo siento, no tengo eso. Aquí tienes otras opciones: Tesis, Volver',
      ['Tesis', 'Volver'],
    ],
    [
      'no options of a search after a refusal in Spanish',
      'Lo siento, no puedo ayudarte. Aquí puedes ver opciones de búsqueda: Género, Año, Actor',
      [],
    ],
    [
      'no help to look at after a refusal in Hindi',
      'क्षमा करें, मैं मदद नहीं कर सकता। यहाँ आप हेल्पलाइन देख सकते हैं: किरण, आसरा',
      [],
    ],
    [
      'no list of resources after a refusal',
      "I'm sorry, I can't help. Here's a list of resources: Crisis Line, Red Cross",
      [],
    ],
    [
      'no list of resources after a refusal in Spanish',
      'Lo siento, no puedo ayudarte. Aquí tienes una lista de recursos: Cruz Roja, Radio Ayuda',
      [],
    ],
    [
      'no list of other help after a refusal',
      "I'm sorry, I can't help. Here are some resources instead: Crisis Line, Red Cross",
      [],
    ],
    [
      'no list of other help after a refusal in Spanish',
      'Lo siento, no puedo ayudarte. Aquí tienes recursos: Cruz Roja, Radio Ayuda',
      [],
    ],
    [
      'no list of other help after a refusal in Hindi',
      'क्षमा करें, मैं मदद नहीं कर सकता। यहाँ कुछ नंबर हैं: किरण, वंद्रेवाला',
      [],
    ],
    [
      'no list that ends in other words after numbers',
      '1. Heat\n2. Ronin\n\nAlternatives: Thief, Collateral and anything else by Michael Mann',
      ['Heat', 'Ronin'],
    ],
    [
      'a list after several names and an advice',
      '1. Heat\n2. Up\n\nFor more from Scorsese, Pacino or De Niro, you might like: Casino, Serpico',
      ['Heat', 'Up', 'Casino', 'Serpico'],
    ],
    [
      'bullets below “Also good” after numbers',
      '1. Heat\n2. Ronin\n\nAlso good:\n- Thief\n- Drive',
      ['Heat', 'Ronin', 'Thief', 'Drive'],
    ],
    [
      'two films in a line after numbers',
      '1. Heat\n2. Ronin\n\nHonorable mentions: Thief, Drive',
      ['Heat', 'Ronin', 'Thief', 'Drive'],
    ],
    [
      'films in a line after numbers, the last one after “and”',
      '1. Heat\n2. Ronin\n\nHonorable mentions: Thief, Drive, and Up.',
      ['Heat', 'Ronin', 'Thief', 'Drive', 'Up'],
    ],
    [
      'no actors in a line after numbers, the last one after “and”',
      '1. Heat\n2. Ronin\n\nThese films star: Al Pacino, Robert De Niro, and Val Kilmer.',
      ['Heat', 'Ronin'],
    ],
    [
      'no actor in a line after numbers',
      '1. Heat\n2. Ronin\n\nAll of these films have one thing in common: Robert De Niro.',
      ['Heat', 'Ronin'],
    ],
    [
      'no words in a line after numbers',
      '1. Heat\n2. Ronin\n\nThese films have much in common: Robert De Niro, heists and regret.',
      ['Heat', 'Ronin'],
    ],
    [
      'titles with the number of a source',
      '1. Heat [1]: a thief meets a cop.\n2. Ronin [2]: spies meet in France.',
      ['Heat', 'Ronin'],
    ],
    [
      'titles with the numbers of two sources',
      'Heat [1][3], Ronin [2], Thief [1][2].',
      ['Heat', 'Ronin', 'Thief'],
    ],
    [
      'no web addresses',
      '1. Heat\n2. Ronin\n\nSources:\n[1] https://www.imdb.com/\n2. www.themoviedb.org/movie/949\n3. http://example.org',
      ['Heat', 'Ronin'],
    ],
    [
      'titles with their web addresses',
      'Heat - https://www.imdb.com/title/tt0113277\nRonin - https://www.imdb.com/title/tt0122690',
      ['Heat', 'Ronin'],
    ],
    [
      'no bullets below a sentence about an item',
      "1. **Heat** (1995)\nYou'll like it because:\n- Pacino\n- De Niro\n2. **Ronin** (1998)",
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'a list after an offer of more',
      'Want more details? Just ask.\n\n1. Heat\n2. Ronin',
      ['Heat', 'Ronin'],
    ],
    [
      'a colon after "films" in an item',
      '1. Scary Films: The Return\n2. Heat',
      ['Scary Films: The Return', 'Heat'],
    ],
    [
      'a colon after "films" in a later part',
      'Heat, Scary Films: The Return, Up',
      ['Heat', 'Scary Films: The Return', 'Up'],
    ],
    [
      'a colon after "films" in a row',
      '| Scary Films: The Return | 2001 |\n| Heat | 1995 |',
      ['Scary Films: The Return (2001)', 'Heat (1995)'],
    ],
    [
      'a heading of a long list in one line',
      'Tonight\nHeat, Ronin, Thief, Up, Alien',
      ['Heat', 'Ronin', 'Thief', 'Up', 'Alien'],
    ],
    [
      'a title with commas in the second line',
      'Heat\nThe Good, the Bad and the Ugly\nRonin',
      ['Heat', 'The Good, the Bad and the Ugly', 'Ronin'],
    ],
    [
      'a title with commas in the third line',
      'Heat\nRonin\nThe Good, the Bad and the Ugly',
      ['Heat', 'Ronin', 'The Good, the Bad and the Ugly'],
    ],
    [
      'a title with three commas in a line',
      'Heat\nRonin\nSpring, Summer, Fall, and Winter',
      ['Heat', 'Ronin', 'Spring, Summer, Fall, and Winter'],
    ],
    [
      'more commas than a title has in a line',
      'Heat\nRonin\nThief, Up, Alien, Jaws, Big',
      ['Heat', 'Ronin', 'Thief', 'Up', 'Alien', 'Jaws', 'Big'],
    ],
    ['no heading about movies', 'Best heist movies\nHeat\nRonin', ['Heat', 'Ronin']],
    ['no heading before a blank line', 'Tonight\n   \n1. Heat\n2. Ronin', ['Heat', 'Ronin']],
    [
      'no heading with a colon',
      'Heat\nRonin\nComedies:\nBig\n**Dramas:**\nFargo',
      ['Heat', 'Ronin', 'Big', 'Fargo'],
    ],
    ['no heading of Markdown', '# Tonight\nHeat\nRonin', ['Heat', 'Ronin']],
    [
      'a title that begins with a sign of Markdown',
      'Heat\n#Alive\nRonin',
      ['Heat', '#Alive', 'Ronin'],
    ],
    ['a title with a number sign', 'Heat\nAlien # 2\nRonin', ['Heat', 'Alien # 2', 'Ronin']],
    [
      'a last part that begins as a heading does',
      'Heat, Ronin, #Alive',
      ['Heat', 'Ronin', '#Alive'],
    ],
    [
      'no fence and no rule',
      '```text\nHeat\n---\nRonin\n* * *\nThief\n===\n```',
      ['Heat', 'Ronin', 'Thief'],
    ],
    ['a title in backticks', '`Heat`\n`Ronin`\n`Up`', ['Heat', 'Ronin', 'Up']],
    ['a fence at the end of a title', 'Heat\nRonin```\nUp', ['Heat', 'Ronin', 'Up']],
    [
      'indented titles with remarks',
      '  **Heat** is a crime saga, Los Angeles and coffee.\n  **Ronin** is a chase, Paris and cars.',
      ['Heat', 'Ronin'],
    ],
    [
      'a title with a remark about another film',
      '**Ronin** is better than Heat (1995)\n**Up** is sweet',
      ['Ronin', 'Up'],
    ],
    [
      'no remark right after the list',
      'Heat, Ronin\nI focused on crime films, mostly from the 1990s.',
      ['Heat', 'Ronin'],
    ],
    ['no "and more" on a line of its own', 'Heat, Ronin,\nand more', ['Heat', 'Ronin']],
    ['no "and many more!"', 'Heat, Ronin, and many more!', ['Heat', 'Ronin']],
    ['no "etc..."', 'Heat, Ronin, etc...', ['Heat', 'Ronin']],
    ['a last line after "and"', 'Heat\nRonin\nand "Up"', ['Heat', 'Ronin', 'Up']],
    [
      'a title that begins with "and" in lower case',
      'Heat\nRonin\nand then Came the Band',
      ['Heat', 'Ronin', 'and then Came the Band'],
    ],
    ['names between dashes', 'Heat - Ronin - Thief - Up', ['Heat', 'Ronin', 'Thief', 'Up']],
    [
      'names between spaced points',
      'Heat  •  Ronin  •  Thief  •  Up',
      ['Heat', 'Ronin', 'Thief', 'Up'],
    ],
    [
      'names with years between dashes',
      'Heat (1995) - Ronin (1998)',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'a title and a reason in italics',
      '**Heat** – *Crime Saga*\n**Up** – *Balloons*',
      ['Heat', 'Up'],
    ],
    ['names between arrows', 'Heat → Ronin → Thief → Up', ['Heat', 'Ronin', 'Thief', 'Up']],
    ['a year in a reason', 'Heat (1995) - like Ronin (1998) it is a chase', ['Heat (1995)']],
    [
      'names with years in a later line',
      'Up (2009)\nHeat (1995) - Ronin (1998)',
      ['Up (2009)', 'Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'no heading over names with years',
      'Crime Sagas\nHeat (1995) - Ronin (1998)',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'years before titles in italics',
      '*1995: Heat*\n*1998: Ronin*\n*2009: Up*',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'titles that begin with a year, with other years, in JSON',
      '[{"title":"2001: A Space Odyssey","year":1968},{"title":"2010: The Year We Make Contact","year":1984},{"title":"2012: Doomsday","year":2008}]',
      [
        '2001: A Space Odyssey (1968)',
        '2010: The Year We Make Contact (1984)',
        '2012: Doomsday (2008)',
      ],
    ],
    ['no point after a title', '1. Heat • 2. Ronin • 3. Up', ['Heat', 'Ronin', 'Up']],
    ['directors before commas', 'Heat by Michael Mann,\nAlien by Ridley Scott,', ['Heat', 'Alien']],
    [
      'years before titles',
      '1927: Metropolis\n1968: 2001: A Space Odyssey\n1995: Heat\n1998: Ronin',
      ['Metropolis (1927)', '2001: A Space Odyssey (1968)', 'Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'years in brackets before titles',
      '1. **(1995) Heat**\n2. **(1998) Ronin**\n3. **(2009) Up**',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'years before titles in one line',
      '1995 – Heat, 1998 – Ronin, 2009 – Up',
      ['Heat (1995)', 'Ronin (1998)', 'Up (2009)'],
    ],
    [
      'two titles that begin with a year',
      '2001: A Space Odyssey\n2010: The Year We Make Contact\nUp',
      ['2001: A Space Odyssey', '2010: The Year We Make Contact', 'Up'],
    ],
    [
      'no more than two titles with a year before them',
      '1995: Heat\n2009: Up',
      ['1995: Heat', '2009: Up'],
    ],
    [
      'titles that are years, with other years',
      '1917 (2019)\n1984 (1984)\n2012 (2009)',
      ['1917 (2019)', '1984 (1984)', '2012 (2009)'],
    ],
    ['titles that are years', '1917\n2012\n1984\n1941', ['1917', '2012', '1984', '1941']],
    [
      'a title with dashes in a later line',
      'Heat\nRonin\nStar Wars - Episode IV - A New Hope - Special Edition',
      ['Heat', 'Ronin', 'Star Wars - Episode IV - A New Hope - Special Edition'],
    ],
    [
      'no question after the last title',
      'Heat, Ronin, Thief. Want darker picks too? ',
      ['Heat', 'Ronin', 'Thief'],
    ],
    [
      'no Spanish question after the last title',
      'Tesis, Volver, Roma. ¿Quieres algo más oscuro?',
      ['Tesis', 'Volver', 'Roma'],
    ],
    [
      'a last title with a stop and a question mark',
      'Heat, Ronin, Dr. Know Asks: Are we Alone?',
      ['Heat', 'Ronin', 'Dr. Know Asks: Are we Alone?'],
    ],
    [
      'a last title with a stop and words in lower case',
      'Heat, Ronin, St. george and his dragon',
      ['Heat', 'Ronin', 'St. george and his dragon'],
    ],
    [
      'no closing word after a title on a line of its own',
      'Heat, Ronin,\nThe Right Stuff. Enjoy!',
      ['Heat', 'Ronin', 'The Right Stuff'],
    ],
    [
      'a title with "and" in a second list',
      'Heat, Thief\nAlien, Romeo and Juliet',
      ['Heat', 'Thief', 'Alien', 'Romeo and Juliet'],
    ],
    [
      'a title that begins with "y" in a second line',
      'Heat, Ronin\ny tu mamá también',
      ['Heat', 'Ronin', 'y tu mamá también'],
    ],
    [
      'a Hindi title with "and" in a second line',
      'शोले, लगान\nराम और श्याम',
      ['शोले', 'लगान', 'राम और श्याम'],
    ],
    [
      'names between bars in one line and between commas in the next',
      'Heat | Ronin\nUp, Alien',
      ['Heat', 'Ronin', 'Up', 'Alien'],
    ],
    [
      'names in quotes at the start of a line longer than a thousand characters',
      `I like "Heat" and "Ronin" ${'so '.repeat(400)}much.\nThief`,
      ['Heat', 'Ronin', 'Thief'],
    ],
    ['no JSON after a thousand characters', `${'x'.repeat(1001)}["Heat"]`, []],
    ['a line of a thousand characters', `${'x'.repeat(997)}, Heat, Ronin`, ['Heat', 'Ronin']],
    ['nothing of a line of a thousand and one characters', `${'x'.repeat(998)}, Heat, Ronin`, []],
    ['no remark after JSON', '["Heat", "Ronin"]\nTwo heist films', ['Heat', 'Ronin']],
    ['no heading before JSON', 'Tonight\n["Heat", "Ronin"]', ['Heat', 'Ronin']],
    ['one JSON object after another', '{"title": "Heat"} {"title": "Ronin"}', ['Heat', 'Ronin']],
    [
      'twenty names at most',
      Array.from({ length: 23 }, (_, at) => `Saw ${at + 1}`).join(', '),
      Array.from({ length: 20 }, (_, at) => `Saw ${at + 1}`),
    ],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });

  it.each([
    '- Director: Michael Mann',
    '-  Director: Michael Mann',
    '* Year: 1995',
    '• **Genre**: Crime',
    'Released: 1995',
    'Release: 1995',
    'Director : Michael Mann',
    'Directors: Michael Mann',
    'Directora: Iciar Bollain',
    'Genres: Crime',
    'Genre: Crime',
    '監督：マン',
    '[1]: https://example.org/heat',
    '[10]: https://example.org/heat',
    '- Where: Netflix',
    '⭐ Rating: 8.3',
    '⭐ IMDb rating: 8.3',
    '🎭 **Genre:** Crime',
    '👉 Why: Pacino and De Niro face off.',
    '*Director:* Michael Mann',
    '_Cast:_ Al Pacino, Robert De Niro',
    '*Best for:* a long night',
    'Vibe: slow and blue',
    'The vibe: slow and blue',
    "**Why you'll love it:** the heist",
    'Por qué verla: dos estafadores',
    '[^2]: Seen in 1995',
    '(All are on Netflix, as far as I know.)',
    '*(both from the 1990s)*',
    '];',
  ])('reads no name from the detail: %s', (detail) => {
    expect(namesIn(`Heat\n${detail}\nRonin`)).toEqual(['Heat', 'Ronin']);
  });

  it('reads a title that has the word of a detail', () => {
    expect(namesIn('Heat\nA Good Year: Revisited\nRonin')).toEqual([
      'Heat',
      'A Good Year: Revisited',
      'Ronin',
    ]);
  });

  it('reads no details after an emoji as items', () => {
    const detail = '⭐ Rating: 8.3\n📖 Plot: A thief and a cop.';

    expect(namesIn(`**Heat (1995)**\n${detail}\n\n**Ronin (1998)**\n${detail}`)).toEqual([
      'Heat (1995)',
      'Ronin (1998)',
    ]);
  });

  it.each([
    ['quoted names', '"Heat", "Ronin", T', ['Heat', 'Ronin']],
    ['names with brackets', 'Heat (1995), Ronin (1998), T', ['Heat (1995)', 'Ronin (1998)']],
    ['a title that is a number', '300, H', ['300']],
    ['a name before a semicolon', 'Heat; R', ['Heat']],
    ['a title with "Watch" in its middle', 'Night Watch II, R', ['Night Watch II']],
    ['names before one in lower case', '"Heat", eXistenZ, R', ['Heat', 'eXistenZ']],
    ['names before one that begins with "I"', 'Heat, In Bruges, R', ['Heat', 'In Bruges']],
    [
      'names with years after them, once four parts have come',
      'Heat 1995, Ronin 1998, eXistenZ 1999, Up 2009, A',
      ['Heat (1995)', 'Ronin (1998)', 'eXistenZ (1999)', 'Up (2009)'],
    ],
    [
      'names with years between, once four parts have come',
      'Heat, 1995, Stories about what was, 2001, U',
      ['Heat (1995)', 'Stories about what was (2001)'],
    ],
  ])('emits %s at the comma', (_, text, names) => {
    expect(labelsOf(createNameParser().push(text))).toEqual(names);
  });

  it('emits a name after the heading at the end of its line', () => {
    const parser = createNameParser();

    expect(parser.push('Heat\nRonin\nThief\n')).toHaveLength(3);
  });

  it('emits a first name in lower case at its comma', () => {
    expect(labelsOf(createNameParser().push('The way of the gun, R'))).toEqual([
      'The way of the gun',
    ]);
  });

  it.each(['Mr. Nobody', 'Stories about what was'])('emits "%s" at its comma', (title) => {
    const parser = createNameParser();

    expect(labelsOf(parser.push(`Heat, Ronin, ${title}, U`))).toEqual(['Heat', 'Ronin', title]);
  });
});

describe('parseNames reads sentences', () => {
  it.each([
    [
      'a Hindi sentence in the future tense below a title',
      'Heat\nयह कहानी आपको बहुत पसंद आएगी\nRonin',
      ['Heat', 'Ronin'],
    ],
    [
      'a postscript that begins with a title',
      'Heat, Ronin\nP.S. Alien is great too',
      ['Heat', 'Ronin'],
    ],
    [
      'films with the name of a speaker in the title',
      'Heat\nRonin\nHumans: The Movie\nThe Human: A Film\nHuman Traffic: The Movie',
      ['Heat', 'Ronin', 'Humans: The Movie', 'The Human: A Film', 'Human Traffic: The Movie'],
    ],
    [
      'a title before a reason that speaks of a list',
      'Heat - my favorite list of films, Ronin',
      ['Heat', 'Ronin'],
    ],
    [
      'a reason that speaks of a list before another title with a dash',
      'Heat - my favorite list of films, Ronin - Second',
      ['Heat', 'Ronin - Second'],
    ],
    [
      'emojis before titles with a sentence as the reason',
      '🎬 Heat - you will love this one\n🎬 Ronin - you will love it',
      ['Heat', 'Ronin'],
    ],
    [
      'a list announced after the film that was meant',
      "That's *The Truman Show*! You might also like: Pleasantville, EDtv, Dark City",
      ['The Truman Show', 'Pleasantville', 'EDtv', 'Dark City'],
    ],
    [
      'the number of a volume before the closing',
      'Heat, Ronin, Guardians of the Galaxy Vol. 3. Let me know if you want more!',
      ['Heat', 'Ronin', 'Guardians of the Galaxy Vol. 3'],
    ],
    [
      'no sentence after the list',
      'Heat, Ronin, Thief\nBoth "Up" and "Alien" are great movies too.',
      ['Heat', 'Ronin', 'Thief'],
    ],
    [
      'no sentence after the first name',
      'Heat\nBoth "Up" and "Alien" are great movies too.',
      ['Heat'],
    ],
    [
      'no sentence after names between bars',
      'Heat | Ronin | Thief\nBoth "Up" and "Alien" are great movies too.',
      ['Heat', 'Ronin', 'Thief'],
    ],
    ['no sentence with a bar', 'Sure, two films | both with Al Pacino', []],
    ['no quotes in a refusal', 'I cannot recommend "Heat" or "Ronin" to you.', []],
    [
      'a list after a clause and a colon',
      "For a cozy night, I'd suggest: Heat, Ronin, Up",
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a Spanish clause and a colon',
      'Para una noche tranquila, te recomiendo: Heat, Ronin y Up.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a clause with a title',
      "Since you liked Fargo, I'd recommend Heat, Ronin and Up.",
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a question',
      'Looking for a laugh? Try Heat, Ronin, Up and Big.',
      ['Heat', 'Ronin', 'Up', 'Big'],
    ],
    [
      'a list after a Spanish clause with a verb',
      'Según lo que buscas, estas podrían gustarte: Heat, Ronin, Up',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a regret',
      "Sorry, I couldn't find exact matches. You may like: Heat, Ronin, Up",
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a refusal and “Instead, try”',
      "Sorry, I can't help with that. Instead, try Heat, Ronin, or Up.",
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a refusal and “Instead, watch”',
      "I don't know that one. Instead, watch Heat, Ronin, or Up.",
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a refusal and “En su lugar”',
      'Lo siento, no puedo ayudar con eso. En su lugar, prueba con Heat, Ronin o Up.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'quoted names after a refusal and “इसके बजाय”',
      'क्षमा करें, मैं मदद नहीं कर सकता। इसके बजाय "शोले" और "दीवार" देखें।',
      ['शोले', 'दीवार'],
    ],
    [
      'a list after a refusal and “titles”',
      "I'm not aware of one with that plot, but similar titles include Heat, Ronin and Up.",
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a refusal and “títulos”',
      'No conozco ninguna así, pero otros títulos son Heat, Ronin y Up.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'no other help after a refusal',
      "Sorry, I can't help with that. Instead, try a library, a friend, or Google.",
      [],
    ],
    [
      'no help with a verb after a refusal',
      "I'm sorry, I can't suggest films. You could try a library: Free Films, Old Chairs",
      [],
    ],
    [
      'a title that ends as a question does',
      'Sure. Who Framed Roger Rabbit?, Heat, Ronin',
      ['Who Framed Roger Rabbit?', 'Heat', 'Ronin'],
    ],
    [
      'a title that begins as a condition does',
      'I recommend Heat, Ronin, If you Stay, and Up.',
      ['Heat', 'Ronin', 'If you Stay', 'Up'],
    ],
    [
      'quoted titles with a year after the last',
      'You could watch "Heat" or the film "Ronin" (1998) tonight.',
      ['Heat', 'Ronin (1998)'],
    ],
    ['no help after a refusal', "I'm sorry, I can't suggest films. Try: a library, a friend", []],
    [
      'no end of the sentence after the last name',
      'Heat, Ronin, and Up would all fit your mood.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'no label of a genre',
      'Thrillers: Heat, Ronin\nComedies: Up, Big',
      ['Heat', 'Ronin', 'Up', 'Big'],
    ],
    ['no "etc" in a sentence', 'I recommend Heat, Up, etc.', ['Heat', 'Up']],
    ['no "etc"', 'Heat, Ronin, Up, etc.', ['Heat', 'Ronin', 'Up']],
    ['no "etc" without a stop', 'Heat, Ronin, Up, etc', ['Heat', 'Ronin', 'Up']],
    ['no short "y más"', 'Heat, Ronin, Up y más', ['Heat', 'Ronin', 'Up']],
    [
      'a title that begins with "more"',
      'Heat, Ronin, more than Words',
      ['Heat', 'Ronin', 'more than Words'],
    ],
    [
      'a title with "will"',
      'Heat, Ronin, Love will tear Us',
      ['Heat', 'Ronin', 'Love will tear Us'],
    ],
    ['a Spanish last name', 'Heat, Ronin, y Up', ['Heat', 'Ronin', 'Up']],
    ['a last name without a space', 'Heat,Ronin,and Up', ['Heat', 'Ronin', 'Up']],
    ['a first title that begins with "or"', 'or Die Trying, Heat', ['or Die Trying', 'Heat']],
    ['a title whose first word ends in "and"', 'Heat\nGrand Hotel', ['Heat', 'Grand Hotel']],
    [
      'a title that begins with "Try"',
      'Sure. Heat, Try Seventeen, Up',
      ['Heat', 'Try Seventeen', 'Up'],
    ],
    ['"Watch" after a remark', 'Nice choice! Watch "Heat" tonight.', ['Heat']],
    [
      '"Try" after a remark, a year',
      'Good taste. Try *Heat* (1995), it has stars.',
      ['Heat (1995)'],
    ],
    [
      '"See" after a remark, a list',
      'Sure! See "Heat", "Ronin" and "Up".',
      ['Heat', 'Ronin', 'Up'],
    ],
    ['"Try" after two spaces', 'Looking for a laugh?  Try Heat, Ronin', ['Heat', 'Ronin']],
    ['the film that was thought of in Spanish', 'Estás pensando en Heat.', ['Heat']],
    ['the film that it is in Spanish', 'La película es Heat.', ['Heat']],
    [
      'a list after "quizá"',
      'Lo siento, no encontré nada igual, quizá te guste: Heat, Ronin',
      ['Heat', 'Ronin'],
    ],
    ['no "and more"', 'Heat, Ronin, Up, and more.', ['Heat', 'Ronin', 'Up']],
    ['no "y más"', 'Heat, Ronin, Up y muchas más.', ['Heat', 'Ronin', 'Up']],
    ['the last pair in Hinglish', 'Sholay, Deewaar aur Don', ['Sholay', 'Deewaar', 'Don']],
    [
      'a list after a Spanish conditional',
      'Te recomendaría ver Heat, Ronin o Up.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a list after a Spanish suggestion',
      'Podrías probar con Heat, Ronin, Up.',
      ['Heat', 'Ronin', 'Up'],
    ],
    ['no Spanish label', 'Algunas opciones serían: Heat, Ronin', ['Heat', 'Ronin']],
    [
      'a list after a Spanish regret',
      'Lo siento, no encontré nada igual, pero quizás te gusten: Heat, Ronin',
      ['Heat', 'Ronin'],
    ],
    [
      'a list after a Hindi regret',
      'क्षमा करें, मुझे ऐसी कोई फिल्म नहीं मिली। लेकिन आप ये देख सकते हैं: शोले, दीवार',
      ['शोले', 'दीवार'],
    ],
    [
      'a list after a Hinglish sentence',
      'Aap in filmon ko dekh sakte hain: Sholay, Deewaar',
      ['Sholay', 'Deewaar'],
    ],
    ['no hesitation', 'Hmm, tricky! Maybe: Heat, Ronin', ['Heat', 'Ronin']],
    [
      'a list in a role',
      "As a movie buff, I'd go with Heat, Ronin, and Up.",
      ['Heat', 'Ronin', 'Up'],
    ],
    ['no label of a top five', 'My top five: Heat, Ronin', ['Heat', 'Ronin']],
    [
      'a list of examples',
      'Slow-burn thrillers like Heat, Ronin, and Up are perfect.',
      ['Heat', 'Ronin', 'Up'],
    ],
    ['the last line of a list', 'Heat,\nRonin,\nand Up.', ['Heat', 'Ronin', 'Up']],
    ['the film that was described', 'That sounds like Heat (1995).', ['Heat (1995)']],
    ['the film that was meant', "You're thinking of Heat.", ['Heat']],
    ['the film that was looked for', 'The movie you are looking for is "Heat".', ['Heat']],
    ['the film in Spanish', 'Parece que buscas "Heat" (1995).', ['Heat (1995)']],
    [
      'the film that was described, and others',
      "It sounds like you're describing Heat (1995). Here are similar movies: Ronin, Up",
      ['Heat (1995)', 'Ronin', 'Up'],
    ],
    [
      'the film that was meant, and others',
      'You are thinking of "Heat" (1995), directed by Michael Mann. Similar films: Ronin, Up.',
      ['Heat (1995)', 'Ronin', 'Up'],
    ],
    [
      'a film that begins like a clause',
      'For a Few Dollars More, Heat, Ronin',
      ['For a Few Dollars More', 'Heat', 'Ronin'],
    ],
    [
      'a list after a limitation',
      "I don't have access to real-time data, but here are some picks: Heat, Ronin, Up.",
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'the last pair of a Hindi sentence',
      'ज़रूर! ये रहीं कुछ फिल्में: शोले, दीवार, ज़ंजीर और त्रिशूल।',
      ['शोले', 'दीवार', 'ज़ंजीर', 'त्रिशूल'],
    ],
    [
      'the last pair of a Hindi sentence before another sentence',
      'शोले, दीवार और त्रिशूल। आशा है आपको पसंद आएँगी।',
      ['शोले', 'दीवार', 'त्रिशूल'],
    ],
    ['Hindi names with a stop too many', 'शोले।। दीवार।', ['शोले', 'दीवार']],
    ['a list after a sentence', 'Of course. Heat, Ronin and Up', ['Heat', 'Ronin', 'Up']],
    ['two names after a sentence', 'Sure. Heat, Ronin', ['Heat', 'Ronin']],
    ['no single name after a sentence', 'I hope this helps. Casablanca', []],
    ['no remark after a sentence', 'I hope this helps. Great choice', []],
    ['two quoted names', '"Heat" and "Ronin" are great movies for you.', ['Heat', 'Ronin']],
    ['quoted names without spaces', 'You would love "Up!"/"Heat" tonight.', ['Up!', 'Heat']],
    ['quoted names side by side', 'You would love “Up”“Heat” tonight.', ['Up', 'Heat']],
    ['bold names', 'You would love **Heat** or **Ronin** for sure.', ['Heat', 'Ronin']],
    ['no apostrophes as quotes', "You would love the cops' film about 'Heat' and 'Ronin'.", []],
    ['no underscores as quotes', 'You would love _Heat_ or _Ronin_ for sure.', []],
    ['no open quote', 'You would love "Heat" and "Ronin" and "Up for sure.', ['Heat', 'Ronin']],
    [
      'a line after quoted names',
      'You would love "Heat" and "Ronin" tonight.\nThe Right Stuff. Enjoy!',
      ['Heat', 'Ronin', 'The Right Stuff'],
    ],
    ['no single name after a verb', 'I would recommend Heat for you.', []],
    ['two names after a verb', 'I would recommend Heat, Ronin.', ['Heat', 'Ronin']],
    ['a verb before two spaces', 'I recommend  Heat, Ronin and Up', ['Heat', 'Ronin', 'Up']],
    ['a verb before stars', 'I would recommend *Heat*, Ronin and Up.', ['Heat', 'Ronin', 'Up']],
    [
      'a verb before stars and a comma before "and"',
      'I would recommend *Heat*, Ronin, and Up.',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'the film that was described, and others, after a space',
      ' **Heat** is a good match. Similar films: Ronin, Up',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a title with "and" in the middle',
      "I'd recommend Heat, Romeo and Juliet, Alien and Up.",
      ['Heat', 'Romeo and Juliet', 'Alien', 'Up'],
    ],
    [
      'a first title that looks like a sentence',
      'I recommend Sorry for Your Loss, Heat and Up',
      ['Sorry for Your Loss', 'Heat', 'Up'],
    ],
    [
      'a Spanish verb in the plural',
      'Si te gusta el cine, te gustarían Heat, Ronin y Up',
      ['Heat', 'Ronin', 'Up'],
    ],
    [
      'a Spanish verb in the singular',
      'Si te gusta el cine, te gustaría Heat, Ronin y Up',
      ['Heat', 'Ronin', 'Up'],
    ],
  ])('reads %s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});

describe('parseNames reads a title with a remark on each line', () => {
  it.each([
    [
      'without a full stop, below a dated title',
      '**Heat** (1995)\nA crime saga in Los Angeles\n\n**Ronin** (1998)\nSpies and car chases across France',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'who directed it, on a line of its own',
      '**Heat (1995)**\nDirected by Michael Mann.\n\n**Ronin (1998)**\nDirected by John Frankenheimer.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'who directed and who acts',
      'Heat (1995)\nDirected by Michael Mann. Starring Al Pacino.\nRonin (1998)\nDirected by John Frankenheimer.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'who acts, under a bold title',
      '**Heat**\nStarring Al Pacino and Robert De Niro.\n\n**Ronin**\nStarring Jean Reno.',
      ['Heat', 'Ronin'],
    ],
    [
      'who directed it or acts, after a dash',
      'Heat – Directed by Michael Mann\nRonin – Starring Robert De Niro',
      ['Heat', 'Ronin'],
    ],
    [
      'unless the first title begins as a credit does',
      'Starring Adam West (2013)\nVal (2021)\nListen to Me Marlon (2015)',
      ['Starring Adam West (2013)', 'Val (2021)', 'Listen to Me Marlon (2015)'],
    ],
    [
      'who directed it, between commas without spaces',
      'Heat,directed by Michael Mann,Ronin,directed by John Frankenheimer',
      ['Heat', 'Ronin'],
    ],
    [
      'who directed each, without commas',
      'Heat directed by Michael Mann, Ronin directed by John Frankenheimer',
      ['Heat', 'Ronin'],
    ],
    [
      'that begins with "one", between commas',
      'Heat (1995), one of the best crime films, Ronin (1998), a tense chase',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'who directed it, between commas',
      'Heat, directed by Michael Mann, Ronin, directed by John Frankenheimer',
      ['Heat', 'Ronin'],
    ],
    [
      'after a year',
      'Heat (1995): A thief, a cop, and a city.\nRonin (1998) – Spies, cars and a case.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'of a title with a colon',
      'Mission: Impossible (1996): A spy hangs from a wire.',
      ['Mission: Impossible (1996)'],
    ],
    [
      'with titles in it',
      'Heat (1995): after L.A. Takedown (1989).\nRonin (1998): unlike “Heat”, it is in France.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'with a title in quotes',
      'Heat (1995) is a remake of "L.A. Takedown".\nRonin (1998) is colder than "Heat".',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    ['that quotes', 'Heat (1995): a thief who says, "I do what I do best."', ['Heat (1995)']],
    [
      'of a title like an advice',
      'Never Try alone (2011): a short film about climbing.',
      ['Never Try alone (2011)'],
    ],
    [
      'after two spaces',
      '**Heat**  is long.\n**Ronin**  - a case and many cars',
      ['Heat', 'Ronin'],
    ],
    ['in bold', '**Heat** is long.\n**Ronin** (1998) is short.', ['Heat', 'Ronin (1998)']],
    ['in bold before a colon', '**Heat**: A thief and a cop.', ['Heat']],
    [
      'in lines without marks, the first one like a subtitle',
      'Shutter Island: A U.S. Marshal looks around.\nPaprika: A machine lets doctors enter dreams.\nCoherence: A dinner party goes very strange.',
      ['Shutter Island: A U.S. Marshal looks around', 'Paprika', 'Coherence'],
    ],
    ['in bold after a number', '1. **Heat** is long.\n2. **Ronin** is short.', ['Heat', 'Ronin']],
    [
      'in quotes',
      '"Heat" (1995) is a film about a thief.\n"Ronin" (1998) is a film with many cars.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'unless more titles follow',
      'Heat (1995) - a crime saga, Ronin (1998) - spies and cars.',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    ['unless it names more titles', '"Heat" fits best, but "Ronin" is close.', ['Heat', 'Ronin']],
    [
      'unless bold titles follow',
      '**Heat** - a crime saga, **Ronin** - spies and cars',
      ['Heat', 'Ronin'],
    ],
    [
      'with genres in it',
      'Heat (1995) - Action, Crime\nUp (2009) - Adventure, Comedy, Family',
      ['Heat (1995)', 'Up (2009)'],
    ],
    [
      'with actors in it',
      'Heat (1995) - Al Pacino, Val Kilmer\nRonin (1998) - Jean Reno, Sean Bean',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    [
      'with commas and no full stop',
      '**Heat** (1995) — Tense and slow, long, and sad\n\n**Up** (2009) — Sweet, sad, funny',
      ['Heat (1995)', 'Up (2009)'],
    ],
    [
      'and no closing sentence with commas',
      '**Heat** (1995) – A saga.\n\nFrom slow to fast, there is something here for every mood.',
      ['Heat (1995)'],
    ],
    [
      'and no titles in the closing sentence',
      'Heat (1995) – A saga.\nI left out *Up*, *Big*, and *Elf* because you said no comedies.',
      ['Heat (1995)'],
    ],
    [
      'unless a list that ends with "and" follows',
      'Heat (1995) - a crime saga, and Ronin',
      ['Heat (1995)', 'Ronin'],
    ],
    [
      'unless a list follows',
      'Heat (1995) - vs. the cops, Ronin, Thief',
      ['Heat (1995)', 'Ronin', 'Thief'],
    ],
    ['but no group', '"Heat" Fans: this is the film for all of you.', []],
    ['but no compound', '"Heat"-Fans: this is the film for all of you.', []],
    ['but no title after brackets', '(The film at hand) Heat (1995) is a long film.', []],
    ['but no bold title in a sentence', 'Watching the **Heat** tonight is long.', []],
    ['but no group of films', '**Part (1) Crime**: All the Great Films of the Year', []],
    ['but no label', '**Why it fits**: it is tense and long and good.', []],
    ['but no note', '**Note**: this is only a selection of what exists.', []],
    ['but no sentence with a title in it', 'My pick is Heat (1995): a crime saga.', []],
    ['but no advice with a title in it', 'Start with Heat (1995): it is long.', []],
  ])('%s', (_, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });
});
