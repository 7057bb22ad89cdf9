import samples from '../samples/hindi.json' with { type: 'json' };
import { hindi as entry } from './entry/hindi.entry';
import type { Texts } from './Texts';

declare module '../language' {
  interface Languages {
    readonly hindi: 'hi-IN';
  }
}

const score = new Intl.NumberFormat('hi', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const count = new Intl.NumberFormat('hi');

export const hindi: Texts = {
  ...entry,
  list: {
    upcoming: 'आने वाली फ़िल्में',
    popular: 'लोकप्रिय फ़िल्में',
    topRated: 'सबसे ज़्यादा रेटिंग वाली फ़िल्में',
    nowPlaying: 'सिनेमाघरों में चल रही फ़िल्में',
  },
  row: {
    scrollLeft: (title) => `${title} को बाईं ओर स्क्रॉल करें`,
    scrollRight: (title) => `${title} को दाईं ओर स्क्रॉल करें`,
    keysHint: 'तीर कुंजियों से आगे-पीछे जाएँ',
    place: (position, count) => `${count} में से कार्ड ${position}`,
    nothingFound: 'इस नाम की कोई फ़िल्म नहीं मिली।',
    foundElsewhere: 'यह पहले से दूसरी पंक्ति में है।',
    closestTitles: 'यही नाम नहीं मिला। मिलते-जुलते नाम:',
  },
  card: {
    searchTrailer: (title) => `${title} का ट्रेलर खोजें`,
    moreInfo: (title) => `${title} के बारे में और जानकारी`,
    score: (average) => score.format(average),
    rated: (average) => `रेटिंग 10 में से ${score.format(average)}`,
  },
  facts: {
    decade: (from) => `${from} का दशक`,
    directedBy: (name) => `निर्देशक ${name}`,
    starring: (name) => `कलाकार ${name}`,
  },
  hero: {
    playTrailer: 'YT पर ट्रेलर देखें',
    moreInfo: 'और जानकारी',
    trailerOf: (title) => `${title} का ट्रेलर`,
    play: 'ट्रेलर चलाएँ',
    pause: 'ट्रेलर रोकें',
    mute: 'म्यूट करें',
    unmute: 'अनम्यूट करें',
  },
  search: {
    label: 'आप क्या देखना चाहेंगे?',
    searchBarTextContent: 'AI से फ़िल्मों के सुझाव खोजें (जैसे - बिल्ली वाली फ़िल्में)',
    searchBtnTextContent: 'खोजें',
    invalidInput: 'ग़लत इनपुट! फिर से कोशिश करें।',
    ask: 'सुझाव माँगें',
    loading: 'AI के सुझाव आ रहे हैं…',
    recommendedBy: (recommender) => `${recommender} की सुझाई फ़िल्में`,
    demoRecommender: 'Marquee डेमो',
    failure: 'अभी सुझाव नहीं मिल पाए।',
    budgetUsedUp: 'आज की खोजें पूरी हो चुकी हैं। कल फिर से कोशिश करें।',
    tryAgain: 'फिर से कोशिश करें',
    cancel: 'रद्द करें',
    nothingUnderstood: 'ऐसी कोई फ़िल्म नहीं मिली। कुछ लोकप्रिय फ़िल्में:',
    stopped: 'खोज रद्द की गई। अब तक जो मिला, वह यहाँ है।',
    arrived: (movies, rows) =>
      movies === 0
        ? 'कोई फ़िल्म नहीं मिली।'
        : `${rows === 1 ? '1 पंक्ति' : `${rows} पंक्तियों`} में ${movies === 1 ? '1 फ़िल्म मिली' : `${count.format(movies)} फ़िल्में मिलीं`}।`,
  },
  understood: {
    label: 'यह समझा गया',
    remove: (phrase) => `“${phrase}” के बिना खोजें`,
  },
  refine: {
    label: 'खोज को निखारें',
    newer: 'और नई',
    lighter: 'और हल्की-फुल्की',
    others: 'कोई और',
    moreLike: (name) => `${name} जैसी और`,
    otherThan: (names) => `${names} के अलावा`,
  },
  searchHelp: {
    toggle: 'उदाहरण और हाल की खोजें',
    try: 'इनमें से कुछ आज़माएँ',
    examples: [
      'अंतरिक्ष में डकैती',
      'उदास पर उम्मीद भरी, इटली में',
      'भूतों वाली हल्की-फुल्की कॉमेडी',
      'पूरे परिवार के साथ बारिश का रविवार',
      'अदालत पर बनी नब्बे के दशक की फ़िल्में',
      'क्रिकेट पर बनी भारतीय फ़िल्में',
      'रोबोट जो प्यार करना सीखते हैं',
      'इतनी डरावनी कि बत्ती जलती रहे',
      'खाना पकाने और खिलाने वालों की कहानियाँ',
    ],
    surprise: 'सरप्राइज़ दें',
    recent: 'हाल की खोजें',
    remove: (query) => `“${query}” हटाएँ`,
    clear: 'सब हटाएँ',
  },
  autocomplete: {
    list: 'सुझाई गई खोजें',
    kind: { recent: 'हाल की', title: 'फ़िल्म', example: 'उदाहरण' },
  },
  popup: {
    releaseDate: 'रिलीज़ की तारीख़: ',
    unknownDate: 'अभी पता नहीं',
    noOverview: 'अभी कोई विवरण नहीं है।',
    rating: ({ average, votes }) => `10 में से ${score.format(average)} (${count.format(votes)} वोट)`,
    genre: {
      12: 'एडवेंचर',
      14: 'फ़ैंटेसी',
      16: 'एनिमेशन',
      18: 'ड्रामा',
      27: 'हॉरर',
      28: 'एक्शन',
      35: 'कॉमेडी',
      36: 'इतिहास',
      37: 'वेस्टर्न',
      53: 'थ्रिलर',
      80: 'क्राइम',
      99: 'डॉक्यूमेंट्री',
      878: 'साइंस फ़िक्शन',
      9648: 'मिस्ट्री',
      10402: 'म्यूज़िक',
      10749: 'रोमांस',
      10751: 'पारिवारिक',
      10752: 'युद्ध',
      10770: 'टीवी फ़िल्म',
    },
    originalTitle: 'मूल शीर्षक: ',
    searchTrailer: 'ट्रेलर खोजें',
    copyLink: 'लिंक कॉपी करें',
    linkCopied: 'लिंक कॉपी हो गया।',
    copyThisLink: 'लिंक कॉपी नहीं हो सका। यहाँ से कॉपी करें:',
    moreLikeThis: 'ऐसी ही और फ़िल्में',
    close: 'बंद करें',
    missing: {
      title: 'यह फ़िल्म नहीं मिली।',
      advice: 'यह इस पेज की सूचियों में नहीं है। GPT खोज में इसका नाम लिखकर देखें।',
      back: 'फ़िल्मों पर लौटें',
    },
  },
  samples,
};
