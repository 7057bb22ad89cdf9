import type { PasswordPolicy } from '../../session';
import type { DemoService, EntryTexts } from '../Texts';

export const spanish: EntryTexts = {
  pages: {
    signIn: 'Iniciar sesión · Marquee',
    signUp: 'Crear cuenta · Marquee',
    browse: 'Cartelera · Marquee',
    gptSearch: 'Búsqueda GPT · Marquee',
    notFound: 'Página no encontrada · Marquee',
  },
  authForm: {
    disclaimer:
      'Marquee es un proyecto de demostración, no un servicio de streaming real. No introduzcas tus datos reales.',
    title: { signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
    submit: { signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
    submitting: { signIn: 'Iniciando sesión…', signUp: 'Creando la cuenta…' },
    field: { name: 'Nombre', email: 'Correo electrónico', password: 'Contraseña' },
    invalid: {
      name: '¡El nombre no es válido! Inténtalo de nuevo.',
      email: '¡El correo no es válido! Inténtalo de nuevo.',
      password: '¡La contraseña no es válida! Inténtalo de nuevo.',
    },
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    capsLock: 'Bloq Mayús está activado.',
    forgotPassword: '¿Has olvidado la contraseña?',
    sendingReset: 'Enviando el correo…',
    resetSent:
      'Si hay una cuenta con este correo, recibirás un enlace para elegir una contraseña nueva.',
    resetUnsent: 'No hemos podido enviar el correo. Comprueba tu conexión e inténtalo de nuevo.',
    noMailInDemo:
      'Esta demo no envía correos. Regístrate con una dirección inventada o entra como invitado.',
    help: {
      noMatch:
        'Ese correo y esa contraseña no coinciden con ninguna cuenta. ¿Primera vez aquí? Regístrate.',
      taken: 'Ya hay una cuenta con este correo. Inicia sesión con ella.',
      tooManyTries: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
      offline: 'Comprueba tu conexión e inténtalo de nuevo.',
      windowClosed: 'Se ha cerrado la ventana de Google. Inténtalo de nuevo cuando quieras.',
      windowBlocked:
        'El navegador ha bloqueado la ventana de Google. Permite las ventanas emergentes e inténtalo de nuevo.',
      disabled: 'Esta cuenta está desactivada.',
    },
    gettingReady: 'Preparando…',
    continueAsGuest: 'Entrar como invitado',
    guestName: 'Invitado',
    anyAddress: 'Para registrarte vale cualquier correo y contraseña inventados.',
    sessionEnded: 'Tu sesión se ha cerrado. Vuelve a iniciar sesión.',
    switchMode: {
      signIn: '¿Todavía no tienes cuenta? Regístrate ahora',
      signUp: '¿Ya eres cliente? Inicia sesión',
    },
    or: 'O',
    continueWithGoogle: 'Continuar con Google',
    waitingForGoogle: 'Esperando a la ventana de Google…',
    rules: 'Tu contraseña necesita',
    rule: {
      length: '8 caracteres',
      lowercase: 'una letra minúscula',
      uppercase: 'una letra mayúscula',
      digit: 'un número',
    },
    ruleState: { met: 'listo', open: 'falta' },
    policy: 'Elige una contraseña con',
    policyRequirements,
    failure: (kind, code, message) =>
      `${code} - error al ${{ signIn: 'iniciar sesión', signUp: 'crear la cuenta', google: 'iniciar sesión con Google' }[kind]} - ${message}`,
  },
  slideshow: {
    nowShowing: 'En cartelera:',
    play: 'Reanudar las imágenes',
    pause: 'Pausar las imágenes',
  },
  header: {
    skip: 'Saltar al contenido',
    home: 'Marquee',
    language: 'Idioma',
    gptSearch: 'Búsqueda GPT',
    homepage: 'Inicio',
    signOut: '(salir)',
  },
  footer: {
    credit: 'Marquee es un escaparate de componentes y máquinas de estados.',
    author: 'Acerca del proyecto',
    attribution: 'Este producto usa la API de TMDB, pero no está avalado ni certificado por TMDB.',
    demo: (services) =>
      services.length === 3
        ? 'Esto es una demo: el acceso, las películas y las sugerencias funcionan en este navegador. Nada de lo que escribas sale de él.'
        : `Demo en este navegador: ${services.map(demoName).join(', ')}.`,
  },
  notices: {
    offline: 'Sin conexión. Te mostramos lo guardado en este dispositivo.',
    newVersion: 'Hay una nueva versión disponible.',
    takeVersion: 'Recargar',
    takingVersion: 'Recargando…',
    postponeVersion: 'Más tarde',
    install: 'Instalar Marquee',
  },
  loadFailed: {
    message: 'No se ha podido cargar la página.',
    tryAgain: 'Reintentar',
  },
  crashed: {
    message: 'Algo ha fallado en esta página. Suele bastar con recargarla.',
    tryAgain: 'Recargar',
  },
  notFound: {
    message: '¡Vaya! Este enlace no existe o no tienes permiso para entrar aquí.',
    back: 'Volver a Marquee',
  },
};

function policyRequirements(policy: PasswordPolicy): readonly string[] {
  return [
    policy.minLength && `al menos ${policy.minLength} caracteres`,
    policy.maxLength && `como máximo ${policy.maxLength} caracteres`,
    policy.lowercase && 'una letra minúscula',
    policy.uppercase && 'una letra mayúscula',
    policy.digit && 'un número',
    policy.symbol && 'un símbolo',
  ].filter((demand) => typeof demand === 'string');
}

function demoName(service: DemoService): string {
  return { identity: 'acceso', movies: 'películas', suggestions: 'sugerencias' }[service];
}
