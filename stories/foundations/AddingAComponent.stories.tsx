import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { tokens } from '@/components/theme/tokens';
import linterSource from '../../eslint.config.js?raw';
import { scripts } from '../../package.json';
import buttonSource from '../../src/components/Button.tsx?raw';
import exampleSource from '../../src/components/LanguageSelect.tsx?raw';
import panelSource from '../../src/components/SearchPanel.tsx?raw';
import tokensSource from '../../src/components/theme/tokens.ts?raw';
import strangersSource from '../../tests/architecture/imports.test.ts?raw';
import exampleStories from '../components/LanguageSelect.stories.tsx?raw';
import { Code } from './tooling/Code';
import { excerpt } from './tooling/excerpt';
import { expectLinksToLead } from './tooling/expectLinksToLead';
import { FoundationPage } from './tooling/FoundationPage';
import { pageOf, SiteLink } from './tooling/SiteLink';
import { Step, Steps } from './tooling/Steps';

const meta = preview.meta({ title: 'Foundations/Adding a component' });

export const AddingAComponent = meta.story({
  name: 'Adding a component',
  render: () => (
    <FoundationPage
      title="Adding a component"
      lead="Seven steps. All code on this page is read from the files themselves when this Storybook is built, so it is as it says."
    >
      <Steps>
        <Step
          title="A file of its own"
          about={
            <>
              <p>
                One exported component in <code>src/components</code>, the file named after it. The{' '}
                <SiteLink to={pageOf('LanguageSelect')}>LanguageSelect</SiteLink> shows all there is
                to one:
              </p>
              <ul>
                <li>the props and the component first, its styled parts below;</li>
                <li>a sentence over it that says what it is;</li>
                <li>a root that means something in HTML, without an outer margin;</li>
                <li>texts and values come in as props, what happens goes out as callbacks.</li>
              </ul>
            </>
          }
        >
          <Code file="src/components/LanguageSelect.tsx" code={exampleSource} />
        </Step>

        <Step
          title="Props that can only be right"
          about={
            <>
              <p>
                Everything <code>readonly</code>, callbacks <code>onVerb</code>, and a sentence
                where a name is not enough: it becomes the description in the table of props.
              </p>
              <p>
                A component with several faces takes one union instead of three booleans. What
                cannot be must not be sayable.
              </p>
            </>
          }
        >
          <Code
            file="src/components/Button.tsx"
            code={excerpt(buttonSource, 'export interface ButtonProps', '}')}
          />
          <Code
            file="src/components/SearchPanel.tsx"
            code={excerpt(
              panelSource,
              'export type SearchPanelView',
              "  | { readonly kind: 'failed'",
            )}
          />
        </Step>

        <Step
          title="Looks from the tokens"
          about={
            <>
              <p>
                Colours, sizes and times are tokens: custom properties that the root writes once.
                Their pages are above this one in the sidebar. Only what a media query asks is a
                plain string.
              </p>
              <p>
                Styles are static. A state goes into <code>data-…</code> or <code>aria-…</code>, so
                that it can be seen in the inspector and asked for in a test.
              </p>
            </>
          }
        >
          <Code
            file="src/components/theme/tokens.ts"
            code={[
              excerpt(tokensSource, '/** Every leaf is', 'export const tokens'),
              excerpt(tokensSource, '/** The width, in px', 'export const wideFrom'),
              excerpt(tokensSource, '/** Custom properties cannot', '} as const;'),
            ].join('\n\n')}
          />
        </Step>

        <Step
          title="A story for each state"
          about={
            <>
              <p>
                In <code>stories/components</code>, under the same name. The description says when
                to take the component, when not, and what the keyboard does.
              </p>
              <ul>
                <li>A story is a state and bears its name; variants extend it.</li>
                <li>Hindi, Spanish, a long text, nothing at all, a missing picture.</li>
                <li>
                  Every callback is <code>fn()</code>.
                </li>
              </ul>
            </>
          }
        >
          <Code
            file="stories/components/LanguageSelect.stories.tsx"
            code={excerpt(exampleStories, 'import { expect', 'export const English')}
          />
        </Step>

        <Step
          title="Its test is a play"
          about={
            <>
              <p>
                A play does one thing that a person does, finds it as a person finds it, by role and
                name, and checks what the parent was told.
              </p>
              <p>
                Each story is opened once with its play. At desktop and phone width, and in the
                other languages where its text changes, axe must find nothing; the console must stay
                silent.
              </p>
            </>
          }
        >
          <Code
            file="stories/components/LanguageSelect.stories.tsx"
            code={excerpt(exampleStories, '/** Every language stands', '});')}
          />
        </Step>

        <Step
          title="What the linter refuses"
          about={
            <>
              <p>
                A component knows tokens, HTML and the domain; machines, services, the app and the
                router are strangers to it, and the network is not its business. Each folder has a
                line in the linter’s table.
              </p>
              <p>
                The table has a test of its own, in which each kind of forbidden import is planted.
              </p>
            </>
          }
        >
          <Code file="eslint.config.js" code={excerpt(linterSource, 'const layers = {', '};')} />
          <Fold>
            <summary>The planted imports</summary>
            <Code
              file="tests/architecture/imports.test.ts"
              code={excerpt(strangersSource, 'const strangers = {', '} as const;')}
            />
          </Fold>
        </Step>

        <Step
          title="Look at it, then let it be checked"
          about={<p>The commands, and what they run.</p>}
        >
          <Commands>
            {commands.map(({ script, what }) => (
              <div key={script}>
                <dt>
                  <code>{script === 'test' ? 'npm test' : `npm run ${script}`}</code>
                </dt>
                <dd>{what}</dd>
                <dd>
                  <code>{scripts[script]}</code>
                </dd>
              </div>
            ))}
          </Commands>
        </Step>
      </Steps>
    </FoundationPage>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Every link leads somewhere', () => expectLinksToLead(canvasElement));
    await step('Every quotation has come', async () => {
      const quotations = [...canvasElement.querySelectorAll('figure')];
      await waitFor(() => {
        for (const quotation of quotations) expect(quotation.querySelector('pre')).not.toBeNull();
      });
    });
  },
});

const commands: readonly { readonly script: keyof typeof scripts; readonly what: string }[] = [
  { script: 'storybook', what: 'This Storybook, which changes as you type.' },
  { script: 'check', what: 'Types, linter and format, in a few seconds.' },
  { script: 'unit', what: 'All that needs no browser.' },
  { script: 'visual', what: 'Each story’s picture beside its baseline.' },
  { script: 'test', what: 'Everything. A component without a story fails here.' },
];

const Fold = styled.details`
  summary {
    padding-block-end: ${tokens.space.m};
    cursor: pointer;
    font-size: ${tokens.text.small};
    color: ${tokens.color.muted};
  }
`;

const Commands = styled.dl`
  display: grid;
  border-block-end: 1px solid ${tokens.color.line};

  > div {
    display: grid;
    gap: ${tokens.space.xs};
    padding-block: ${tokens.space.m};
    border-block-start: 1px solid ${tokens.color.line};
  }

  dt {
    color: ${tokens.color.accent};
  }

  dd {
    margin: 0;
  }

  dd code {
    color: ${tokens.color.muted};
  }
`;
