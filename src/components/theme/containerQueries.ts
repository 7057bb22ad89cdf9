export const containerQueries = {
  /** Results of a search in 2, 3, 4, 6 and 12 columns. */
  two: '(min-width: 17.5rem)',
  three: '(min-width: 36.25rem)',
  four: '(min-width: 49.25rem)',
  six: '(min-width: 73rem)',
  twelve: '(min-width: 148.5rem)',
  /** Names of a search in two lines of five. */
  fivePerLine: '(min-width: 60rem)',
  /** The keyboard hint beside the title of a row. */
  keysHint: '(min-width: 40rem)',
  /** Posters on phones. */
  smallPoster: '(max-width: 9rem)',
  /** A popup with enlarged text. */
  noPicture: '(max-width: 15rem)',
  noLargePicture: '(max-width: 36rem)',
  /** Enlarged text leaves no room beside the sign-in card. */
  noScreen: '(max-width: 44rem)',
} as const;
