import { expect, spyOn, waitFor } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { tokens, values } from '@/components/theme/tokens';
import { componentSources } from './tooling/componentSources';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { inPx } from './tooling/inPx';
import { namesOf } from './tooling/namesOf';
import { TokenName } from './tooling/TokenName';
import { UsedBy } from './tooling/UsedBy';
import { useMeasured } from './tooling/useMeasured';
import { usersOf } from './tooling/usersOf';

const meta = preview.meta({ title: 'Foundations/Space, radius and shadow' });

/** The scales of distances, corners and shadows. */
export const SpaceRadiusAndShadow = meta.story({
  name: 'Space, radius and shadow',
  render: () => (
    <FoundationPage
      title="Space, radius and shadow"
      lead="Seven distances, four corners and two shadows."
    >
      <Section
        title="Space"
        about="A component has no outer margin: its parent sets the distances. The gutter at the edge of the page grows with the screen."
      >
        <Spaces>
          {namesOf(values.space).map((name) => (
            <Space key={name} name={name} />
          ))}
        </Spaces>
      </Section>

      <Section title="Radius" about="Smaller elements have smaller corners; buttons are pills.">
        <Shapes>
          {namesOf(values.radius).map((name) => (
            <Shape key={name}>
              <Corner data-radius={name} style={{ borderRadius: tokens.radius[name] }} />
              <TokenName name={name} token={tokens.radius[name]} value={values.radius[name]} />
              <UsedBy components={usersOf(`tokens.radius.${name}`, componentSources)} />
            </Shape>
          ))}
        </Shapes>
      </Section>

      <Section title="Target size" about="The least height and width of what a finger presses.">
        <TokenName name="target" token={tokens.size.target} value={values.size.target} />
        <UsedBy components={usersOf('tokens.size.target', componentSources)} />
      </Section>

      <Section title="Shadow" about="A shadow marks an element above the page.">
        <Lit>
          {namesOf(values.shadow).map((name) => (
            <Shape key={name}>
              <Wall>
                <Sheet style={{ boxShadow: tokens.shadow[name] }} />
              </Wall>
              <TokenName name={name} token={tokens.shadow[name]} value={values.shadow[name]} />
              <UsedBy components={usersOf(`tokens.shadow.${name}`, componentSources)} />
            </Shape>
          ))}
        </Lit>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const name of namesOf(values.space)) {
      const width = inPx(values.space[name]);
      const bar = canvasElement.querySelector(`[data-space="${name}"]`);
      if (width) await expect(bar).toHaveStyle({ width });
    }
    for (const name of namesOf(values.radius)) {
      const borderTopLeftRadius = inPx(values.radius[name]);
      const corner = canvasElement.querySelector(`[data-radius="${name}"]`);
      await expect(corner).toHaveStyle({ borderTopLeftRadius });
    }
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'tokens.space.m' }));
    await expect(copy).toHaveBeenCalledWith('tokens.space.m');
    await waitFor(() => expect(document.body).toHaveTextContent('Copied tokens.space.m'));
  },
});

function Space({ name }: { readonly name: keyof typeof values.space }) {
  const [ref, px] = useMeasured(width);
  return (
    <Distance>
      <TokenName name={name} token={tokens.space[name]} value={values.space[name]} />
      <Between>
        <Neighbour />
        <Gap ref={ref} data-space={name} style={{ inlineSize: tokens.space[name] }} />
        <Neighbour />
        <Px>{Number(px.toFixed(1))} px</Px>
      </Between>
      <UsedBy components={usersOf(`tokens.space.${name}`, componentSources)} />
    </Distance>
  );
}

function width(element: HTMLElement): number {
  return element.getBoundingClientRect().width;
}

const Spaces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${tokens.space.xl} ${tokens.space.l};
`;

const Distance = styled.div`
  display: grid;
  align-content: start;
  gap: 0.75rem;
`;

const Between = styled.div`
  display: flex;
  align-items: center;
  block-size: 4rem;
`;

const Neighbour = styled.span`
  inline-size: 2.25rem;
  block-size: 100%;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
`;

const Gap = styled.span`
  flex: none;
  block-size: 100%;
  background: ${tokens.color.accent};
`;

const Px = styled.span`
  padding-inline-start: 0.75rem;
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.accent};
`;

const Shapes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${tokens.space.xl} ${tokens.space.l};
`;

const Shape = styled.div`
  display: grid;
  align-content: start;
  gap: 0.75rem;
`;

const Corner = styled.div`
  block-size: 6rem;
  border: 1px solid ${tokens.color.edge};
  background: ${tokens.color.raised};
`;

const Lit = styled(Shapes)`
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
`;

const Wall = styled.div`
  overflow: hidden;
  padding: ${tokens.space.xl} ${tokens.space.xxl} 6rem;
  border-radius: ${tokens.radius.card};
  background: linear-gradient(${tokens.color.edge}, ${tokens.color.line});
`;

const Sheet = styled.div`
  block-size: 9rem;
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
`;
