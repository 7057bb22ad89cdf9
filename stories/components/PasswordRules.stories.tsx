import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordRules } from '@/components/PasswordRules';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { visitor } from '../support/people';
import { formWidth, sized } from '../support/sized';

/**
 * ## When to use
 *
 * Below the field of a new password.
 *
 * ## When not to use
 *
 * At sign-in: the password exists already.
 *
 * ## Anatomy
 *
 * 1. Label
 * 2. Rule with its icon
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - Screen readers announce the state of each rule.
 * - The state is not only a colour: the icon changes.
 *
 * @summary A list of password rules that marks the met ones.
 */
const meta = preview.meta({
  component: PasswordRules,
  tags: ['autodocs', 'manifest'],
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
    ...examplesOf(
      PasswordRules,
      {
        why: 'Show every rule from the start, the met ones marked.',
        args: [{ id: 'rules-do', password: 'mari' }],
      },
      {
        why: 'Show them without their states. A screen reader does not say what is missing.',
        args: [{ id: 'rules-dont', password: 'mari', ruleState: { met: '', open: '' } }],
      },
    ),
  },
});

/** No rule is met yet. */
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

/** Every rule has a check mark. */
export const AllMet = meta.story({ args: { password: visitor.password } });
