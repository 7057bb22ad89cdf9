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
          'For a small drawing beside a text, or inside a button that has a name; it takes the size and colour of the text around it. Not as the only bearer of a meaning: assistive technology does not see it.',
      },
    },
  },
});

export const Default = meta.story({ args: { name: 'play' } });

/** All there are, under the names they are asked for by. */
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
