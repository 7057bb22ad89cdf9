/** Under which the browser keeps a person's queries; they are gone when the person signs out. */
export const recentSearchesKey = 'marquee.searches';
