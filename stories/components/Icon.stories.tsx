import preview from '#.storybook/preview';
import { Icon, iconNames } from '@/components/Icon';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * Beside a text, or in a button with a name.
 *
 * ## When not to use
 *
 * As the only sign of a meaning: assistive technology ignores it.
 *
 * ## Anatomy
 *
 * 1. One path on a grid of 24 units
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - An icon with several uses has a text or a name that tells them apart.
 *
 * @summary A small drawing with the size and colour of the text around it.
 */
const meta = preview.meta({
  component: Icon,
  tags: ['autodocs', 'manifest'],
  parameters: {
    layout: 'centered',
    ...examplesOf(
      Icon,
      { why: 'Use one icon for one meaning.', args: [{ name: 'search' }, { name: 'home' }] },
      {
        why: 'Use a warning for something that is not wrong.',
        args: [{ name: 'warning' }, { name: 'warning' }],
      },
    ),
  },
});

/** It has the size and colour of its text. */
export const Default = meta.story({ args: { name: 'play' } });

/** All icons with their names. */
export const All = Default.extend({
  render: () => (
    <ul
      style={{
        display: 'grid',
        inlineSize: '31rem',
        gridTemplateColumns: 'repeat(auto-fill, 7rem)',
        justifyContent: 'center',
        gap: '2rem 1rem',
        textAlign: 'center',
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <span style={{ fontSize: '1.75rem' }}>
            <Icon name={name} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
});
