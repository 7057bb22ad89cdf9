import { plainWords } from './plainWords';

/** Phrases that say how others are meant. */
export type Marker =
  | 'not'
  | 'notBefore'
  | 'free'
  | 'like'
  | 'likeBefore'
  | 'contrast'
  | 'and'
  | 'with'
  | 'neutral';

const table: Readonly<Record<Marker, string>> = {
  neutral: `nothing less than, not sure, not only, same old, the same old, dont know, do not know, dont care, dont mind, why not, no idea, idk, dunno, anything, whatever, lo que sea, me da igual, kuch bhi, कुछ भी, no problem, dont laugh, didnt like,
    not really, not sure what, never seen, ive never seen, no se, no solo, no importa, no lo se, por que no, पता नहीं, याद नहीं, मालूम नहीं, pata nahi, yaad nahi,
    no jump scares, without jump scares, no jumpscares, sin jumpscares, easy to follow, easier to follow, easy to understand, easier to understand, gone wrong, goes wrong, go wrong, went wrong, over and over, with my friends, with friends, with my mates, my friends, we are friends, somos amigos, somos amigas, my girlfriend, my boyfriend, my wife, my husband, my brother, my sister, my older brother, my older sister, my big brother, my big sister, my cousin, my roommate, my friend, my mates, my bros, my birthday, kids are asleep, kids are in bed, without the kids, mi novia, mi novio, mi mujer, mi marido, mi esposa, mi hermano, mi hermana, mi primo, mi prima, mi amigo, mi amiga, भाई के साथ, बहन के साथ, भाई के लिए, बहन के लिए, mi cumpleanos, los ninos duermen, los ninos estan dormidos, ninos dormidos, bachche so gaye, बच्चे सो गए, con mis amigos, con amigos, con los amigos, con los cuates, con mis cuates, con los colegas, con mis colegas, una peli padre, peli padre, pelicula padre, bien padre, muy padre, algo padre, दोस्तों के साथ, doston ke saath, ka mann hai, ka mann, ka man hai, mera mann, mann hai, मन है, का मन है, का मन, dosto ke saath, bhai ke saath, surprise me, at home, en casa, ghar par, ghar pe, घर पर, amazon prime, on amazon prime, en amazon prime, on amazon, en amazon, prime video, apple tv, disney plus, live action, hindi dubbed, dubbed in hindi, हिंदी डब, हिंदी डब्ड, पर फिल्म, पर फिल्में, पर बनी, पर आधारित, par film, par filme, par filmein, par movie, par movies, par bani, par based, love it, loves it, i love it, loved it, i loved it, liked it, i liked it, enjoyed it, i enjoyed it, hated it, i hated it, love to, would love, id love, love watching, i love movies, i love films, we love movies, we love films, would like, id like, i would like, feel like, looks like, sounds like, look like, como se llama, tal como, asi como, cualquier cosa, no se si, man who hates, guy who hates, woman who hates, hombre que odia, mujer que odia`,
  not: `not in the mood for, not up for, tired of, sick of, bored of, bored with, fed up with, fed up of, with zero, enough of, no more, harto de, harta de, cansado de, cansada de, not, not too, not very, not so, no, without, except, excluding, anything but, other than, rather than, instead of, apart from, aside from, minus, less, avoid, isnt, arent, doesnt, shouldnt, dont, dont want, hate, hates, hated, dislike, dislikes, detest, detests, cant stand, cannot stand, nothing, nothing with, none of, never, non,
    sin, cualquiera menos, cualquier cosa menos, lo que sea menos, excepto, aparte de, fuera de, quitando, menos, salvo, que no, que no sea, que no sean, que no tenga, nada, nada de, ni, tampoco, en vez de, odio, odia, odian, detesto, detesta, detestan, no soporto, no soporta, no soportan, no aguanto, no aguanta, no aguantan, no me gusta, no me gustan, no le gusta, no le gustan, no les gusta, no les gustan, no nos gusta, no nos gustan, evitar, बिना, bina`,
  notBefore: `नहीं, नही, न हो, न हों, ना हो, ना हों, मत, के बिना, के अलावा, को छोड़कर, छोड़कर, के सिवा, ke siwa, chhod ke, chod ke, nahi, nahin, na ho, ke bina, ke alawa, chhodkar, mat, se bore, se bor, se thak, se pak, से बोर, से थक, से ऊब`,
  free: `free, मुक्त, mukt`,
  like: `like, similar to, in the style of, in the vein of, such as, along the lines of, reminds me of, fans of, fan of, if i loved, if i liked, if i enjoyed, if you like, if you liked, if you love, if you loved, if you enjoyed, people who like, people who liked, people who love, people who loved, i loved, i liked, i love, i enjoyed, loved, enjoyed, more like, movies like, films like, weve seen, ive seen, seen, watched, we watched, already seen, same vibe as, vibe of, close to, cross between, mix of, mix between, mashup of, something between,
    como, algo asi como, parecido a, parecida a, parecidas a, parecidos a, similar a, similares a, del estilo de, al estilo de, estilo, en la linea de, tipo, me gusto, me encanto, me gusta, me encanta, me gustaron, me encantaron, si te gusta, si te gusto, si te gustaron, si te encanto, si te encantan, ya he visto, he visto, por el estilo de, mezcla de, mezcla entre, cruce entre`,
  likeBefore: `जैसी, जैसा, जैसे, जैसी कोई, जैसी फिल्में, की तरह, के जैसी, jaisi, jaisa, jaise, ki tarah, जैसी फिल्में पसंद, पसंद, पसंद है, पसंद हैं, pasand, type, type ki, type ke, vibes`,
  contrast: `but, though, yet, only, just, pero, sino, aunque, solo, लेकिन, मगर, पर, lekin, par, magar, instead, please, ideally, maybe, also`,
  and: `and, or, nor, y, o, e, u, और, या, aur, ya`,
  with: `with, plus, meets`,
};

const markers: ReadonlyMap<string, Marker> = new Map(
  Object.entries(table).flatMap(([marker, phrases]) =>
    phrases.split(',').map((phrase) => [plainWords(phrase).join(' '), marker as Marker] as const),
  ),
);

/** What these words say of others, if anything. */
export function markerOf(words: string): Marker | undefined {
  return markers.get(words);
}

/** Whether the marker adds what follows to what stands before. */
export function isJoin(marker: Marker | undefined): boolean {
  return marker === 'and' || marker === 'with';
}

const film = new Set(
  plainWords(`movie movies film films cinema flick flicks watch watching watched see pick choose decide
    pelicula peliculas peli pelis cine ver veo vemos mirar miro miramos elegir elige elegi
    फिल्म फिल्में फिल्मे फिल्मों मूवी सिनेमा देखना देखनी देखने सुझाव filme filmein picture dekhni dekhna dekhne dekhu dekhun dekhe dekhein देखूं देखें`),
);

/** Whether the marker gives the words after it another meaning. */
export function isTurn(marker: Marker | undefined): boolean {
  return marker !== undefined && !isJoin(marker) && marker !== 'neutral';
}

/** "Recommend", "recomiéndenme", "sugerime", "ayúdame". */
const asksForAdvice = /^(?:recommend|recomi?end|suggest|sugi?er|ayud[aeo])/;

/** Whether the word means film, watching or advice. */
export function isFilmWord(word: string): boolean {
  return film.has(word) || asksForAdvice.test(word);
}

const vague = new Set(
  plainWords(`good great nice best popular famous surprise random bueno buena buenos buenas famosas sorprendeme
    अच्छी अच्छा अच्छे achchi acchi achhi achi achha accha acha acche achhe short corto corta cortito cortita छोटी chhoti choti long largo larga`),
);

/** Whether the word asks for a film without saying which: "something good", "surprise me", "short". */
export function isVague(word: string): boolean {
  return vague.has(word);
}

const offTopicWords = new Set(
  plainWords(`weather forecast temperature recipe password instructions instruction prompt function python javascript java code program script html css sql
    algorithm loop compile error bill invoice email homework essay translate translation capital population price stock bitcoin crypto exchange
    calculate equation solve sum plus divided square online install download update printer laptop phone wifi router machine repair fix flight hotel booking
    appointment pharmacy opening hours bus timetable administrator admin token api server database poem letter resume salary tax taxes loan mortgage
    clima tiempo receta contrasena instrucciones administrador funcion codigo programa traduce traducir precio calcula cuanto ecuacion
    factura correo farmacia hora horario abre cierra tortilla impuestos lavadora impresora deberes resuelve anterior
    मौसम रेसिपी पासवर्ड निर्देश निर्देशों कोड प्रोग्राम फंक्शन लूप जावास्क्रिप्ट पायथन बिल ऑनलाइन कीमत राजधानी अनुवाद हिसाब तापमान बिजली
    mausam bijli recharge daam kimat rajdhani bharu bharna likho likhna`),
);

/** Whether the word belongs to another topic, such as recipes or code. */
export function isOffTopic(word: string): boolean {
  return offTopicWords.has(word);
}

const things = new Set(plainWords('phone machine hotel flight bus letter tiempo'));

/** Whether the off-topic word may stand in a plot: "a bomb on a bus". */
export function isThing(word: string): boolean {
  return things.has(word);
}

const commands =
  /\b(?:ignore|disregard|forget|override|olvida|ignora)\b.*\b(?:previous|above|instructions?|prompt|everything|rules|anterior|anteriores|instrucciones|todo)\b|\b(?:system|your) prompt\b|(?:निर्देश).*(?:भूल|अनदेखा)|\b(?:nirdesh|instructions?)\b.*\b(?:bhool|ignore)\b/u;

/** Whether the text gives orders to its reader instead of asking for a film. */
export function isCommand(plainText: string): boolean {
  return commands.test(plainText);
}
