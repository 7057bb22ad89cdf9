import type { PasswordPolicy } from '../../session';
import type { DemoService, EntryTexts } from '../Texts';

export const hindi: EntryTexts = {
  pages: {
    signIn: 'साइन इन · Marquee',
    signUp: 'साइन अप · Marquee',
    browse: 'फ़िल्में · Marquee',
    gptSearch: 'GPT खोज · Marquee',
    notFound: 'पेज नहीं मिला · Marquee',
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
    noMailInDemo: 'यह डेमो कोई ईमेल नहीं भेजता। किसी काल्पनिक पते से साइन अप करें या मेहमान बनकर देखें।',
    help: {
      noMatch: 'यह ईमेल और पासवर्ड किसी खाते से मेल नहीं खाते। यहाँ नए हैं? साइन अप करें।',
      taken: 'इस ईमेल का खाता पहले से है। साइन इन करें।',
      tooManyTries: 'बहुत ज़्यादा कोशिशें हुईं। कुछ मिनट रुककर फिर से कोशिश करें।',
      offline: 'अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
      windowClosed: 'Google की विंडो बंद कर दी गई। जब चाहें, फिर से कोशिश करें।',
      windowBlocked: 'आपके ब्राउज़र ने Google की विंडो रोक दी। यहाँ पॉप-अप की अनुमति दें और फिर से कोशिश करें।',
      disabled: 'यह खाता बंद कर दिया गया है।',
    },
    gettingReady: 'तैयार हो रहा है…',
    continueAsGuest: 'मेहमान बनकर देखें',
    guestName: 'मेहमान',
    anyAddress: 'साइन अप के लिए कोई भी काल्पनिक ईमेल और पासवर्ड चलेगा।',
    sessionEnded: 'आपका सेशन ख़त्म हो गया है। कृपया फिर से साइन इन करें।',
    switchMode: {
      signIn: 'अभी तक खाता नहीं है? साइन अप करें',
      signUp: 'पहले से ग्राहक हैं? साइन इन करें',
    },
    or: 'या',
    continueWithGoogle: 'Google से जारी रखें',
    waitingForGoogle: 'Google की विंडो का इंतज़ार है…',
    rules: 'आपके पासवर्ड में होना चाहिए',
    rule: {
      length: '8 कैरेक्टर',
      lowercase: 'एक छोटा अंग्रेज़ी अक्षर (a–z)',
      uppercase: 'एक बड़ा अंग्रेज़ी अक्षर (A–Z)',
      digit: 'एक नंबर',
    },
    ruleState: { met: 'पूरा', open: 'बाक़ी है' },
    policy: 'ऐसा पासवर्ड चुनें जिसमें हो',
    policyRequirements,
    failure: (kind, code, message) =>
      `${code} - ${{ signIn: 'साइन इन', signUp: 'साइन अप', google: 'Google साइन इन' }[kind]} में त्रुटि - ${message}`,
  },
  slideshow: {
    nowShowing: 'अभी चल रही फ़िल्म:',
    play: 'तस्वीरें चलाएँ',
    pause: 'तस्वीरें रोकें',
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
    attribution: 'यह प्रोडक्ट TMDB API का इस्तेमाल करता है, लेकिन TMDB द्वारा समर्थित या प्रमाणित नहीं है।',
    demo: (services) =>
      services.length === 3
        ? 'यह एक डेमो है: साइन इन, फ़िल्में और सुझाव इसी ब्राउज़र में चलते हैं। आप जो भी लिखते हैं, वह यहीं रहता है।'
        : `इस ब्राउज़र में डेमो: ${services.map(demoName).join(', ')}।`,
  },
  notices: {
    offline: 'आप ऑफ़लाइन हैं। इस डिवाइस पर सेव की गई चीज़ें दिख रही हैं।',
    newVersion: 'नया वर्शन तैयार है।',
    takeVersion: 'फिर से लोड करें',
    takingVersion: 'फिर से लोड हो रहा है…',
    postponeVersion: 'बाद में',
    install: 'Marquee इंस्टॉल करें',
  },
  loadFailed: {
    message: 'यह पेज लोड नहीं हो सका।',
    tryAgain: 'फिर से कोशिश करें',
  },
  crashed: {
    message: 'इस पेज पर कुछ गड़बड़ हो गई। फिर से लोड करने से अक्सर ठीक हो जाता है।',
    tryAgain: 'फिर से लोड करें',
  },
  notFound: {
    message: 'ओह! यह लिंक या तो मौजूद नहीं है या आपको यहाँ आने की अनुमति नहीं है!',
    back: 'Marquee पर लौटें',
  },
};

function policyRequirements(policy: PasswordPolicy): readonly string[] {
  return [
    policy.minLength && `कम से कम ${policy.minLength} कैरेक्टर`,
    policy.maxLength && `ज़्यादा से ज़्यादा ${policy.maxLength} कैरेक्टर`,
    policy.lowercase && 'एक छोटा अंग्रेज़ी अक्षर (a–z)',
    policy.uppercase && 'एक बड़ा अंग्रेज़ी अक्षर (A–Z)',
    policy.digit && 'एक नंबर',
    policy.symbol && 'एक चिह्न',
  ].filter((demand) => typeof demand === 'string');
}

function demoName(service: DemoService): string {
  return { identity: 'साइन इन', movies: 'फ़िल्में', suggestions: 'सुझाव' }[service];
}
