import preview from '#.storybook/preview';
import { Icon, iconNames } from '@/components/Icon';

const meta = preview.meta({
  component: Icon,
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A small drawing with the size and colour of the text around it. Use it beside a text or in a button with a name: assistive technology ignores it.',
      },
    },
  },
});

export const Default = meta.story({ args: { name: 'play' } });

/** All icons with their names. */
export const All = Default.extend({
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 7rem)',
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
