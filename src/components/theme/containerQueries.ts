/** Results of a search in 2, 3, 4, 6 and 12 columns. */
export const two = '(min-width: 17.5rem)';
export const three = '(min-width: 36.25rem)';
export const four = '(min-width: 49.25rem)';
export const six = '(min-width: 73rem)';
export const twelve = '(min-width: 148.5rem)';
/** Names of a search in two lines of five. */
export const fivePerLine = '(min-width: 60rem)';
/** The keyboard hint beside the title of a row. */
export const keysHint = '(min-width: 40rem)';
/** Posters on phones. */
export const smallPoster = '(max-width: 9rem)';
/** A popup with enlarged text. */
export const noPicture = '(max-width: 15rem)';
export const noLargePicture = '(max-width: 36rem)';
/** Enlarged text leaves no room beside the sign-in card. */
export const noScreen = '(max-width: 44rem)';
