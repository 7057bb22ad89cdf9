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
    oops: 'पेज नहीं मिला · Marquee',
  },
  authForm: {
    disclaimer: 'Marquee सिर्फ़ एक डेमो प्रोजेक्ट है, असली स्ट्रीमिंग सेवा नहीं। कृपया अपनी असली जानकारी न डालें।',
    title: { signIn: 'साइन इन', signUp: 'साइन अप' },
    submit: { signIn: 'साइन इन करें', signUp: 'साइन अप करें' },
    submitting: { signIn: 'साइन इन हो रहा है…', signUp: 'खाता बन रहा है…' },
    field: { name: 'नाम', email: 'ईमेल', password: 'पासवर्ड' },
    invalid: {
      name: 'नाम सही नहीं है! फिर से कोशिश करें।',
      email: 'ईमेल सही नहीं है! फिर से कोशिश करें।',
      password: 'पासवर्ड सही नहीं है! फिर से कोशिश करें।',
    },
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    capsLock: 'Caps Lock चालू है।',
    forgotPassword: 'पासवर्ड भूल गए?',
    sendingReset: 'ईमेल भेजा जा रहा है…',
    resetSent: 'अगर इस ईमेल से कोई खाता है, तो नया पासवर्ड चुनने का लिंक भेज दिया गया है।',
    resetUnsent: 'ईमेल नहीं भेजा जा सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
    sessionEnded: 'आपका सेशन ख़त्म हो गया है। कृपया फिर से साइन इन करें।',
    switchMode: {
      signIn: 'अभी तक खाता नहीं है? साइन अप करें',
      signUp: 'पहले से ग्राहक हैं? साइन इन करें',
    },
    or: 'या',
    continueWithGoogle: 'Google से जारी रखें',
    waitingForGoogle: 'Google की विंडो का इंतज़ार है…',
    rules: 'आपके पासवर्ड में चाहिए',
    rule: {
      length: '8 अक्षर',
      lowercase: 'एक छोटा अंग्रेज़ी अक्षर (a–z)',
      uppercase: 'एक बड़ा अंग्रेज़ी अक्षर (A–Z)',
      digit: 'एक नंबर',
    },
    ruleState: { met: 'पूरा', open: 'बाक़ी है' },
    policy: 'ऐसा पासवर्ड चुनें जिसमें हो',
    policyDemands,
    failure: (kind, code, message) =>
      `${code} - ${{ signIn: 'साइन इन', signUp: 'साइन अप', google: 'Google साइन इन' }[kind]} में त्रुटि - ${message}`,
  },
  header: {
    skip: 'सीधे मुख्य सामग्री पर जाएँ',
    home: 'Marquee',
    language: 'भाषा',
    gptSearch: 'GPT खोज',
    homepage: 'होमपेज',
    signOut: '(साइन आउट)',
  },
  footer: {
    credit: 'Marquee कंपोनेंट और स्टेट मशीनों का एक शोकेस है।',
    author: 'इस प्रोजेक्ट के बारे में',
    attribution: 'यह प्रोडक्ट TMDB API का इस्तेमाल करता है, लेकिन TMDB से समर्थित या प्रमाणित नहीं है।',
    demo: (services) =>
      services.length === 3
        ? 'यह एक डेमो है: साइन इन, फ़िल्में और सुझाव इसी ब्राउज़र में चलते हैं। आप जो भी लिखते हैं, वह यहीं रहता है।'
        : `इस ब्राउज़र में डेमो: ${services.map(demoName).join(', ')}।`,
  },
  list: {
    upcoming: 'आने वाली फ़िल्में',
    popular: 'लोकप्रिय फ़िल्में',
    topRated: 'सबसे ज़्यादा रेटिंग वाली फ़िल्में',
    nowPlaying: 'सिनेमाघरों में चल रही फ़िल्में',
  },
  row: {
    scrollLeft: (title) => `${title} को बाईं ओर स्क्रोल करें`,
    scrollRight: (title) => `${title} को दाईं ओर स्क्रोल करें`,
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
      16: 'ऐनिमेशन',
      18: 'ड्रामा',
      27: 'हॉरर',
      28: 'ऐक्शन',
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
  },
  notices: {
    offline: 'आप ऑफ़लाइन हैं। इस डिवाइस पर सेव की गई चीज़ें दिख रही हैं।',
    newVersion: 'नया वर्शन तैयार है।',
    takeVersion: 'फिर से लोड करें',
    takingVersion: 'फिर से लोड हो रहा है…',
    postponeVersion: 'बाद में',
    install: 'Marquee इंस्टॉल करें',
  },
  missed: {
    message: 'यह पेज लोड नहीं हो सका।',
    tryAgain: 'फिर से कोशिश करें',
  },
  crashed: {
    message: 'इस पेज पर कुछ गड़बड़ हो गई। फिर से लोड करने से अक्सर ठीक हो जाता है।',
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
    policy.digit && 'एक नंबर',
    policy.symbol && 'एक चिह्न',
  ].filter((demand) => typeof demand === 'string');
}

function demoName(service: DemoService): string {
  return { identity: 'साइन इन', movies: 'फ़िल्में', suggestions: 'सुझाव' }[service];
}
