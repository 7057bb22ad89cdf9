import { expect } from 'storybook/test';
import styled from 'styled-components';
import { viewports } from '#.storybook/viewports';
import preview from '#.storybook/preview';
import { useMediaQuery } from '@/app/lifecycle/useMediaQuery';
import { mediaQueries, tokens, wideFrom } from '@/components/theme/tokens';
import { sideBySide } from '../support/blocks';
import { componentSources } from './tooling/componentSources';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { namesOf } from './tooling/namesOf';
import { UsedBy } from './tooling/UsedBy';
import { useMeasured } from './tooling/useMeasured';
import { usersOf } from './tooling/usersOf';

const meta = preview.meta({ title: 'Foundations/Breakpoints' });

/** The widths of the design, and what changes at the breakpoint. */
export const Breakpoints = meta.story({
  render: () => (
    <FoundationPage
      title="Breakpoints"
      lead={`A screen is wide from ${wideFrom} px. Grid, flex and clamp do the rest.`}
    >
      <Section title="The viewports" about="Those of the toolbar. The filled ones are wide.">
        <Ruler>
          {namesOf(viewports).map((name) => (
            <Bar key={name} name={name} />
          ))}
          <Break style={{ insetInlineStart: `${share(wideFrom)}%` }}>
            <span>wideFrom {wideFrom} px</span>
          </Break>
        </Ruler>
        <FrameWidth />
      </Section>

      <Section
        title="Media queries"
        about="The media queries of all components. A media query cannot read a custom property, so these are plain strings."
      >
        <Queries>
          {namesOf(mediaQueries).map((name) => (
            <MediaQuery key={name} name={name} />
          ))}
        </Queries>
      </Section>

      <Section title="What changes at the breakpoint">
        <Changes>
          <li>Cards are larger, and an arrow scrolls a row twice as far.</li>
          <li>On the homepage the language select is in the header instead of the footer.</li>
          <li>The hero shows a longer overview, the popup the whole one.</li>
          <li>The search field and its button are in one line.</li>
        </Changes>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const answer = window.innerWidth < wideFrom ? 'narrow' : 'wide';
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `This frame is ${window.innerWidth} px: ${answer}.`,
    );
  },
});

const widest = Math.max(...namesOf(viewports).map(widthOf));

function widthOf(name: keyof typeof viewports): number {
  return Number.parseFloat(viewports[name].styles.width);
}

function share(width: number): number {
  return (width / widest) * 100;
}

function Bar({ name }: { readonly name: keyof typeof viewports }) {
  const width = widthOf(name);
  return (
    <Row>
      <Extent
        data-screen={width < wideFrom ? 'narrow' : 'wide'}
        style={{ inlineSize: `${share(width)}%` }}
      />
      <p>{viewports[name].name}</p>
    </Row>
  );
}

function FrameWidth() {
  const [ref, width] = useMeasured<HTMLParagraphElement>(windowWidth);
  const wide = useMediaQuery(mediaQueries.wide);
  return (
    <Now ref={ref} role="status" data-screen={wide ? 'wide' : 'narrow'}>
      This frame is <strong>{width} px</strong>: <strong>{wide ? 'wide' : 'narrow'}</strong>.
    </Now>
  );
}

function windowWidth(): number {
  return window.innerWidth;
}

function MediaQuery({ name }: { readonly name: keyof typeof mediaQueries }) {
  const holds = useMediaQuery(mediaQueries[name]);
  return (
    <Query>
      <Answer data-answer={holds ? 'yes' : 'no'}>{holds ? 'yes, here' : 'not here'}</Answer>
      <div>
        <h3>{name}</h3>
        <code>{mediaQueries[name]}</code>
        <UsedBy components={usersOf(`mediaQueries.${name}`, componentSources)} />
      </div>
    </Query>
  );
}

const Ruler = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space.m};
  padding-block-start: ${tokens.space.xl};
`;

const Row = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  font-size: ${tokens.text.small};
`;

const Extent = styled.div`
  block-size: 1rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};

  &[data-screen='wide'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }
`;

const Break = styled.div`
  position: absolute;
  inset-block: 0;
  border-inline-start: 2px dashed ${tokens.color.danger};
  font-size: ${tokens.text.small};
  color: ${tokens.color.danger};

  span {
    padding-inline-start: ${tokens.space.s};
    white-space: nowrap;
  }
`;

const Now = styled.p`
  padding: ${tokens.space.m} ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  font-size: ${tokens.text.lead};

  strong {
    color: ${tokens.color.accent};
  }
`;

const Queries = styled.div`
  ${sideBySide('26rem')}
`;

const Query = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${tokens.space.m};
  align-items: start;

  code {
    color: ${tokens.color.muted};
    overflow-wrap: anywhere;
  }
`;

const Answer = styled.span`
  justify-self: start;
  padding: 0 0.75rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.pill};
  font-size: ${tokens.text.small};
  white-space: nowrap;
  color: ${tokens.color.muted};

  &[data-answer='yes'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
`;

const Changes = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
  max-inline-size: 68ch;
  padding-inline-start: ${tokens.space.l};
  list-style: disc;

  ::marker {
    color: ${tokens.color.accent};
  }
`;
