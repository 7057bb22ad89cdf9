import { plainWords } from './plainWords';

/** From one to seventeen, in English, Spanish and Hindi. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    'one un uno una एक ek',
    'two dos दो do',
    'three tres तीन teen',
    'four cuatro चार char',
    'five cinco पांच paanch panch',
    'six seis छह छः chhe',
    'seven siete सात saat',
    'eight ocho आठ aath',
    'nine nueve नौ nau',
    'ten diez दस das',
    'eleven once ग्यारह gyarah',
    'twelve doce बारह barah',
    'thirteen trece तेरह terah',
    'fourteen catorce चौदह chaudah',
    'fifteen quince पंद्रह pandrah',
    'sixteen dieciseis सोलह solah',
    'seventeen diecisiete सत्रह satrah',
  ].flatMap((words, index) => plainWords(words).map((word) => [word, index + 1] as const)),
);
