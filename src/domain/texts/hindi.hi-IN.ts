import samples from '../samples/hindi.json' with { type: 'json' };
import type { PasswordPolicy } from '../session';
import type { DemoService, Texts } from './Texts';

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
  pages: {
    signIn: 'साइन इन · Marquee',
    signUp: 'साइन अप · Marquee',
    browse: 'फ़िल्में · Marquee',
    gptSearch: 'GPT खोज · Marquee',
    oops: 'यहाँ कुछ नहीं है · Marquee',
  },
  authForm: {
    disclaimer:
      'Marquee केवल एक प्रदर्शन परियोजना है, असली स्ट्रीमिंग सेवा नहीं। कृपया अपनी असली जानकारी न भरें।',
    title: { signIn: 'साइन इन', signUp: 'साइन अप' },
    submit: { signIn: 'साइन इन करें', signUp: 'साइन अप करें' },
    submitting: { signIn: 'साइन इन हो रहा है ...', signUp: 'खाता बन रहा है ...' },
    field: { name: 'नाम', email: 'ईमेल', password: 'पासवर्ड' },
    invalid: {
      name: 'नाम मान्य नहीं है! फिर कोशिश करें।',
      email: 'ईमेल मान्य नहीं है! फिर कोशिश करें।',
      password: 'पासवर्ड मान्य नहीं है! फिर कोशिश करें।',
    },
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    capsLock: 'Caps Lock चालू है।',
    forgotPassword: 'पासवर्ड भूल गए?',
    sendingReset: 'मेल मँगवाया जा रहा है ...',
    resetSent: 'अगर इस ईमेल का कोई खाता है, तो नया पासवर्ड चुनने का मेल भेज दिया गया है।',
    resetUnsent: 'मेल नहीं मँगवाया जा सका। इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
    sessionEnded: 'आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।',
    switchMode: {
      signIn: 'अभी तक खाता नहीं है? साइन अप करें',
      signUp: 'पहले से ग्राहक हैं? साइन इन करें',
    },
    or: 'या',
    continueWithGoogle: 'Google से जारी रखें',
    waitingForGoogle: 'Google की विंडो का इंतज़ार है ...',
    rules: 'पासवर्ड में चाहिए',
    rule: {
      length: '8 अक्षर',
      lowercase: 'एक छोटा अंग्रेज़ी अक्षर (a–z)',
      uppercase: 'एक बड़ा अंग्रेज़ी अक्षर (A–Z)',
      digit: 'एक अंक',
    },
    ruleState: { met: 'पूरा', open: 'अभी बाक़ी' },
    policy: 'पहचान सेवा को पासवर्ड में ये चाहिए',
    policyDemands,
    failure: (kind, code, message) =>
      `${code} - ${{ signIn: 'साइन इन', signUp: 'साइन अप', google: 'Google साइन इन' }[kind]} में त्रुटि - ${message}`,
  },
  header: {
    skip: 'सीधे सामग्री पर जाएँ',
    home: 'Marquee',
    language: 'भाषा',
    gptSearch: 'GPT खोज',
    homepage: 'होमपेज',
    signOut: '(साइन आउट)',
  },
  footer: {
    credit: 'Marquee घटकों और स्टेट मशीनों की एक प्रदर्शनी है।',
    author: 'परियोजना के बारे में',
    attribution: 'यह उत्पाद TMDB API का उपयोग करता है, पर TMDB ने इसका समर्थन या प्रमाणन नहीं किया है।',
    demo: (services) => `डेमो, इसी ब्राउज़र से उत्तर: ${services.map(demoName).join(', ')}।`,
  },
  list: {
    upcoming: 'आने वाली फ़िल्में',
    popular: 'लोकप्रिय फ़िल्में',
    topRated: 'सर्वाधिक रेटिंग वाली फ़िल्में',
    nowPlaying: 'सिनेमाघरों में चल रही फ़िल्में',
  },
  row: {
    scrollLeft: (title) => `${title} बाईं ओर खिसकाएँ`,
    scrollRight: (title) => `${title} दाईं ओर खिसकाएँ`,
    place: (position, count) => `${count} में से कार्ड ${position}`,
    nothingFound: 'इस नाम से कुछ नहीं मिला।',
    foundElsewhere: 'यह पहले से किसी और पंक्ति में है।',
    closestTitles: 'ठीक यही नाम नहीं मिला। सबसे मिलते-जुलते नाम:',
  },
  card: {
    searchTrailer: (title) => `${title} का ट्रेलर खोजें`,
    moreInfo: (title) => `${title} के बारे में और जानकारी`,
    score: (average) => score.format(average),
    rated: (average) => `रेटिंग 10 में से ${score.format(average)}`,
  },
  hero: {
    playTrailer: 'YT पर ट्रेलर देखें',
    trailerOf: (title) => `${title} का ट्रेलर`,
    play: 'ट्रेलर चलाएँ',
    pause: 'ट्रेलर रोकें',
    mute: 'आवाज़ बंद करें',
    unmute: 'आवाज़ चालू करें',
  },
  search: {
    label: 'आप क्या देखना चाहेंगे?',
    searchBarTextContent: 'AI से फ़िल्मों के सुझाव खोजें (जैसे - बिल्ली वाली फ़िल्में)',
    searchBtnTextContent: 'खोजें',
    invalidInput: 'अमान्य इनपुट! फिर कोशिश करें।',
    loading: 'AI के सुझाव आ रहे हैं...',
    recommendedBy: (recommender) => `${recommender} की सुझाई फ़िल्में`,
    demoRecommender: 'डेमो प्रोजेक्शनिस्ट',
    failure: 'इस बार कोई सुझाव नहीं आया।',
    budgetUsedUp: 'आज की खोजें पूरी हो चुकी हैं। कल फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
    cancel: 'रद्द करें',
    nothingUnderstood: 'इसमें मुझे कोई फ़िल्म नहीं मिली। लोकप्रिय फ़िल्में:',
    stopped: 'खोज रद्द हुई। तब तक जो आया था, वह यहाँ है।',
    arrived: (movies, rows) =>
      movies === 0
        ? 'कोई फ़िल्म नहीं मिली।'
        : `${rows === 1 ? '1 पंक्ति' : `${rows} पंक्तियों`} में ${movies === 1 ? '1 फ़िल्म मिली' : `${count.format(movies)} फ़िल्में मिलीं`}।`,
  },
  searchHelp: {
    try: 'जैसे, यह पूछें',
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
    surprise: 'मुझे चौंकाएँ',
    recent: 'इस डिवाइस पर पहले पूछा गया',
    remove: (query) => `“${query}” भूल जाएँ`,
    clear: 'सब भूल जाएँ',
  },
  popup: {
    releaseDate: 'रिलीज़ की तारीख़ : ',
    unknownDate: 'अभी पता नहीं',
    noOverview: 'इस फ़िल्म का सार अभी किसी ने नहीं लिखा है।',
    rating: ({ average, votes }) => `10 में से ${score.format(average)} (${count.format(votes)} वोट)`,
    genre: {
      12: 'रोमांच',
      14: 'फ़ैंटेसी',
      16: 'ऐनिमेशन',
      18: 'ड्रामा',
      27: 'हॉरर',
      28: 'ऐक्शन',
      35: 'कॉमेडी',
      36: 'इतिहास',
      37: 'वेस्टर्न',
      53: 'थ्रिलर',
      80: 'अपराध',
      99: 'वृत्तचित्र',
      878: 'साइंस फ़िक्शन',
      9648: 'रहस्य',
      10402: 'संगीत',
      10749: 'रोमांस',
      10751: 'पारिवारिक',
      10752: 'युद्ध',
      10770: 'टीवी फ़िल्म',
    },
    originalTitle: 'मूल शीर्षक: ',
    searchTrailer: 'ट्रेलर खोजें',
    close: 'बंद करें',
  },
  notices: {
    offline: 'आप ऑफ़लाइन हैं। जो दिख रहा है, वह इसी डिवाइस पर सहेजा हुआ है।',
    newVersion: 'Marquee का नया संस्करण आ गया है।',
    takeVersion: 'फिर से लोड करें',
    takingVersion: 'फिर से लोड हो रहा है ...',
    postponeVersion: 'बाद में',
    install: 'Marquee इंस्टॉल करें',
  },
  missed: {
    message: 'यह पेज नहीं आ पाया।',
    tryAgain: 'फिर कोशिश करें',
  },
  crashed: {
    message: 'इस पेज पर कुछ गड़बड़ हो गई। इसे फिर से लोड करने से अक्सर बात बन जाती है।',
    tryAgain: 'फिर से लोड करें',
  },
  oops: {
    message: 'ओह! यह लिंक या तो मौजूद नहीं है या आपको यहाँ आने की अनुमति नहीं है!',
    back: 'Marquee पर लौटें',
  },
  samples,
};

function policyDemands(policy: PasswordPolicy): readonly string[] {
  return [
    policy.minLength && `कम से कम ${policy.minLength} अक्षर`,
    policy.maxLength && `अधिक से अधिक ${policy.maxLength} अक्षर`,
    policy.lowercase && 'एक छोटा अक्षर (a–z)',
    policy.uppercase && 'एक बड़ा अक्षर (A–Z)',
    policy.digit && 'एक अंक',
    policy.symbol && 'एक चिह्न',
  ].filter((demand) => typeof demand === 'string');
}

function demoName(service: DemoService): string {
  return { identity: 'साइन इन', movies: 'फ़िल्में', suggestions: 'सुझाव' }[service];
}
