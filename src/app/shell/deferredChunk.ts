/**
 * One chunk for everything that is not needed at once. With more chunks, Rolldown splits the entry
 * chunk (rolldown/rolldown#10731).
 */
export { MoviePopup } from '../popup/MoviePopup';
export { InstallPrompt } from './notices/InstallPrompt';
export { Notices } from './notices/Notices';
export { NotFoundRoute } from './NotFoundRoute';
export { SignInSlideshow } from '../session/SignInSlideshow';
export { restoreTyped } from '../lifecycle/restoreTyped';
export { SearchScreen } from '../search/SearchScreen';
