/**
 * What is beside sign-in and the movies, in one script. More scripts than this, each with modules of
 * the first in it, would have Rolldown part the first one (rolldown/rolldown#10731).
 */
export { InstallPrompt } from './notices/InstallPrompt';
export { Notices } from './notices/Notices';
export { NotFoundRoute } from './NotFoundRoute';
export { replacePage } from '../lifecycle/replacePage';
export { restoreTyped } from '../lifecycle/restoreTyped';
