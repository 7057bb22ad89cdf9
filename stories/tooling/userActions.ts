import type { EventObject } from 'xstate';
import * as v from 'valibot';
import {
  forgetPassword,
  openSearch,
  submitForm,
  switchToSignUp,
  type PlayContext,
} from '../support/steps';

type UserAction = (context: PlayContext, event: EventObject) => Promise<void>;

const submittedForm = v.object({
  credentials: v.object({ name: v.string(), email: v.string(), password: v.string() }),
});
const resetEmail = v.object({ email: v.string() });
const submittedQuery = v.object({ query: v.string() });
const chosenLanguage = v.object({ language: v.string() });

/** The user actions for the events on a path to some state. */
export const userActions: Readonly<Record<string, UserAction>> = {
  'session.signOut': (context) => press(context, /sign out/),
  'auth.submit': (context, event) => submitForm(context, v.parse(submittedForm, event).credentials),
  'auth.continueAsGuest': (context) => press(context, 'Look around as a guest'),
  'auth.switchMode': switchToSignUp,
  'auth.forgotPassword': (context, event) =>
    forgetPassword(context, v.parse(resetEmail, event).email),
  'auth.continueWithGoogle': (context) => press(context, 'Continue with Google'),
  'language.choose': async ({ canvas, userEvent }, event) => {
    const { language } = v.parse(chosenLanguage, event);
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Language' }),
      language,
    );
  },
  'slideshow.toggle': (context) => press(context, /^(Pause|Play) the pictures$/),
  'player.toggleMotion': (context) => press(context, /^(Pause|Play) the trailer$/),
  'player.toggleSound': (context) => press(context, /^(Unmute|Mute)$/),
  'update.activate': (context) => press(context, 'Reload'),
  'update.postpone': (context) => press(context, 'Later'),
  'install.prompt': (context) => press(context, 'Install Marquee'),
  'mode.toggle': openSearch,
  'search.submit': async (context, event) => {
    await context.userEvent.type(
      await context.canvas.findByRole('combobox', { name: 'What would you like to watch?' }),
      v.parse(submittedQuery, event).query,
    );
    await press(context, 'Search');
  },
  'search.cancel': (context) => press(context, 'Cancel'),
  'popup.show': ({ canvas, userEvent }) =>
    canvas
      .findAllByRole('button', { name: /More info about/ })
      .then(([first]) => first && userEvent.click(first)),
};

async function press({ canvas, userEvent }: PlayContext, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
