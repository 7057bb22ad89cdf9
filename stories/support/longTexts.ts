/** About as long as titles get. */
export const longTitle =
  'The Extremely Long and Winding Voyage of the Good Ship Marigold, and What Was Found There';

/** It has no break opportunity. */
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** About as long as the longest overviews of the movie database. */
export const longOverview = Array.from(
  { length: 8 },
  (_, year) =>
    `In the ${year + 1}. year of the voyage the crew comes upon an island that none of their charts has, and somebody must go ashore.`,
).join(' ');
