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
import { expectValidLinks } from './tooling/expectValidLinks';
import { FoundationPage } from './tooling/FoundationPage';
import { pageOf, SiteLink } from './tooling/SiteLink';
import { Step, Steps } from './tooling/Steps';

const meta = preview.meta({ title: 'Foundations/Adding a component' });

/** The steps from an idea to a tested component. */
export const AddingAComponent = meta.story({
  name: 'Adding a component',
  render: () => (
    <FoundationPage
      title="Adding a component"
      lead="Seven steps. The code on this page is read from the files when this Storybook is built."
    >
      <Steps>
        <Step
          title="A file of its own"
          about={
            <>
              <p>
                One exported component in <code>src/components</code>, with the name of its file.
                The <SiteLink to={pageOf('LanguageSelect')}>LanguageSelect</SiteLink> is a small
                example:
              </p>
              <ul>
                <li>props and component first, styled parts below;</li>
                <li>a semantic root element without an outer margin;</li>
                <li>texts and values as props, events as callbacks.</li>
              </ul>
            </>
          }
        >
          <Code file="src/components/LanguageSelect.tsx" code={exampleSource} />
        </Step>

        <Step
          title="Props without invalid combinations"
          about={
            <>
              <p>
                At most seven props, all <code>readonly</code>; callbacks are <code>onVerb</code>.
                Each has a doc comment of one short sentence, which appears in the props table.
              </p>
              <p>
                Use one union type instead of several booleans, so that invalid states do not
                compile. A union of objects gets a control with <code>byName</code>.
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
            code={excerpt(panelSource, 'export type SearchPanelView', '    };')}
          />
        </Step>

        <Step
          title="Styles from tokens"
          about={
            <>
              <p>
                Colours, sizes and durations are tokens: custom properties on the root. Their pages
                are above this one in the sidebar. Media queries are plain strings.
              </p>
              <p>
                Styles are static. A state is a <code>data-…</code> or <code>aria-…</code>{' '}
                attribute, visible in the inspector and in tests.
              </p>
            </>
          }
        >
          <Code
            file="src/components/theme/tokens.ts"
            code={[
              excerpt(tokensSource, 'export const tokens', 'export const wideFrom'),
              excerpt(tokensSource, 'export const mediaQueries', '} as const;'),
            ].join('\n\n')}
          />
        </Step>

        <Step
          title="A story for each state"
          about={
            <>
              <p>
                In <code>stories/components</code>, with the same name. The description says what
                the component is, when to use it, when not, and what the keyboard does.
              </p>
              <ul>
                <li>A story has the name of its state; variants extend it.</li>
                <li>
                  A long text, no content, a missing picture. The toolbar changes the language.
                </li>
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
          title="A play as its test"
          about={
            <>
              <p>
                A play does one user action, finds elements by role and name, and checks the
                callbacks.
              </p>
              <p>
                The tests open each story once and run its play. Axe must find nothing at desktop
                and phone width and in the other languages. The console must stay silent.
              </p>
            </>
          }
        >
          <Code
            file="stories/components/LanguageSelect.stories.tsx"
            code={excerpt(exampleStories, 'export const ChoosesHindi', '});')}
          />
        </Step>

        <Step
          title="What the linter forbids"
          about={
            <>
              <p>
                A component may import tokens and the domain, but no machine, service, app or router
                code, and it may not use the network. Each folder has a line in the linter’s table.
              </p>
              <p>A test plants each kind of forbidden import.</p>
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

        <Step title="Look at it, then check it" about={<p>The commands.</p>}>
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
    await step('Every link has a target', () => expectValidLinks(canvasElement));
    await step('Every quotation is rendered', async () => {
      const quotations = [...canvasElement.querySelectorAll('figure')];
      await waitFor(() => {
        for (const quotation of quotations) expect(quotation.querySelector('pre')).not.toBeNull();
      });
    });
  },
});

const commands: readonly { readonly script: keyof typeof scripts; readonly what: string }[] = [
  { script: 'storybook', what: 'This Storybook, with hot reload.' },
  { script: 'check', what: 'Types, linter and format.' },
  { script: 'unit', what: 'All tests without a browser.' },
  { script: 'visual', what: 'Screenshots compared with their baselines.' },
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
