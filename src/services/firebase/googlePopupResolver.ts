/** What Google's own window needs; a file of its own, so that it is fetched only on intent. */
export { browserPopupRedirectResolver as googlePopupResolver } from 'firebase/auth';
