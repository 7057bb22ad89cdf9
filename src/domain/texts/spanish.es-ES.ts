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
    oops: 'Aquí no hay nada · Marquee',
  },
  authForm: {
    disclaimer:
      'Marquee es un proyecto de demostración, no un servicio de streaming real. No introduzcas credenciales reales.',
    title: { signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
    submit: { signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
    submitting: { signIn: 'iniciando sesión ...', signUp: 'creando la cuenta ...' },
    field: { name: 'Nombre', email: 'Correo electrónico', password: 'Contraseña' },
    invalid: {
      name: '¡El nombre no es válido! Inténtalo de nuevo.',
      email: '¡El correo no es válido! Inténtalo de nuevo.',
      password: '¡La contraseña no es válida! Inténtalo de nuevo.',
    },
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    capsLock: 'Bloq Mayús está activado.',
    forgotPassword: '¿Olvidaste la contraseña?',
    sendingReset: 'Pidiendo el correo ...',
    resetSent:
      'Si hay una cuenta con este correo, ya va en camino un mensaje para elegir una contraseña nueva.',
    resetUnsent: 'No se pudo pedir el mensaje. Comprueba la conexión e inténtalo de nuevo.',
    sessionEnded: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    switchMode: {
      signIn: '¿Aún no tienes cuenta? Regístrate ahora',
      signUp: '¿Ya eres cliente? Inicia sesión',
    },
    or: 'O',
    continueWithGoogle: 'Continuar con Google',
    waitingForGoogle: 'Esperando a la ventana de Google ...',
    rules: 'La contraseña necesita',
    rule: {
      length: '8 caracteres',
      lowercase: 'una letra minúscula',
      uppercase: 'una letra mayúscula',
      digit: 'una cifra',
    },
    ruleState: { met: 'listo', open: 'falta' },
    policy: 'El proveedor de identidad pide una contraseña con',
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
    credit: 'Marquee es una muestra de componentes y máquinas de estados.',
    author: 'Acerca del proyecto',
    attribution: 'Este producto usa la API de TMDB, pero no está avalado ni certificado por TMDB.',
    demo: (services) => `Demo, respondida en este navegador: ${services.map(demoName).join(', ')}.`,
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
    nothingFound: 'No se encontró nada con este nombre.',
    foundElsewhere: 'Ya aparece en otra fila.',
    closestTitles: 'Sin coincidencia exacta. Títulos más parecidos:',
  },
  card: {
    searchTrailer: (title) => `Buscar el tráiler de ${title}`,
    moreInfo: (title) => `Más información sobre ${title}`,
    score: (average) => score.format(average),
    rated: (average) => `valoración: ${score.format(average)} de 10`,
  },
  hero: {
    playTrailer: 'Ver el tráiler en YT',
    trailerOf: (title) => `Tráiler de ${title}`,
    play: 'Reproducir el tráiler',
    pause: 'Pausar el tráiler',
    mute: 'Quitar el sonido',
    unmute: 'Activar el sonido',
  },
  search: {
    label: '¿Qué te gustaría ver?',
    searchBarTextContent: 'Buscar sugerencias de películas...',
    searchBtnTextContent: 'Buscar',
    invalidInput: '¡Entrada no válida! Inténtalo de nuevo.',
    loading: 'Cargando las sugerencias de la IA...',
    recommendedBy: (recommender) => `Películas recomendadas por ${recommender}`,
    demoRecommender: 'el proyeccionista de la demo',
    failure: 'Esta vez no llegó ninguna sugerencia.',
    budgetUsedUp: 'Las búsquedas de hoy se han agotado. Vuelve a intentarlo mañana.',
    tryAgain: 'Intentar de nuevo',
    cancel: 'Cancelar',
    nothingUnderstood: 'No he encontrado ninguna película en eso. Las más populares:',
    stopped: 'Búsqueda cancelada. Esto es lo que había llegado.',
    arrived: (movies, rows) =>
      movies === 0
        ? 'No se encontró ninguna película.'
        : `${movies === 1 ? '1 película' : `${count.format(movies)} películas`} en ${rows === 1 ? '1 fila' : `${rows} filas`}.`,
  },
  searchHelp: {
    try: 'Prueba, por ejemplo',
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
    recent: 'Lo que ya preguntaste en este dispositivo',
    remove: (query) => `Olvidar «${query}»`,
    clear: 'Olvidar todo',
  },
  popup: {
    releaseDate: 'Fecha de estreno : ',
    unknownDate: 'aún desconocida',
    noOverview: 'Nadie ha escrito todavía una sinopsis de esta película.',
    rating: ({ average, votes }) =>
      `${score.format(average)} de 10 (${votes === 1 ? '1 voto' : `${count.format(votes)} votos`})`,
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
    close: 'Cerrar',
  },
  notices: {
    offline: 'Estás sin conexión. Lo que ves se guardó en este dispositivo.',
    newVersion: 'Hay una versión nueva de Marquee.',
    takeVersion: 'Volver a cargar',
    takingVersion: 'Volviendo a cargar ...',
    postponeVersion: 'Más tarde',
    install: 'Instalar Marquee',
  },
  missed: {
    message: 'Esta página no ha llegado.',
    tryAgain: 'Intentar de nuevo',
  },
  crashed: {
    message: 'Algo ha fallado en esta página. Normalmente basta con volver a cargarla.',
    tryAgain: 'Volver a cargar',
  },
  oops: {
    message: '¡Vaya! Este enlace no existe o no tienes autorización para entrar aquí.',
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
    policy.digit && 'una cifra',
    policy.symbol && 'un símbolo',
  ].filter((demand) => typeof demand === 'string');
}

function demoName(service: DemoService): string {
  return { identity: 'acceso', movies: 'películas', suggestions: 'sugerencias' }[service];
}
