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

const self = "'self'";

/** SHA-256 of the empty string: styled-components inserts rules into empty style elements. */
const emptySheet = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const identityHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
const googleScript = 'https://apis.google.com';
const googlePictures = 'https://lh3.googleusercontent.com';
const recaptcha = 'https://www.google.com/recaptcha/';
const appCheck = {
  scripts: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
  frames: [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
  /** reCAPTCHA's script sends to its own folder too. */
  calls: ['https://content-firebaseappcheck.googleapis.com', recaptcha],
};
const player = 'https://www.youtube.com';

/** Demo services get no host, so their data cannot leave the browser. */
export function contentSecurityPolicy(
  { settings, demoServices }: Build,
  { scripts, styles }: InlineHashes,
): string {
  const isLive = (service: DemoService) => !demoServices.includes(service);
  const ifLive = (service: DemoService, ...addresses: readonly string[]) =>
    isLive(service) ? addresses.map((address) => new URL(address).origin) : [];
  const withAppCheck = (sources: readonly string[]) => (settings.appCheckSiteKey ? sources : []);
  const { authDomain, emulatorUrl } = settings.identity;
  const identity = emulatorUrl ? [emulatorUrl] : identityHosts;
  const signInFrame = emulatorUrl ?? (authDomain && `https://${authDomain}`);

  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [],
    'script-src': [
      self,
      ...ifLive('identity', googleScript),
      ...withAppCheck(appCheck.scripts),
      ...scripts,
    ],
    'style-src': [self, emptySheet, ...styles],
    'img-src': [self, new URL(settings.imageBaseUrl).origin, ...ifLive('identity', googlePictures)],
    'font-src': [self],
    'connect-src': [
      self,
      ...ifLive('identity', ...identity),
      ...ifLive('movies', settings.movies.baseUrl),
      ...ifLive('suggestions', settings.suggestions.baseUrl),
      ...withAppCheck(appCheck.calls),
    ],
    'frame-src': [
      player,
      ...(signInFrame ? ifLive('identity', signInFrame) : []),
      ...withAppCheck(appCheck.frames),
    ],
    'manifest-src': [self],
    'worker-src': [self],
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
