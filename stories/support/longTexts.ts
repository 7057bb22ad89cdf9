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
    `In year ${year + 1} of the voyage the crew finds an island that is on none of their charts, and somebody must go ashore.`,
).join(' ');
