/** A title as long as titles get. */
export const longTitle =
  'The Extremely Long and Winding Voyage of the Good Ship Marigold, and What Was Found There';

/** A word that has no place to break. */
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** An overview of the length the movie database's longest have. */
export const longOverview = Array.from(
  { length: 8 },
  (_, year) =>
    `In the ${year + 1}. year of the voyage the crew comes upon an island that none of their charts has, and somebody must go ashore.`,
).join(' ');
