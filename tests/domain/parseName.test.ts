import { describe, expect, it } from 'vitest';
import { nameKey } from '@/domain/movieName';
import {
  closerFor,
  closerIndex,
  isYear,
  parseName,
  stripMarkers,
  trimmed,
  yearIn,
} from '@/domain/parseName';

function read(text: string): string | undefined {
  const parsed = parseName(text);
  return parsed && nameKey(parsed);
}

describe('parseName', () => {
  it.each([
    ['42 - The story of a player who breaks a barrier.', '42'],
    [
      '42 - The story of a player who breaks a barrier',
      'The story of a player who breaks a barrier',
    ],
    ['Movie: Apollo 13 - Three men must find a way home.', 'Apollo 13'],
    ['4 - Heat.', 'Heat'],
    [
      '4. The story of a player who breaks a barrier.',
      'The story of a player who breaks a barrier',
    ],
    ['Plan_9 from Outer_Space', 'Plan_9 from Outer_Space'],
    ['The Twilight saga Eclipse', 'The Twilight saga Eclipse'],
    ['Amélie : une serveuse', 'Amélie'],
    ['Alien : Le huitième passager', 'Alien : Le huitième passager'],
    ['Heat: un robo en la ciudad', 'Heat'],
    ['The_Godfather is_here now', 'The_Godfather is_here now'],
  ])('reads a number or an underscore: %s', (text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each(['[REC]', '[REC]²', '[Rec] 2', '[x', '[500] Days of Summer'])(
    'keeps the brackets of a title: %s',
    (title) => {
      expect(read(title)).toBe(title);
    },
  );

  it.each([
    ['a year in brackets', 'Heat (1995)', 'Heat (1995)'],
    ['a year in square brackets', 'Heat [1995]', 'Heat (1995)'],
    ['a year after a dash', 'Heat - 1995', 'Heat (1995)'],
    ['a year after a comma', 'Heat, 1995', 'Heat (1995)'],
    ['a year with its sign', '七人の侍（1954年）', '七人の侍 (1954)'],
    ['a year in Hindi digits', 'शोले (१९७५)', 'शोले (1975)'],
    ['a director in brackets', 'Heat (dir. Michael Mann, 1995)', 'Heat (1995)'],
    ['a director after a comma', 'Heat, directed by Michael Mann', 'Heat'],
    ['a director after "by"', 'Heat by Michael Mann', 'Heat'],
    ['an original title in brackets', 'Parasite (기생충)', 'Parasite'],
    ['a service after a colon', 'Heat: Streaming on Netflix', 'Heat'],
    ['a service after a dash', 'Heat – Available on Prime Video', 'Heat'],
    ['a service right after a dash', 'Heat—Available on Netflix', 'Heat'],
    ['a service in Spanish', 'Roma - Disponible en Netflix', 'Roma'],
    ['a service after one word', 'Heat streaming on Hulu', 'Heat'],
    ['a reason after a dash', 'Heat - a crime saga', 'Heat'],
    ['a reason after a long dash', 'Heat — A thief meets a detective', 'Heat'],
    ['a reason after a colon', 'Heat: a thief and a cop share a coffee.', 'Heat'],
    ['a reason after a year', 'Heat (1995): Two men, one city', 'Heat (1995)'],
    ['a reason in Hindi', 'शोले - दो दोस्त और एक डाकू।', 'शोले'],
    ['a reason in Japanese', '七人の侍：村を守る浪人たちの物語。', '七人の侍'],
    ['quotes', '“Heat”', 'Heat'],
    ['bold around the year', '**Heat (1995)**', 'Heat (1995)'],
    ['Japanese quotes', '『生きる』（1952）', '生きる (1952)'],
    ['a label', 'Title: Heat', 'Heat'],
    ['a final stop', 'Heat.', 'Heat'],
    ['repeated spaces', 'The  Godfather', 'The Godfather'],
    ['a tab', 'The\tGodfather', 'The Godfather'],
    ['a label in quotes', '"Title: Heat"', 'Heat'],
    ['a label in quotes before a reason', '"Title: Heat", a crime saga', 'Heat'],
    ['a control character', 'Heat\u200b (1995)', 'Heat (1995)'],
    ['a link', '[Heat](https://example.org/heat) (1995)', 'Heat (1995)'],
    ['square brackets before a comma', '[Heat],', 'Heat'],
    ['a score after a star', 'Heat ⭐8.3', 'Heat'],
    ['a service with a plus', 'Heat on Apple TV', 'Heat'],
    ['underscores between accents and digits', 'Amélie_2001_é', 'Amélie 2001 é'],
    ['a picture', '![Poster](https://example.org/heat.jpg) **Heat** (1995)', 'Heat (1995)'],
    ['square brackets', '[Heat] (1995)', 'Heat (1995)'],
    ['emphasis in HTML', '<strong>Heat</strong> (1995)', 'Heat (1995)'],
    ['a link with brackets', '[Heat](https://example.org/Heat_(1995_film)#Plot)', 'Heat'],
  ])('removes %s: %s', (_, text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each([
    ['after a dash, with a reason', 'Heat - 1995 - a crime saga', 'Heat (1995)'],
    ['after a long dash, with a reason', 'Heat – 1887 – a crime saga', 'Heat (1887)'],
    ['after a colon, with a reason', 'Heat: 1995 a thief and a cop share a coffee.', 'Heat (1995)'],
    ['with a stop', 'Heat, 1995.', 'Heat (1995)'],
    ['with no space', 'Heat:1995', 'Heat (1995)'],
    ['in Hindi digits after a dash', 'शोले - १९७५', 'शोले (1975)'],
    ['after quotes', '"Heat" 1995', 'Heat (1995)'],
    ['after quotes and a comma', '"Heat", 1995', 'Heat (1995)'],
    ['after quotes in Hindi digits', '“शोले” १९७५', 'शोले (1975)'],
    ['in quotes', '"Heat (1995)", not "Heat (1972)"', 'Heat (1995)'],
    ['with a director after quotes', '"Heat" (Michael Mann, 1995)', 'Heat (1995)'],
    ['with a director in double brackets', 'Heat (dir. Michael Mann [1995])', 'Heat (1995)'],
    ['after a director', 'Heat - dir. Michael Mann (1995)', 'Heat (1995)'],
    ['after other brackets', 'Parasite (기생충) (2019)', 'Parasite (2019)'],
    ['after quotes and a person', '"Heat" – Michael Mann (1995)', 'Heat (1995)'],
    ['after a person and a comma', '*Cronos* — Guillermo del Toro, 1993', 'Cronos (1993)'],
    ['after bold, brackets and a dash', '**Andhadhun** (अंधाधुन) - 2018', 'Andhadhun (2018)'],
    ['before other brackets', 'Parasite (2019) (기생충)', 'Parasite (2019)'],
    ['in bold', '**Heat** (1995) - a crime saga', 'Heat (1995)'],
  ])('reads a year %s: %s', (_, text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each([
    ['of five digits after quotes', '"Heat" - 19955', 'Heat'],
    ['far behind quotes', '"Heat" - a saga (1995)', 'Heat'],
    ['after other words than a person', '"Heat" – Made in Paris, 1995', 'Heat'],
    ['in a reason', 'Heat - a crime saga of 1995, with two stars', 'Heat'],
    ['that is a title in brackets', '(1995) Heat', '(1995) Heat'],
    ['out of range after a dash', 'Heat - 2149', 'Heat - 2149'],
  ])('ignores a year %s: %s', (_, text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each([
    ['Heat, dir. Michael Mann', 'Heat'],
    ['Heat, dir Michael Mann', 'Heat'],
    ['Heat; dir: Michael Mann', 'Heat'],
    ['Heat; a film by Michael Mann', 'Heat'],
    ['Volver, una película de Pedro Almodóvar', 'Volver'],
    ['Volver, dirigida por Pedro Almodóvar', 'Volver'],
    ['七人の侍 監督：黒澤明', '七人の侍'],
    ['शोले, निर्देशक: रमेश सिप्पी', 'शोले'],
    ['Roma by Alfonso Cuarón', 'Roma'],
    ['Roma by Alfonso Cuarón (2018)', 'Roma (2018)'],
    ['Cronos by Guillermo del Toro', 'Cronos'],
    ['Breathless by Jean-Luc Godard', 'Breathless'],
    ['Do the Right Thing by S. Lee', 'Do the Right Thing'],
    ['Ida by P. A. Pawlikowski', 'Ida'],
    ['Lola by Jacques-Marie de la Demy', 'Lola'],
    ['"Heat" by Michael Mann', 'Heat'],
    ['"Heat" dir. Michael Mann', 'Heat'],
    ['"Volver" de Pedro Almodóvar', 'Volver'],
    ['“शोले” का निर्देशन रमेश सिप्पी ने किया', 'शोले'],
    ['“शोले” की कहानी', 'शोले'],
  ])('removes a director: %s', (text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each([
    ['of a trilogy', 'The Lord of the Rings trilogy (2001–2003)', 'The Lord of the Rings (2001)'],
    ['of a series', '**Harry Potter series**', 'Harry Potter'],
    ['of a footnote', 'Heat*', 'Heat'],
    ['of a footnote after a number', 'Apollo 13*', 'Apollo 13'],
    ['of a footnote after a vowel sign', 'शोले*', 'शोले'],
    ['of a footnote after a mark', 'Airplane!*', 'Airplane!'],
    ['of a footnote after a question', 'Where Is My Friend?*', 'Where Is My Friend?'],
    ['of an option', '**Option 1: Heat (1995)**', 'Heat (1995)'],
    ['after two hyphens', "Rushmore -- Wes Anderson's breakout", 'Rushmore'],
    ['with per cent', 'Heat – 83% on Rotten Tomatoes', 'Heat'],
    ['after a French colon', 'La Haine : une journée en banlieue', 'La Haine'],
    ['after a Spanish number', 'Nueve reinas: dos estafadores en apuros', 'Nueve reinas'],
  ])('removes the words %s: %s', (_, text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each([
    ['Parasite (기생충).', 'Parasite'],
    ['Parasite（パラサイト）', 'Parasite'],
    ['Parasite [기생충]', 'Parasite'],
    ['Parasite ［기생충］', 'Parasite'],
    ['Parasite 【기생충】', 'Parasite'],
    ['Trick or Treat (Halloween)', 'Trick or Treat'],
    ['Amor o Odio (drama)', 'Amor o Odio'],
  ])('removes brackets: %s', (text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each([
    ['Heat - one of Pacino’s best', 'Heat'],
    ['Heat -- A thief meets a detective', 'Heat'],
    ['Heat—a crime saga', 'Heat'],
    ['Heat –a crime saga', 'Heat'],
    ['Heat – Pacino Meets De Niro!', 'Heat'],
    ['Heat – “Pacino Meets De Niro.”', 'Heat'],
    ['Heat - thieves', 'Heat'],
    ['Dune Part Two Remastered - the battle', 'Dune Part Two Remastered'],
    ['Volver: un drama que sigue la vida de dos hermanas', 'Volver'],
    ['Heat: a thief and a cop', 'Heat'],
    ['Heat: One thief and the cop', 'Heat'],
    ['Heat: thieves and cops share the coffee and the city', 'Heat'],
    ['Heat: Thieves share a coffee.', 'Heat'],
    ['Heat: thieves share a “coffee.”', 'Heat'],
    ['Once: Low-budget romance between two street musicians', 'Once'],
    ['Heat – Crime, drama', 'Heat'],
    ['Heat - Crime Thriller', 'Heat'],
    ['Jaws → shark terror', 'Jaws'],
    ['Notting Hill - Romantic Comedy', 'Notting Hill'],
    ['Superbad - Dark Comedy/Thriller', 'Superbad'],
    ['Alien - Sci-Fi Thriller', 'Alien'],
    ['Volver - Comedia negra', 'Volver'],
    ['Big - Starring Tom Hanks', 'Big'],
    ['Jumanji – Featuring Robin Williams', 'Jumanji'],
    ['Amélie – Set in Paris', 'Amélie'],
    ['Relatos salvajes - Protagonizada por Ricardo Darín', 'Relatos salvajes'],
    ['Nikita / La Femme Nikita', 'Nikita'],
    ['Heat – The Crew Meets Again!', 'Heat'],
    ['Dune: Part Two -- a film about people who meet at night', 'Dune: Part Two'],
    ['Rocky - A New Round - a boxer trains in the cold city', 'Rocky - A New Round'],
    ['Heat - Mann and The City - a crime saga of two men', 'Heat'],
    [
      'Star Wars: Episode II - Attack of the Clones - a war in the far stars',
      'Star Wars: Episode II - Attack of the Clones',
    ],
    ['Dune Part Two - a boy rides worms.', 'Dune Part Two'],
    ['Dune Part Two - a boy rides a big worm', 'Dune Part Two'],
    ['**Heat:** Thief meets cop', 'Heat'],
    ['**Mission: Impossible** never disappoints', 'Mission: Impossible'],
    ['**Heat** sets Pacino and De Niro face to face', 'Heat'],
    ['***Heat:*** A thief and a cop', 'Heat'],
    ['Heat, a crime saga', 'Heat'],
    ['Heat, an epic', 'Heat'],
    ['Volver, una comedia', 'Volver'],
    ['Volver, un drama', 'Volver'],
    ['Heat, with Al Pacino', 'Heat'],
    ['शोले: दो दोस्त और एक डाकू की', 'शोले'],
    ['शोले: दो दोस्त।', 'शोले'],
    ['शोले - दो दोस्त और डाकू', 'शोले'],
    ['शोले - दो दोस्त।', 'शोले'],
    ['生きる：余命を知った公務員の最期', '生きる'],
    ['生きる: 余命を知った公務員の最期', '生きる'],
    ['生きる：公務員の話。', '生きる'],
    ['The Italian Job - A fast-paced heist with Mini Coopers', 'The Italian Job'],
    ['The Town – A Boston crime saga', 'The Town'],
    ['Jaws — The Steven Spielberg classic', 'Jaws'],
    ["Heat - Michael Mann's crime epic", 'Heat'],
    ['Spirited Away – Hayao Miyazaki’s masterpiece', 'Spirited Away'],
    ['Ronin - A must-watch!', 'Ronin'],
    ['Patton - World War II drama', 'Patton'],
    ['生きる - 公務員の物語', '生きる'],
    ['生きる - 傑作。', '生きる'],
    ['生きる — ドラマでした', '生きる'],
  ])('removes a reason: %s', (text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each([
    '1917',
    '8½',
    'Se7en',
    'Blade Runner 2049',
    'Wonder Woman 1984',
    '2001: A Space Odyssey',
    "Summer of '42",
    '(500) Days of Summer',
    'To Sir, with Love',
    '[REC]',
    'Kill Bill: volumen dos',
    'Astérix et Obélix : Mission Cléopâtre',
    'Una nueva saga',
    'Call Me by Your Name',
    'Death by Hanging',
    'Mission: Impossible – Fallout',
    'Rogue One - A Star Wars Story',
    'Misión: Imposible - Protocolo fantasma',
    "Bridget Jones - Bridget's Baby",
    'Star Wars: Episode IV - A New Hope',
    'Star Wars: Episodio IV - Una nueva esperanza',
    'El señor de los anillos: la comunidad del anillo',
    'Birdman or (The Unexpected Virtue of Ignorance)',
    'The Good, the Bad and the Ugly',
    'बाहुबली: द बिगिनिंग',
    'Who Framed Roger Rabbit?',
    "'Round Midnight",
    '*batteries not included',
    '"Crocodile" Dundee',
    '"Crocodile" Dundee (1986)',
    '"Alien" 3',
    'Броненосец «Потёмкин»',
    'Oh, What a Lovely War',
    'An (Im)Perfect Murder',
    'Stand by Me Doraemon',
    'Killed by My Friend Santa',
    'Side by Side',
    'Trapped by Fate of War',
    'Kill Bill: Vol. 1',
    'Kill Bill: Vol 2 - the whole bloody affair',
    'Kill Bill: Vol. 2 - the whole bloody affair',
    'Guardians: Volumen 3 - la última canción',
    'Guardians: Volume 3 - the last song',
    'Dune Part Two - the battle for Arrakis',
    'Duna Parte Dos - la batalla por Arrakis',
    'Star Wars Episode IV - a new hope',
    'Star Wars Episode IV - a new hope!',
    'Dune Part Two - the battle for all Arrakis',
    'Airbag: la última noche!',
    'Rocky: Una nueva vida!',
    'Binge – The Netflix Years',
    'I ♥ Huckabees',
    'Heat – Mr. Pacino Meets Cops',
    'Wasp: Summer nights and the big game',
    'Borat: cultural learnings of America',
    'Birds of Prey: the fantabulous emancipation',
    'Borat: Cultural Learnings of America for Make Benefit Glorious Nation',
    'Harry Potter: la orden del fénix y el niño que vivió en una alacena',
    'Heat – Pacino Returns!',
    'Tenet - Crime Story',
    'Me, Myself & Irene',
    'Crazy, Stupid, Love',
    'O Brother, Where Art Thou?',
    'बाहुबली: द बिगिनिंग और अंत कथा',
    'धूम - दो दोस्त मिले',
    'धूम - वह। वापसी',
    'धूम, एक दो तीन चार पाँच छह',
    '新世紀：完全なる終わりの話だ',
    '序 - 完結編なり',
    '男はつらいよ, 望郷篇の長い長いお話である',
  ])('keeps %s', (title) => {
    expect(read(title)).toBe(title);
  });

  it('returns nothing for an empty or too long text', () => {
    expect(parseName(' ** ')).toBeUndefined();
    expect(parseName('"..."')).toBeUndefined();
    expect(parseName('🎬🍿')).toBeUndefined();
    expect(parseName('x'.repeat(151))).toBeUndefined();
  });

  it('reports if a text follows the title', () => {
    expect(parseName('Heat (1995): two men')?.hasReason).toBe(true);
    expect(parseName('Heat (1995)')?.hasReason).toBe(false);
  });

  it.each([
    'Heat - a crime saga',
    'Heat - 1995 - a crime saga',
    'Heat by Michael Mann',
    '"Heat" - a crime saga',
    '"Heat - a crime saga"',
    '"Heat (1995) - a crime saga".',
  ])('finds a reason in %s', (text) => {
    expect(parseName(text)?.hasReason).toBe(true);
  });

  it.each([
    'Heat',
    'Heat.',
    'Heat - 1995',
    'Heat (1995) *',
    'Heat (1995) – A+',
    '"Heat" (1995)',
    '"Heat" A',
    '"Heat" – A+',
    '七人の侍（1954年）。',
  ])('finds no reason in %s', (text) => {
    expect(parseName(text)?.hasReason).toBe(false);
  });

  it('accepts the longest name', () => {
    expect(parseName('x'.repeat(150))?.name).toHaveLength(150);
  });
});

describe('closerFor', () => {
  it.each([
    ['"Heat"', '"', '"'],
    ['“Heat”', '“', '”'],
    ['„Heat“', '„', '“'],
    ['”Heat”', '”', '”'],
    ['«Heat»', '«', '»'],
    ['「生きる」', '「', '」'],
    ['『生きる』', '『', '』'],
    ['《生きる》', '《', '》'],
    ['〈生きる〉', '〈', '〉'],
    ['【生きる】', '【', '】'],
    ["'Heat'", "'", "'"],
    ['‘Heat’', '‘', '’'],
    ['`Heat`', '`', '`'],
    ['***Heat***', '***', '***'],
    ['**Heat**', '**', '**'],
    ['*Heat*', '*', '*'],
    ['__Heat__', '__', '__'],
    ['_Heat_', '_', '_'],
  ])('of %s is found', (text, opener, closer) => {
    expect(closerFor(text)).toEqual({ opener, closer });
  });

  it.each(['Heat', 'The "Heat"', '" Heat', '* Heat'])('of %s is undefined', (text) => {
    expect(closerFor(text)).toBeUndefined();
  });
});

describe('closerIndex', () => {
  it.each([
    ['the first quote', '"Heat" and "Ronin"', '"', '"', 5],
    ['no apostrophe', "'Rosemary's Baby'", "'", "'", 16],
    ['no quote after a space', '"Heat " x"', '"', '"', 9],
    ['no quote right after the opener', '"" Heat"', '"', '"', 7],
    ['no asterisk of a longer run', '*Heat**', '*', '*', 6],
    ['no underscore in a word', '_snake_case_', '_', '_', 11],
    ['no asterisk before a digit', '*M*1*', '*', '*', 4],
    ['a Japanese quote in a word', '「生きる」は', '「', '」', 4],
    ['the second of two closers in a row', '**a****', '**', '**', 5],
    ['nothing without a closer', '"Heat', '"', '"', undefined],
  ])('finds %s: %s', (_, text, opener, closer, index) => {
    expect(closerIndex(text, { opener, closer })).toBe(index);
  });
});

describe('trimmed', () => {
  it.each([
    " 'Heat' ",
    '‘Heat’',
    '「Heat」',
    '『Heat』',
    '《Heat》',
    '【Heat】',
    '*Heat*',
    '_Heat_',
    '`Heat`',
    '***Heat***',
    '**Heat',
    'Heat**',
    '`Heat',
    'Heat`',
    '"Heat',
    'Heat”',
    '«Heat»',
    'Heat。',
    ', Heat,',
    ';; Heat ::',
    'Heat：',
    '**"Heat".**',
  ])('reads %s', (text) => {
    expect(trimmed(text)).toBe('Heat');
  });

  it.each([
    "Rosemary's",
    'M*A*S*H',
    'M**A**S',
    'a`b',
    '「A」B',
    "'Round Midnight",
    '_Heat*',
    'A 【B】',
    'Who?',
    'Mr. Nobody',
    'A "B" C',
    '3:10, to',
  ])('keeps %s', (text) => {
    expect(trimmed(text)).toBe(text);
  });

  it.each([
    '**Heat** and Ronin',
    'Ronin and **Heat**',
    '"Heat" and Ronin',
    'Ronin and “Heat”',
    '«Heat» and «Ronin»',
  ])('keeps bold and quotes that are not around all of %s', (text) => {
    expect(trimmed(text)).toBe(text);
  });
});

describe('stripMarkers', () => {
  it.each([
    '1. Heat',
    '1.Heat',
    '1) Heat',
    '(1) Heat',
    '[1] Heat',
    '#1. Heat',
    '1.) Heat',
    '1.- Heat',
    '1 - Heat',
    '1: Heat',
    '१. Heat',
    '１．Heat',
    '①Heat',
    '1️⃣ Heat',
    '🔟 Heat',
    '- Heat',
    '• Heat',
    '- [ ] Heat',
    '🎬 Heat',
    '### 1. Heat',
    'Movie 1: Heat',
    ' Heat ',
    '#  Heat',
    '*   Heat',
    '[x]  Heat',
    '🎬Heat',
    '🎬 Heat',
    '❤️ Heat',
    '🎬🍿 Heat',
    '#1 Heat',
    '#10 Heat',
    '👨‍🚀 Heat',
    '👍🏽 Heat',
    '🇺🇸 Heat',
    '10. Heat',
    '1⃣Heat',
    '1 : Heat',
    '1- Heat',
    '1º Heat',
    '1º. Heat',
    '1.º Heat',
    '1st: Heat',
    '2nd. Heat',
    '3rd) Heat',
    '10th: Heat',
    '+ Heat',
    '1、Heat',
    '（1）Heat',
    'Movie #10: Heat',
    'Film 2) Heat',
    'Movie 1 - Heat',
    'Película 3. Heat',
    'Recommendation 1: Heat',
    'Recomendación 2: Heat',
    '**Movie 1:** Heat',
    '**Movie 1**: Heat',
    '__Film 2)__ Heat',
    'फ\u093cिल्म 1: Heat',
    'फिल्म 1: Heat',
    '映画1：Heat',
    'Title: Heat',
    'title : Heat',
    '**Title:** Heat',
    '**Title**: Heat',
    'शीर्षक: Heat',
    'फ\u093cिल्म: Heat',
    'फिल्म: Heat',
    'タイトル：Heat',
    '1. Title: Heat',
  ])('reads %s', (item) => {
    expect(stripMarkers(item)).toBe('Heat');
  });

  it.each([
    '12 Monkeys',
    '3:10 to Yuma',
    '3.10 to Yuma',
    '8½',
    '50/50',
    '10 Things I Hate About You',
    '$',
    '#Alive',
    '-30-',
    '[REC]',
    '300. Heat',
    'X - 1: Heat',
    'Scary Movie 2: Heat',
    '**Movie 43:** Heat',
    'The Title: Heat',
    'Movie Star: Heat',
    'I ❤️ Huckabees',
    '1.',
    'Title:',
  ])('keeps %s', (title) => {
    expect(stripMarkers(title)).toBe(title);
  });

  it('trims a number that nothing follows', () => {
    expect(stripMarkers('1. ')).toBe('1.');
  });
});

describe('a year', () => {
  it.each([
    ['1995年', 1995],
    ['USA, 1995', 1995],
    ['１９９５年', 1995],
    ['२०१५', 2015],
    ['1895', 1895],
    ['1795', undefined],
    ['11995', undefined],
    ['2149', undefined],
    ['19955', undefined],
    ['none', undefined],
  ])('in %s is %s', (text, year) => {
    expect(yearIn(text)).toBe(year);
  });

  it('is a whole text of four digits', () => {
    expect(['1995', ' 1995. ', '१९९५', '1995 ', '95', 'in 1995'].map(isYear)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
