import { expect } from 'storybook/test';
import styled from 'styled-components';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import preview from '#.storybook/preview';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { Card, sideBySide } from '../support/blocks';
import containerSource from '../../src/app/popup/MoviePopup.tsx?raw';
import showSource from '../../src/app/popup/useShowInfo.ts?raw';
import popupSource from '../../src/components/Popup.tsx?raw';
import { machines } from '../tooling/machines';
import { Code } from './tooling/Code';
import { excerpt } from './tooling/excerpt';
import { expectLinksToLead } from './tooling/expectLinksToLead';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { machineSource } from './tooling/machineSource';
import { namesOf } from './tooling/namesOf';
import { sentenceOver } from './tooling/sentenceOver';
import { pageOf, SiteLink } from './tooling/SiteLink';
import { Step, Steps } from './tooling/Steps';

const meta = preview.meta({ title: 'Foundations/State machines' });

export const StateMachines = meta.story({
  name: 'State machines',
  render: () => (
    <FoundationPage
      title="State machines"
      lead="What happens is written down once, as charts of states. Components have never heard of them; the app introduces the two to each other."
    >
      <Section
        title="Round and round"
        about="Everything that changes on the screen goes this way, and there is no other."
      >
        <Circle>
          {circle.map(({ who, does, where }) => (
            <li key={who}>
              <strong>{who}</strong>
              <span>{does}</span>
              <code>{where}</code>
            </li>
          ))}
        </Circle>
      </Section>

      <Steps>
        <Step
          title="The machine"
          about={
            <p>
              Alone in its file. It says what it hears and which states there are; it does not know
              what any of it looks like. What it needs from the world it names, and the app plugs it
              in.
            </p>
          }
        >
          <Code
            file="src/machines/popupMachine.ts"
            code={excerpt(machineSource('popupMachine'), '/** The movie', '});')}
          />
        </Step>
        <Step
          title="Callbacks become events"
          about={
            <p>
              The app turns what a component calls out into what a machine hears. The component that
              opens the <SiteLink to={pageOf('Popup')}>Popup</SiteLink> only knows that somebody
              wants to see more.
            </p>
          }
        >
          <Code
            file="src/app/popup/useShowInfo.ts"
            code={excerpt(showSource, '/** The way to open', '}')}
          />
        </Step>
        <Step
          title="Snapshots become props"
          about={
            <p>
              A container reads the machine’s snapshot and gives it to the component as plain
              values. It has no styles, and it is so thin that the stories of whole pages are test
              enough.
            </p>
          }
        >
          <Code
            file="src/app/popup/MoviePopup.tsx"
            code={excerpt(containerSource, '/** The popup, while', '}')}
          />
          <Code
            file="src/components/Popup.tsx"
            code={excerpt(popupSource, 'export interface PopupProps', '}')}
          />
        </Step>
      </Steps>

      <Section
        title={`The ${namesOf(machines).length} machines`}
        about="Each has its page under Machines: drawn from its own definition, with every event as a button and the screen beside it. Under Pages, each state that a person can see has a story that shows it; the check fails if one is missing."
      >
        <Machines>
          {namesOf(machines).map((name) => (
            <Machine key={name} data-machine={name}>
              <h3>
                <SiteLink to={chartOf(name)}>{name}</SiteLink>
              </h3>
              <p>{about(name)}</p>
              <dl>
                <dt>{statesIn(machines[name].root)} states</dt>
                {heardBy(machines[name]).map((event) => (
                  <dd key={event}>
                    <code>{event}</code>
                  </dd>
                ))}
                {heardBy(machines[name]).length === 0 && <dd>It goes by itself.</dd>}
              </dl>
            </Machine>
          ))}
        </Machines>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expectLinksToLead(canvasElement);
    const popup = canvasElement.querySelector('[data-machine="popup"]');
    await expect(popup).toHaveTextContent('3 states');
    await expect(popup).toHaveTextContent('popup.show');
  },
});

const circle = [
  {
    who: 'A person',
    does: 'presses, types, comes back.',
    where: 'stories: play',
  },
  {
    who: 'The component',
    does: 'calls out what happened: onShowInfo.',
    where: 'src/components',
  },
  {
    who: 'The container',
    does: 'says it as an event: popup.show.',
    where: 'src/app',
  },
  {
    who: 'The machine',
    does: 'goes to its next state, or stays.',
    where: 'src/machines',
  },
  {
    who: 'The snapshot',
    does: 'comes back as props, and the screen is drawn.',
    where: 'src/app, src/components',
  },
];

function about(name: keyof typeof machines): string {
  return sentenceOver(`${name}Machine`, machineSource(`${name}Machine`));
}

/** Where the page of a machine is: that of `authMode` under `machines-auth-mode`. */
function chartOf(name: string): string {
  const title = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/story/machines-${title}--live`;
}

function statesIn(node: AnyStateNode): number {
  return Object.values(node.states).reduce((sum, state) => sum + 1 + statesIn(state), 0);
}

/** What the app can say to a machine; what its own actors and clocks say is left out. */
function heardBy(machine: AnyStateMachine): readonly string[] {
  return machine.events.filter((event) => !event.startsWith('xstate.'));
}

const Circle = styled.ol`
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
