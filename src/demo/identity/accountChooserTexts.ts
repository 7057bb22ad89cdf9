import type { Language } from '@/domain/language';

export interface AccountChooserTexts {
  readonly chooseAccount: string;
  readonly toContinue: string;
  readonly accounts: string;
  readonly anotherAccount: string;
  readonly name: string;
  readonly email: string;
  readonly nameAndEmailMissing: string;
  readonly submit: string;
  readonly note: string;
  readonly cancel: string;
  readonly signingInAs: (name: string) => string;
}

export const accountChooserTexts: Readonly<Record<Language, AccountChooserTexts>> = {
  english: {
    chooseAccount: 'Choose an account',
    toContinue: 'to continue to Marquee (demo)',
    accounts: 'Accounts',
    anotherAccount: 'Use another account',
    name: 'Name',
    email: 'Email',
    nameAndEmailMissing: 'Please enter a name and an email address.',
    submit: 'Continue',
    note: 'This window is a part of the demo. Nothing that you choose leaves this browser.',
    cancel: 'Cancel',
    signingInAs: (name) => `Signing in as ${name}…`,
  },
  hindi: {
    chooseAccount: 'कोई खाता चुनें',
    toContinue: 'Marquee (डेमो) पर जारी रखने के लिए',
    accounts: 'खाते',
    anotherAccount: 'किसी दूसरे खाते का इस्तेमाल करें',
    name: 'नाम',
    email: 'ईमेल',
    nameAndEmailMissing: 'कृपया नाम और ईमेल पता लिखें।',
    submit: 'जारी रखें',
    note: 'यह विंडो डेमो का हिस्सा है। आप जो भी चुनते हैं, वह इस ब्राउज़र से बाहर नहीं जाता।',
    cancel: 'रद्द करें',
    signingInAs: (name) => `${name} के रूप में साइन इन किया जा रहा है…`,
  },
  spanish: {
    chooseAccount: 'Elige una cuenta',
    toContinue: 'para continuar en Marquee (demo)',
    accounts: 'Cuentas',
    anotherAccount: 'Usar otra cuenta',
    name: 'Nombre',
    email: 'Correo electrónico',
    nameAndEmailMissing: 'Escribe un nombre y un correo electrónico.',
    submit: 'Continuar',
    note: 'Esta ventana forma parte de la demo. Nada de lo que elijas sale de este navegador.',
    cancel: 'Cancelar',
    signingInAs: (name) => `Iniciando sesión como ${name}…`,
  },
};
