/** What a phrase can stand for. */
type LexiconKind = 'genre' | 'origin' | 'award' | 'audience' | 'subject' | 'place' | 'mood';

export interface LexiconEntry {
  readonly kind: LexiconKind;
  /** Its English name. */
  readonly name: string;
  /** Each group is a facet of its own. */
  readonly groups: readonly TermGroup[];
  /** The phrases that people say for it, in three languages. */
  readonly phrases: readonly string[];
}

interface TermGroup {
  /** Keywords, or facts such as `genre:27`, that mean just this. */
  readonly terms: readonly string[];
  /** Terms that often go with it. A negation leaves them alone. */
  readonly related: readonly string[];
}

/*
 * A line: NAME = TERMS ~ RELATED TERMS | PHRASES. Without "=", the name is the only term. "&" joins
 * groups that all have to fit. The name and the keywords among the terms are phrases too.
 */

const genres = `
action = genre:28 ~ action-packed, exciting, shootout, martial arts | action packed, accion, एक्शन, मारधाड़, maar dhad, maar dhaad, maardhaad, marpit, fight wali, ladai wali
adventure = genre:12 ~ adventurous, quest, journey | adventures, aventura, aventuras, साहसिक, एडवेंचर, रोमांच यात्रा
animation = genre:16 ~ animation, pixar, disney | animated, cartoon, cartoons, animacion, animada, animadas, dibujos, dibujos animados, caricaturas, एनिमेशन, एनिमेटेड, कार्टून
comedy = genre:35 ~ funny, hilarious, silly, slapstick, witty | comedies, comedia, comedias, comico, कॉमेडी, हास्य फिल्म, हास्य
crime = genre:80 ~ gangster, detective, murder | crimen, policiaca, policiaco, criminal, delito, क्राइम, अपराध, जुर्म
documentary = genre:99 | documentaries, docu, documental, documentales, डॉक्यूमेंट्री, वृत्तचित्र
drama = genre:18 ~ moving, family drama | dramatic, dramatica, ड्रामा, नाटकीय
family = genre:10751 ~ family, kids | familiar, familiares, पारिवारिक, फैमिली
fantasy = genre:14 ~ magic, wizard, fairy tale | fantasia, fantastica, फैंटेसी, फंतासी, काल्पनिक
history = genre:36 ~ historical, period, biography | historical, historica, historia, period film, epoca, ऐतिहासिक, इतिहास
horror = genre:27 ~ scary, creepy, terrifying, spooky | terror, de miedo, terrorifica, हॉरर, भूतिया
music film = genre:10402 ~ music, concert, musician, singer, band | music, musica, musician, संगीत, म्यूज़िक, soundtrack, great soundtrack, banda sonora, 🎵, 🎶
musical = musical ~ genre:10402, songs, broadway | musicals, musicales, संगीतमय, म्यूज़िकल
mystery = genre:9648 ~ mystery, whodunit | mysteries, misterio, intriga, रहस्य, मिस्ट्री, रहस्यमय
romance = genre:10749 ~ romantic, love story | romantic, love story, love stories, romantica, romantico, historia de amor, amor, de amor, रोमांटिक, रोमांस, प्रेम कहानी, प्रेम, लव स्टोरी, amor fuerte, historia de amor fuerte
science fiction = genre:878 ~ science fiction, space, robot, future, alien, time travel | sci fi, scifi, sf, sciense fiction, sience fiction, ciencia ficcion, साइंस फिक्शन, साई फाई, विज्ञान कथा, sifi, si fi
thriller = genre:53 ~ tense, suspense, gripping | thrillers, suspense, suspenso, थ्रिलर, सस्पेंस, intriga y suspense
war = genre:10752 ~ soldiers, military, battle, world war ii | wartime, guerra, guerras, belica, belico, belicas, युद्ध, जंग, वॉर
western = genre:37 ~ cowboy, outlaw | 🤠, westerns, cowboy movie, cowboys, vaqueros, de vaqueros, del oeste, oeste, wild west, वेस्टर्न, काउबॉय
romantic comedy = genre:35 & genre:10749 ~ romantic, romantic comedy, love story | romcom, romcoms, rom com, rom coms, comedia romantica, रोमांटिक कॉमेडी, रोम कॉम, enemies to lovers, fake dating, fake relationship, meet cute, friends to lovers, opposites attract, de enemigos a amantes, de amigos a amantes
true crime = genre:80 & based on true story | crimen real, crimenes reales
horror comedy = genre:27 & genre:35 | comedia de terror, comedy horror, हॉरर कॉमेडी
action comedy = genre:28 & genre:35 | comedia de accion, एक्शन कॉमेडी
film noir = film noir ~ neo-noir | noir, cine negro, फिल्म नोआर, नोआर
neo-noir = neo-noir ~ film noir
anime = genre:16 & lang:ja | japanese animation, japanese animated, animacion japonesa, एनीमे, जापानी एनिमेशन
biopic = biopic, biography | biographical, biographies, biografia, biografica, biografias, बायोपिक, जीवनी
whodunit = whodunit ~ detective, murder investigation, genre:9648 | whodunnit, murder mystery, murder mysteries, quien es el asesino, मर्डर मिस्ट्री
superhero = superhero ~ marvel, dc comics, superpowers | superheroes, super hero, superheroe, सुपरहीरो, 🦸, 🦹
martial arts = martial arts, kung fu | karate, wuxia, artes marciales, मार्शल आर्ट, कुंग फू, कराटे, 🥋
silent film = silent film | silent, silent movie, cine mudo, muda, मूक
slasher = slasher ~ serial killer | slashers
found footage = found footage | metraje encontrado
parody = parody, spoof ~ satire | parodies, parodia, पैरोडी
satire = satire ~ parody, dark comedy | satirical, satira, satirica, व्यंग्य
dark comedy = dark comedy, black comedy, dark humour, darkly funny | dark humor, black humour, humor negro, comedia negra, ब्लैक कॉमेडी, डार्क कॉमेडी
slapstick = slapstick ~ silly | physical comedy
stop motion = stop motion | claymation, plastilina, स्टॉप मोशन
sports = sports ~ boxing, football, baseball, cricket, racing, basketball | sport, deporte, deportes, deportiva, खेल, स्पोर्ट्स, 💪, gym, workout, work out, gimnasio, जिम
disaster = disaster ~ volcano, storm, shipwreck, end of the world | disaster movie, catastrofe, catastrofes, desastres, आपदा
spaghetti western = genre:37 & country:IT | espagueti western
`;

const origins = `
american = country:US ~ lang:en | the usa, from usa, in usa, usa movies, usa films, united states, estados unidos, eeuu, अमेरिका, hollywood, hollywood in hindi, hollywood movie in hindi, hollywood movies in hindi, americana, americano, estadounidense, अमेरिकी, अमेरिकन, हॉलीवुड
english language = lang:en | english, in english, english speaking, en ingles, de habla inglesa, अंग्रेज़ी, अंग्रेजी में, angrezi
foreign language = foreign language, lang:ja, lang:ko, lang:zh, lang:cn, lang:hi, lang:fr, lang:es, lang:it, lang:de, lang:ru, lang:fa, lang:sv, lang:da, lang:pt, lang:pl, lang:no, lang:tr, lang:ar | foreign, foreign films, subtitled, with subtitles
british = country:GB | english film, britanica, britanico, inglesa, uk, ब्रिटिश
indian = country:IN | desi, देसी, india film, indian cinema, india, indio, indias, भारतीय
bollywood = lang:hi | hindi, बॉलीवुड, हिंदी, हिन्दी
tamil = lang:ta | kollywood, तमिल
telugu = lang:te | tollywood, तेलुगु, तेलुगू
malayalam = lang:ml | मलयालम
kannada = lang:kn | कन्नड़
south indian = lang:ta, lang:te, lang:ml, lang:kn | south movie, south movies, south film, south films, साउथ मूवी, साउथ फिल्म, south india, sur de la india, दक्षिण भारतीय, साउथ इंडियन, साउथ की, south ki
bengali = lang:bn | bangla, बंगाली, बांग्ला, बंगला
marathi = lang:mr | मराठी
spanish = country:ES, lang:es | espanol, espanola, espanoles, espanolas, स्पेनिश
mexican = country:MX | mexicano, mexicana, मेक्सिकन, मैक्सिकन
argentine = country:AR | argentina, argentinian, argentino, अर्जेंटीनी
brazilian = country:BR ~ lang:pt | brasileno, brasilena, brasil, ब्राज़ीलियाई, ब्राज़ीली
chilean = country:CL | chileno, chilena
colombian = country:CO | colombiano, colombiana
cuban = country:CU | cubano, cubana
peruvian = country:PE | peruano, peruana
latin american = country:MX, country:AR, country:BR, country:CL, country:CO, country:CU, country:PE, country:UY, country:VE | latinoamericano, latinoamericana, latinoamerica, latina, लैटिन अमेरिकी
japanese = lang:ja ~ country:JP | japones, japonesa, japoneses, जापानी
korean = lang:ko ~ country:KR | south korean, coreano, coreana, k drama, कोरियाई, कोरियन
chinese = lang:zh, lang:cn, country:CN ~ country:HK, country:TW | chino, china film, चीनी
hong kong = country:HK | cantonese, हांगकांग
taiwanese = country:TW | taiwan, taiwanes
thai = lang:th | tailandesa
indonesian = lang:id | indonesia
vietnamese = lang:vi | vietnamita
french = lang:fr ~ country:FR | frances, francesa, franceses, francesas, फ्रेंच, फ्रांसीसी
italian = lang:it ~ country:IT | italiano, italiana, italianas, इतालवी, इटालियन
german = lang:de ~ country:DE | aleman, alemana, alemanas, जर्मन
austrian = country:AT | austriaco
swiss = country:CH | suizo, suiza
russian = lang:ru ~ country:RU, country:SU | soviet, ruso, rusa, sovietico, sovietica, रूसी
polish = lang:pl ~ country:PL | polaco, polaca, पोलिश
czech = lang:cs ~ country:CZ | checo, checa, चेक
hungarian = lang:hu ~ country:HU | hungaro
romanian = lang:ro ~ country:RO | rumano, rumana
turkish = lang:tr ~ country:TR | turco, turca, तुर्की
iranian = lang:fa ~ country:IR | persian, farsi, irani, iraniano, iranies, persa, ईरानी
arabic = lang:ar | arab, arabe, अरबी
israeli = lang:he ~ country:IL | hebreo
swedish = lang:sv ~ country:SE | sueco, sueca, स्वीडिश
danish = lang:da ~ country:DK | danes, danesa, डेनिश
norwegian = lang:no ~ country:NO | noruego, noruega
finnish = lang:fi ~ country:FI | finlandes
icelandic = lang:is ~ country:IS | islandes
scandinavian = lang:sv, lang:da, lang:no, lang:fi, lang:is | nordic, escandinavo, nordico, nordica
dutch = lang:nl, country:NL | holandes
belgian = country:BE | belga
portuguese = lang:pt ~ country:PT | portugues, portuguesa
irish = country:IE | irlandes, आयरिश, आयरलैंड, st patricks day, saint patricks day, st patricks, san patricio
australian = country:AU | australiano, ऑस्ट्रेलियाई
new zealand = country:NZ | kiwi, neozelandes
canadian = country:CA | canadiense
african = country:SN, country:ZA, country:ML, country:NG, country:BF, country:KE, country:ZM, country:MR, country:BJ, africa | nollywood, africano, africana, अफ़्रीकी
asian = lang:ja, lang:ko, lang:zh, lang:cn, lang:th, lang:vi, lang:id | asiatico, asiatica, एशियाई, asia
european = lang:fr, lang:de, lang:it, lang:sv, lang:da, lang:no, lang:fi, lang:pl, country:ES | europe, europeo, europea, यूरोपीय, यूरोप
`;

const awards = `
oscar picture = award:oscar picture | best picture, mejor pelicula, सर्वश्रेष्ठ फिल्म ऑस्कर, ऑस्कर सर्वश्रेष्ठ फिल्म
oscar director = award:oscar director | best director, mejor director, सर्वश्रेष्ठ निर्देशक
oscar actor = award:oscar actor | best actor, mejor actor, सर्वश्रेष्ठ अभिनेता
oscar actress = award:oscar actress | best actress, mejor actriz, सर्वश्रेष्ठ अभिनेत्री
oscar screenplay = award:oscar screenplay | best screenplay, mejor guion, सर्वश्रेष्ठ पटकथा
oscar animated = award:oscar animated | best animated feature, best animated film, oscar for best animated, animated oscar, oscar winning animated, oscar winning animation, oscar de animacion, mejor pelicula de animacion, mejor pelicula animada
oscar international = award:oscar international | best foreign language film, best foreign film, best international film, best international feature, foreign language oscar, mejor pelicula extranjera, mejor pelicula internacional, mejor pelicula de habla no inglesa, oscar extranjera, विदेशी भाषा ऑस्कर, oscar winning foreign film, foreign oscar winner, foreign film oscar, foreign oscar, international oscar
oscar documentary = award:oscar documentary | best documentary, oscar winning documentary, mejor documental
oscar = award:oscar picture ~ award:oscar director, award:oscar actor, award:oscar actress, award:oscar international, award:oscar animated, award:oscar screenplay, award:oscar documentary | oscars, academy award, academy awards, oscar winners, oscar winning, won an oscar, ganadora del oscar, ganadoras del oscar, ganador del oscar, oscarizada, premios oscar, ऑस्कर, ऑस्कर विजेता, अकादमी पुरस्कार
palme d'or = award:palme d'or | cannes, cannes winner, palma de oro, festival de cannes, पाम डोर, कान, palme d or
golden lion = award:golden lion | venice winner, venice film festival, leon de oro, festival de venecia, गोल्डन लायन
golden bear = award:golden bear | berlinale, berlin winner, berlin film festival, oso de oro, oso de oro de berlin, festival de berlin, गोल्डन बियर
bafta = award:bafta film | baftas, बाफ्टा
goya = award:goya film | goyas, गोया
cesar = award:cesar film | cesars
national film award = award:national film award | national award, premio nacional indio, राष्ट्रीय फिल्म पुरस्कार, राष्ट्रीय पुरस्कार, नेशनल अवॉर्ड
filmfare = award:filmfare film | फिल्मफेयर, फिल्मफेयर सर्वश्रेष्ठ फिल्म, फिल्मफेयर पुरस्कार
award winning = award:oscar picture, award:palme d'or, award:golden lion, award:golden bear, award:bafta film, award:goya film, award:cesar film, award:national film award, award:filmfare film, award:oscar international | award winner, award winners, premiada, premiadas, galardonada, पुरस्कार, पुरस्कार विजेता, अवॉर्ड
`;

const audiences = `
kids = audience:kids ~ talking animals, pixar, toys, heartwarming, gentle | 👶, 🧒, 👦, 👧, kid movie, kid movies, kid film, kid films, kid friendly, child friendly, my kid, my child, childrens, for children, my kids, toddler, toddlers, little ones, son, daughter, nephew, niece, my son, my daughter, my little brother, my little sister, my younger brother, my younger sister, mi hermanito, mi hermanita, nino, ninos, ninas, nina, para ninos, pequenos, peques, crios, mi hijo, mi hija, mis hijos, nene, nena, nenes, nenas, mi nene, mi nena, infantil, infantiles, sobrino, sobrina, nieto, nietos, nietito, my grandson, my granddaughter, my grandkid, my grandkids, my grandchild, my grandchildren, our grandson, our granddaughter, our grandkids, our grandchildren, hijos, बच्चे, बच्चों, बच्चा, बेटा, बेटी, बेटे, किड्स, bacche, bachche, baccho, bachcho, bacchon, bachchon, for a kid, for a child, for the kid, with a kid, with a child, para un niño, para una niña, para el niño, para la niña
whole family = audience:family | 👪, 👨‍👩‍👧‍👦, 👨‍👩‍👧, 👨‍👩‍👦, family night, family movie night, family friendly, all ages, all the family, en familia, toda la familia, para toda la familia, familia, para ver en familia, diwali, दिवाली, दीवाली, ghar wale, ghar walo, ghar walon, घर वाले, घर वालों, घरवालों, पूरा परिवार, पूरे परिवार, परिवार, परिवार के साथ
parents = audience:family & feel-good, heartwarming, uplifting, moving, gentle | mothers day, fathers day, dia de la madre, dia del padre, मातृ दिवस, my mum and dad, my mom and dad, abuela, la abuela, los abuelos, मम्मी पापा, माता पिता, दादी, नानी, mummy papa, maa baap
adults = audience:adult | for adults, for grown ups, grown ups, para adultos, adultos, बड़ों के लिए, वयस्कों के लिए, bado ke liye
teenagers = teen, teenagers, high school, coming of age, audience:teen | teenage, teenage boys, teenage girls, teens, teenager, adolescente, adolescentes, jovenes, किशोर, किशोरों, टीनएजर, टीनेजर
date night = genre:10749 ~ romantic, romantic comedy & genre:35, romantic | date, for couples, romantic evening, with my girlfriend, with my boyfriend, con mi novia, con mi novio, cita, noche romantica, noche de cita, डेट नाइट, गर्लफ्रेंड, valentine, valentines, valentines day, san valentin, dia de los enamorados, dia del amor, वैलेंटाइन, pareja, mi pareja, con mi pareja, en pareja, with my partner, my partner, with my gf, with my bf, first date, primera cita, gf ke saath, girlfriend ke saath, bf ke saath, anniversary, aniversario, पत्नी के साथ, wife ke saath, biwi ke saath, with my wife, with my husband, with my fiance, con mi mujer, con mi marido, con mi esposa, con mi esposo, con mi crush, pati ke saath, patni ke saath, husband ke saath, पति के साथ, netflix and chill
`;

const occasions = `
cosy evening = feel-good, cosy, cozy, heartwarming, gentle, warm | rainy evening, rainy day, rainy sunday, rainy afternoon, rainy night, rainy weekend, lazy sunday, lazy afternoon, lazy day, tarde de domingo, neend nahi, नींद नहीं, cosy night in, sunday morning, sunday afternoon, sunday evening, sunday night, for a rainy evening, for a rainy day, bedtime, before bed, before i sleep, before sleep, sick in bed, cant sleep, antes de dormir, no puedo dormir, सोने से पहले, sone se pehle, domingo de lluvia, tarde de lluvia, dia de lluvia, noche de lluvia, tarde lluviosa, dia lluvioso, domingo lluvioso, domingo por la tarde, बारिश का रविवार, बारिश की शाम, बारिश का दिन, बारिश के दिन, बरसात की शाम, to sleep to, to fall asleep to, para dormir, para dormirme, like a hug, un abrazo
switch off = feel-good, funny, heartwarming ~ uplifting, charming, adventurous & genre:35 | distract me, distraiga, distraerme, desconectar, relax, unwind, hard day, long week, bad day, after work, cheer me up, cheer up, i am sad, im sad, i feel sad, im feeling sad, feeling down, feeling low, feeling blue, i am depressed, im depressed, broke up, broke up with my boyfriend, broke up with my girlfriend, got dumped, estoy triste, ando triste, me siento triste, estoy deprimido, estoy deprimida, he roto con mi novio, he roto con mi novia, animarme, mal dia, मूड अच्छा, मूड ठीक, मूड, मूड खराब, उदास हूँ, दुखी हूँ, mood off, mood kharab, थकान, मन हल्का, टाइमपास, time pass, दिल टूटा, दिल टूट गया, दिल टूट गया है, dil toota, dil tuta, dil toot gaya, dil tut gaya, mann udaas, मन उदास, me rompieron el corazon, breakup ho gaya, entertaining, entertaining movie, entretenido, entretenida, entretenidos, entretenidas, pasar el rato, para pasar el rato, pasar el tiempo, no pensar, para no pensar, sin pensar, palomitera, palomiteras, palomitero, pochoclera, pochoclero, popcorn movie, popcorn film, crowd pleaser, no brainer, mindless, मनोरंजक, मनोरंजन, timepass, paisa vasool, मन बहलाने, heartbroken, bored, im bored, me aburro, aburrido, aburrida, aburrimiento, बोर, tired, im tired, exhausted, cansado, cansada, thaka, थका, stressed, stress, estresado, estresada, estres, तनाव, hungover, resaca, de resaca, have the flu, got the flu, sick day, home sick, i am sick, im sick, when sick, estoy enfermo, estoy enferma, long flight, for a flight, on a flight, plane ride, on the plane, vuelo largo, suba el animo, subir el animo, levante el animo, levantar el animo, no comerme la cabeza, no comerme el coco, brain off, turn my brain off, turn off my brain, switch my brain off, switch off my brain, dont want to think, rough day, long day, stressful day, long day at work, estoy depre, estoy de bajon, popcorn, popcorn flick, palomitas, 🍿, not feeling well, not feeling good, not feeling great, dukhi hoon, sad hoon, udaas hoon, udas hoon, tengo gripe, con gripe, tengo fiebre, con fiebre, bore, thak
alone at night = scary, disturbing, creepy ~ genre:27 | leave the light on, leave the lights on, light on, luz encendida, deje la luz encendida, de noche solo, रात को अकेले, रात में अकेले, बत्ती जलती, बत्ती जलाकर
girls night = genre:35 & female friendship, romantic comedy, women, strong woman, mother and daughter | noche de chicas, girls night in, with the girls, with my girls, con mis amigas, noche de amigas, tarde de chicas, galentines, ladies night, सहेलियों के साथ, hen do, hen night, hen party, bachelorette, bachelorette party, despedida de soltera
`;

const moods = `
funny = funny, hilarious, witty, fun ~ silly, slapstick, comedy & genre:35 | 😂, 🤣, 😆, 😄, funnier, laugh, laughs, laughing, laugh out loud, humor, humour, humorous, hysterical, lol, make me laugh, light comedy, divertida, divertido, divertidas, graciosa, gracioso, risa, de risa, reir, reirme, reirse, carcajadas, partirse de risa, मज़ेदार, हंसी, हंसाने, फनी, मज़ाकिया, हास्यपूर्ण, hasne, hansne, hasna, hansna, हँसना, mazedaar, majedar, gags, jokes, goofy, hilarante, hilarantes, chistosa, chistoso, chistosas, comica, comicas, comicos, descojonarse, descojono, cagarse de risa, cague de risa, matarse de risa, mate de risa, morirse de risa, troncharse, hasi, hansi, hasaye, hansaye, hasa de, हंसा दे, हंसाए, पेट पकड़, lotpot, लोटपोट, cracks me up
fun = fun ~ adventurous, funny, feel-good | sleepover, pijamada, fiesta de pijamas, divertirse, divertirnos, pasarlo bien, pasarla bien, good time, having a blast, romp, mazaa, maza, मज़ा, masti, मस्ती, desmadre, echar desmadre, echar relajo, cotorrear, boys night, guys night, lads night, noche de chicos, noche de amigos, movie night, friday night, saturday night, noche de peli, noche de pelis, with the boys, with the lads, with the guys, stag do, stag night, despedida de soltero
lighthearted = feel-good, funny, silly, playful, charming, sweet & genre:35 | light, lighter, light hearted, light heartedly, easy, easy going, ligera, ligero, ligeras, हल्की, हल्की फुल्की, हलकी फुलकी, halka fulka, halki fulki, halka phulka, halki phulki, हल्का फुल्का, feel light, desenfadada, desenfadado, fluffy, not heavy, nothing heavy, nothing too heavy, not too serious, nothing serious, nada pesado, nada denso, nada serio, something easy to follow, something easy to understand, easy to follow movie, easy to understand movie, easy to follow film, easy to follow plot
feel-good = feel-good, uplifting, heartwarming ~ cosy, charming, hopeful, funny | 😊, 🌈, 🥰, feelgood, smile, smiling, sonreir, heart warming, happy, cheerful, joyful, wholesome, optimistic, buen rollo, feliz, alegre, alegres, que anime, reconfortante, खुशनुमा, खुश, खुशी, अच्छा महसूस, फील गुड, दिल छू लेने, दिल को छू लेने वाली, दिल छू लेने वाली, दिल छूने वाली, warm hug, happy ending, happy endings, final feliz, finales felices, bonito, bonita, bonitos, bonitas, lindo, linda, lindos, lindas, something nice, something sweet, nobody dies, no one dies, doesnt die, does not die, dont die, doesnt end sad, doesnt end badly, nadie muere, no muere, no se muere, no acabe mal, no termine mal, cute, cute movie, something cute, dil chhu lene, dil chhoo lene, dil ko chhu, dil ko chhoo, dil ko chhune
hopeful = hopeful, uplifting, inspiring ~ feel-good | hope, esperanza, esperanzador, esperanzadora, optimista, उम्मीद, उम्मीद भरी, आशा, आशावादी, feel alive, carpe diem, seize the day, ganas de vivir, sentirme vivo, sentirme viva
inspiring = inspiring, uplifting ~ underdog, hopeful, based on true story, sports | inspirational, inspire, motivational, motivating, motivation, motivate, inspiradora, inspirador, motivadora, motivacion, superacion, de superacion, प्रेरणादायक, प्रेरणा, प्रेरक, प्रेरणा देने, हिम्मत, मोटिवेशनल, life changing, ज़िंदगी बदल देने, ज़िंदगी बदल दे, ज़िंदगी बदलने, zindagi badal de, zindagi badalne, te cambie la vida, zindagi badal dene, change my life, changed my life, cambie mi vida, me cambie la vida
sad = sad, tearjerker, tragic, melancholy ~ moving, bittersweet, grief, emotional, heartbreaking & genre:18 | 😢, 😭, 💧, sadder, sadness, tear jerker, cry, crying, make me cry, to cry to, tears, weepy, heartbreaking, heart breaking, triste, tristes, tristeza, tragica, llorar, para llorar, lacrimogena, दुखद, दुखभरी, दुख भरी, दुखी, दुख, उदास, रुलाने, रुला देने, रोना, ग़मगीन, rone, rona, rula, rulane, udaas, sad ending, ends badly, final triste, acaba mal, termina mal, good cry, ugly cry, bawl, bawling, sob, sobbing, in tears, tearjerkers, heartbreaker, lagrimas, llorona, llore, llorar a mares, partir el corazon, parta el corazon, आंसू, aansu, rulaye, रुला दे, रुलाए, dard bhari, दर्द भरी, दर्द, 🥺, weep
depressing = heartbreaking, tragic, bleak, harrowing, holocaust & sad | deprimente, deprimentes, downer, heavy, pesada, pesado
moving = moving, emotional, tearjerker, heartwarming ~ sad, bittersweet | touching, conmovedora, conmovedor, emotiva, emotivo, emocionante drama, भावुक, इमोशनल, मार्मिक, दिल को छूने
bittersweet = bittersweet ~ melancholy, moving | agridulce, खट्टी मीठी
melancholy = melancholy, bittersweet ~ sad, lost love | melancholic, melancolica, melancolico, उदासी भरी
scary = scary, creepy, terrifying, eerie ~ spooky, disturbing, genre:27 & genre:27 | 😱, 😨, scarier, scare, scares, frightening, spine chilling, nightmare, jump scares, miedo, da miedo, de susto, sustos, sobresaltos, aterradora, terrorifico, espeluznante, escalofriante, डरावनी, डरावना, डरावने, डर, खौफनाक, darawni, daravni, para no dormir, sleepless, cannot sleep, sleep with the lights on, scared, frightened, freak me out, creep me out, creepiest, scariest, cague de miedo, cagarse de miedo, mas miedo, que asuste, asuste, darr, डरा दे, डराए, bhayanak, भयानक, khaufnak
disturbing = disturbing, shocking, unsettling, harrowing ~ bleak, body horror | messed up, disturbed, perturbadora, inquietante, विचलित, परेशान करने, mal cuerpo, mal rollo, muy fuerte, muy fuertes, algo fuerte, escenas fuertes
psychological = psychological ~ mind-bending, madness, paranoia, obsession | psicologico, psicologica, psicologicos, psicologicas, मनोवैज्ञानिक, साइकोलॉजिकल
tense = tense, suspense, gripping, intense, thrilling ~ exciting & genre:53 | 😰, tension, edge of your seat, edge of my seat, edge of the seat, nail biting, white knuckle, suspenseful, tensa, tenso, trepidante, रोमांचक, तनाव भरी, सांस रोक, on the edge of my seat, heart pounding, pulse pounding, que no te deje respirar, te tenga en vilo, en vilo, tension maxima, सांस रोक देने वाली, intense, gripping, intensa, intenso
exciting = exciting, action-packed, thrilling, fast-paced ~ genre:28, adventurous | adrenaline, not boring, nothing boring, no boring, no aburrida, que no sea aburrida, que no aburra, boring nahi, emocionante, emocionantes, adrenalina, जोशीली, धमाकेदार, non stop, khatarnak, खतरनाक, dhansu
mind-bending = mind-bending, twist ~ surreal, thought-provoking, dreamlike, puzzle, time loop | 🤯, 🌀, mind blowing, mindfuck, mind bender, confusing, make you think, makes you think, that make me think, brainy, que te haga pensar, haga pensar, te vuele la cabeza, compleja, दिमाग घुमा, दिमाग हिला, सोचने पर मजबूर, te dejan pensando, te deja pensando, hacen pensar, te hacen pensar, te haga pensar, que haga pensar, non linear, nonlinear, told backwards, told in reverse, दिमाग घुमाने, dimag ghuma, dimaag ghuma, dimag hila, dimaag hila, mess with your head, messes with your head, mess with my head, messes with my head, mess with my mind, mind games, trippy, psychedelic, brain teaser, big brain, melt my brain, te deje pensando, me deje pensando, deje pensando, dejen pensando, me haga pensar, nos haga pensar, para pensar, rompa la cabeza, rompe la cabeza, explote la cabeza, rompecabezas, comerse el coco, comer el coco, dimag ka dahi, दिमाग का दही, sochne par majboor, sochne pe majboor, sochne wali, सोचने वाली, psicodelica, make me think, makes me think, vuela la cabeza, te deje loco, me deje loco, dimag kharab, 🧠
thought-provoking = thought-provoking, thoughtful, moral dilemma ~ mind-bending | deep, philosophical, philosophy, intelligent, smart, profunda, filosofica, inteligente, गहरी, दार्शनिक, समझदार, about life, sobre la vida, सोचने को मजबूर, ज़िंदगी पर सोचने को मजबूर, ज़िंदगी के बारे, ज़िन्दगी के बारे, zindagi ke baare
clever = clever, witty, twist ~ mind-bending, heist | ingeniosa, चतुर
twist = twist, twist ending, plot twist, mind-bending | twists, surprise ending, unexpected ending, giro, giro final, giros, final inesperado, final sorprendente, boca abierta, ट्विस्ट, चौंकाने वाला अंत
dark = dark, bleak, gritty, grim ~ disturbing, violent | darker, oscura, oscuro, sombria, गहरी काली, डार्क
gentle = gentle, tender, warm, quiet, poetic ~ cosy, sweet, bittersweet | calm, relaxing, soft, tranquila, tranquilo, tierna, tierno, tiernas, dulce, delicada, शांत, कोमल, सुकून, प्यारी, wholesome and calm, slow and calm, apacible, serena, sukoon, sukoon wali
slow = slow | slow paced, slow burn, lenta, lento, धीमी, slow cinema, contemplative, meditative, contemplativa, contemplativo, pausada
cosy = cosy, cozy, warm, feel-good, heartwarming | comfort, comforting, comfy, warm hearted, acogedora, calida, आरामदायक, chill, chill vibes, chilled, mellow, soothing, laid back, tranqui, tarde de sofa, domingo de manta, sofa y manta
whimsical = whimsical, quirky, charming, playful | quaint, eccentric, weird but sweet, excentrica, peculiar, अनोखी
weird = surreal, strange, absurd, quirky, dreamlike ~ cult film, cult | bizarre, odd, rara, raro, extrana, surrealista, absurda, अजीब, अजीबोगरीब, wtf, absurdist, offbeat, out there, wacky, bonkers, loca, locas, delirante, ajeeb, अनोखा
epic = epic, spectacle ~ battle, historical | grand, spectacular, epica, epico, espectacular, महाकाव्य, भव्य, शानदार युद्ध
violent = violent, violence, gore, gory, brutal ~ gritty, shocking | bloody, sangrienta, sangriento, violenta, violencia, हिंसक, हिंसा, मार काट
gore = gore, gory, blood, splatter, brutal ~ violent, body horror, slasher | 🩸, sangre, visceras, खून, खून खराबा, 🤮
nostalgic = nostalgic, nostalgia, childhood | nostalgica, पुरानी यादें
erotic = erotic, sexuality, sensual, seduction ~ forbidden love | sex, sex scene, sex scenes, nudity, nude, kissing, kissing scenes, adult scene, adult scenes, sexo, escenas de sexo, desnudos, sexy, steamy, erotica, कामुक
romantic mood = romantic ~ genre:10749 | swoony, tierna de amor
stylish = stylish, elegant, cool ~ visually stunning | slick, con estilo, estilosa
visually stunning = visually stunning, beautiful ~ stylish, spectacle, colourful | beautifully shot, stunning, stunning visuals, gorgeous, cinematography, visuals, visual, eye candy, hermosa, bella, preciosa, visualmente, visualmente impresionante, visualmente hermosa, fotografia increible, gran fotografia, buena fotografia, खूबसूरत, सुंदर, khoobsurat, sundar
classic = classic, black and white ~ film noir | classics, golden age, clasica, clasico, clasicas, de toda la vida, क्लासिक, cine de oro, epoca de oro, edad de oro, old hollywood, classic hollywood, hollywood clasico, hollywood classics, golden era, सदाबहार, sadabahar, evergreen, old school
acclaimed = fame:5, award:oscar picture, award:palme d'or | box office, box office hit, box office hits, blockbuster, blockbusters, highest grossing, superhit, super hit, taquillera, taquilleras, exito de taquilla, exitos de taquilla, सुपरहिट, ब्लॉकबस्टर, highly rated, top rated, best rated, rated over, rated above, greatest, masterpiece, masterpieces, best films of all time, all time, must see, must watch, best movies, best films, top movies, top films, mejores peliculas, mejores pelis, mejor pelicula de la historia, mejores peliculas de la historia, de todos los tiempos, सबसे अच्छी फ़िल्में, sabse acchi filmein, sabse achi filmein, obra maestra, obras maestras, imprescindible, उत्कृष्ट, सर्वश्रेष्ठ, बेहतरीन, everyone should see, everybody should see, best movies ever, best movie ever, best films ever, best ever, que todo el mundo deberia ver, top 5, top 10, top ten, top 20, top 50, top 100, best 10, best 100, imdb, rotten tomatoes, highest rated, rating above, rating over, high rating, high ratings, great reviews, good reviews, well reviewed, best reviewed, mejor valorada, mejor valoradas, mejor puntuada, mejor puntuadas, buenas criticas, rating, ratings
hidden gem = fame:3, fame:2 & award:palme d'or, award:golden lion, award:golden bear, award:oscar international, award:bafta film, award:cesar film, award:goya film, award:national film award ~ cult film, cult | hidden gems, underrated, overlooked, under the radar, joya oculta, joyas ocultas, joyita, joyitas, infravalorada, infravaloradas, subestimada, subestimadas
little known = fame:2, fame:3 | lesser known, poco conocida, poco conocidas, कम चर्चित
cult = cult film, cult | cult classic, de culto, कल्ट, so bad its good, so bad it is good, flop, flops, flopped, box office flop, box office bomb, fracaso de taquilla, fracaso en taquilla
arthouse = poetic, slow cinema, dreamlike ~ award:palme d'or, award:golden lion, award:golden bear | art house, art film, art films, auteur, indie arthouse, cine de autor, cine arte, cine y arte, autoral, parallel cinema, कला फिल्म, समानांतर सिनेमा
black and white = black and white | b w, black white, blanco y negro, en blanco y negro, ब्लैक एंड व्हाइट, श्वेत श्याम
based on true story = based on true story, biopic, biography | true story, true stories, real story, real events, real life, basada en hechos reales, basado en hechos reales, hechos reales, historia real, caso real, सच्ची घटना, सच्ची कहानी, सच्ची घटनाओं, असली कहानी, true events, actual events, based on facts, based on real life, basada en la vida real, vida real, basadas en hechos reales, basados en hechos reales, que paso de verdad, que pasaron de verdad, historias reales, सत्य घटना, सच्ची घटना पर आधारित, sachi kahani, sacchi kahani, sachi ghatna, sacchi ghatna, asli kahani, sachchi, sacchi, sachi, sach, sach ghatna
based on novel = based on novel, based on book | book adaptation, adapted from a book, based on a book, novel, adaptacion, basada en un libro, basada en una novela, novela, libro, उपन्यास, किताब पर, based on books, based on novels, based on a novel, book to movie, books to movies, book adaptations, adaptations, literary, basada en libros, basadas en libros, basado en libros, basados en libros, basadas en novelas, basadas en un libro, adaptaciones, literaria, literarias, adaptacion literaria, novelas, किताब पर आधारित, उपन्यास पर आधारित, novel par, kitab par, kitaab, upanyas
based on play = based on play | based on a play, based on plays, stage play, obra de teatro, basada en una obra de teatro, नाटक पर आधारित, adapted from a play, adapted from plays, a play turned into a film, a play turned into a movie
based on comic = based on comic, comic book, marvel comic, dc comics, marvel | comics, comic, historieta, tebeo, कॉमिक
woman director = woman director | female director, directed by a woman, directed by women, women directors, female directors, dirigida por una mujer, dirigidas por mujeres, directora, directoras, महिला निर्देशक, female directed, directed by a female, women direct, movies by women, films by women, by women, woman behind the camera, peliculas de directoras
no dialogue = no dialogue, silent film | without dialogue, no talking, sin dialogos
female lead = female hero, strong woman, strong heroine, female protagonist, women | strong female, strong women, heroine, woman, protagonista femenina, mujer fuerte, mujeres, mujer, महिला, औरत, स्त्री, महिला प्रधान, girl power, badass women, badass woman, strong girls, kickass women, kick ass women, women empowerment, female empowerment, mujeres fuertes, mujeres empoderadas, empoderamiento femenino, empoderada, heroina, heroinas, protagonistas femeninas, महिला सशक्तिकरण, nari shakti, नारी शक्ति, mahila, aurat, protagonista fuerte, protagonista femenina fuerte, personaje femenino fuerte, heroina fuerte, chica fuerte, madre fuerte
songs = songs, musical, singing ~ genre:10402 | song, good songs, canciones, गाने, गाना, गानों, गीत, नाच गाना, gaana, ganon, gaano
`;

const places = `
europe setting = paris, london, rome, italy, france, spain, venice, vienna, greece, berlin | in europe, through europe, across europe, around europe, en europa, por europa, यूरोप में, europe mein, europe me
greece = greece, greek island | greek, griego, griega, grecia, यूनान, ग्रीस
italy = italy, rome, venice, tuscany, sicily, naples, florence, milan ~ country:IT | italia, roma, venecia, toscana, इटली, रोम
france = france, paris ~ country:FR | francia, फ्रांस
paris = paris | पेरिस, 🗼
spain = spain, madrid, barcelona, castile, andalusia ~ country:ES | espana, स्पेन
spanish civil war = spanish civil war | guerra civil espanola, guerra civil, स्पेनिश गृहयुद्ध
england = england, london, scotland, victorian ~ country:GB | britain, inglaterra, londres, लंदन, इंग्लैंड
scotland = scotland | escocia, scottish, escoces, escocesa
ireland = ireland ~ country:IE | irlanda
germany = germany, berlin ~ country:DE | alemania, जर्मनी
berlin = berlin | बर्लिन
vienna = vienna | viena
russia = russia, moscow, soviet union ~ country:RU, country:SU | rusia, moscu, रूस
india setting = india, mumbai, delhi, kolkata, punjab, rajasthan ~ country:IN | set in india, la india, भारत
mumbai = mumbai | bombay, मुंबई, बंबई
delhi = delhi | दिल्ली
kolkata = kolkata | calcutta, कोलकाता
partition of india = partition of india, partition | la particion, विभाजन, बंटवारा, भारत का विभाजन
pakistan = pakistan | पाकिस्तान
japan = japan, tokyo, kyoto ~ country:JP | japon, tokio, जापान, टोक्यो
tokyo = tokyo
korea = korea, seoul ~ country:KR | corea, seul, कोरिया
china = china, beijing, shanghai ~ country:CN | चीन
hong kong city = hong kong ~ country:HK
mexico = mexico, mexico city ~ country:MX | day of the dead, dia de muertos, मेक्सिको
argentina setting = argentina, buenos aires ~ country:AR | in argentina, about argentina, en argentina, sobre argentina, अर्जेंटीना
brazil = brazil, rio de janeiro, favela ~ country:BR | rio, ब्राज़ील
cuba = cuba, havana ~ country:CU | la habana, क्यूबा
iran = iran, tehran ~ country:IR | teheran, ईरान
africa = africa, kenya, south africa, nigeria, senegal | अफ्रीका
australia = australia, outback ~ country:AU | ऑस्ट्रेलिया
new york = new york, manhattan, brooklyn, new york city | nyc, nueva york, न्यूयॉर्क, 🗽
los angeles = los angeles, hollywood, california | la city, लॉस एंजेलिस
hollywood setting = hollywood, filmmaking, movie star | about hollywood
chicago = chicago
san francisco = san francisco
las vegas = las vegas, casino | लास वेगास
texas = texas
boston = boston
vietnam = vietnam, vietnam war | guerra de vietnam, वियतनाम
island = island, desert island | islands, isla, islas, isla desierta, द्वीप, टापू, 🏝
sea = sea, ocean, ship, boat, sailing | mar, oceano, barco, barcos, velero, समुद्र, सागर, 🌊, samundar, samandar, samudra
beach = beach, seaside, surfing, summer | playa, समुद्र तट, बीच किनारा, 🏖
underwater = underwater, ocean, submarine | bajo el agua, submarina vida
desert = desert, sahara | desierto, रेगिस्तान, 🏜
jungle = jungle, rainforest, amazon | selva, जंगल, amazonas
forest = forest, wilderness, nature | woods, bosque, वन
mountains = mountains, mountain, climbing, everest | mountaineering, montana, montanas, alpinismo, escalada, पहाड़, पर्वत, 🏔, pahad, pahaad, pahadi, parvat, 🧗
snow = snow, winter, ice, arctic, blizzard | nieve, invierno, hielo, बर्फ, सर्दी, ❄, ⛄, 🧊, ⛷
small town = small town, village | pueblo pequeno, छोटा शहर, कस्बा
village = village, countryside, rural, farm | pueblo, aldea, campo, गांव, ग्रामीण, gaon, gaanv, gaav, dehat
farm = farm, farmer | granja, किसान, खेती, granjero
school = school, teacher, boarding school, high school, students | classroom, pupils, escuela, colegio, instituto, स्कूल, विद्यालय, 🏫, padhai, pariksha, exam, exams, पढ़ाई, परीक्षा, examen, examenes
college = college, university, students, student, professor | campus, universidad, universitaria, कॉलेज, यूनिवर्सिटी, विश्वविद्यालय, 🎓
hospital = hospital, doctor, nurse, illness | अस्पताल
hotel = hotel | होटल
restaurant = restaurant, chef, cooking, food | restaurante, रेस्तरां
castle = castle ~ medieval | castillo, किला, महल, 🏰
medieval = medieval, knight, castle | middle ages, edad media, मध्ययुगीन, मध्यकालीन
haunted house = haunted house, haunting, ghost, mansion | haunted mansion, casa encantada, casa embrujada, भूत बंगला, हवेली, 🏚
space = space, astronaut, spaceship, space station, outer space, nasa ~ alien planet, moon, mars | cosmos, galaxy, spaceships, spacecraft, astronauts, espacio, espacial, nave espacial, astronauta, astronautas, galaxia, अंतरिक्ष, अन्तरिक्ष, स्पेस, 🚀, 🌌, 🪐, 👨‍🚀, 👩‍🚀
moon = moon, nasa | luna, चांद, चंद्रमा, 🌕, 🌙
mars = mars | marte, मंगल ग्रह
circus = circus, clown | circo, सर्कस, 🎪
theatre = theatre, actor, broadway, based on play | theater, stage, teatro, रंगमंच, थिएटर, 🎭, putting on a play, put on a play, about a play
suburbs = suburb, suburbs | suburbia
city life = big city, city | ciudad, शहर, shehar, shahar, sheher
office = office, workplace | oficina, work, दफ्तर, ऑफिस
museum = museum, art | museo
library = library, books | biblioteca, libros, पुस्तकालय, 📚
`;

const subjects = `
cat = cat, cats, kitten, kittens, feline | kitty, pussycat, gato, gata, gatitos, felino, बिल्ली, बिल्लियां, बिल्ला, billi, 🐱, 🐈
dog = dog, dogs, puppy, puppies | canine, pup, hound, perro, perra, perros, perrito, cachorro, कुत्ता, कुत्ते, पिल्ला, kutta, 🐶, 🐕
horse = horse, horses, horse racing | caballo, caballos, घोड़ा, घोड़े, 🐴, 🐎
animals = animals, talking animals, animal, dog, cat, birds | pet, pets, animales, mascota, mascotas, जानवर, जानवरों, पशु, 🐾
talking animals = talking animals | animales que hablan, बोलने वाले जानवर
bear = bear, panda, polar bear | oso, osos, भालू, 🐻
panda = panda | पांडा, 🐼
lion = lion, lions | leon, leones, शेर, 🦁
tiger = tiger | tigre, बाघ, 🐯, 🐅
elephant = elephant, elephants | elefante, हाथी, 🐘
monkey = monkey, ape, apes, gorilla, chimpanzee | mono, monos, simio, simios, बंदर, 🐒, 🦍, 🐵
shark = shark, sharks | tiburon, tiburones, शार्क, 🦈
whale = whale, whales, dolphin | ballena, delfin, व्हेल, 🐋, 🐬, 🐳
fish = fish | pez, peces, pescado, मछली, 🐟, 🐠
penguin = penguin, penguins | pinguino, पेंगुइन, 🐧
pig = pig, pigs | cerdo, सुअर, 🐷
rat = rat, mouse, mice, rats | raton, ratones, rata, चूहा, 🐀, 🐭, 🐁
rabbit = rabbit, rabbits, bunny | conejo, खरगोश, 🐰
wolf = wolf, wolves | lobo, lobos, भेड़िया, 🐺
fox = fox | zorro, लोमड़ी, 🦊
birds = bird, birds | pajaro, pajaros, पक्षी, चिड़िया, 🐦, 🦅
snake = snake, snakes | serpiente, सांप, नागिन, 🐍
insects = insects, ants, bee, bees, spider | bugs, insectos, abejas, hormigas, कीड़े, 🐝, 🐜
spider = spider, spiders | arana, मकड़ी, 🕷
dinosaur = dinosaur, dinosaurs | dino, dinos, dinosaurio, dinosaurios, डायनासोर, 🦖, 🦕
dragon = dragon, dragons | dragones, ड्रैगन, 🐉, 🐲
monster = monster, monsters, giant monster, kaiju, creature ~ godzilla | monstruo, monstruos, राक्षस, दानव, मॉन्स्टर, 👹
alien = alien, aliens, alien invasion, extraterrestrial, ufo | extraterrestre, extraterrestres, alienigena, alienigenas, ovni, invasion, एलियन, परग्रही, 👽, 🛸
robot = robot, robots ~ android, cyborg, artificial intelligence | androids, androide, androides, रोबोट, 🤖
artificial intelligence = artificial intelligence, android, robot | ai, inteligencia artificial, ia, कृत्रिम बुद्धिमत्ता
computer = hacker, computer, technology, internet, virtual reality | hackers, hacking, informatica, ordenador, कंप्यूटर, हैकर, 💻, realidad virtual
time travel = time travel | time machine, time traveller, travel in time, viaje en el tiempo, viajes en el tiempo, viajar en el tiempo, समय यात्रा, टाइम ट्रैवल, टाइम मशीन, ⏰, ⏳, viaja en el tiempo, viajan en el tiempo
time loop = time loop | same day, same day over and over, day repeats, groundhog, bucle temporal, mismo dia, टाइम लूप, एक ही दिन
future = future, dystopia, science fiction | futuristic, futuro, futurista, भविष्य
dystopia = dystopia, totalitarian ~ post-apocalyptic, rebellion | dystopian, distopia, distopica, distopias, डिस्टोपिया, black mirror, squid game, el juego del calamar, handmaids tale
post-apocalyptic = post-apocalyptic, end of the world, apocalypse ~ survival, dystopia | apocalyptic, apocalipsis, fin del mundo, postapocaliptica, प्रलय, कयामत, दुनिया का अंत, the last of us
zombie = zombie, zombies, undead | zombi, zombis, muertos vivientes, ज़ॉम्बी, 🧟, walking dead
vampire = vampire, vampires, dracula | vampiro, vampiros, पिशाच, वैम्पायर, 🧛
werewolf = werewolf | werewolves, hombre lobo
ghost = ghost, ghosts, haunting, spirit, haunted house | spirits, haunted, fantasma, fantasmas, espiritu, espiritus, भूत, भूतों, प्रेत, आत्मा, bhoot, 👻, aatma, atma
demon = demon, possession, exorcism, devil | demons, demonio, diablo, शैतान, 👿, 😈
exorcism = exorcism ~ demonic possession, demon | exorcisms, exorcist, possessed, possessed by a demon, exorcismo, exorcista, posesion, poseida, झाड़ फूंक
witch = witch, witches, witchcraft | bruja, brujas, brujeria, चुड़ैल, डायन, 🧙‍♀️
wizard = wizard, magic, wizards | mago, magos, hechicero, जादूगर, 🧙, 🧙‍♂️, 🪄
magic = magic, magical, wizard, spell | magia, magico, जादू, जादुई, ✨, jadoo, jadu, 🔮
magician = magician, illusion | magicians, illusionist, ilusionista
clown = clown ~ circus | clowns, payaso, payasos, जोकर, 🤡
fairy tale = fairy tale, princess, enchanted ~ disney | fairytale, fairytales, cuento de hadas, cuentos, परीकथा, परी, 🧚
princess = princess, queen | princesa, princesas, राजकुमारी, 👸
mermaid = mermaid | sirena, जलपरी, 🧜
king = king, queen, royalty, throne | royal, royals, monarchy, rey, reina, realeza, राजा, रानी, 👑, raja, maharaja, rajkumar, raja rani, samrat, सम्राट, royal family, familia real
knight = knights, knight, medieval, king arthur | caballeros, योद्धा, ⚔, 🗡
samurai = samurai, ronin | samurais, सामुराई
ninja = ninja | 🥷
viking = viking, vikings | vikingo, vikingos
gladiator = gladiator, ancient rome, roman empire | gladiators, romans, gladiadores, romanos, imperio romano, antigua roma
ancient egypt = egypt, mummy, pharaoh | mummies, momia, egipto, मिस्र, antiguo egipto
mythology = mythology, greek mythology, gods, legend, folklore | myths, mitologia, mitos, legends, पौराणिक
pirates = pirates, pirate, swashbuckler | pirata, piratas, समुद्री डाकू, 🏴‍☠️, ☠
treasure = treasure, treasure hunt, gold, lost city | tesoro, tesoros, खजाना, 💎
heist = heist, robbery, bank robbery, thief, caper | heists, rob, robbing, robbers, robber, steal, stealing, theft, thieves, burglars, atraco, atracos, robo, robos, robar, golpe, ladron, ladrones, atracadores, चोरी, चोर, डकैती, डाका, लूट, लुटेरे, 💰, bank robberies, bank robber, bank robbers, rob a bank, robbing a bank, robo a un banco, robo de banco, robos de bancos, atraco a un banco, robar un banco, asalto, asaltantes, loot, lootna, lootne, bank loot, bank lootne, बैंक लूट, बैंक डकैती, chori, chor, dakaiti, daku, daaku, dacoit, dacoits, डाकू, money heist, la casa de papel, roba, roban
con artist = con artist, con artists, impostor, con man, scam, fraud | con men, scammer, grifters, swindler, estafa, estafador, estafadores, timadores, ठग, धोखाधड़ी
gangster = gangster, gangsters, mafia, organized crime | mob, mobster, mobsters, underworld, mafiosos, गैंगस्टर, माफिया, अंडरवर्ल्ड, italian mafia, mafia italiana, mafia siciliana, cosa nostra, crime family, crime families, crime boss, mob boss, capo, गुंडा, gunda, peaky blinders, sopranos, mirzapur, मिर्ज़ापुर, sacred games
drugs = drugs, drug dealer, addiction, drug trafficking | cartel, drug dealers, narcos, droga, drogas, narco, narcotrafico, ड्रग्स, नशा, 💊, nasha, nashe, breaking bad
stoner = slacker, marijuana | stoners, stoned, weed, cannabis, marihuana, porro, porros, fumeta, fumetas, fumado, fumados, gaanja, ganja, slackers, drogado, drogada, colocado, colocada, getting high, while high
police = police, detective, cop, undercover | cops, policeman, policia, policias, polizei, पुलिस, 👮, 🚓, 🚔
detective = detective, private detective, investigation, murder investigation | detectives, investigator, investigacion, जासूसी, जासूस, jasoosi, jasoos, 🕵, 🔍
murder = murder, killer | killing, asesinato, asesinatos, crimenes, हत्या, कत्ल, खून की गुत्थी, 🔪
serial killer = serial killer | serial killers, asesino en serie, psicopata, सीरियल किलर, dexter, mindhunter, true detective
hitman = hitman, assassin | hitmen, assassins, sicario, asesino a sueldo, हत्यारा
spy = spy, spies, espionage, secret agent, cia, cold war | secret agents, espia, espias, espionaje, agente secreto, जासूस एजेंट, सीक्रेट एजेंट
undercover = undercover | infiltrado
kidnapping = kidnapping, hostage | kidnapped, hostages, secuestro, secuestrado, rehenes, अपहरण
revenge = revenge, vengeance, vigilante | avenge, venganza, vengativa, बदला, बदले, badla
prison = prison, prison escape, wrongful conviction | jail, prisoner, prisoners, carcel, prision, carcelario, carcelaria, preso, जेल, कैदी, क़ैद
prison escape = prison escape, escape | jailbreak, escape from prison, prison break, fuga, fugas, fuga de la carcel, fugas de la carcel, escapar de la carcel, जेल से भागना
courtroom = courtroom, trial ~ lawyer, jury | court, trials, lawyers, lawyer, jury, legal, judge, juicio, juicios, judicial, judiciales, abogado, abogados, tribunal, अदालत, मुकदमा, वकील, कोर्ट, ⚖
journalist = journalist, journalists, newspaper, reporter, investigation | journalism, reporters, press, periodista, periodistas, periodismo, पत्रकार, 📰
politics = politics, political, corruption, president, election | government, politica, politico, presidente, राजनीति, नेता, 🗳, house of cards
corruption = corruption | corrupcion, भ्रष्टाचार
conspiracy = conspiracy, paranoia, surveillance | conspiracies, conspiracion, साजिश
terrorism = terrorism, terrorist, bomb | terrorists, terrorismo, आतंकवाद
world war ii = world war ii, nazis, holocaust ~ genre:10752 | ww2, wwii, second world war, world war 2, segunda guerra mundial, द्वितीय विश्व युद्ध, pearl harbor, d day, world war two
world war i = world war i, trenches ~ genre:10752 | ww1, wwi, first world war, primera guerra mundial, प्रथम विश्व युद्ध, world war 1, world war one
nazis = nazis, holocaust, hitler | nazi, नाज़ी
holocaust = holocaust, concentration camp | campo de concentracion, campos de concentracion, holocausto, auschwitz, होलोकॉस्ट
anti-war = anti-war | antiwar, antibelica
cold war = cold war, nuclear war | guerra fria, शीत युद्ध
soldiers = soldiers, soldier, army, military, sniper | marines, soldado, soldados, ejercito, militar, सैनिक, फौज, सेना, 🪖
submarine = submarine | submarines, submarino, submarinos, पनडुब्बी
ship = ship, shipwreck, sea, navy | ships, titanic ship, sinks, sinking, sinking ship, ship that sinks, naufragio, barco hundido, barco que se hunde, se hunde, hundimiento, जहाज, 🚢, ⛵, jahaz, jahaaz, नाव, naav
airplane = airplane, pilot, flying, airport | plane, planes, aeroplane, pilots, flight, avion, aviones, piloto, विमान, हवाई जहाज, उड़ान, ✈
train = train, trains, railway | tren, trenes, रेल, ट्रेन, रेलगाड़ी, 🚂, 🚆
cars = cars, car chase, racing, formula one, street racing | car, race car, race cars, driving, coches, carreras, autos, कार, गाड़ी, रेसिंग, 🏎, 🚗, 🏁
motorcycle = motorcycle | motorbike, motorbikes, motos, moto, बाइक, 🏍
bicycle = bicycle, cycling | bike, bikes, bicicleta, ciclismo, साइकिल, 🚲
road trip = road trip, journey, travel | road movie, road trips, roadtrip, travelling, viaje por carretera, viaje, viajes, viajar, रोड ट्रिप, यात्रा, सफर, 🚐, 🛣
survival = survival, stranded, wilderness, desert island | survive, surviving, lost at sea, supervivencia, sobrevivir, बचना, जीवित रहना, trapped, stuck, marooned, castaway, atrapado, atrapada, atrapados, varado, naufrago, फंसे, फंसा, फंस, fas jana, phans gaya, phase hue, फंसे हुए
boxing = boxing, boxer ~ sports | boxers, boxeo, boxeador, बॉक्सिंग, मुक्केबाज़, मुक्केबाज़ी, 🥊
football = football, soccer ~ sports | futbol, futbolista, फुटबॉल, ⚽, 🏈
cricket = cricket ~ sports | criquet, क्रिकेट, 🏏
baseball = baseball ~ sports | beisbol, ⚾
basketball = basketball ~ sports | baloncesto, basket, 🏀
tennis = tennis ~ sports | tenis, टेनिस, 🎾
wrestling = wrestling ~ sports | wrestler, wrestlers, lucha libre, कुश्ती, पहलवान, 🤼, luchador, luchadores
swimming = swimming ~ sports | swim, swimmer, natacion, nadar, तैराकी, 🏊
running = running, athletics, marathon ~ sports | runner, runners, correr, atletismo, maraton, दौड़, 🏃
skating = ice skating, skating, hockey | ice hockey, patinaje, हॉकी
surfing = surfing | surf, surfers, 🏄
skiing = skiing
golf = golf
underdog = underdog ~ sports, inspiring | underdogs, 🏆
training = training, mentor | coach, coaches, entrenador, कोच
dance = dance, ballet, dancer, tango | dancing, dancers, baile, bailar, danza, bailarin, bailarina, नृत्य, डांस, नाच, 💃, 🩰, 🕺, naach, nachna
rock music = rock music, rock and roll, band, guitar, concert | rock, rock band, bands, rock n roll, banda de rock, रॉक, बैंड, 🎸, 🤘
jazz = jazz | जैज़, 🎷
piano = piano, pianist, classical music | musica clasica, पियानो, 🎹
singer = singer, singing, fame | singers, cantante, गायक, गायिका, 🎤
opera = opera | ओपेरा
hip hop = hip hop, rap | rapper, rappers
art = art, painter, painting, artist | painters, artists, arte, pintor, pintura, कला, चित्रकार, 🎨, kalakar, कलाकार, chitrakar
photography = photographer, photography | fotografia, fotografo, 📷
writer = writer, author, poetry, poet, books | novelist, writing, poets, escritor, escritora, poeta, poesia, लेखक, कवि, ✍
filmmaking = filmmaking, cinema, movie star, hollywood | about cinema, about movies, making movies, filmmaker, film director, cine dentro del cine, सिनेमा के बारे में, फिल्म बनाने, 🎥, about a director, about a famous director, about directors, about a filmmaker, about filmmakers, about hollywood stars, sobre un director, sobre un director de cine, sobre directores, निर्देशक पर, director par
fashion = fashion, model | moda, फैशन, 👗
chess = chess | ajedrez, शतरंज, ♟
gambling = gambling, casino, poker | cards, apuestas, casinos, जुआ, 🎰, 🃏, jua, juari
video games = video game, video games, based on video game | videogame, videogames, gamer, gaming, videojuego, videojuegos, वीडियो गेम, 🎮, 👾
toys = toys, toy | juguete, juguetes, खिलौने, 🧸, doll, dolls, muneco, munecos, muneca, munecas
cooking = cooking, chef, food, restaurant | cook, cooks, foodie, eat, eating, chefs, kitchen, baking, gastronomy, cocina, cocinar, cocinero, cocineros, comida, comer, खाना, खाना पकाना, रसोई, भोजन, शेफ, खिलाने, खिलाना, khana, 👨‍🍳, 👩‍🍳, 🍝, 🍕, 🍳, 🍽, 🍔, 🍣
chocolate = chocolate | चॉकलेट, 🍫
alcohol = alcohol, alcoholism, bar | drinking, drunk, borrachera, alcoholismo, शराब, 🍺, alcoholic, alcoholics, alcoholico, alcoholica, borracho, borrachos, sharab, sharabi
teacher = teacher, school, professor, mentor | teachers, gym teacher, profesor, profesora, maestro, maestra, शिक्षक, टीचर, अध्यापक, 👩‍🏫, 👨‍🏫
doctor = doctor, hospital, nurse, illness | doctors, surgeon, medicine, medical, medico, medicos, enfermera, medicina, डॉक्टर, चिकित्सक, 🩺, 💉
scientist = scientist, mad scientist, inventor, mathematics ~ mathematician, nasa | scientists, science, inventors, physicist, cientifico, cientificos, ciencia, वैज्ञानिक, विज्ञान, 🔬
mathematics = mathematics, mathematician | maths, math, matematicas, matematico, गणित
nuns = nuns, nun, convent | monja, monjas, convento, नन
bible = bible, jesus, moses, easter ~ religion, faith | biblical, christian movie, christian movies, christian film, christian films, holy week, semana santa, biblia, biblica, biblicas, pelicula cristiana, peliculas cristianas, cristiana, cristianas, pascua, बाइबल
religion = religion, faith, church, priest | religious, monk, monks, god, religiosa, fe, iglesia, cura, धर्म, भगवान, ईश्वर, ⛪, 🙏
illness = illness, terminal illness, cancer | disease, enfermedad, बीमारी, कैंसर
virus = virus, pandemic, epidemic | plague, pandemia, epidemia, महामारी, 🦠
disability = disability, blind, deaf, wheelchair | disabled, autism, discapacidad, ciego, sordo, विकलांग, अंधा, अंधी, andha, andhi, andhe
mental illness = mental illness, madness, psychiatrist, psychiatric hospital | insane, asylum, schizophrenia, locura, manicomio, मानसिक, पागलपन, mental hospital, psychiatric ward, hospital psiquiatrico, psiquiatrico
depression = depression, mental health, postpartum depression ~ suicide, loneliness, hopeful | depressed, salud mental, depresion, डिप्रेशन, अवसाद
dementia = dementia, alzheimer's ~ old age, memory loss | alzheimer, demencia, अल्ज़ाइमर
che guevara
betrayal | betrayed, backstabbing, traicion, traiciones, traicionado, धोखा, विश्वासघात, dhokha
rivalry | rivals, rival, enemies, rivalidad, rivales, enemigos, दुश्मनी, दुश्मन, dushmani
supernatural = supernatural ~ ghost, demon | paranormal, sobrenatural, अलौकिक, पैरानॉर्मल
villain = villain, supervillain | villains, bad guy, bad guys, baddie, villano, villanos, villana, villanas, malvado, malvados, खलनायक, विलेन
gothic | goth, gotica, gotico, gothic horror, गॉथिक
obsession | obsessed, stalker, stalking, obsesion, obsesionado, acosador, जुनून, सनक
baby = baby, babies, pregnancy | newborn, pregnant, bebe, bebes, embarazo, embarazada, शिशु, गर्भवती, नवजात
jealousy | jealous, celos, celosa, celoso, जलन, ईर्ष्या
curse | cursed, maldicion, maldito, maldita, श्राप, शाप
rescue = rescue, rescue mission | rescued, saving, rescate, rescatar, salvar, बचाव, बचाने
widowhood = widow, widower | widows, widowers, viudo, viuda, viudos, viudas, विधवा, विधुर
letters | letter writing, cartas, चिट्ठी, चिट्ठियां, खत
mistaken identity = mistaken identity, disguise, impostor | disguised, identidad equivocada, disfraz, disfrazado, disfrazada, भेष
television = television, tv, reality tv | tv show, television show, tele, programa de tele, टीवी, टेलीविजन
on the run = on the run, manhunt, fugitive, outlaws | fugitives, runaway, runaways, wanted man, fugitivo, fugitivos, a la fuga, huyendo, huida, भगोड़ा, फरार, भागते
sacrifice | self sacrifice, sacrificio, त्याग, बलिदान, कुर्बानी
guilt = guilt, conscience | guilty, culpa, culpable, अपराधबोध
unemployment | unemployed, jobless, lost his job, lost my job, desempleo, paro, desempleado, बेरोजगार, बेरोज़गारी
colonialism = colonialism, british raj | colonial, colonialismo, colonia, उपनिवेशवाद, अंग्रेजों के जमाने, british zamana
reincarnation | past life, past lives, rebirth, reencarnacion, पुनर्जन्म, punarjanam
plane crash | air crash, crashed plane, accidente de avion, accidente aereo, avion que se estrella, विमान दुर्घटना
cannibalism = cannibalism, cannibal | cannibals, canibal, canibales, canibalismo, नरभक्षी
native americans = native americans, native american | american indians, indigenous, indios americanos, nativos americanos, indigenas, indigena, आदिवासी
home invasion | break in, burglars at home, intruder, intruders, intruso, intrusos, allanamiento, left at home, left alone at home, left at home alone, at home alone
new year = new year's eve | new years, nochevieja, ano nuevo, fin de ano, नया साल, नए साल, new year party
buddy cop = buddy cop ~ buddy comedy | buddy cops, cop buddy, cop buddies, buddy cop comedy, pareja de policias
single parent = single mother, single father | single mum, single mom, single dad, single parents, madre soltera, padre soltero, सिंगल मदर, अकेली मां
taxi = taxi, taxi driver | cab, cabs, cab driver, taxista, taxistas, टैक्सी
housekeeping = nanny, maid, servant, housekeeper, butler | nannies, babysitter, maids, ninera, nineras, sirvienta, criada, mayordomo, empleada domestica, नौकरानी, नौकर, आया
earthquake = earthquake, tsunami | earthquakes, terremoto, terremotos, sismo, भूकंप, सुनामी
immortality | immortal, immortals, inmortal, inmortales, inmortalidad, अमर
prostitution | prostitute, prostitutes, sex worker, prostituta, prostitucion, वेश्या, तवायफ
prince | princes, principe, principes, राजकुमार
caste | castes, casta, castas, dalit, जाति, दलित
taken hostage = captivity, kidnapping, hostage, basement | captive, held captive, locked in, secuestrada, cautiva, cautivo, encerrada, encerrado, encerrados, बंधक
memory = memory, amnesia, memory loss | memoria, recuerdos, याददाश्त, स्मृति
dreams = dreams, dreamlike, surreal | dream, suenos, sueno, सपने, सपना, 💭
death = death, grief, afterlife | dying, muerte, morir, mas alla, मौत, मृत्यु, 💀, ⚰, dies, muerto, muertos, muere
grief = grief, loss of loved one, death | loss, mourning, bereavement, duelo, perdida, शोक
wedding = wedding, marriage, bride, arranged marriage | weddings, groom, getting married, boda, bodas, casamiento, novia, शादी, विवाह, दुल्हन, shaadi, 👰, 💒
marriage = marriage, husband, divorce, arranged marriage | married couple, couples, matrimonio, casados, विवाहित, पति पत्नी
divorce = divorce | separation, divorcio, separacion, तलाक
affair = affair, infidelity, adultery | cheating, infidelidad, aventura amorosa, बेवफाई
love triangle = love triangle | triangulo amoroso
first love = first love | primer amor, पहला प्यार
forbidden love = forbidden love, love triangle, star-crossed lovers | impossible love, amor prohibido, amor imposible, historia de amor prohibido, historia de amor imposible
lost love = lost love, bittersweet | heartbreak, breakup, break up, broken heart, desamor, ruptura, corazon roto, दिल टूटना, ब्रेकअप, 💔
love = love, genre:10749, romantic, love story ~ heartwarming, tender, friendship, motherhood | love movies, love films, प्यार, मोहब्बत, इश्क, fall in love, falling in love, lovers, enamorarse, enamorado, enamorada, querer, aprender a querer, ❤, 💕, 💘, 😍, 💑, pyaar, pyar, ishq, ishk, 😘, 💏
friendship = friendship, female friendship, friends, unlikely friendship, buddy | friend, buddies, best friends, amistad, amigos, amigas, amigo, दोस्ती, दोस्त, दोस्तों, यारी, dosti, 👭, 👬, dosto, amistad fuerte, fuerte amistad
father and son = father and son, father son relationship | fathers and sons, padre e hijo, पिता पुत्र, बाप बेटे, his son, su hijo, अपने बेटे, apne bete, पिता और पुत्र, बाप बेटा, पिता और बेटा, baap beta, baap bete, father son
father and daughter = father and daughter, father daughter relationship | padre e hija, पिता और बेटी, बाप बेटी, his daughter, su hija, अपनी बेटी, apni beti, baap beti, पिता बेटी, father daughter
mother and daughter = mother and daughter, mother daughter relationship | madre e hija, मां बेटी, her daughter, मां और बेटी, maa beti, mother daughter
mother and son = mother and son, mother son relationship | madre e hijo, मां बेटा, her son, मां बेटे, मां और बेटा, मां और बेटे, maa beta, maa bete, mother son
father = father, father and son, father and daughter, single father, father son relationship, father daughter relationship | dad, fathers, fatherhood, padre, पिता, पापा, बाप
mother = mother, motherhood, single mother, mother and son, mother and daughter | mom, mum, mothers, maternity, madre, mama, maternidad, maa, मां, माता, मम्मी
siblings = siblings, brothers, sisters, twins | brother, sister, hermano, hermana, hermanos, hermanas, gemelos, भाई, बहन, भाई बहन, 👯, behen, bahan, behan, bhai behen, bhai bahan, bhen, bahn, bhai bhen
grandparents = grandmother, grandfather, old age | grandma, grandpa, abuelo, abuelos, नाना, दादा, 👵, 👴, dada dadi, nana nani, dada ji, nana ji
old age = old age, retirement | elderly, old people, ageing, aging, vejez, ancianos, jubilacion, बुढ़ापा, बुजुर्ग
family life = family, siblings, parents | family drama, dysfunctional family, familia disfuncional
children = boy, girl, child, childhood, child psychologist | kid, the kid, the child, a kid, a child, un niño, una niña, el niño, la niña, niño que, niña que, ek bachcha, एक बच्चा
orphan = orphan, adoption, found family | orphans, adopted, huerfano, huerfanos, adopcion, अनाथ
coming of age = coming of age, growing up, first love, childhood | grow up, youth, madurar, crecer, iniciacion, infancia, juventud, बड़ा होना, बचपन, जवानी, finding yourself, find yourself, finding myself, self discovery, encontrarse a si mismo
high school = high school, teen, prom | highschool
teen love = teen & genre:10749 | teen romance, teenage love
bullying = bullying | bullied, acoso escolar
lgbt = lgbt, gay, transgender, lesbian | lgbtq, queer, trans, gays, lesbianas, homosexual, समलैंगिक, 🏳️‍🌈
racism = racism, slavery, african american, civil rights | race relations, black history, apartheid, racismo, derechos civiles, नस्लवाद
african american = african american | black cinema, black directors, black director, black cast, black actors, afroamericano, afroamericana, afroamericanos
slavery = slavery | slaves, slave, esclavitud, esclavos, गुलामी
feminism = feminism, women's rights, women, strong woman | feminist, feminismo, feminista, नारीवाद
poverty = poverty, slum, homelessness, working class | poor, homeless, slums, pobreza, pobres, गरीबी, गरीब
wealth = class difference, class divide, class conflict | rich and poor, class struggle, inequality, ricos y pobres, desigualdad, lucha de clases, अमीर गरीब, amir garib, ameer gareeb
money = wall street, greed, banking, stock market, business | finance, dinero, finanzas, negocios, पैसा, व्यापार, 💵
immigration = immigrants, immigrant, refugees, culture clash | refugee, migrants, inmigracion, inmigrantes, emigrantes, refugiados, प्रवासी
dictatorship = dictatorship, totalitarian, resistance, political prisoner | dictator, regime, fascism, dictadura, franquismo, fascismo, तानाशाही
patriotic = patriotic, nationalism, freedom fighters ~ freedom, independence, soldiers | patriot, patriotism, patriota, patriotica, patriotismo, देशभक्ति, देशभक्त, deshbhakti, desh bhakti, country pride, desh ke liye, देश के लिए, independence day, republic day, 15 august, 15 अगस्त, 26 january, 26 जनवरी, swatantrata diwas, स्वतंत्रता दिवस, desh, deshprem, देशप्रेम, desh prem
revolution = revolution, rebellion, uprising, independence, freedom | freedom struggle, freedom fighter, revolucion, independencia, क्रांति, आज़ादी, स्वतंत्रता
nature = nature, animals, environment, forest | climate, ecology, environmental, naturaleza, medio ambiente, ecologia, प्रकृति, पर्यावरण, 🌳, 🌿
volcano = volcano | volcan, ज्वालामुखी, 🌋
storm = storm, tornado, hurricane | tormenta, huracan, तूफान, 🌪, ⛈
rain = rain | lluvia, बारिश, 🌧, ☔
summer = summer, beach, holiday | summertime, verano, गर्मी की छुट्टियां, ☀
holiday = holiday, travel ~ beach, summer | vacation, holidays, vacaciones, छुट्टियां
christmas = christmas, santa claus | xmas, santa, navidad, navidena, navidenas, navideno, papa noel, क्रिसमस, 🎄, 🎅, christmas eve, nochebuena
halloween = halloween | noche de brujas, हैलोवीन, 🎃, spooky, spooky season
birthday = birthday, party | fiesta, cumpleanos, पार्टी, 🎉, 🎂, 🎈
thanksgiving = thanksgiving
body swap = body swap | body switch, cambio de cuerpo
imaginary friend = imaginary friend
superpowers = superpowers, superhero, telekinesis | powers, poderes
secret identity = secret identity, mask
clone = clone, cloning, genetic engineering | clones, clonacion
parallel world = parallel universe, multiverse, alternate reality | parallel universes, multiverso, universos paralelos, मल्टीवर्स
simulation = simulated reality, virtual reality, artificial intelligence | matrix like, simulacion
giant robots = giant robot, mecha, robot | mechas, mech, mechs
ring quest = ring, middle-earth, quest | 💍, game of thrones, juego de tronos
neorealism = neorealism, italian neorealism | neorealismo, neorrealismo, नवयथार्थवाद
french new wave = french new wave | new wave, nouvelle vague, nueva ola
expressionism = german expressionism, expressionism | expresionismo
everyday life = everyday life, slice of life, friendship, quiet | daily life, vida cotidiana, रोज़मर्रा
loneliness = loneliness, isolation | lonely, alone, soledad, solitario, अकेलापन, तन्हाई
midlife crisis = midlife crisis | crisis de los cuarenta
second chance = redemption, second chance, fate | redencion, second chances, segunda oportunidad
holiday romance = summer & genre:10749 | summer romance, amor de verano
stunts = stunts, chase, car chase | car chases, chases, persecucion, persecuciones, पीछा, car pursuits
school shooting = school shooting ~ guns | school shootings, mass shooting, tiroteo en una escuela, tiroteo en un instituto, tiroteo en un colegio, tiroteo escolar, gun control
guns = guns, shootout, hitman | gun, shooting
social media = social media ~ internet | redes sociales, influencer, influencers
bachelor party = bachelor party, bachelor trip, bachelor
shootout = shootout, hitman ~ guns, genre:28 | gunfight, tiroteo, pistolas, armas, गोलीबारी, बंदूक, 🔫, tiros, de tiros, balazos, de balazos, plomo
sword fight = sword fight, swashbuckler, samurai | swords, sword, sword fighting, espada, espadas, espadachin, तलवार, 🤺
explosion = explosion, bomb | explosions, explosiones, bombs, bomba, धमाका, 💥, 💣
musketeers = musketeers, swashbuckler | mosqueteros
robin hood = robin hood | 🏹
sherlock = sherlock holmes, detective
king arthur = king arthur
frankenstein story = frankenstein, monster | frankensteins
shakespeare = shakespeare | शेक्सपियर
jane austen = jane austen, costume drama | period romance
costume drama = costume drama, period drama ~ 19th century, victorian, 18th century | period dramas, siglo xix, drama de epoca, कॉस्ट्यूम ड्रामा, de epoca, pelicula de epoca, peliculas de epoca, cine de epoca, regency, bridgerton, downton abbey
great depression = great depression, 1930s
disney = disney | डिज़्नी
pixar = pixar | पिक्सार
studio ghibli = studio ghibli | ghibli, गिब्ली, घिबली
studio laika = laika, titled:coraline | laika studio, laika studios
dreamworks = dreamworks
illumination = illumination, minions
marvel = marvel, marvel comic, marvel cinematic universe | mcu, मार्वल
dc comics = dc comics | dc, डीसी
stephen king = stephen king | stephen king books, stephen king novels, libros de stephen king, स्टीफन किंग
agatha christie = agatha christie, whodunit | poirot, hercule poirot
`;

const franchises = `
batman = batman | बैटमैन, 🦇
superman = superman | सुपरमैन
spider-man = spider-man | spiderman, स्पाइडर मैन, स्पाइडरमैन
x-men = x-men | xmen
star wars = star wars | la guerra de las galaxias, स्टार वॉर्स, darth vader, luke skywalker, yoda, may the force be with you, que la fuerza te acompane
james bond = james bond | bond, 007, bond film, जेम्स बॉन्ड
harry potter = harry potter | हैरी पॉटर, ⚡, hogwarts, hermione, hermione granger, dumbledore, voldemort
indiana jones = indiana jones | indianna jones, indy jones, इंडियाना जोन्स
middle-earth = middle-earth, the lord of the rings | lord of the rings, tolkien, hobbit, el senor de los anillos, लॉर्ड ऑफ द रिंग्स, gandalf, frodo, gollum, hobbits
`;

/** Everything that people say, by what it stands for. */
export const lexicon: readonly LexiconEntry[] = [
  ...entriesOf('genre', genres),
  ...entriesOf('origin', origins),
  ...entriesOf('award', awards),
  ...entriesOf('audience', audiences),
  ...entriesOf('mood', occasions),
  ...entriesOf('mood', moods),
  ...entriesOf('place', places),
  ...entriesOf('subject', subjects),
  ...entriesOf('subject', franchises),
];

/** The entries that are series of films. After "like" they are examples. */
export const franchiseNames: ReadonlySet<string> = new Set(
  entriesOf('subject', franchises).map(({ name }) => name),
);

function entriesOf(kind: LexiconKind, table: string): LexiconEntry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [meaning = '', said = ''] = line.split(' | ');
      const [name = '', terms = name] = meaning.split(' = ');
      const groups = terms.split(' & ').map((group) => {
        const [strong = '', related = ''] = group.split(' ~ ');
        return { terms: listOf(strong), related: listOf(related) };
      });
      const own = groups.length === 1 ? (groups[0]?.terms ?? []) : [];
      const keywords = own.filter((term) => !term.includes(':'));
      const phrases = [name, ...listOf(said), ...keywords];
      return {
        kind,
        name,
        groups,
        phrases: kind === 'award' ? awardPhrases(name, phrases) : phrases,
      };
    });
}

/** "oscar for best director", "goya a la mejor pelicula", "bafta winner". */
function awardPhrases(name: string, phrases: readonly string[]): string[] {
  const prizes = phrases.filter((phrase) => /^(?:best|mejor) /.test(phrase));
  const said =
    prizes.length > 0
      ? prizes.flatMap((prize) => prizePhrases('oscar', prize))
      : ['best film', 'best picture', 'mejor pelicula'].flatMap((prize) =>
          prizePhrases(name, prize),
        );
  return [...phrases, `${name} award`, `${name} winner`, `premio ${name}`, ...said];
}

function prizePhrases(award: string, prize: string): string[] {
  return [
    ...[`${award} ${prize}`, `${prize} ${award}`, `${prize} winner`, `${award} for ${prize}`],
    ...[`${award} a ${prize}`, `${award} al ${prize}`, `${award} a la ${prize}`],
  ];
}

function listOf(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}
