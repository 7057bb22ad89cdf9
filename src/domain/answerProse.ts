/**
 * Tells sentences from titles. English and Spanish titles capitalise their first word and, in English,
 * most others; a sentence has verbs and pronouns in lower case. So the English patterns are case-sensitive:
 * 'I cannot help' is a sentence, 'I Can't Sleep' is a film.
 */

const refusals = [
  /^(?:I['’]m|I am) (?:very |so |really )?(?:sorry|afraid|unable|not able|not comfortable)\b/,
  /^(?:Sorry, ?(?:[a-z]|I\b)|Sorry (?:but|for|that|I)\b)/,
  /^I apologi[sz]e\b/,
  /^I(?:['’]m| am) not [a-z]/,
  /^(?:Apologies|Unfortunately|My apologies)(?=[,.!]| [a-z]|$)/,
  /^I(?:['’]d rather not| (?:cannot|can['’]t|can not|could ?n['’]t|do(?:n['’]t| not)|won['’]t|must)) [a-z]/,
  /^As an? (?:AI|language|artificial)\b/,
  /^I(?:['’]m| am) (?:just |only )?(?:an? (?:AI|language|large|virtual)|designed|programmed|here to)\b/,
  /^(?:N\/A|None|null|No (?:movies|films|results|matches|suggestions)\b.*|Ninguna|No hay películas.*)[.!]?$/i,
  /^(?:Lo siento|Lo lamento|Lamento|Disculpa|Lamentablemente|Desafortunadamente)(?!\p{L})/u,
  /^Perd(?:ona|ón)(?:,| pero\b)/,
  /^No (?:conozco|encontré|he encontrado|encuentro) (?:ningun[ao]|una?|nada|películas)(?!\p{L})/u,
  /^No (?:he podido|pude|logré) (?:identificar|encontrar)|^No tengo (?:información|datos)(?!\p{L})/u,
  /^(?:No puedo|No me es posible|Como (?:modelo|IA|inteligencia))(?!\p{L})/u,
  /^(?:क्षमा|माफ\u093c?\s?कीज|माफ\u093c? कर|मुझे खेद|खेद है|मुझे (?:क्षमा|माफ)|दुर्भाग्य|मैं .*नहीं|मुझे (?:ऐसी|इस) .*नहीं)/u,
  /^(?:Desculpe|Sinto muito|Infelizmente|(?:Je suis |Nous sommes )?[Dd]ésolée?s?|Malheureusement|(?:Es )?[Tt]ut mir leid|Leider|Mi dispiace|Purtroppo)(?:,| (?:mas|mais|aber|ma) )/u,
  /^(?:申し訳|すみません|すいません|ごめんなさい|恐れ入りますが|残念ながら)/u,
];

const openers = [
  /^(?:Sure|Certainly|Of course|Absolutely|Okay|OK|Great|Got it|No problem|Happy to help|With pleasure)(?: thing)?(?=[,.!:]|[-–—\s]+(?:[a-z]|[Hh]ere)|$)/,
  /^(?:Here|Below|Following)(?:['’]s| is| are|\s(?:you (?:go|are)|goes|follow))\b/,
  /^I(?:['’](?:d|ll|ve|m)| would| will| have| am|) (?:[a-z]+\s)*(?:recommend|suggest|propose|pick|choose|say|watch|(?:go|start) with|hope|think|appreciate|understand|can|found|happy|glad)\b/,
  /^Let(?:['’]s| me) (?:go|try|think|watch|start|see|suggest|recommend)\b/,
  /^Ye(?:s|ah|p)[.!](?=\s|$)/,
  /^I(?:['’]d| would) (?:love|like) to\b/,
  /^(?:Fans of|(?:For fans of|In the (?:spirit|style|vein) of|Similar(?:es)? (?:a|to)) (?=[A-Z])|Based on(?! an? [A-Z])|As requested|As you|Given your|For your|Per your|In response to|According to)\b/,
  /^If you(?:['’](?:re|d|ve))? [a-z]/,
  /^(?:You (?:might|may|could|can(?:['’]t)?|should|would)|You['’](?:ll|d)) [a-z]/,
  /^(?:Since|Because) you\b/,
  /\p{Lu}[^,]*, (?:(?:I|you)['’](?:d|ll) [a-z]|I (?:would|recommend|suggest) |you (?:may|might|could|can) |try )/u,
  /^Hmm+\b/,
  /^(?:Z[ae]roor|Zarur|Bilkul|Haan|Maaf)(?=[,!.]| [a-z])|^(?:Agar aap|(?:Aap(?:k[eio])?|Bhai,) [a-z])/,
  /^(?:Oh|Ah|Aww?|Wow|Ooh|Aha|Arre wah?)[,!]+ (?:[a-z]|I\b)/,
  /^I(?:['’]m| am) (?:just |only )?an? [a-z]/,
  /^To (?:help|give|find|narrow|better|get) [a-z]/,
  /^(?:Sorry (?:to|about)|Perd(?:ona|ón) (?:la|por)|Act as) [a-z]/,
  /^(?:As of my|It (?:really )?depends|There (?:isn['’]t|aren['’]t|is no|are no)) [a-z]/,
  /^(?:Hope (?:this|that|these|you)|Happy (?:movie|film)|Exactly \d+) /,
  /^(?:Need|Want|Any) (?:more|another|other|others|favou?rites?|questions?)\b/,
  /^P\.? ?S\. (?:\p{L}\S* )?(?:\p{Ll}[^\s,]*[\s.!?]){2}/u,
  /^(?:¡?A disfrutar|Bom filme|Bon visionnage|Viel Spaß)(?!\p{L})/u,
  /^(?:A partir de|Por) (?:tu|lo que|la descripción)|^Para (?:darte|ayudarte|recomendarte)(?!\p{L})/u,
  /^(?:Natürlich|Gerne|Bien sûr|Avec plaisir|Com certeza|Certo)\s?[,!:.]/u,
  /^(?:Hier (?:sind|ist)|Voici|Aqui estão|Ecco) /,
  /^(?:Je vous|Je te) (?:recommande|conseille|suggère)|^Ich empfehle(?!\p{L})/u,
  /^As an? [a-z]/,
  /^Sounds [a-z]/,
  /\p{Lu}\S*(?:(?: \p{Ll}\S*)* inclu(?:de|yen)|(?: \p{Ll}\S*)+ (?:are|would be|son|están|encuentran)) (?=["“«*_]*\p{Lu})/u,
  /^[A-Z][a-z-]+(?: [a-z-]+)* (?:like|such as) (?=["“*]?[A-Z])/,
  /^(?:That|This|It) (?:sounds like|must be|could be|might be|may be)\b/,
  /^You(?:['’]re| are) [a-z]/,
  /^(?:The|Your) (?:movie|film) (?:is|you)\b/,
  /^Looking for [a-z]/,
  /^(?:For|Since|Because|While|When|With|Given) (?:["“][^"”]+["”]|(?:[a-z’'-]+ ){0,8}[a-z’'-]+),/,
  /^(?:How about|What about|Check out|Why not|(?:Definitely|Maybe|Perhaps) [a-z]+) /,
  /^(?:They(?:['’]re| are)|That['’]s) [a-z]/,
  /^(?:all|both|each|most|some|many) of (?:which|them|these) /,
  /^(?:(?:Need|Want|Looking|Feeling|Craving|Ready|Algo|Something)\b[^,?]*|\S+(?: \p{Ll}[^,?\s]*){2}[^,?]*|Welche [^,?]*)\? \p{Lu}/u,
  /^Para (?:una?|este|esta|tu|ver|pasar|disfrutar|reír) [^,:]*(?:,|$)/u,
  /^(?:These|Those|Each|All|Some|Most|Many|Any|Both) (?:[a-z]+ )*(?:are|is|have|has|should|will|were|can|may|might|contain|feature|offer|great|good|movies|films|titles|picks|of (?:these|them|the))\b/,
  /^(?:This|That) (?:list|selection|mix|should|is)\b/,
  /^(?:The (?:following|user|list|query|movies|films)|My (?:top |personal |own )?(?:picks|recommendations|suggestions))/,
  /^(?:Enjoy|Happy (?:watching|viewing|streaming|holidays)|Have (?:fun|a great)|Let me know|Feel free|Would you like|Do you want|Is there anything|Please (?:note|let|provide|tell|specify|share|feel|give|describe)|Note(?! by [A-Z]))(?=$|[!.:,]| (?:[a-z]|I\b))/,
  /^(?:Note|Disclaimer|PS|P\.S\.)\s*:/,
  /^(?:Your|The) (?:query|request|question|description) [a-z]/,
  /^(?:What|Which|How|Could|Can|Would|Should|Do|Are) (?:[a-z]+ )*(?:you|I) [a-z]/,
  /^(?:What|Which|How) (?:a|kind|type|sort|genre|about|do|would)\b [a-z]/,
  /^(?:Claro|Por supuesto|Desde luego|Con gusto|Perfecto|(?:Buena|Excelente|Gran) elección)(?: que sí)?(?=[,.!:]|$)/,
  /^(?:Aquí (?:tienes|están|te|hay|van?|os|le|una)|A continuación|Estas son|Estos son|Te (?:recomiendo|recomendaría|sugiero|dejo|propongo|presento|gustaría|podrían gustar)|Quizás te (?:gust|interes)en|(?:Me )?[Pp]odrías (?:dar|decir|contar|explicar)(?:me)?|Qué (?:tipo|género)s?|Prefieres|Le recomiendo|(?:Puedes|Podrías) (?:ver|probar)|Parece que|Creo que|Se trata de|La película (?:es|que)|Estás pensando|Podrían gustarte|Espero que|Disfruta|Que (?:las|lo|los) disfrutes|Recomiendo|Recomendo|Sugiero|Algunas (?:de las )?películas|Estas películas|Todas (?:estas|ellas)|Si (?:te|quieres|prefieres|buscas|necesitas)|Avísame|Bas(?:ad[oa]s?|ándome) en|Según (?:tus?|lo que))(?!\p{L})/u,
  /^(?:ज\u093c?रूर|बिल्कुल|जी हा[ँं]|निश्चित|अवश्य|यहाँ\s|यहां\s|ये (?:हैं|रहीं|रही|रहे|कुछ)|नीचे|आपके (?:लिए|अनुरोध|मूड)|आप(?:को| शायद)? (?=["“*])|अगर आप|क्या आप|मैं (?:सुझाव|आपको|इनकी|सलाह)|आशा है|उम्मीद है|आनंद ल|मज\u093c?े कर|इन फ\u093c?िल्मों|मुझे (?:उम्मीद|आशा)|कृपया)/u,
  /^(?:好的|当然|もちろん|はい、(?:こ|以|お)|以下|こちら(?:が|は|です|の)|次の(?:映画|作品|\d)|ご要望|ご希望|お楽しみ|ぜひ|これらの|どれも|おすすめの映画|おすすめは)/u,
];

/** Words in lower case that occur in sentences, but hardly in titles. */
const sentenceWords =
  /(?<![\p{L}'’])(?:is|are|was|were|you|your|can|can['’]t|cannot|will|would|should|this|these|has|have|about|please|movies|films|suggestions|recommendations?|te|puedo|recomiendo|ayudarte|espero|estas|películas|sugerencias)(?![\p{L}'’])/gu;
const hindiSentence =
  /(?:आप(?:को|के|की)?|यहाँ|यहां|सकता|सकती|सकते|फ\u093c?िल्में|फ\u093c?िल्मों|करें|चाहिए)(?![\p{L}\p{M}])/gu;
const japaneseSentence = /(?:(?:です|ます|ません|ました|でしょう)か?|ください)(?=$|[^\p{L}])/u;
const hindiVerb = /(?:है|हैं|हूँ|हूं|(?<=[एऊ\p{M}])ग[ाीे]|करें|लें|सकता|सकते|सकती)[।.!]?$/u;

const listWords =
  /(?<!\p{L})(?:[Mm]ovies|MOVIES|[Ff]ilms|FILMS|[Ss]uggestions|[Rr]ecommendations|[Pp]icks|[Tt]itles|[Pp]ossibilities|[Mm]atches|[Pp]osibilidades|list|[Pp]elículas|[Oo]pciones|[Oo]ptions|[Ii]deas|filmon|filmein|[Tt]ítulos|[Rr]ecomendaciones|[Ss]ugerencias)(?!\p{L})|\d0s$|^(?:My )?[Tt]op (?:\d+|three|five|ten|pick)$|^(?:Best match|Most likely|(?:My )?[Bb]est guess|Also(?: good| try| consider)?|Alternatives?|Runners?-up|Honou?rable mentions?|Others?|También|Alternativas|They are|List|Recommended|Try these|Consider watching|Mira estas|उत्तर)$|^(?:[Aa]ssistant|(?:Movie|Film) (?:names|titles|list)|Output|(?:Final )?Answer|A|Response|Result|Respuesta)$|(?:फ\u093c?िल्में|फ\u093c?िल्मों|सुझाव|सिफ\u093c?ारिशें|सूची)|(?:の映画|^映画$|映画[をはの]|作品[をは]|おすすめ|リスト)|(?<!\p{L})(?:Filme|filmes|фильм(?:ы|ов))(?!\p{L})|电影|영화/u;

/** A pattern for a genre in English, Spanish or Hindi. */
export const genres =
  'Action|Adventures?|Animation|Biography|Classics?|Comed(?:y|ies)|Crime|Documentar(?:y|ies)|Dramas?|Family|Fantasy|Horror|Musicals?|Mystery|Noir|Romance|Sci-?[Ff]i|Thrillers?|Westerns?|Acción|Animación|Clásicos|Comedias?|Documentales|Suspenso|Terror|Ciencia ficción|कॉमेडी|थ्रिलर|हॉरर|रोमांस|ड्रामा|एक्शन';
/** What stands before a genre: 'Dark Comedies'. */
const genreKinds =
  'Psychological|Supernatural|Dark|Black|Romantic|Historical|Classic|Family|Action|Crime|Teen|Gothic|Folk|Period|Political|Legal|Sports|War|Superhero|Animated|Indie|Feel-?[Gg]ood';
const genreLine = new RegExp(
  `^(?:(?:(?:${genreKinds}|${genres}) )?(?:${genres})(?: (?:&|and|y) |/|, |(?: (?:movies|films))?$))+$`,
  'iu',
);
/** 'Comedias románticas', 'For laughs'. */
const category =
  /^(?:(?:Comedias?|Dramas?|Thrillers?|Clásicos|Documental(?:es)?) \p{Ll}+|(?:For|Para)(?: \p{Ll}\S*){1,3})$/u;
/** 'Here are 10 films', 'Ten heist thrillers'. */
const tenOf = /(?<![\p{L}\p{N}])(?:10|[Tt]en|[Dd]iez) \p{Ll}/u;
const englishWord =
  /(?<!\p{L})(?:[Tt]he|of|[Ff]or|with|my|some|few|more|that|from|[Ii]n|these)(?!\p{L})/u;

const smallWords =
  /^(?:a|an|the|of|in|on|and|or|to|for|with|at|by|from|into|as|but|n|v|x|vs\.?|de|del|el|la|las|los|le|les|en|y|du|di)$/;

/** Whether the service declines. Titles in such an answer are no suggestions. */
export function isRefusal(text: string): boolean {
  return refusals.some((pattern) => pattern.test(text));
}

/** Whether a text is no title, but a lead-in, a refusal, a remark or a closing line. */
export function isProse(text: string): boolean {
  const bare = withoutMarks(text.normalize('NFC'));
  if (isRefusal(bare) || openers.some((pattern) => pattern.test(bare))) return true;
  if (bare.length > 7 && japaneseSentence.test(bare)) return true;
  const count = bare.match(sentenceWords)?.length ?? 0;
  if (count >= 2 && countWords(bare) >= 5 && !/^\p{Ll}/u.test(bare)) return true;
  return (bare.match(hindiSentence)?.length ?? 0) >= 2 && countWords(bare) >= 5;
}

/** Whether a text before a colon announces the list. */
export function isLeadIn(text: string): boolean {
  return isProse(text) || listWords.test(withoutMarks(text)) || isGenre(text);
}

/** Whether a text stands over films: 'Honorable mentions', 'Similar films:'. */
export function isListHeading(text: string): boolean {
  return listWords.test(withoutMarks(text).replace(/[:：]?[*_]*$/, '')) && !isProse(text);
}

/** Whether a text before the colon of a first line announces the list: 'In no particular order'. */
export function isOpening(text: string): boolean {
  const isSaid = englishWord.test(text) && isMostlyLowerCase(text, 3);
  return isLeadIn(text) || tenOf.test(text) || isSaid;
}

/** Whether a text is a kind of film, over a list or under a title: '**Action**', 'Crime, Drama'. */
export function isGenre(text: string): boolean {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  return genreLine.test(bare) || category.test(bare);
}

function withoutMarks(text: string): string {
  return text.replace(/^[\s>#*_"“¡¿(\p{Extended_Pictographic}\ufe0f]+|[*_]+$/gu, '');
}

/** Whether a whole line is a sentence about a film, such as the reason for it. */
export function isSentence(line: string): boolean {
  if (isProse(line)) return true;
  if (/\p{Script=Hiragana}/u.test(line) && /。$/.test(line)) return line.length > 10;
  if (/\p{Script=Devanagari}/u.test(line)) return countWords(line) >= 5 && hindiVerb.test(line);
  return hasStop(line) && isMostlyLowerCase(line, 4) && !/^[¡¿][^,!?]*[!?]$/.test(line);
}

/** Whether a text ends as a sentence does. */
export function hasStop(text: string): boolean {
  return /[.!?…।。]["”»]?$/.test(text);
}

/** Whether a text such as 'a crime saga about cops' has `minWords` words, most in lower case. */
export function isMostlyLowerCase(text: string, minWords: number): boolean {
  const all = text.split(/\s/).filter((word) => /\p{L}/u.test(word));
  const lower = all.filter((word) => /^["“'(¿¡]?\p{Ll}/u.test(word));
  const content = lower.filter((word) => !smallWords.test(word));
  return all.length >= minWords && lower.length * 2 > all.length && content.length > 0;
}

/** Whether each word of a text has a capital, except for small words: 'The Return of the King'. */
export function isTitleCase(text: string): boolean {
  return text.split(/\s/).every((word) => !/^["“'(¿¡]?\p{Ll}/u.test(word) || smallWords.test(word));
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
