import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordRules } from '@/components/PasswordRules';
import { english } from '@/domain/texts/english';
import { visitor } from '../support/people';
import { formWidth, sized } from '../support/sized';

const meta = preview.meta({
  component: PasswordRules,
  tags: ['autodocs'],
  decorators: [sized(formWidth)],
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
          'A list of password rules that marks the met ones. Use it for a new password, not for sign-in.',
      },
    },
  },
});

export const AllOpen = meta.story();

/** Screen readers announce the state of each rule. */
export const SomeMet = meta.story({
  tags: ['visual'],
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
