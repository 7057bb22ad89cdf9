/** Where a few stories are visited, Jest does so without workers; this is its last word then. */
export { leave as default } from './storyEnvironment.mjs';
