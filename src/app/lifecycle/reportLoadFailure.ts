import { report } from '../services/report';

/** The page works without this code. */
export function reportLoadFailure(cause: unknown) {
  report('error loading the rest of the screen', cause);
}
