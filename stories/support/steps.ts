import type { StoryContext } from '@storybook/react-vite';
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

export async function switchToSignUp({ canvas, userEvent }: PlayContext) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Not registered yet! Sign up now' }),
  );
}

export async function openSearch({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'GPT Search' }));
  await canvas.findByRole('combobox', { name: 'What would you like to watch?' });
}

export async function search({ canvas, userEvent }: PlayContext, query: string) {
  const field = await canvas.findByRole('combobox', { name: 'What would you like to watch?' });
  await userEvent.clear(field);
  await userEvent.type(field, `${query}{Enter}`);
}
