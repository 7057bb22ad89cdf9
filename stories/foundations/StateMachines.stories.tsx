import { expect } from 'storybook/test';
import styled from 'styled-components';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import preview from '#.storybook/preview';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { Card, sideBySide } from '../support/blocks';
import { machineDescriptions } from '../tooling/machineDescriptions';
import { machinePageId } from '../tooling/machinePageId';
import { machines } from '../tooling/machines';
import { expectValidLinks } from './tooling/expectValidLinks';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { namesOf } from './tooling/namesOf';
import { SiteLink } from './tooling/SiteLink';

const meta = preview.meta({ title: 'Foundations/State machines' });

/** How machines, components and stories belong together. */
export const StateMachines = meta.story({
  name: 'State machines',
  render: () => (
    <FoundationPage
      title="State machines"
      lead="State machines hold all behaviour. Components do not know them; the app connects the two."
    >
      <Section title="The cycle" about="Every change on the screen takes this way.">
        <Cycle>
          {cycle.map(({ who, does, where }) => (
            <li key={who}>
              <strong>{who}</strong>
              <span>{does}</span>
              <code>{where}</code>
            </li>
          ))}
        </Cycle>
      </Section>

      <Section
        title={`The ${namesOf(machines).length} machines`}
        about="Each has a page under Machines: its chart, a button for each event, and the screen. Under Pages, each visible state has a story; a test fails if one is missing."
      >
        <Machines>
          {namesOf(machines).map((name) => (
            <Machine key={name} data-machine={name}>
              <h3>
                <SiteLink to={`/story/${machinePageId(name)}`}>{name}</SiteLink>
              </h3>
              <p>{machineDescriptions[name]}</p>
              <dl>
                <dt>{statesIn(machines[name].root)} states</dt>
                {eventsOf(machines[name]).map((event) => (
                  <dd key={event}>
                    <code>{event}</code>
                  </dd>
                ))}
                {eventsOf(machines[name]).length === 0 && <dd>No events.</dd>}
              </dl>
            </Machine>
          ))}
        </Machines>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expectValidLinks(canvasElement);
    const popup = canvasElement.querySelector('[data-machine="popup"]');
    await expect(popup).toHaveTextContent('4 states');
    await expect(popup).toHaveTextContent('popup.show');
  },
});

const cycle = [
  { who: 'A person', does: 'presses, types, returns.', where: 'stories: play' },
  { who: 'The component', does: 'calls onShowInfo.', where: 'src/components' },
  { who: 'The container', does: 'sends popup.show.', where: 'src/app' },
  { who: 'The machine', does: 'takes a transition, or stays.', where: 'src/machines' },
  {
    who: 'The snapshot',
    does: 'becomes props, and React renders.',
    where: 'src/app, src/components',
  },
];

function statesIn(node: AnyStateNode): number {
  return Object.values(node.states).reduce((sum, state) => sum + 1 + statesIn(state), 0);
}

/** Without the events of its actors and timers. */
function eventsOf(machine: AnyStateMachine): readonly string[] {
  return machine.events.filter((event) => !event.startsWith('xstate.'));
}

const Cycle = styled.ol`
  display: grid;
  gap: ${tokens.space.m};

  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${tokens.space.xs};
    padding: ${tokens.space.l};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
  }

  li + li::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${tokens.space.m} - 1px);
    inset-inline-start: ${tokens.space.xl};
    block-size: ${tokens.space.m};
    border-inline-start: 2px solid ${tokens.color.accent};
  }

  strong {
    font-size: ${tokens.text.lead};
    color: ${tokens.color.accent};
  }

  code {
    color: ${tokens.color.muted};
    overflow-wrap: anywhere;
  }

  @media ${mediaQueries.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    li + li::before {
      inset-block-start: ${tokens.space.xl};
      inset-inline-start: calc(-1 * ${tokens.space.m} - 1px);
      inline-size: ${tokens.space.m};
      block-size: 0;
      border-inline-start: 0;
      border-block-start: 2px solid ${tokens.color.accent};
    }
  }
`;

const Machines = styled.div`
  ${sideBySide('17rem')}
`;

const Machine = styled(Card)`
  h3 {
    font-size: ${tokens.text.lead};
  }

  p,
  dd {
    color: ${tokens.color.muted};
  }

  dt {
    font-weight: ${tokens.weight.medium};
    color: ${tokens.color.accent};
  }

  dd {
    margin: 0;
    font-size: ${tokens.text.small};
  }
`;
