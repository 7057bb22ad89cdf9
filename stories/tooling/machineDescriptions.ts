import type { MachineName } from './machines';

export const machineDescriptions: Readonly<Record<MachineName, string>> = {
  session: 'Who is signed in, according to the identity provider.',
  authMode: 'Sign-in, sign-up, Google and password reset.',
  slideshow: 'The pictures beside the sign-in form. Each stays for eight seconds.',
  language: 'The language of the screen. The old texts stay while the new ones load.',
  rows: 'Four lists of movies, each with samples until it is fetched. They are fetched again when back online and in another language.',
  trailer: 'The trailer of the featured movie, with a fallback.',
  player: 'Motion and sound of the trailer in the hero, and whether the popup covers it.',
  searchMode: 'Which of the two browse screens is shown.',
  search: 'From a query to rows of movies. The form and the panel run in parallel.',
  recentSearches:
    'The queries of a person on this device, until they are removed or the person signs out.',
  popup: 'The movie whose details are open.',
  url: 'Keeps the URL and the machines of /browse equal, and restores scroll positions.',
  connection: 'Whether the browser is online.',
  update: 'A new version of the app, activated or postponed.',
  install: 'Whether the browser can install the app.',
};
