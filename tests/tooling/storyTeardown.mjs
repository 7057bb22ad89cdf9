/** Jest runs few stories without workers; this closes the browser then. */
export { leave as default } from './storyEnvironment.mjs';
