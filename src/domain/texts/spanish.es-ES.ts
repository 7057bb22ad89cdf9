import samples from '../samples/spanish.json' with { type: 'json' };
import type { PasswordPolicy } from '../session';
import type { DemoService, Texts } from './Texts';

declare module '../language' {
  interface Languages {
    readonly spanish: 'es-ES';
  }
}

const score = new Intl.NumberFormat('es', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const count = new Intl.NumberFormat('es');

export const spanish: Texts = {
  pages: {
    signIn: 'Iniciar sesión · Marquee',
    signUp: 'Crear cuenta · Marquee',
    browse: 'Cartelera · Marquee',
    gptSearch: 'Búsqueda GPT · Marquee',
    oops: 'Página no encontrada · Marquee',
  },
  authForm: {
    disclaimer:
      'Marquee es un proyecto de demostración, no un servicio de streaming real. No introduzcas tus datos reales.',
    title: { signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
    submit: { signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
    submitting: { signIn: 'iniciando sesión…', signUp: 'creando la cuenta…' },
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
    sessionEnded: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
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
    policyDemands,
    failure: (kind, code, message) =>
      `${code} - error al ${{ signIn: 'iniciar sesión', signUp: 'crear la cuenta', google: 'iniciar sesión con Google' }[kind]} - ${message}`,
  },
  header: {
    skip: 'Saltar al contenido',
    home: 'Marquee',
    language: 'Idioma',
    gptSearch: 'Búsqueda GPT',
    homepage: 'Inicio',
    signOut: '(cerrar sesión)',
  },
  footer: {
    credit: 'Marquee es un escaparate de componentes y máquinas de estados.',
    author: 'Acerca del proyecto',
    attribution: 'Este producto usa la API de TMDB, pero no está avalado ni certificado por TMDB.',
    demo: (services) =>
      services.length === 3
        ? 'Esto es una demo: el acceso, las películas y las sugerencias funcionan en este navegador. Nada de lo que escribes sale de él.'
        : `Demo en este navegador: ${services.map(demoName).join(', ')}.`,
  },
  list: {
    upcoming: 'Próximos estrenos',
    popular: 'Películas populares',
    topRated: 'Películas mejor valoradas',
    nowPlaying: 'Películas en cartelera',
  },
  row: {
    scrollLeft: (title) => `Desplazar ${title} a la izquierda`,
    scrollRight: (title) => `Desplazar ${title} a la derecha`,
    place: (position, count) => `Tarjeta ${position} de ${count}`,
    nothingFound: 'No hay resultados para este título.',
    foundElsewhere: 'Ya aparece en otra fila.',
    closestTitles: 'Sin coincidencia exacta. Títulos más parecidos:',
  },
  card: {
    searchTrailer: (title) => `Buscar el tráiler de ${title}`,
    moreInfo: (title) => `Más información sobre ${title}`,
    score: (average) => score.format(average),
    rated: (average) => `valoración: ${score.format(average)} sobre 10`,
  },
  facts: {
    decade: (from) => `años ${from < 2000 ? from - 1900 : from}`,
    directedBy: (name) => `dirigida por ${name}`,
    starring: (name) => `con ${name}`,
  },
  hero: {
    playTrailer: 'Ver el tráiler en YT',
    moreInfo: 'Más información',
    trailerOf: (title) => `Tráiler de ${title}`,
    play: 'Reproducir el tráiler',
    pause: 'Pausar el tráiler',
    mute: 'Silenciar',
    unmute: 'Activar el sonido',
  },
  search: {
    label: '¿Qué te gustaría ver?',
    searchBarTextContent: 'Buscar sugerencias de películas...',
    searchBtnTextContent: 'Buscar',
    invalidInput: '¡Entrada no válida! Inténtalo de nuevo.',
    loading: 'Cargando las sugerencias de la IA…',
    recommendedBy: (recommender) => `Películas recomendadas por ${recommender}`,
    demoRecommender: 'la demo de Marquee',
    failure: 'Ahora mismo no podemos darte sugerencias.',
    budgetUsedUp: 'Has agotado las búsquedas de hoy. Vuelve a intentarlo mañana.',
    tryAgain: 'Reintentar',
    cancel: 'Cancelar',
    nothingUnderstood: 'No hemos encontrado ninguna película así. Algunas populares:',
    stopped: 'Búsqueda cancelada. Esto es lo que hemos encontrado.',
    arrived: (movies, rows) =>
      movies === 0
        ? 'No hemos encontrado ninguna película.'
        : `${movies === 1 ? '1 película' : `${count.format(movies)} películas`} en ${rows === 1 ? '1 fila' : `${rows} filas`}.`,
  },
  searchHelp: {
    toggle: 'Ejemplos y búsquedas recientes',
    try: 'Prueba con algo así',
    examples: [
      'un atraco en el espacio',
      'triste pero con esperanza, en Italia',
      'comedias con fantasmas',
      'un domingo de lluvia con toda la familia',
      'dramas judiciales de los noventa',
      'películas indias sobre críquet',
      'robots que aprenden a querer',
      'que dé tanto miedo que deje la luz encendida',
      'gente que cocina y come bien',
    ],
    surprise: 'Sorpréndeme',
    recent: 'Búsquedas recientes',
    remove: (query) => `Quitar «${query}»`,
    clear: 'Borrar todo',
  },
  autocomplete: {
    list: 'Búsquedas sugeridas',
    kind: { recent: 'reciente', title: 'película', example: 'ejemplo' },
  },
  popup: {
    releaseDate: 'Fecha de estreno: ',
    unknownDate: 'por confirmar',
    noOverview: 'Sin sinopsis por ahora.',
    rating: ({ average, votes }) =>
      `${score.format(average)} sobre 10 (${votes === 1 ? '1 voto' : `${count.format(votes)} votos`})`,
    genre: {
      12: 'Aventura',
      14: 'Fantasía',
      16: 'Animación',
      18: 'Drama',
      27: 'Terror',
      28: 'Acción',
      35: 'Comedia',
      36: 'Historia',
      37: 'Wéstern',
      53: 'Suspense',
      80: 'Crimen',
      99: 'Documental',
      878: 'Ciencia ficción',
      9648: 'Misterio',
      10402: 'Música',
      10749: 'Romance',
      10751: 'Familia',
      10752: 'Guerra',
      10770: 'Película de TV',
    },
    originalTitle: 'Título original: ',
    searchTrailer: 'Buscar el tráiler',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado.',
    copyThisLink: 'No se pudo copiar el enlace. Cópialo desde aquí:',
    moreLikeThis: 'Más títulos similares',
    close: 'Cerrar',
  },
  notices: {
    offline: 'Sin conexión. Te mostramos lo guardado en este dispositivo.',
    newVersion: 'Hay una nueva versión lista.',
    takeVersion: 'Recargar',
    takingVersion: 'Recargando…',
    postponeVersion: 'Más tarde',
    install: 'Instalar Marquee',
  },
  missed: {
    message: 'No se pudo cargar la página.',
    tryAgain: 'Reintentar',
  },
  crashed: {
    message: 'Algo ha fallado en esta página. Suele bastar con recargarla.',
    tryAgain: 'Recargar',
  },
  oops: {
    message: '¡Vaya! Este enlace no existe o no tienes permiso para entrar aquí.',
    back: 'Volver a Marquee',
  },
  samples,
};

function policyDemands(policy: PasswordPolicy): readonly string[] {
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
