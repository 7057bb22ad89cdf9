import type { TermNames } from '@/domain/fact';

/*
 * A line: NAME = ENGLISH | SPANISH | HINDI. Without "=", the name of the lexicon is the English text.
 */
const table = `
musical | musical | म्यूज़िकल
film noir | cine negro | फ़िल्म नोआर
neo-noir | neo-noir | नियो-नोआर
biopic | película biográfica | जीवनी
whodunit | enigma criminal | मर्डर मिस्ट्री
superhero = superheroes | superhéroes | सुपरहीरो
martial arts | artes marciales | मार्शल आर्ट
silent film | cine mudo | मूक फ़िल्म
true crime | crimen real | सच्ची अपराध कथा
slasher | slasher | स्लैशर
found footage | metraje encontrado | फ़ाउंड फ़ुटेज
parody | parodia | पैरोडी
satire | sátira | व्यंग्य
dark comedy | humor negro | डार्क कॉमेडी
slapstick | humor físico | स्लैपस्टिक
stop motion | stop motion | स्टॉप मोशन
sports | deporte | खेल
disaster = disasters | catástrofes | आपदा
foreign language = in another language | en otro idioma | दूसरी भाषा में
african = African | cine africano | अफ़्रीकी
kids = for children | para niños | बच्चों के लिए
whole family = for the whole family | para toda la familia | पूरे परिवार के लिए
parents = for the whole family | para toda la familia | पूरे परिवार के लिए
children = children | niños | बच्चे
adults = for adults | para adultos | बड़ों के लिए
teenagers = teenagers | adolescentes | किशोर
date night = romantic | romántica | रोमांटिक
oscar picture = Oscar for best picture | Óscar a la mejor película | सर्वश्रेष्ठ फ़िल्म का ऑस्कर
oscar director = Oscar for best director | Óscar a la mejor dirección | सर्वश्रेष्ठ निर्देशन का ऑस्कर
oscar actor = Oscar for best actor | Óscar al mejor actor | सर्वश्रेष्ठ अभिनेता का ऑस्कर
oscar actress = Oscar for best actress | Óscar a la mejor actriz | सर्वश्रेष्ठ अभिनेत्री का ऑस्कर
oscar screenplay = Oscar for best screenplay | Óscar al mejor guion | सर्वश्रेष्ठ पटकथा का ऑस्कर
oscar animated = Oscar for best animated film | Óscar a la mejor película de animación | सर्वश्रेष्ठ एनिमेशन का ऑस्कर
oscar international = Oscar for best international film | Óscar a la mejor película internacional | सर्वश्रेष्ठ अंतरराष्ट्रीय फ़िल्म का ऑस्कर
oscar documentary = Oscar for best documentary | Óscar al mejor documental | सर्वश्रेष्ठ वृत्तचित्र का ऑस्कर
oscar = Oscar for best picture | Óscar a la mejor película | सर्वश्रेष्ठ फ़िल्म का ऑस्कर
palme d'or = Palme d’Or | Palma de Oro | पाम डोर
golden lion = Golden Lion | León de Oro | गोल्डन लायन
golden bear = Golden Bear | Oso de Oro | गोल्डन बेयर
bafta = BAFTA | BAFTA | बाफ़्टा
goya = Goya | Goya | गोया
cesar = César | César | सीज़र
national film award = National Film Award | Premio Nacional de Cine de la India | राष्ट्रीय फ़िल्म पुरस्कार
filmfare = Filmfare Award | premio Filmfare | फ़िल्मफ़ेयर
award winning = award winner | premiada | पुरस्कार विजेता
greece = Greece | Grecia | यूनान
italy = Italy | Italia | इटली
france = France | Francia | फ़्रांस
paris = Paris | París | पेरिस
spain = Spain | España | स्पेन
spanish civil war = Spanish Civil War | Guerra Civil española | स्पेनी गृहयुद्ध
england = England | Inglaterra | इंग्लैंड
scotland = Scotland | Escocia | स्कॉटलैंड
ireland = Ireland | Irlanda | आयरलैंड
germany = Germany | Alemania | जर्मनी
berlin = Berlin | Berlín | बर्लिन
vienna = Vienna | Viena | वियना
russia = Russia | Rusia | रूस
india setting = India | la India | भारत
mumbai = Mumbai | Bombay | मुंबई
delhi = Delhi | Delhi | दिल्ली
kolkata = Kolkata | Calcuta | कोलकाता
partition of india = partition of India | la partición de la India | भारत का विभाजन
pakistan = Pakistan | Pakistán | पाकिस्तान
japan = Japan | Japón | जापान
tokyo = Tokyo | Tokio | टोक्यो
korea = Korea | Corea | कोरिया
china = China | China | चीन
hong kong city = Hong Kong | Hong Kong | हांगकांग
mexico = Mexico | México | मेक्सिको
europe setting = Europe | Europa | यूरोप
argentina setting = Argentina | Argentina | अर्जेंटीना
brazil = Brazil | Brasil | ब्राज़ील
cuba = Cuba | Cuba | क्यूबा
iran = Iran | Irán | ईरान
africa = Africa | África | अफ़्रीका
australia = Australia | Australia | ऑस्ट्रेलिया
new york = New York | Nueva York | न्यूयॉर्क
los angeles = Los Angeles | Los Ángeles | लॉस एंजेलिस
hollywood setting = Hollywood | Hollywood | हॉलीवुड
chicago = Chicago | Chicago | शिकागो
san francisco = San Francisco | San Francisco | सैन फ़्रांसिस्को
las vegas = Las Vegas | Las Vegas | लास वेगास
texas = Texas | Texas | टेक्सस
boston = Boston | Boston | बोस्टन
vietnam = Vietnam | Vietnam | वियतनाम
island = islands | islas | द्वीप
sea = the sea | el mar | समुद्र
beach = the beach | la playa | समुद्र तट
underwater | bajo el agua | पानी के नीचे
desert = the desert | el desierto | रेगिस्तान
jungle = the jungle | la selva | जंगल
forest = the forest | el bosque | जंगल
mountains = mountains | montañas | पहाड़
snow = snow and ice | nieve y hielo | बर्फ़
small town = small towns | pueblos | छोटा शहर
village = country life | vida rural | गाँव
farm = farms | granjas | खेती
school | colegio | स्कूल
college | universidad | कॉलेज
hospital = hospitals | hospitales | अस्पताल
hotel = hotels | hoteles | होटल
restaurant = restaurants | restaurantes | रेस्तराँ
castle = castles | castillos | क़िले
medieval = Middle Ages | Edad Media | मध्ययुग
haunted house = haunted houses | casas encantadas | भूतिया घर
space | espacio | अंतरिक्ष
moon = the Moon | la Luna | चाँद
mars = Mars | Marte | मंगल ग्रह
circus = the circus | el circo | सर्कस
clown = clowns | payasos | जोकर
theatre = the theatre | teatro | रंगमंच
suburbs | las afueras | उपनगर
city life = the city | la ciudad | शहर
office = the office | la oficina | दफ़्तर
museum = museums | museos | संग्रहालय
library = books | libros | किताबें
cat = cats | gatos | बिल्लियाँ
dog = dogs | perros | कुत्ते
horse = horses | caballos | घोड़े
animals | animales | जानवर
talking animals | animales que hablan | बोलने वाले जानवर
bear = bears | osos | भालू
panda = pandas | pandas | पांडा
lion = lions | leones | शेर
tiger = tigers | tigres | बाघ
elephant = elephants | elefantes | हाथी
monkey = apes and monkeys | monos y simios | बंदर
shark = sharks | tiburones | शार्क
whale = whales and dolphins | ballenas y delfines | व्हेल और डॉल्फ़िन
fish | peces | मछलियाँ
penguin = penguins | pingüinos | पेंगुइन
pig = pigs | cerdos | सूअर
rat = rats and mice | ratas y ratones | चूहे
rabbit = rabbits | conejos | ख़रगोश
wolf = wolves | lobos | भेड़िए
fox = foxes | zorros | लोमड़ियाँ
birds | pájaros | पक्षी
snake = snakes | serpientes | साँप
insects | insectos | कीड़े
spider = spiders | arañas | मकड़ियाँ
dinosaur = dinosaurs | dinosaurios | डायनासोर
dragon = dragons | dragones | ड्रैगन
monster = monsters | monstruos | दानव
alien = aliens | extraterrestres | एलियन
robot = robots | robots | रोबोट
artificial intelligence | inteligencia artificial | कृत्रिम बुद्धिमत्ता
computer = computers | ordenadores | कंप्यूटर
time travel | viajes en el tiempo | समय यात्रा
time loop | bucle temporal | टाइम लूप
future = the future | el futuro | भविष्य
dystopia | distopía | डिस्टोपिया
post-apocalyptic = the end of the world | el fin del mundo | दुनिया का अंत
zombie = zombies | zombis | ज़ॉम्बी
vampire = vampires | vampiros | वैम्पायर
werewolf = werewolves | hombres lobo | नरभेड़िए
ghost = ghosts | fantasmas | भूत
demon = demons | demonios | शैतान
exorcism | exorcismo | झाड़-फूँक
witch = witches | brujas | चुड़ैलें
wizard = wizards | magos | जादूगर
magic | magia | जादू
magician = magicians | ilusionistas | जादूगर
fairy tale = fairy tales | cuentos de hadas | परीकथा
princess = princesses | princesas | राजकुमारियाँ
mermaid = mermaids | sirenas | जलपरियाँ
king = kings and queens | reyes y reinas | राजा-रानी
knight = knights | caballeros medievales | मध्यकालीन योद्धा
samurai | samuráis | सामुराई
ninja = ninjas | ninjas | निंजा
viking = Vikings | vikingos | वाइकिंग
gladiator = ancient Rome | la antigua Roma | प्राचीन रोम
ancient egypt = ancient Egypt | el antiguo Egipto | प्राचीन मिस्र
mythology = myths and legends | mitos y leyendas | मिथक और किंवदंतियाँ
pirates | piratas | समुद्री डाकू
treasure | tesoros | ख़ज़ाना
heist | atracos | डकैती
con artist = con artists | timadores | ठग
gangster = gangsters | gánsteres | गैंगस्टर
drugs | drogas | ड्रग्स
stoner = stoners | fumetas | नशेड़ी कॉमेडी
police | policías | पुलिस
detective = detectives | detectives | जासूस
murder | asesinatos | हत्या
serial killer = serial killers | asesinos en serie | सीरियल किलर
hitman = hitmen | asesinos a sueldo | भाड़े के हत्यारे
spy = spies | espías | जासूसी
undercover | infiltrados | गुप्त मिशन
kidnapping | secuestros | अपहरण
revenge | venganza | बदला
prison | cárcel | जेल
prison escape | fugas | जेल से फ़रार
courtroom = the courtroom | juicios | अदालत
journalist = journalists | periodistas | पत्रकार
politics | política | राजनीति
corruption | corrupción | भ्रष्टाचार
conspiracy = conspiracies | conspiraciones | साज़िश
terrorism | terrorismo | आतंकवाद
world war ii = World War II | Segunda Guerra Mundial | दूसरा विश्वयुद्ध
world war i = World War I | Primera Guerra Mundial | पहला विश्वयुद्ध
nazis = Nazis | nazis | नाज़ी
holocaust = the Holocaust | Holocausto | होलोकॉस्ट
anti-war | antibelicista | युद्ध-विरोधी
cold war = the Cold War | Guerra Fría | शीत युद्ध
soldiers | soldados | सैनिक
submarine = submarines | submarinos | पनडुब्बियाँ
ship = ships and the sea | barcos y mar | जहाज़ और समुद्र
airplane = planes | aviones | हवाई जहाज़
train = trains | trenes | रेलगाड़ियाँ
cars | coches | कारें
motorcycle = motorbikes | motos | मोटरसाइकिल
bicycle = bicycles | bicicletas | साइकिल
road trip = journeys | viajes | सफ़र
survival | supervivencia | जीवित रहने का संघर्ष
boxing | boxeo | मुक्केबाज़ी
football | fútbol | फ़ुटबॉल
cricket | críquet | क्रिकेट
baseball | béisbol | बेसबॉल
basketball | baloncesto | बास्केटबॉल
tennis | tenis | टेनिस
wrestling | lucha | कुश्ती
swimming | natación | तैराकी
running | atletismo | दौड़
skating | patinaje | स्केटिंग
surfing | surf | सर्फ़िंग
skiing | esquí | स्कीइंग
golf | golf | गोल्फ़
underdog = underdogs | héroes contra todo pronóstico | कमज़ोर की जीत
training | entrenamiento | प्रशिक्षण
dance | baile | नृत्य
rock music | música rock | रॉक संगीत
jazz | jazz | जैज़
piano | piano | पियानो
singer = singers | cantantes | गायक
opera | ópera | ओपेरा
hip hop | hip hop | हिप हॉप
art | arte | कला
photography | fotografía | फ़ोटोग्राफ़ी
writer = writers | escritores | लेखक
filmmaking | el mundo del cine | फ़िल्म निर्माण
fashion | moda | फ़ैशन
chess | ajedrez | शतरंज
gambling | juego y apuestas | जुआ
video games | videojuegos | वीडियो गेम
toys | juguetes | खिलौने
cooking | cocina | खाना पकाना
chocolate | chocolate | चॉकलेट
alcohol | alcohol | शराब
teacher = teachers | profesores | शिक्षक
doctor = doctors | médicos | डॉक्टर
scientist = scientists | científicos | वैज्ञानिक
mathematics | matemáticas | गणित
nuns | monjas | नन
bible = the Bible | la Biblia | बाइबल
religion | religión | धर्म
illness | enfermedad | बीमारी
virus = epidemics | epidemias | महामारी
disability | discapacidad | विकलांगता
mental illness | salud mental | मानसिक स्वास्थ्य
depression | depresión | अवसाद
dementia | demencia | डिमेंशिया
che guevara = Che Guevara | el Che Guevara | चे ग्वेरा
betrayal | traición | धोखा
rivalry | rivalidad | दुश्मनी
supernatural | sobrenatural | अलौकिक
villain | villano | खलनायक
gothic | gótica | गॉथिक
obsession | obsesión | जुनून
baby = babies | bebés | शिशु
jealousy | celos | ईर्ष्या
curse | maldición | श्राप
rescue | rescate | बचाव
widowhood | viudez | विधवा
letters | cartas | चिट्ठियाँ
mistaken identity | identidad equivocada | भेष
television | televisión | टेलीविज़न
on the run | a la fuga | फ़रार
sacrifice | sacrificio | बलिदान
guilt | culpa | अपराधबोध
unemployment | desempleo | बेरोज़गारी
colonialism | colonialismo | उपनिवेशवाद
reincarnation | reencarnación | पुनर्जन्म
plane crash | accidente de avión | विमान दुर्घटना
cannibalism | canibalismo | नरभक्षी
native americans = Native Americans | nativos americanos | मूल अमेरिकी
home invasion | intrusos en casa | घर में घुसपैठ
new year = New Year’s Eve | Nochevieja | नया साल
buddy cop | pareja de policías | पुलिस की जोड़ी
single parent | familia monoparental | एकल अभिभावक
taxi | taxi | टैक्सी
housekeeping = servants | servicio doméstico | नौकर
earthquake | terremoto | भूकंप
immortality | inmortalidad | अमरता
prostitution | prostitución | वेश्यावृत्ति
prince | príncipe | राजकुमार
caste | castas | जाति
taken hostage = captivity | cautiverio | बंधक
memory | memoria | स्मृति
dreams | sueños | सपने
death | la muerte | मृत्यु
grief | duelo | शोक
wedding = weddings | bodas | शादी
marriage | matrimonio | विवाह
divorce | divorcio | तलाक़
affair = affairs | infidelidad | बेवफ़ाई
love triangle | triángulo amoroso | प्रेम त्रिकोण
first love | primer amor | पहला प्यार
forbidden love | amor prohibido | वर्जित प्रेम
lost love | amor perdido | खोया प्यार
love | amor | प्यार
friendship | amistad | दोस्ती
father and son = fathers and sons | padres e hijos | पिता-पुत्र
father and daughter = fathers and daughters | padres e hijas | पिता-पुत्री
mother and daughter = mothers and daughters | madres e hijas | माँ-बेटी
mother and son = mothers and sons | madres e hijos | माँ-बेटा
father = fathers | padres | पिता
mother = mothers | madres | माँ
siblings | hermanos | भाई-बहन
grandparents | abuelos | दादा-दादी
old age | vejez | बुढ़ापा
family life | vida familiar | पारिवारिक जीवन
orphan = orphans | huérfanos | अनाथ
coming of age | paso a la edad adulta | बड़े होने की कहानी
high school | instituto | हाई स्कूल
teen love | amor adolescente | किशोर प्रेम
bullying | acoso escolar | धौंस
lgbt = LGBT | LGBT | एलजीबीटी
racism | racismo | नस्लवाद
african american = African American | afroamericana | अफ़्रीकी अमेरिकी
slavery | esclavitud | ग़ुलामी
feminism | feminismo | नारीवाद
poverty | pobreza | ग़रीबी
wealth = class differences | diferencias de clase | अमीर-ग़रीब
money | dinero | पैसा
immigration | inmigración | प्रवासी
dictatorship | dictadura | तानाशाही
patriotic | patriótica | देशभक्ति
revolution | revolución | क्रांति
nature | naturaleza | प्रकृति
volcano = volcanoes | volcanes | ज्वालामुखी
storm = storms | tormentas | तूफ़ान
rain | lluvia | बारिश
summer | verano | गर्मियाँ
holiday = holidays | vacaciones | छुट्टियाँ
christmas = Christmas | Navidad | क्रिसमस
halloween = Halloween | Halloween | हैलोवीन
birthday = parties | fiestas | पार्टी
thanksgiving = Thanksgiving | Acción de Gracias | थैंक्सगिविंग
body swap | intercambio de cuerpos | शरीर की अदला-बदली
imaginary friend = imaginary friends | amigos imaginarios | काल्पनिक दोस्त
superpowers | superpoderes | अलौकिक शक्तियाँ
secret identity | identidad secreta | गुप्त पहचान
clone = clones | clones | क्लोन
parallel world = parallel worlds | mundos paralelos | समानांतर दुनिया
simulation = artificial worlds | mundos artificiales | कृत्रिम दुनिया
giant robots | robots gigantes | विशाल रोबोट
ring quest = quests | una gran búsqueda | महान खोज
neorealism | neorrealismo | नवयथार्थवाद
french new wave = French New Wave | nouvelle vague | फ़्रांसीसी नई धारा
expressionism = Expressionism | expresionismo | अभिव्यंजनावाद
everyday life | vida cotidiana | रोज़मर्रा की ज़िंदगी
loneliness | soledad | अकेलापन
midlife crisis | crisis de los cuarenta | अधेड़ उम्र का संकट
second chance = second chances | segundas oportunidades | दूसरा मौक़ा
holiday romance = summer | verano | गर्मियाँ
stunts = chases | persecuciones | पीछा
school shooting = school shootings | tiroteos en escuelas | स्कूल में गोलीबारी
guns | armas | बंदूकें
social media | redes sociales | सोशल मीडिया
bachelor party = bachelor parties | despedidas de soltero | बैचलर पार्टी
shootout = shootouts | tiroteos | गोलीबारी
sword fight = sword fights | duelos de espada | तलवारबाज़ी
explosion = explosions | explosiones | धमाके
musketeers | mosqueteros | तलवारबाज़ सिपाही
robin hood = Robin Hood | Robin Hood | रॉबिन हुड
sherlock = Sherlock Holmes | Sherlock Holmes | शर्लक होम्स
king arthur = King Arthur | rey Arturo | राजा आर्थर
frankenstein story = Frankenstein | Frankenstein | फ़्रैंकनस्टाइन
shakespeare = Shakespeare | Shakespeare | शेक्सपियर
jane austen = Jane Austen | Jane Austen | जेन ऑस्टिन
costume drama | drama de época | कॉस्ट्यूम ड्रामा
great depression = the Great Depression | la Gran Depresión | महामंदी
disney = Disney | Disney | डिज़्नी
pixar = Pixar | Pixar | पिक्सार
studio ghibli = Studio Ghibli | Studio Ghibli | स्टूडियो जिबली
dreamworks = DreamWorks | DreamWorks | ड्रीमवर्क्स
studio laika = Laika | Laika | लाइका
illumination = Illumination | Illumination | इल्यूमिनेशन
marvel = Marvel | Marvel | मार्वल
dc comics = DC Comics | DC Comics | डीसी कॉमिक्स
batman = Batman | Batman | बैटमैन
superman = Superman | Superman | सुपरमैन
spider-man = Spider-Man | Spider-Man | स्पाइडर-मैन
x-men = X-Men | X-Men | एक्स-मेन
star wars = Star Wars | Star Wars | स्टार वॉर्स
indiana jones = Indiana Jones | Indiana Jones | इंडियाना जोन्स
james bond = James Bond | James Bond | जेम्स बॉन्ड
harry potter = Harry Potter | Harry Potter | हैरी पॉटर
middle-earth = Middle-earth | la Tierra Media | मिडल-अर्थ
stephen king = Stephen King | Stephen King | स्टीफ़न किंग
agatha christie = Agatha Christie | Agatha Christie | अगाथा क्रिस्टी
cosy evening = feel-good | reconfortante | मन को सुकून देने वाली
switch off = feel-good | reconfortante | मन को सुकून देने वाली
alone at night = scary | de miedo | डरावनी
girls night = friendship between women | amistad entre mujeres | सहेलियों की दोस्ती
funny | divertida | मज़ेदार
fun | entretenida | मज़ेदार
lighthearted = light-hearted | ligera | हल्की-फुल्की
feel-good | reconfortante | मन को सुकून देने वाली
hopeful | esperanzadora | उम्मीद भरी
inspiring | inspiradora | प्रेरणादायक
sad | triste | उदास
depressing | deprimente | निराशाजनक
moving | conmovedora | भावुक
bittersweet | agridulce | खट्टी-मीठी
melancholy | melancólica | उदासी भरी
scary | de miedo | डरावनी
disturbing | perturbadora | विचलित करने वाली
psychological | psicológica | मनोवैज्ञानिक
tense | tensa | तनाव भरी
exciting | trepidante | रोमांचक
mind-bending | alucinante | दिमाग़ घुमाने वाली
thought-provoking | que da que pensar | सोचने पर मजबूर करने वाली
clever | ingeniosa | चतुर
twist = twists | giros inesperados | चौंकाने वाले मोड़
dark | oscura | गंभीर
gentle | tierna | कोमल
slow | pausada | धीमी
cosy | acogedora | सुकून भरी
whimsical | peculiar | अनोखी
weird = strange | extraña | अजीबोग़रीब
epic | épica | भव्य
violent | violenta | हिंसक
gore | sangrienta | ख़ून-ख़राबा
nostalgic | nostálgica | पुरानी यादें
erotic | erótica | कामुक
romantic mood = romantic | romántica | रोमांटिक
stylish | estilosa | ख़ूबसूरत
visually stunning | visualmente impresionante | ख़ूबसूरत दृश्य
classic = a classic | un clásico | क्लासिक
hidden gem = award winner | premiada | पुरस्कार विजेता
acclaimed = award winner | premiada | पुरस्कार विजेता
cult = cult film | película de culto | कल्ट फ़िल्म
arthouse = art house | cine de autor | कला फ़िल्म
black and white | en blanco y negro | ब्लैक एंड व्हाइट
based on true story = based on a true story | basada en hechos reales | सच्ची घटना पर आधारित
based on novel = based on a book | basada en un libro | किताब पर आधारित
based on play = based on a play | basada en una obra de teatro | नाटक पर आधारित
based on comic = based on a comic | basada en un cómic | कॉमिक पर आधारित
woman director = directed by a woman | dirigida por una mujer | महिला निर्देशक
no dialogue = without dialogue | sin diálogos | बिना संवाद
female lead = strong women | mujeres fuertes | सशक्त महिलाएँ
songs | canciones | गाने
`;

/** What a term of the lexicon is called on the page. */
export const termNames: ReadonlyMap<string, TermNames> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', spanish = '', hindi = ''] = line.split(' | ');
      const [term = '', english = term] = name.split(' = ');
      return [term, { english, spanish, hindi }];
    }),
);
