import type { Settings } from '../src/app/settings.ts';
import type { DemoService } from '../src/domain/texts/Texts.ts';

export interface Build {
  readonly settings: Settings;
  readonly demoServices: readonly DemoService[];
}

/** CSP sources such as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const own = "'self'";

/** SHA-256 of the empty string: styled-components inserts rules into empty style elements. */
const emptySheet = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const identityHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
const googleScript = 'https://apis.google.com';
const googlePictures = 'https://lh3.googleusercontent.com';
const player = 'https://www.youtube.com';

/** Demo services get no host, so their data cannot leave the browser. */
export function contentSecurityPolicy(
  { settings, demoServices }: Build,
  { scripts, styles }: InlineHashes,
): string {
  const isLive = (service: DemoService) => !demoServices.includes(service);
  const where = (service: DemoService, ...addresses: readonly string[]) =>
    isLive(service) ? addresses.map((address) => new URL(address).origin) : [];
  const { authDomain, emulatorUrl } = settings.identity;
  const identity = emulatorUrl ? [emulatorUrl] : identityHosts;
  const signInFrame = emulatorUrl ?? (authDomain && `https://${authDomain}`);

  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [],
    'script-src': [own, ...where('identity', googleScript), ...scripts],
    'style-src': [own, emptySheet, ...styles],
    'img-src': [own, new URL(settings.imageBaseUrl).origin, ...where('identity', googlePictures)],
    'font-src': [own],
    'connect-src': [
      own,
      ...where('identity', ...identity),
      ...where('movies', settings.movies.baseUrl),
      ...where('suggestions', settings.suggestions.baseUrl),
    ],
    'frame-src': [player, ...(signInFrame ? where('identity', signInFrame) : [])],
    'manifest-src': [own],
    'worker-src': [own],
    'base-uri': [],
    'form-action': [],
    'object-src': [],
  };
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...new Set(sources.length > 0 ? sources : ["'none'"])].join(' '),
    )
    .join('; ');
}
