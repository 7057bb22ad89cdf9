import samples from '../samples/spanish.json' with { type: 'json' };
import { spanish as entry } from './entry/spanish.entry';
import type { Texts } from './Texts';

const score = new Intl.NumberFormat('es', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const count = new Intl.NumberFormat('es');

export const spanish: Texts = {
  ...entry,
  list: {
    upcoming: 'Próximos estrenos',
    popular: 'Películas populares',
    topRated: 'Películas mejor valoradas',
    nowPlaying: 'Películas en cartelera',
  },
  row: {
    scrollLeft: (title) => `Desplazar ${title} a la izquierda`,
    scrollRight: (title) => `Desplazar ${title} a la derecha`,
    keysHint: 'Recorre la fila con las flechas',
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
    decade: (from) => (from >= 1920 && from <= 1990 ? `años ${from - 1900}` : `década de ${from}`),
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
    ask: 'Pedir sugerencias',
    loading: 'Cargando las sugerencias de la IA…',
    recommendedBy: (recommender) => `Películas recomendadas por ${recommender}`,
    demoRecommender: 'la demo de Marquee',
    failure: 'Ahora mismo no podemos darte sugerencias.',
    budgetExhausted: 'Se han agotado las búsquedas de hoy. Vuelve a intentarlo mañana.',
    tryAgain: 'Reintentar',
    cancel: 'Cancelar',
    nothingUnderstood: 'No hemos encontrado ninguna película así. Algunas populares:',
    cancelled: 'Búsqueda cancelada. Esto es lo que hemos encontrado.',
    arrived: (movies, rows) =>
      movies === 0
        ? 'No hemos encontrado ninguna película.'
        : `${movies === 1 ? '1 película' : `${count.format(movies)} películas`} en ${rows === 1 ? '1 fila' : `${rows} filas`}.`,
  },
  understood: {
    label: 'Lo que se ha entendido',
    remove: (phrase) => `Buscar sin «${phrase}»`,
  },
  refine: {
    label: 'Afinar la búsqueda',
    newer: 'más recientes',
    lighter: 'más ligeras',
    others: 'otras, por favor',
    moreLike: (name) => `más como ${name}`,
    otherThan: (names) => `que no sean ${names}`,
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
    copyThisLink: 'No se ha podido copiar el enlace. Cópialo desde aquí:',
    moreLikeThis: 'Más títulos similares',
    close: 'Cerrar',
    missing: {
      title: 'No hemos encontrado esta película.',
      advice:
        'No está en las listas de esta página. Prueba a buscarla por su título en Búsqueda GPT.',
      back: 'Volver a las películas',
    },
  },
  samples,
};
