import type { StoryContext } from '@storybook/react-vite';
import type { Credentials } from '@/domain/session';

/** The hands and eyes of whoever plays a page story. */
export type Player = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Fills what the form on the screen asks for, and sends it. */
export async function submitForm({ canvas, userEvent }: Player, person: Partial<Credentials>) {
  const fill = async (label: string, text: string | undefined) => {
    const field = canvas.queryByLabelText(label);
    if (!field || text === undefined) return;
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  };
  await canvas.findByLabelText('Email');
  await fill('Name', person.name);
  await fill('Email', person.email);
  await fill('Password', person.password);
  await userEvent.keyboard('{Enter}');
}

/** Asks for the mail with which a forgotten password is chosen anew. */
export async function forgetPassword({ canvas, userEvent }: Player, email: string) {
  const field = await canvas.findByLabelText('Email');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(email);
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
}

/** Goes from sign-in to sign-up. */
export async function switchToSignUp({ canvas, userEvent }: Player) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Not registered yet! Sign up now' }),
  );
}

/** Goes to GPT search. */
export async function openSearch({ canvas, userEvent }: Player) {
  await userEvent.click(await canvas.findByRole('button', { name: 'GPT Search' }));
  await canvas.findByRole('textbox');
}

/** Asks for movies, on the screen of GPT search. */
export async function search({ canvas, userEvent }: Player, query: string) {
  const field = await canvas.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${query}{Enter}`);
}
