import type { Settings } from '../src/app/settings.ts';
import type { DemoService } from '../src/domain/texts/Texts.ts';

/** What a build is made of, as far as it decides whom its page speaks to. */
export interface Build {
  readonly settings: Settings;
  readonly demoServices: readonly DemoService[];
}

/** The hashes of what stands in the page itself, as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const own = "'self'";

/** The hash of nothing: styled-components fills empty sheets rule by rule. */
const emptySheet = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const identityHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
const googleScript = 'https://apis.google.com';
const googlePictures = 'https://lh3.googleusercontent.com';
const player = 'https://www.youtube.com';

/**
 * The Content-Security-Policy of a build's page: it names the hosts that this build speaks to and no
 * others. A service of the demo world's has none, so that nothing of the demo leaves the browser.
 */
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
