import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordRules } from '@/components/PasswordRules';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { visitor } from '../support/people';
import { formWide, place } from '../support/place';

const meta = preview.meta({
  component: PasswordRules,
  tags: ['autodocs'],
  decorators: [place(formWide)],
  args: {
    id: 'password-rules',
    password: '',
    label: english.authForm.rules,
    rule: english.authForm.rule,
    ruleState: english.authForm.ruleState,
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For a password that is made up now: what it needs, ticked off as it is typed. Not for signing in, where the password is what it is.',
      },
    },
  },
});

export const AllOpen = meta.story();

/** Each is marked, and told to whoever does not see the mark. */
export const SomeMet = meta.story({
  args: { password: 'mari' },
  play: async ({ args, canvas }) => {
    const { rule, ruleState } = args;
    const rules = canvas.getAllByRole('listitem');
    await expect(rules.map(({ textContent }) => textContent)).toEqual([
      `${rule.length}, ${ruleState.open}`,
      `${rule.lowercase}, ${ruleState.met}`,
      `${rule.uppercase}, ${ruleState.open}`,
      `${rule.digit}, ${ruleState.open}`,
    ]);
  },
});

export const AllMet = meta.story({ args: { password: visitor.password } });

export const Hindi = SomeMet.extend({
  args: {
    label: hindi.authForm.rules,
    rule: hindi.authForm.rule,
    ruleState: hindi.authForm.ruleState,
  },
});

export const Spanish = SomeMet.extend({
  args: {
    label: spanish.authForm.rules,
    rule: spanish.authForm.rule,
    ruleState: spanish.authForm.ruleState,
  },
});
