import { plainWords } from './plainWords';

export interface Concept {
  /** Its first term, by which it is known. */
  readonly name: string;
  /** The words under which films are described; any of them will do. */
  readonly terms: readonly string[];
  /** What people also say for it. */
  readonly said: readonly string[];
  /** A mood tells less about a film than a thing or a place, which count 1. */
  readonly weight: number;
}

/** A line is a concept: how films are described = what people also say for it, in three languages. */
const things = `
  cat, kitten, feline = kitty, pussycat, gato, gata, gatos, gatas, gatito, gatitos, felino, बिल्ली, बिल्लियां, बिल्लियों, बिल्ला
  dog, puppy, canine = puppies, perro, perra, perros, perrito, cachorro, कुत्ता, कुत्ते, कुत्तों, पिल्ला
  animals, talking animals, animal = animales, mascota, mascotas, pet, pets, जानवर, जानवरों, पशु
  horse, horses = caballo, caballos, घोड़ा, घोड़े
  bear, panda = oso, osos, भालू
  lion, lions = leon, leones, शेर
  tiger, tigers = tigre, tigres, बाघ
  shark, sharks = tiburon, tiburones, शार्क
  dinosaur, dinosaurs = dino, dinos, dinosaurio, dinosaurios, डायनासोर
  dragon, dragons = dragones, ड्रैगन, अजगर
  monster, monsters, giant monster, kaiju = monstruo, monstruos, राक्षस, दानव
  heist, robbery, bank robbery, thief, burglar, vault = heists, rob, robbing, robbers, robber, steal, stealing, theft, thieves, atraco, atracos, robo, robos, robar, golpe, ladron, ladrones, atracadores, चोरी, चोर, डकैती, डाका, लूट, लुटेरे
  space, spaceship, outer space, astronaut, space station, galaxy = cosmos, starship, astronauts, spacecraft, espacio, espacial, nave espacial, astronauta, astronautas, galaxia, अंतरिक्ष, अन्तरिक्ष, स्पेस, ब्रह्मांड
  alien, aliens, alien invasion, extraterrestrial = extraterrestre, extraterrestres, alienigena, alienigenas, ovni, ufo, एलियन, परग्रही
  science fiction, future = sci fi, scifi, ciencia ficcion, futuro, futuristic, विज्ञान कथा, भविष्य
  time travel, time loop = time machine, viaje en el tiempo, viajes en el tiempo, समय यात्रा, टाइम ट्रैवल
  robot, android, cyborg = robots, androids, androide, रोबोट
  artificial intelligence, hacker, computer, technology = ai, inteligencia artificial, hackers, computers, ordenador, कंप्यूटर, कृत्रिम बुद्धिमत्ता
  post apocalyptic, apocalypse, dystopia, end of the world, disaster = dystopian, apocalyptic, apocalipsis, distopia, fin del mundo, desastre, प्रलय, कयामत
  zombie, zombies, undead = zombis, muertos vivientes, ज़ॉम्बी
  vampire, vampires, dracula = vampiro, vampiros, पिशाच, वैम्पायर
  ghost, ghosts, haunted house, haunting, haunted = fantasma, fantasmas, भूत, प्रेत, आत्मा
  witch, witches = bruja, brujas, चुड़ैल, डायन
  magic, wizard, sorcerer, fantasy = magical, magia, mago, magos, fantasia, जादू, जादूगर, जादुई
  fairy tale, princess, prince = fairytale, cuento de hadas, princesa, परी, राजकुमारी, परीकथा
  superhero, marvel comic, dc comics, superpowers = superheroes, marvel, superheroe, सुपरहीरो
  italy, italian, rome, venice, tuscany, sicily, naples, florence, milan = italia, italiana, italiano, roma, venecia, toscana, sicilia, napoles, इटली, इटैलियन, रोम, वेनिस
  france, french, paris = francia, francesa, frances, parisian, फ्रांस, पेरिस
  spain, spanish, madrid, barcelona, castile = espana, espanola, espanol, स्पेन
  england, london, british, scotland = uk, britain, english, inglaterra, londres, लंदन, इंग्लैंड
  germany, german, berlin = alemania, alemana, जर्मनी, बर्लिन
  india, hindi, mumbai, delhi, kolkata, punjab, rajasthan = indian, bollywood, bombay, भारत, भारतीय, हिंदी, हिन्दी, बॉलीवुड, मुंबई, दिल्ली
  japan, tokyo, japanese, anime, samurai = japon, japonesa, tokio, जापान, जापानी
  korea, south korea, seoul, korean = corea, coreana, कोरिया, कोरियाई
  china, hong kong, chinese, beijing, shanghai = चीन, चीनी
  mexico, mexican = mexicana, mexicano, मेक्सिको
  argentina, buenos aires = argentine, अर्जेंटीना
  new york, manhattan, brooklyn = nyc, nueva york, न्यूयॉर्क
  los angeles, hollywood, california = लॉस एंजेलिस, हॉलीवुड
  war, world war ii, soldiers, vietnam war, battlefield = wars, wartime, soldier, guerra, guerras, soldado, soldados, युद्ध, जंग, लड़ाई, सैनिक
  father daughter relationship, father son relationship, father, single father = dad, fathers, padre, papa, पिता, पापा, बाप
  mother, mother son relationship, mother daughter relationship, single mother = mom, mum, mothers, madre, mama, मां, माता
  sisters, brothers, siblings = sister, brother, hermana, hermano, hermanos, hermanas, भाई, बहन
  teenagers, teenager, high school, coming of age, school = teen, teens, adolescente, adolescentes, instituto, escuela, colegio, स्कूल, किशोर
  teacher, school, college = university, student, students, profesor, profesora, maestro, universidad, शिक्षक, कॉलेज, अध्यापक
  wedding, marriage, bride = weddings, boda, bodas, matrimonio, शादी, विवाह, दुल्हन
  divorce, affair, infidelity, breakup = divorcio, तलाक
  loneliness, isolation, lonely = alone, soledad, sola, अकेलापन, अकेला
  music, musical, jazz, singing, songs, guitar, musician, singer = band, song, musicals, musica, cantante, cancion, canciones, संगीत, गाने, गायक
  dance, dancing, dancer, ballet = baile, bailar, bailarina, danza, नृत्य, नाच, डांस
  food, cooking, chef, restaurant = cook, kitchen, comida, cocina, cocinero, restaurante, खाना, भोजन, रसोई
  christmas, santa claus = xmas, santa, navidad, navidades, क्रिसमस
  halloween, spooky = हैलोवीन
  summer, beach, island, holiday = vacation, verano, playa, isla, vacaciones, गर्मी, समुद्र तट, द्वीप, छुट्टी
  ocean, sea, ship, shipwreck, underwater, submarine = boat, oceano, mar, barco, submarino, समुद्र, सागर, जहाज
  pirate, pirates, treasure = pirata, piratas, tesoro, समुद्री डाकू, खजाना
  desert, western, cowboy, sheriff, outlaw = westerns, cowboys, oeste, vaqueros, vaquero, desierto, रेगिस्तान, काउबॉय
  forest, jungle, nature, wilderness = woods, bosque, selva, naturaleza, जंगल, प्रकृति
  snow, winter, ice, arctic = nieve, invierno, hielo, बर्फ, सर्दी
  mountains, climbing, mountain = montana, montanas, पहाड़, पर्वत
  train, railway = trains, tren, trenes, ट्रेन, रेलगाड़ी, रेल
  car chase, street racing, racing, cars, car = race, driver, coche, coches, carro, carros, carreras, कार, गाड़ी, रेस
  airplane, pilot, flying, airplane crash = plane, planes, avion, aviones, piloto, विमान, हवाई जहाज
  road trip, travel, journey = roadtrip, travelling, traveling, trip, viaje, viajes, viajar, carretera, यात्रा, सफर
  crime, criminal, gangster, organized crime, mafia = crimes, crimen, criminales, mafioso, mob, mobster, gangsters, अपराध, माफिया, गुंडे, गैंगस्टर
  murder, serial killer, killer, whodunit = murders, kill, asesinato, asesino, asesina, asesinos, हत्या, कातिल, खूनी, कत्ल
  detective, private detective, whodunit, mystery, investigation = mysteries, misterio, misterios, detectives, investigacion, रहस्य, जासूस, रहस्यमय
  police, fbi, undercover, cop = cops, policia, policias, पुलिस
  spy, secret agent, cia, espionage = spies, espia, espias, espionaje, agente secreto, खुफिया, एजेंट
  assassin, hitman, mercenary = assassins, sicario, mercenario, भाड़े
  prison, prison escape, escape = jail, carcel, prision, fuga, जेल, कैद
  courtroom, lawyer, trial, jury = court, law, abogado, juicio, अदालत, वकील
  politics, president, corruption, conspiracy = political, politica, presidente, corrupcion, राजनीति, राजनीतिक, नेता
  revenge, vengeance, vigilante = avenge, venganza, बदला, इंतकाम
  kidnapping, hostage, rescue = kidnapped, abduction, secuestro, rescate, अपहरण
  survival, trapped, stranded = survive, surviving, survivor, supervivencia, sobrevivir, जीवित, बचाव
  sports, football, boxing, baseball, basketball, cricket, boxer = sport, soccer, deporte, deportes, futbol, boxeo, खेल, क्रिकेट, फुटबॉल
  martial arts, kung fu, samurai = karate, artes marciales, कुंग फू, मार्शल आर्ट
  writer, novelist, artist, painter, poet = author, art, arte, artista, escritor, escritora, poeta, लेखक, कवि, कलाकार
  filmmaking, hollywood, actor, cinema = actress, director, actriz, अभिनेता, सिनेमा
  dream, memory, amnesia = dreams, memories, sueno, suenos, memoria, सपना, सपने, याद, यादें
  poverty, class differences, slum = poor, pobreza, pobres, गरीबी, गरीब
  based on true story, inspired by a true story, biography = true story, real story, biopic, true, hechos reales, historia real, biografia, सच्ची कहानी, सच्ची, जीवनी
  based on novel, based on book = book, novel, libro, novela, उपन्यास, किताब
  history, historical, victorian, ancient rome, medieval = period, historia, historica, historico, इतिहास, ऐतिहासिक
  animation, anime, talking animals = animated, cartoon, cartoons, pixar, animada, animadas, animado, animacion, dibujos, dibujos animados, एनिमेशन, कार्टून, एनिमेटेड
  documentary = documentaries, documental, documentales, वृत्तचित्र, डॉक्यूमेंट्री
  female hero, female protagonist, princess = women, woman, girl, mujer, mujeres, heroina, महिला, औरत, लड़की
`;

const circumstances = `
  scary, horror, creepy, terrifying, eerie, spooky = scare, frightening, fear, miedo, terror, terrorifica, susto, डरावनी, डरावना, डरावने, डर, हॉरर, खौफनाक
  love, romance, romantic, first love, love story = romances, lovers, amor, romantica, romantico, romanticas, enamorados, प्यार, प्रेम, मोहब्बत, इश्क, रोमांटिक, रोमांस, प्रेम कहानी
  mind bending, surreal, twist, memory = mindbending, mindfuck, confusing, plot twist, surrealista, giro
  family, siblings, father son relationship, mother daughter relationship, parents = families, familia, familiar, familias, परिवार, पारिवारिक
  kids, children, childhood, child, family = kid, ninos, nino, nina, ninas, infantil, बच्चे, बच्चों, बच्चा, बचपन
  friendship, friends, female friendship, buddy = friend, buddies, amistad, amigo, amigos, amigas, दोस्ती, दोस्त, दोस्तों, मित्रता
  black and white, 1940s, 1950s, film noir = classic, classics, old, clasico, clasica, clasicas, blanco y negro, पुरानी, क्लासिक
`;

const moods = `
  sad, bittersweet, melancholy, tragic, grief, emotional = sadness, tragedy, tearjerker, cry, crying, heartbreaking, depressing, triste, tristes, tristeza, tragica, llorar, melancolica, दुखद, दुख, दुखी, उदास, रुलाने, ग़मगीन
  hopeful, uplifting, heartwarming, feel good, inspiring = hope, inspirational, optimistic, feelgood, happy, esperanza, esperanzadora, esperanzador, optimista, inspiradora, feliz, उम्मीद, आशा, प्रेरक, खुश, खुशी
  funny, comedy, slapstick, silly = comedies, hilarious, humor, humour, laugh, laughs, laughing, comedia, comedias, divertida, divertidas, graciosa, graciosas, risa, reir, हंसी, हास्य, मजेदार, कॉमेडी, हंसाने
  tense, suspense, thriller, intense = thrilling, gripping, suspenso, tension, intriga, रोमांचक, सस्पेंस, थ्रिलर
  action packed, action, explosion, fast paced, shootout = explosions, accion, explosiones, एक्शन, मारधाड़
  adventure, adventurous, quest, journey = adventures, aventura, aventuras, रोमांच, साहसिक
  tender, gentle, warm, whimsical, cozy = cosy, sweet, cute, wholesome, comforting, tierna, dulce, प्यारी, कोमल
  violent, gory, gritty, brutal = bloody, blood, gore, violence, sangre, sangrienta, violenta, violencia, खून, हिंसा, हिंसक
  epic, spectacle, battle = epica, epico, महाकाव्य, भव्य
  drama = dramas, dramatic, dramatica, नाटक, ड्रामा
`;

/** What visitors ask for, and how the films speak of it. */
export const concepts: readonly Concept[] = [
  ...conceptsIn(things, 1),
  ...conceptsIn(circumstances, 0.8),
  ...conceptsIn(moods, 0.6),
];

function conceptsIn(table: string, weight: number): Concept[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [terms = [], said = []] = line
        .split('=')
        .map((side) => side.split(',').map((phrase) => plainWords(phrase).join(' ')));
      return { name: terms[0] ?? '', terms, said, weight };
    });
}
