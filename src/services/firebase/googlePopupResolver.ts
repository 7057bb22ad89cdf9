/** A separate chunk, loaded on intent only. */
export { browserPopupRedirectResolver as googlePopupResolver } from 'firebase/auth';
