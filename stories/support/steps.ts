import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Credentials } from '@/domain/session';

export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

export async function submitForm({ canvas, userEvent }: PlayContext, person: Partial<Credentials>) {
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

export async function forgetPassword({ canvas, userEvent }: PlayContext, email: string) {
  const field = await canvas.findByLabelText('Email');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(email);
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
}

export async function expectSignedIn({ canvas }: Pick<PlayContext, 'canvas'>, name = 'Asha Rao') {
  await expect(await canvas.findByRole('button', { name: `${name} (sign out)` })).toBeVisible();
}

export async function expectError({ canvas }: Pick<PlayContext, 'canvas'>, text: string) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
}

/** The sentence below the error. */
export async function expectHelp({ canvas }: Pick<PlayContext, 'canvas'>, text: string) {
  await expect(await canvas.findByText(text)).toBeVisible();
}

export async function signOut({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Asha Rao (sign out)' }));
}

export async function switchToSignUp({ canvas, userEvent }: PlayContext) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Not registered yet! Sign up now' }),
  );
}

const searchField = { name: 'What would you like to watch?' };

export function getSearchField({ canvas }: Pick<PlayContext, 'canvas'>) {
  return canvas.getByRole('combobox', searchField);
}

export function findSearchField({ canvas }: Pick<PlayContext, 'canvas'>) {
  return canvas.findByRole('combobox', searchField);
}

export async function openSearch({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'GPT Search' }));
  await findSearchField({ canvas });
}

export async function search({ canvas, userEvent }: PlayContext, query: string) {
  const field = await findSearchField({ canvas });
  await userEvent.clear(field);
  await userEvent.type(field, `${query}{Enter}`);
}
