import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { DrawnArt } from '@/components/DrawnArt';
import { tokens, values } from '@/components/theme/tokens';
import { sideBySide } from '../support/blocks';
import { componentSources } from './tooling/componentSources';
import { layered } from './tooling/contrast';
import { expectValidLinks } from './tooling/expectValidLinks';
import { art } from '../support/movies';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { Grade } from './tooling/Grade';
import { namesOf } from './tooling/namesOf';
import { Scroller } from './tooling/Scroller';
import { TokenName } from './tooling/TokenName';
import { UsedBy } from './tooling/UsedBy';
import { usersOf } from './tooling/usersOf';

type Color = keyof typeof values.color;

const meta = preview.meta({ title: 'Foundations/Colours' });

/** Each colour with its purpose, its users and its contrast. */
export const Colours = meta.story({
  render: () => (
    <FoundationPage
      title="Colours"
      lead="Dark backgrounds, warm white text and an amber accent. Each colour has a name and a purpose."
    >
      {families.map(({ title, about, names }) => (
        <Section key={title} title={title} about={about}>
          <Swatches>
            {names.map((name) => (
              <Swatch key={name}>
                <Behind>
                  {seeThrough.includes(name) && <DrawnArt art={art} />}
                  <Paint
                    data-paint={values.color[name]}
                    style={{ background: tokens.color[name] }}
                  />
                </Behind>
                <TokenName name={name} token={tokens.color[name]} value={values.color[name]} />
                <p>{uses[name]}</p>
                <UsedBy components={usersOf(`tokens.color.${name}`, componentSources)} />
              </Swatch>
            ))}
          </Swatches>
        </Section>
      ))}

      <Section
        title="Text contrast"
        about="Ratios are computed as in WCAG 2.2. A ratio of 4.5 meets AA and one of 7 meets AAA, for text of any size. The last column is the worst case for the veil: a white picture."
      >
        <Contrasts
          label="Contrast of the texts"
          caption="Contrast of every text colour on every background"
          colours={textColours}
          backgrounds={backgrounds}
          sample={(colour) => <Sample style={{ color: values.color[colour] }}>Aa अ</Sample>}
        />
        <Buttons>
          {accents.map((accent) => (
            <Pill key={accent} style={{ background: tokens.color[accent] }}>
              <Sample style={{ color: tokens.color.onAccent }}>onAccent on {accent}</Sample>
              <Shade>
                <Grade colour={values.color.onAccent} background={values.color[accent]} />
              </Shade>
            </Pill>
          ))}
        </Buttons>
      </Section>

      <Section
        title="Border contrast"
        about="The edge of a control and the focus ring need 3 : 1. A dividing line needs no contrast."
      >
        <Contrasts
          label="Contrast of the lines"
          caption="Contrast of every line on every background"
          colours={lines}
          backgrounds={opaque}
          sample={(line) => <Box style={{ borderColor: values.color[line] }} />}
        />
      </Section>

      <Section
        title="The drawn cinema"
        about="Colours of the drawn auditorium. They carry no text and no meaning."
      >
        <Strip>
          {namesOf(values.cinema).map((name) => (
            <Swatch key={name}>
              <Behind>
                <Paint
                  data-paint={values.cinema[name]}
                  style={{ background: tokens.cinema[name] }}
                />
              </Behind>
              <TokenName name={name} token={tokens.cinema[name]} value={values.cinema[name]} />
            </Swatch>
          ))}
        </Strip>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expectValidLinks(canvasElement);
    const paints = [...canvasElement.querySelectorAll<HTMLElement>('[data-paint]')];
    await expect(paints).toHaveLength(namesOf(values.color).length + namesOf(values.cinema).length);
    for (const paint of paints) {
      await expect(paint).toHaveStyle({ backgroundColor: paint.dataset.paint ?? '' });
    }
  },
});

const uses: Readonly<Record<Color, string>> = {
  page: 'The background of every page.',
  surface: 'A card on the page.',
  raised: 'Above a card: a placeholder, a hovered option.',
  line: 'A dividing line without a meaning.',
  edge: 'The border of a control.',
  text: 'Primary text.',
  muted: 'Secondary text: labels, notes, numbers.',
  accent: 'The main action of a screen, the focus ring, the lamps.',
  accentStrong: 'The hovered accent.',
  onAccent: 'Text on the accent.',
  danger: 'An error, with a text beside it.',
  good: 'A success, with a tick beside it.',
  veil: 'Between a picture and the text on it.',
  clear: 'The transparent end of the veil’s gradient.',
  backdrop: 'Over the page, under the popup.',
  sheen: 'The light at the top of a drawing.',
};

const families: readonly {
  readonly title: string;
  readonly about: string;
  readonly names: readonly Color[];
}[] = [
  {
    title: 'Backgrounds',
    about: 'Nearer surfaces are a little brighter.',
    names: ['page', 'surface', 'raised'],
  },
  {
    title: 'Text',
    about: 'Off-white: pure white glares in a dark room.',
    names: ['text', 'muted'],
  },
  {
    title: 'Accent',
    about: 'It fills the main action of a screen.',
    names: ['accent', 'accentStrong', 'onAccent'],
  },
  { title: 'Lines', about: 'Two borders for two purposes.', names: ['line', 'edge'] },
  {
    title: 'Outcomes',
    about: 'Never alone: a text or an icon says the same.',
    names: ['danger', 'good'],
  },
  {
    title: 'Veils',
    about: 'They keep text readable on any picture.',
    names: ['veil', 'clear', 'backdrop', 'sheen'],
  },
];

const seeThrough: readonly Color[] = ['veil', 'clear', 'backdrop', 'sheen'];

const textColours = ['text', 'muted', 'accent', 'accentStrong', 'danger', 'good'] as const;
const opaque = backgroundsOf('page', 'surface', 'raised');
const lines = ['edge', 'accent', 'line'] as const;
const accents = ['accent', 'accentStrong'] as const;

const backgrounds = [
  ...opaque,
  { name: 'veil on white', value: layered(values.color.veil, '#ffffff') },
];

function backgroundsOf(...names: readonly Color[]): readonly Background[] {
  return names.map((name) => ({ name, value: values.color[name] }));
}

interface Background {
  readonly name: string;
  readonly value: string;
}

interface ContrastsProps {
  readonly label: string;
  readonly caption: string;
  readonly colours: readonly Color[];
  readonly backgrounds: readonly Background[];
  readonly sample: (colour: Color) => ReactNode;
}

function Contrasts({ label, caption, colours, backgrounds, sample }: ContrastsProps) {
  return (
    <Scroller label={label}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            {backgrounds.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colours.map((colour) => (
            <tr key={colour}>
              <th scope="row">{colour}</th>
              {backgrounds.map(({ name, value }) => (
                <td key={name} style={{ background: value }}>
                  {sample(colour)}
                  <Grade colour={values.color[colour]} background={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${tokens.space.xl} ${tokens.space.l};
`;

const Strip = styled.div`
  ${sideBySide('11rem')}
`;

const Swatch = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
`;

const Behind = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 8rem;
  border-radius: ${tokens.radius.card};
  box-shadow: 0 0 0 1px ${tokens.color.line};
`;

/* A transparent colour covers only half of the picture behind it. */
const Paint = styled.div`
  position: absolute;
  inset: 0;

  * + & {
    inset-inline-start: 50%;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  caption {
    padding: 0.75rem ${tokens.space.m};
    font-size: ${tokens.text.small};
    text-align: start;
    color: ${tokens.color.muted};
  }

  th,
  td {
    padding: 0.75rem ${tokens.space.m};
    border-block-start: 1px solid ${tokens.color.line};
    text-align: start;
    white-space: nowrap;
  }

  thead th {
    font-size: ${tokens.text.small};
    color: ${tokens.color.muted};
  }
`;

const Sample = styled.span`
  display: block;
  font-size: ${tokens.text.lead};
  font-weight: ${tokens.weight.medium};
`;

const Box = styled.span`
  display: block;
  inline-size: 3.5rem;
  block-size: 1.75rem;
  margin-block-end: ${tokens.space.xs};
  border: 2px solid;
  border-radius: ${tokens.radius.small};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
`;

const Pill = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.m};
  padding: ${tokens.space.m} ${tokens.space.l};
  border-radius: ${tokens.radius.panel};
`;

const Shade = styled.span`
  padding: ${tokens.space.xs} 0.75rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.page};
`;
