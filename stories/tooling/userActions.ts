import type { EventObject } from 'xstate';
import * as v from 'valibot';
import {
  forgetPassword,
  openSearch,
  submitForm,
  switchToSignUp,
  type Player,
} from '../support/steps';

/** What a person does on the screen to say something to a machine. */
type UserAction = (player: Player, event: EventObject) => Promise<void>;

const submission = v.object({
  credentials: v.object({ name: v.string(), email: v.string(), password: v.string() }),
});
const forgotten = v.object({ email: v.string() });
const question = v.object({ query: v.string() });
const choice = v.object({ language: v.string() });

/** What is done on the screen for the events that are on the way to some state. */
export const userActions: Readonly<Record<string, UserAction>> = {
  'session.signOut': (player) => press(player, /sign out/),
  'auth.submit': (player, event) => submitForm(player, v.parse(submission, event).credentials),
  'auth.switchMode': switchToSignUp,
  'auth.forgotPassword': (player, event) => forgetPassword(player, v.parse(forgotten, event).email),
  'auth.continueWithGoogle': (player) => press(player, 'Continue with Google'),
  'language.choose': async ({ canvas, userEvent }, event) => {
    const { language } = v.parse(choice, event);
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Language' }),
      language,
    );
  },
  'player.toggleMotion': (player) => press(player, /^(Pause|Play) the trailer$/),
  'player.toggleSound': (player) => press(player, /^Turn the sound (on|off)$/),
  'update.activate': (player) => press(player, 'Reload'),
  'update.postpone': (player) => press(player, 'Later'),
  'install.prompt': (player) => press(player, 'Install Marquee'),
  'mode.toggle': openSearch,
  'search.submit': async (player, event) => {
    await player.userEvent.type(
      await player.canvas.findByRole('textbox'),
      v.parse(question, event).query,
    );
    await press(player, 'Search');
  },
  'popup.show': ({ canvas, userEvent }) =>
    canvas
      .findAllByRole('button', { name: /More info about/ })
      .then(([first]) => first && userEvent.click(first)),
};

async function press({ canvas, userEvent }: Player, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
