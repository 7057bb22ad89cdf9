import { isFilmWord } from './markers';
import { plainWords } from './plainWords';
import type { Token } from './tokens';

/** Words of a query that say nothing about the film: English, Spanish and Hindi. */
export const fillerWords: ReadonlySet<string> = new Set(
  plainWords(`a about all also am an and any are as at be because been best both but by can cool could do does feeling
  ever every favorite favourite feature featuring feel few film films find flick flicks for from get
  give go good got great had has have help her hers him his how i if im in into involving is it its ive just
  know let lets like little looking lot made make makes me more most movie movies much must my name need
  nice no not less without whole kind type sort strong lead play ending end of on one ones or our out please plot really
  same see set another based she feels short shorts stuff directorial directed starring stars starred played plays should show showing similar so some someone something story stories
  such take takes taking tell ten than that the their them there these they
  thing things this those to today tonight too top up us very want wanna was watch watching we were
  what when where which while who whose will with would you your hi hello hey whats last came usually normally mood kinds sorts interested currently pls thanks thank ok okay wants wanted enjoy enjoyed liked come comes seen saw watched remember trying try think again long week maybe perhaps idea ideas else anything nothing everything way bit lots guy place time times day days year years start proper decent first never only still rated popular right now layak layaq longer shorter even once since ago weekend evening night next loves director directors filmmaker filmmakers famous youre theyre hes shes theres thats thatll whos wheres heres hows whens youve weve youll id ill wed shed hed itll performance performances acting role roles goes learn anyone anybody everyone guys group he likes won wins winner winners dude bro mate folks vibe vibes other cast worth review reviews netflix hbo hotstar youtube
  al algo algun alguna algunas algunos ambientada basada basado basadas basados ambientadas ambientados ambientado ante aparece aparezca aquel
  asi buena buenas bueno busco cine como con cual cuando dame de del desde donde el ella ellos en entre
  era es esa ese eso esta este esto favor gran gustaria ha hay la las le lo los mas mejores mi mucho
  muy nada ni nos o para pasa pelicula peliculas pelis peli pero por porque que quiero quisiera
  salga salgan se sea sean ser si sin sobre son su sus tambien te tenga tengan tiene trata
  tratan tu un una unas uno unos ver y ya yo gente tanto tanta poco poca corto corta cortos cortas breve facil dificil entender dure dura durar eternidad tengo tienes hace hacen hacer estoy estamos vamos voy ir mira acaba acabo alguien nadie siempre nunca ahora luego mientras creo parece encanta encantan gusta gustan quiere queremos necesito busca buscamos pensar pase pasar cada otro otra otros otras mismo misma aprendiendo aprenden aprender hola gracias porfa venga vale ponme pon poner pongo puedo puedes puede cosa cosas tipo estilo rato noche tarde sabado domingo viernes hoy todas todos toda todo saga serie demasiado solo tal vez quizas pasen cuente cuenta alla aqui directores cineasta famoso famosa famosos famosas actuacion actuaciones papel papeles peliculon wey guey colega porfis mae parce tierra mundo ganas dar finde dale tirame tira chido chida bien guay chevere copada copado birras podria podrian podrias vos ando andamos re pena plan gustar pueda creer medio media menor
  अच्छी अच्छे आदि आप इस उस एक ऐसी ऐसे और का कि की कुछ के को कोई क्या चाहिए जिस जिसमें जिनमें जैसी जैसे जो
  तक तो था थी थे दिखाओ दिखाएं देखना देखनी दो नहीं ने पर फिल्म फिल्मों फिल्में फिल्मे बताओ बताएं बारे बहुत भी
  बिना मगर मुझे में मे मैं मूवी या ये यह लिए लेकिन वह वाला वाली वाले वो सुझाएं से सेट हम हमें ही हुई हुए हूं है हैं हो होना आज शाम कल अब तब वही किस कौन सी सा सारी सारे सब अपनी अपना अपने मेरी मेरा मेरे हमारे हमारी यार बताइए दिखाइए चाहता चाहती चाहते पसंद लगाऊँ लायक ज़्यादा साथ भाग सीरीज़ सिनेमा कहानी कहानियां उम्र लेने करने जाने आने रहने जिंदगी जिन्दगी देने दे देता देती मजबूर जाए जाता जाती जाते जाना बन थोड़ा थोड़ी थोड़े दुनिया शायद महीने मस्त ज़बरदस्त बढ़िया कमाल
  ki ka ke ko mein hai hain ho koi kuch kuchh aur wala wali wale waali filme filmein picture dikhao batao bata chahiye mujhe mera meri mere hum ham kya kaun kaunsi jo jis jisme jismein jaisa bhi toh par pe liye saath k d yr acchi achchi acche achhe achha accha achhi bahut thoda thodi zyada dekhni dekhna dekho raha rahi rahe hona den wo woh yaar na kal aaj din baar ek log logon aadmi admi ladka ladki uska uski uske apna apni apne jab tab kahani kahaniyan lene karne jane aane rehne sake sakte sakein bhai bhaiya ghante ghanta mil mile jaye zindagi umar umra aisi aisa aise jata jati jate jaata jaati jaate jana ban gaya gayi tak hoon hote hoti karta karte karti karna karo karke kyun kaise kahan tum tumhe aap iska iski iske jiska jiski jiske unka inka isme usme dena lena aata aati aate aana hua hui hoga hogi pehle mahine kisi hamesha agar abhi sirf sahi phir fir bas matlab zara chalo lagao dikha main mai mast zabardast jabardast badhiya badiya kamaal`),
);

/** Whether the word may say something about the film. */
export function isContent(token: Token | undefined): boolean {
  return token !== undefined && !fillerWords.has(token.word) && !isFilmWord(token.word);
}
