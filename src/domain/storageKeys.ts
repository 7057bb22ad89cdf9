export const languageKey = 'marquee.language';
/** The name and picture of a new account, until the provider has them. */
export const profileKey = 'marquee.profile';
export const recentSearchesKey = 'marquee.searches';
/** In the storage of the tab. */
export const searchAnswersKey = 'marquee.answers';
export const scrollPositionsKey = 'marquee.scrolls';

/** Where Firebase's SDK stores the signed-in user. */
export function firebaseUserKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:[DEFAULT]`;
}
