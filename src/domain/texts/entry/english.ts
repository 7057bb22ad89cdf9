import type { PasswordPolicy } from '../../session';
import type { DemoService, EntryTexts } from '../Texts';

export const english: EntryTexts = {
  pages: {
    signIn: 'Sign in · Marquee',
    signUp: 'Sign up · Marquee',
    browse: 'Browse · Marquee',
    gptSearch: 'GPT Search · Marquee',
    notFound: 'Page not found · Marquee',
  },
  authForm: {
    disclaimer:
      'Marquee is a dummy showcase project, not a real streaming service. Please do not enter real credentials.',
    title: { signIn: 'Sign In', signUp: 'Sign Up' },
    submit: { signIn: 'Sign In', signUp: 'Sign Up' },
    submitting: { signIn: 'signing in ...', signUp: 'signing up ...' },
    field: { name: 'Name', email: 'Email', password: 'Password' },
    invalid: {
      name: 'Name is not valid! Try again.',
      email: 'Email is not valid! Try again.',
      password: 'Password is not valid! Try again.',
    },
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on.',
    forgotPassword: 'Forgot password?',
    sendingReset: 'Sending the email…',
    resetSent:
      'If there is an account with this email, a link to choose a new password is on its way.',
    resetUnsent: "We couldn't send the email. Check your connection and try again.",
    noMailInDemo:
      'This demo sends no email. Sign up with a made-up address, or look around as a guest.',
    help: {
      noMatch: 'That email and password do not match an account. New here? Sign up.',
      taken: 'There is already an account with this email. Sign in instead.',
      tooManyTries: 'Too many tries. Wait a few minutes and try again.',
      offline: 'Check your connection and try again.',
      windowClosed: 'The Google window was closed. Try again whenever you like.',
      windowBlocked: 'Your browser blocked the Google window. Allow pop-ups here and try again.',
      disabled: 'This account has been disabled.',
    },
    gettingReady: 'Getting ready…',
    continueAsGuest: 'Look around as a guest',
    guestName: 'Guest',
    anyAddress: 'To sign up, any made-up email and password will do.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    switchMode: {
      signIn: 'Not registered yet! Sign up now',
      signUp: 'Already a customer! Sign in',
    },
    or: 'OR',
    continueWithGoogle: 'Continue with Google',
    waitingForGoogle: 'Waiting for the Google window…',
    rules: 'Your password needs',
    rule: {
      length: '8 characters',
      lowercase: 'a lowercase letter',
      uppercase: 'an uppercase letter',
      digit: 'a number',
    },
    ruleState: { met: 'done', open: 'still missing' },
    policy: 'Choose a password with',
    policyRequirements,
    failure: (kind, code, message) =>
      `${code} - ${{ signIn: 'sign in', signUp: 'sign UP', google: 'google sign in' }[kind]} err - ${message}`,
  },
  slideshow: {
    nowShowing: 'Now showing:',
    play: 'Play the pictures',
    pause: 'Pause the pictures',
  },
  header: {
    skip: 'Skip to content',
    home: 'Marquee',
    language: 'Language',
    gptSearch: 'GPT Search',
    homepage: 'Homepage',
    signOut: '(sign out)',
  },
  footer: {
    credit: 'Marquee is a showcase of components and state machines.',
    author: 'About the project',
    attribution: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    demo: (services) =>
      services.length === 3
        ? 'This is a demo: sign-in, movies and suggestions run in this browser. Nothing you type leaves it.'
        : `Demo in this browser: ${services.map(demoName).join(', ')}.`,
  },
  notices: {
    offline: "You're offline. Showing what is saved on this device.",
    newVersion: 'A new version is ready.',
    takeVersion: 'Reload',
    takingVersion: 'Reloading…',
    postponeVersion: 'Later',
    install: 'Install Marquee',
  },
  loadFailed: {
    message: "This page couldn't be loaded.",
    tryAgain: 'Try again',
  },
  crashed: {
    message: 'Something went wrong on this page. Reloading it usually helps.',
    tryAgain: 'Reload',
  },
  notFound: {
    message: 'Oops! This link, either does not exist or you are not authorised to come here!',
    back: 'Back to Marquee',
  },
};

function policyRequirements(policy: PasswordPolicy): readonly string[] {
  return [
    policy.minLength && `at least ${policy.minLength} characters`,
    policy.maxLength && `at most ${policy.maxLength} characters`,
    policy.lowercase && 'a lowercase letter',
    policy.uppercase && 'an uppercase letter',
    policy.digit && 'a number',
    policy.symbol && 'a symbol',
  ].filter((demand) => typeof demand === 'string');
}

function demoName(service: DemoService): string {
  return { identity: 'sign-in', movies: 'movies', suggestions: 'suggestions' }[service];
}
