/** Transitions and guard outcomes that no story shows, with the reason. Unit tests walk them. */
export const unseenOutcomes: Readonly<Record<string, string>> = {
  'session on session.changed if isAnotherUser':
    'The product then replaces the page, which would end the story.',
  'session on session.changed if hasUser, which fails':
    'Several requests must fail at once. The chart has no button for an event that changes nothing.',
  'authMode.signIn.submitting on auth.submit': 'The form does not submit while it is busy.',
  'authMode.signIn.signingUpGuest on auth.submit': 'The form does not submit while it is busy.',
  'authMode.signUp.submitting on auth.submit': 'The form does not submit while it is busy.',
  'authMode.signUp.submitting on auth.continueAsGuest': 'Sign-up has no button for guests.',
  'authMode.signUp.submitting on auth.forgotPassword': 'Sign-up has no link for a password.',
  'slideshow.playing on after pictureMs':
    'A picture stays for eight seconds, and stories do not wait.',
  'language on browse.opened if isEnglishIncomplete, which fails':
    'The browse screen opens a second time only after another route.',
  'search.panel on search.restore if isComplete, which fails':
    'It takes a reload in the middle of a search, which would end the story.',
  'search.panel on search.restore otherwise':
    'It takes a reload in the middle of a search, which would end the story.',
  'url.history.leaving on url.popped if hasMoved':
    'A person must act before the browser has gone back.',
  'url.history.leaving on after backTimeoutMs': 'The history of a story is short enough.',
};
