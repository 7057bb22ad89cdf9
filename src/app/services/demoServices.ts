import type { DemoService } from '../../domain/texts/Texts';

const liveWith: Readonly<Record<DemoService, readonly string[]>> = {
  identity: [
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_FIREBASE_PROJECT_ID',
    'VITE_FIREBASE_AUTH_EMULATOR_URL',
  ],
  movies: ['VITE_TMDB_TOKEN', 'VITE_TMDB_BASE_URL'],
  suggestions: ['VITE_OPENAI_API_KEY', 'VITE_OPENAI_BASE_URL'],
};

export function demoServices(
  settings: Readonly<Record<string, string | undefined>>,
): readonly DemoService[] {
  return (['identity', 'movies', 'suggestions'] as const).filter(
    (service) => !liveWith[service].some((name) => settings[name]?.trim()),
  );
}
