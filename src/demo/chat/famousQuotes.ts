import { titleTable } from './titleTable';

/** What characters say in films, by the films' English titles. */
export const famousQuotes = titleTable(`
The Terminator = I'll be back
Terminator 2: Judgment Day = Hasta la vista baby
A Few Good Men = You can't handle the truth
The Dark Knight = Why so serious
The Sixth Sense = I see dead people | En ocasiones veo muertos
Apollo 13 = Houston we have a problem | Houston tenemos un problema
Scarface = Say hello to my little friend
The Godfather = I'm gonna make him an offer he can't refuse | An offer he can't refuse | Una oferta que no podrá rechazar
Casablanca = Here's looking at you kid | We'll always have Paris | Siempre nos quedará París | Play it again Sam | Tócala otra vez Sam
Gone with the Wind = Frankly my dear I don't give a damn | Francamente querida me importa un bledo | A Dios pongo por testigo
Jaws = You're gonna need a bigger boat | We're gonna need a bigger boat
The Shining = Here's Johnny | All work and no play makes Jack a dull boy
E.T. the Extra-Terrestrial = E.T. phone home | Phone home | Mi casa teléfono
Forrest Gump = Life is like a box of chocolates | Life was like a box of chocolates | La vida es como una caja de bombones | Run Forrest run | Corre Forrest corre
Titanic = I'm the king of the world | I'm flying Jack | Soy el rey del mundo
Taxi Driver = You talkin to me | You talking to me | Are you talking to me
The Wizard of Oz = There's no place like home | I've a feeling we're not in Kansas anymore | We're not in Kansas anymore
Toy Story = To infinity and beyond | Hasta el infinito y más allá
Back to the Future = Where we're going we don't need roads
The Matrix = There is no spoon | Red pill or blue pill | Red pill blue pill
The Silence of the Lambs = Fava beans and a nice chianti
Fight Club = The first rule of fight club
Gladiator = Are you not entertained
Braveheart = They may take our lives but they'll never take our freedom
The Empire Strikes Back = I am your father | No I am your father | Luke I am your father | Yo soy tu padre
The Lord of the Rings: The Fellowship of the Ring = You shall not pass | One does not simply walk into Mordor | No puedes pasar
The Princess Bride = My name is Inigo Montoya | Me llamo Íñigo Montoya | Hola me llamo Íñigo Montoya
Finding Nemo = Just keep swimming
Some Like It Hot = Nobody's perfect | Nadie es perfecto
The Usual Suspects = The greatest trick the devil ever pulled
Dirty Dancing = Nobody puts Baby in a corner
Sholay = Kitne aadmi the | Basanti in kutton ke saamne mat nachna | कितने आदमी थे
Mr. India = Mogambo khush hua | मोगैंबो खुश हुआ
3 Idiots = All is well | Aal izz well | Aal is well | आल इज़ वेल
Dilwale Dulhania Le Jayenge = Ja Simran ja | Bade bade deshon mein | जा सिमरन जा
Deewaar = Mere paas maa hai | मेरे पास माँ है
Don = Don ko pakadna mushkil hi nahi namumkin hai
`);
