import { describe, expect, it } from 'vitest';
import {
  isLeadIn,
  isListHeading,
  isMostlyLowerCase,
  isProse,
  isRefusal,
  isSentence,
} from '@/domain/answerProse';
import { answers } from './answers/answers';

describe('a refusal', () => {
  const refusals = [
    "I'm sorry, but I can't help with that.",
    'Sorry,but none fit.',
    'I apologise for that.',
    "I'm not sure about that.",
    'I cannot create content of that kind.',
    "I can't say.",
    "I couldn't find any.",
    "I don't know any.",
    "I won't list them.",
    'As an AI language model, I have no opinion.',
    'As a language model, I have none.',
    "I'm an AI, not a critic.",
    "I'm a language model.",
    'Unfortunately',
    'Unfortunately, there are none.',
    'Unfortunately none fit.',
    'Lo siento, no puedo ayudarte.',
    'No puedo ayudarte.',
    'No hay películas de ese tipo.',
    'No encontré ninguna película.',
    'No conozco un film tan raro.',
    'क्षमा करें, मैं यह नहीं कर सकता।',
    'माफ़ कीजिए',
    'माफ कीजिए',
    'माफ़कीजिए',
    'माफ कर दीजिए',
    'मैं आपकी मदद नहीं कर सकता',
    '申し訳ありませんが、お答えできません。',
    "I'd rather not name one.",
    'Perdona, no puedo.',
    'Perdón pero no puedo.',
    'No he podido identificar una.',
    'No logré encontrar una.',
    'No tengo información.',
    'Desculpe, não posso.',
    'Infelizmente, não posso.',
    'Désolé, je ne peux pas.',
    'désolée, je ne peux pas.',
    'Désolés, rien.',
    'Je suis désolé mais je ne peux pas.',
    'Nous sommes désolées, rien.',
    'Tut mir leid, nein.',
    'Es tut mir leid, aber nein.',
    'Leider, nein.',
    'Purtroppo, non posso.',
    'No movies found.',
    'None.',
    'N/A',
  ];

  it.each(refusals)('is %s', (text) => {
    expect(isRefusal(text)).toBe(true);
    expect(isProse(text)).toBe(true);
  });

  it.each(refusals)('is not a text that begins with a title: Heat: %s', (text) => {
    expect(isRefusal(`Heat: ${text}`)).toBe(false);
  });

  it('is not the title None Shall Escape', () => {
    expect(isRefusal('None Shall Escape')).toBe(false);
  });
});

describe('an opening', () => {
  const openings = [
    'Sure',
    'Sure!',
    'Okay then',
    'Certainly - Here you go',
    "Here's one",
    'Here you go',
    'I recommend',
    "I'd suggest",
    'I would highly recommend',
    'Based on it',
    'Based on a love of heists',
    'Based on Heat',
    'Note by the way',
    "You're right",
    'You are in luck',
    'Perdona la confusión',
    'Perdón por eso',
    "If you're new",
    "You'll like",
    'Some old ones have',
    'This list goes on',
    'My picks',
    'Enjoy',
    'Note : they vary',
    'PS: they vary',
    'What kind of film',
    "Let's go",
    'Yes!',
    'Claro',
    'Aquí va una',
    'Algunas películas',
    'Basado en eso',
    'जरूर',
    'यहाँ सुनो',
    'यहां सुनो',
    'इन फिल्मों',
    '次の10本',
    ...['Since you asked', 'Hmm', 'As a fan', 'Looking for more', 'For a quiet night,'],
    ...['Crime films like "Heat', 'Dark crime films such as *Heat', 'Films like Heat'],
    ...['That sounds like it', 'It must be it', "You're thinking", 'You are probably looking'],
    ...['The movie is it', 'Your film is', 'Para un rato libre,', 'Para una tarde,'],
    ...[
      "I'd love to",
      'Hmmm',
      'How about Heat',
      "They're great",
      'each of them is',
      'Your query says',
    ],
    ...['How could I help', 'Do I stop', 'How then could I help', 'Me podrías decir'],
    ...['Podrías darme más', 'Qué tipo buscas', 'Qué géneros buscas'],
    ...['For tension,', 'Se trata de'],
    ...['You can', "You can't", "You'd", 'You should'].map((start) => `${start} try`),
    ...['Zaroor!', 'Zarur yaar', 'Bilkul, yaar', 'Agar aap chaho', 'Aapko pasand', 'Aap dekho'],
    ...['Oh, sure', 'Aw, I see', 'Aww! so sad', 'Arre wah, yes', 'Arre wa! yes'],
    ...["I'm a fan", 'I am just an amateur', "I'm only a fan", 'To help you', 'To narrow it'],
    ...['Sorry to say', 'Act as he', 'As of my last', 'It depends on', 'It really depends on'],
    ...["There isn't one", 'There are no such', 'Hope this helps', 'Happy movie night'],
    ...[
      'Exactly 10 of',
      'Need more?',
      'Any favorites?',
      'Want others',
      'P.S. they may vary',
      'P. S. I left out some',
      'PS. they vary a lot',
    ],
    ...[
      'A disfrutar',
      '¡A disfrutar!',
      'Bom filme',
      'Viel Spaß',
      'A partir de tu',
      'Por lo que dices',
    ],
    ...['Para darte una idea', 'Natürlich!', 'Gerne:', 'Bien sûr !', 'Certo, ecco', 'Com certeza.'],
    ...['Hier sind zehn', 'Hier ist einer', 'Voici dix', 'Aqui estão dez', 'Ecco dieci'],
    ...['Je vous recommande', 'Je te conseille', 'Ich empfehle', 'As a film', 'As an old'],
    ...['Según tu gusto', 'Según tus gustos', 'Según lo que'],
    ...['Wow!! I love heists', "There aren't any like it", 'Any favorite among them?'],
    ...['Any question?', 'For "one last job", I chose heists', "That's great"],
    ...['Buscas algo más ligero? Prueba con una comedia', 'मजे करो'],
  ];

  it.each(openings)('is %s', (text) => {
    expect(isProse(text)).toBe(true);
  });

  it.each(openings)('is not a text that begins with a title: Heat %s', (text) => {
    expect(isProse(`Heat ${text}`)).toBe(false);
  });

  it('may stand in bold or after a Spanish mark', () => {
    expect(isProse('> **Sure!**')).toBe(true);
    expect(isProse('¡Claro!')).toBe(true);
  });
});

describe('prose', () => {
  it.each([
    'Sounds fun',
    'Classics include Heat',
    'Popular choices include *Heat*',
    'The best heist movies are Heat',
    'Good choices would be Heat',
    'Algunas opciones son Tesis',
    'Entre las mejores están Tesis',
    'Entre ellas se encuentran Tesis',
    'Las mejores incluyen "Tesis"',
    'Quizás te interesen',
    'Te podrían gustar',
    'Basándome en tu búsqueda',
    "For a slow Sunday, I'd start",
    "Well, I'll say",
    'In that case, I recommend Heat',
    'Honestly, I would go',
    'Personally, I suggest Heat',
    'For Christmas, try Elf',
    "For fans of Heat, you'll love",
    'For a night in, you might like',
    'Here are 10 movies',
    'Sure!',
    'Based on your taste, I suggest',
    'If you like cats',
    'Enjoy!',
    'Let me know if you want more',
    'These films are all about heists',
    '¡Claro! Aquí tienes diez',
    '¡Lamentablemente no!',
    'Te recomiendo',
    'आशा है आपको ये पसंद आएँगी',
    'お楽しみください！',
    'Night falls and you are alone',
    "A thief you simply can't forget",
    'One recommendation for you tonight',
    'これは面白いです',
    'これは面白いです。',
    'रात को आप फिल्में देखो',
    'शाम को आपको फिल्मों का मज़ा',
  ])('is %s', (text) => {
    expect(isProse(text)).toBe(true);
  });

  it.each([
    'Sorry, Wrong Number',
    'Sorry to Bother You',
    "I Can't Sleep",
    "I'm Not There",
    'If Beale Street Could Talk',
    'Here Comes the Boom',
    'You Can Count on Me',
    'Who are you',
    'O Brother, Where Art Thou? Live',
    'Dios mío, ¿pero qué te hemos hecho? Parte 3',
    'What a Girl Wants',
    'All Is Lost',
    "You're Next",
    'Perdona si te llamo amor',
    'Based on a True Story',
    'Note by Note',
    'Las chicas son guerreras',
    'The Kids Are All Right',
    'Soldiers Include Me',
    'Sounds Like Love',
    "Heat, I'll See You in My Dreams",
    'Roma, I soliti ignoti',
    'Easy, Try Harder!',
    'P.S. I Love You',
    'P.S. I Still Love You',
    'P.S. Eu te amo',
    'P.S. Your Cat Is Dead!',
    'Please Give',
    "Schindler's List",
    'シンドラーのリスト',
    'Mujeres al borde de un ataque de nervios',
    'कुछ कुछ होता है',
    'आपकी फ़िल्में',
  ])('is not the title %s', (title) => {
    expect(isProse(title)).toBe(false);
    expect(isSentence(title)).toBe(false);
  });

  it('does not include any name of the answers', () => {
    const names = answers.flatMap((answer) =>
      answer.names.map((name) => name.replace(/ \(\d+\)$/, '')),
    );

    expect(names.filter(isProse)).toEqual([]);
  });
});

describe('a lead-in', () => {
  it('announces a list', () => {
    expect(['Movies like that', 'Recomendaciones', 'Answer'].map(isLeadIn)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['Heat', 'The Lego Movie', 'Kill Bill'].map(isLeadIn)).toEqual([false, false, false]);
  });

  it.each([
    ...[
      'Best Films',
      'Suggestions',
      'Recommendations',
      'Picks',
      'Titles',
      'Películas',
      'Títulos',
      'Sugerencias',
      ...['Options', 'options', 'Opciones', 'Top 10', 'My top five', 'top three'],
      ...['Thriller', 'Thrillers', 'Comedy', 'Comedies', 'Drama', 'Dramas', 'Classic', 'Classics'],
      ...['Zehn Filme für dich', 'The 80s', 'My top pick', 'Best match', 'Also', 'Also good'],
      ...['Also try', 'Alternative', 'Alternatives', 'Runner-up', 'Runners-up', 'Other', 'Others'],
      ...['Honorable mention', 'Honourable mentions', 'También', 'Alternativas'],
      ...['Crime Thriller', 'Horror Comedies', 'Drama histórico', 'Documental musical'],
      ...['Thriller psicológico'],
      ...['Sci-Fi', 'Scifi', 'Comedia', 'Comedias'],
    ],
    ...['List', 'Recommended', 'Try these', 'Consider watching', 'Mira estas', 'उत्तर'],
    ...['Close matches', 'Matches', 'Posibilidades', 'Best guess', 'For a date night'],
    ...['फिल्में', 'फिल्मों', 'मेरी सिफारिशें', 'सिफ\u093cारिशें', '映画', '映画は', '作品は'],
  ])('is %s', (text) => {
    expect(isLeadIn(text)).toBe(true);
  });

  it.each([
    'The Perfect Answer',
    'Answer This',
    'Top 10 Secrets',
    'Big Top 10',
    '80s Kids',
    'The Others',
    'Also Known As',
    'Pulp Action',
    'Action Jackson',
    'No Country For old men',
    'アニメ映画',
    '映画大好きポンポさん',
  ])('is not the title %s', (title) => {
    expect(isLeadIn(title)).toBe(false);
  });
});

describe('isListHeading', () => {
  it.each(['Also good', 'Also good:', '**Similar films:**'])('is true for %s', (text) => {
    expect(isListHeading(text)).toBe(true);
  });
});

describe('a sentence about a film', () => {
  it.each([
    'A crime saga about a thief and a detective.',
    'Una niña espera a su padre en el pueblo.',
    '黄金と姫をめぐる二人の百姓の物語。',
    'यह दो दोस्तों की कहानी है।',
    'यह दो दोस्तों की कहानी है',
    'यह एक चोर की है।',
    'A crime saga about “one last job.”',
    'Una niña pregunta a todo el pueblo ¿dónde está mi padre?',
    '¡Menudo lío! una boda que sale muy mal.',
    'ぼくらの夏の七日間戦争。',
    'Enjoy!',
  ])('is %s', (line) => {
    expect(isSentence(line)).toBe(true);
  });

  it.each([
    '君の名は。',
    'ぼくらの七日間戦争。',
    '世界の中心で、愛をさけぶ',
    'モーニング娘。と夏の思い出ツアー',
    '臥虎藏龍青冥寶劍完整版本。',
    'क्या यही है प्यार की कहानी',
    'Mr. bean goes on a long holiday',
  ])('is not the title %s', (title) => {
    expect(isSentence(title)).toBe(false);
  });
});

describe('isMostlyLowerCase', () => {
  it('distinguishes a reason from a subtitle', () => {
    expect(isMostlyLowerCase('a crime saga about cops', 3)).toBe(true);
    expect(isMostlyLowerCase('How I Learned to Stop Worrying and Love the Bomb', 3)).toBe(false);
    expect(isMostlyLowerCase('of the', 2)).toBe(false);
    expect(isMostlyLowerCase('crime saga', 3)).toBe(false);
  });

  it.each([
    ['a drama', 2, true],
    ['a forest', 2, true],
    ['vs the', 2, false],
    ['a long saga – cops', 5, false],
    ['How I Learned to Stop worrying Today', 3, false],
    ['Dead men Tell tales', 3, false],
  ])('of "%s" with at least %d words is %s', (text, minWords, expected) => {
    expect(isMostlyLowerCase(text, minWords)).toBe(expected);
  });
});
