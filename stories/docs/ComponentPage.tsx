import { DocsContext, Markdown, Source, Story } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import styled from 'styled-components';
import { projectUrl } from '@/app/site';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { heldFor } from '../conformance/conformance';
import { HeldCriteria } from '../conformance/HeldCriteria';
import changelog from '../../CHANGELOG.md?raw';
import { viewports } from '../../.storybook/viewports';
import { SiteLink } from '../foundations/tooling/SiteLink';
import { machinePageId } from '../tooling/machinePageId';
import { isMachineName } from '../tooling/machines';
import { valuesOf } from '../support/controls';
import { PageHead } from '../tooling/PageHead';
import { componentGuide, storySource } from './componentGuide';
import { sentenceOf } from './guideOf';
import { componentStatus, statusText } from './componentStatus';
import { Examples } from './Examples';
import { machinesOf } from './machinesOf';
import { NamedControls } from './NamedControls';
import { readableSource } from './readableSource';
import { Section } from './Section';
import { useRestoredFocus } from './useRestoredFocus';
import { WhenNear } from './WhenNear';

const appSources = import.meta.glob<string>('/src/app/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type DocumentedStory = ReturnType<ReturnType<typeof useStories>['at']> & {};

/** The documentation page of every component. It shows what the stories and the comment over their meta say. */
export function ComponentPage() {
  useRestoredFocus();
  const stories = useStories();
  const [primary, ...others] = stories.filter(isListed);
  if (!primary) return null;
  const name = primary.title.split('/').at(-1) ?? primary.title;
  const guide = componentGuide(name);
  const states = others.filter(isState);
  const behaviours = others.filter((story) => !isState(story));
  return (
    <ThemeRoot>
      <Page className="sb-unstyled">
        <PageHead kicker="Component" title={name} lead={guide.summary}>
          <Facts name={name} />
        </PageHead>

        <Section title="Playground">
          <Stage data-centred={isCentred(primary)}>
            <Story of={primary.moduleExport} />
          </Stage>
          <CodeOf name={name} story={primary} />
          <Props>
            <NamedControls of={primary.moduleExport} />
          </Props>
        </Section>

        <GuideSections>
          {guide.sections.map(({ title, text }) => (
            <Section key={title} title={title}>
              <Words>
                <Markdown>{text}</Markdown>
              </Words>
            </Section>
          ))}
        </GuideSections>

        <Examples story={primary} />

        <Section title="Conformance">
          <About>
            Axe checks every story against{' '}
            <SiteLink to="/story/foundations-conformance--conformance">WCAG 2.2</SiteLink>, at two
            widths and in three languages.
            {heldFor(name).length > 0 && ' Stories and tests check what axe cannot see.'}
          </About>
          <HeldCriteria subject={name} />
        </Section>

        {states.length > 0 && (
          <Section title="All states">
            <States data-columns={isCentred(primary)}>
              {states.map((story) => (
                <State key={story.id} name={name} story={story} />
              ))}
            </States>
          </Section>
        )}

        {behaviours.length > 0 && (
          <Section title="Behaviour">
            <About>Each of these stories plays one behaviour and checks the result.</About>
            <List>
              {behaviours.map((story) => (
                <li key={story.id}>
                  <SiteLink to={`/story/${story.id}`}>{story.name}</SiteLink>
                  <span>{sentenceOf(storySource(name), story.name)}</span>
                </li>
              ))}
            </List>
          </Section>
        )}
      </Page>
    </ThemeRoot>
  );
}

function useStories() {
  const { componentStories } = useContext(DocsContext);
  return componentStories();
}

/** The examples of do and don’t are not in the sidebar. */
function isListed({ tags }: DocumentedStory): boolean {
  return tags.includes('dev');
}

/** A story shows a state unless its play presses, types or mounts. */
function isState({ playFunction, tags }: DocumentedStory): boolean {
  return tags.includes('autodocs') && !/\b(?:userEvent|mount)\b/.test(String(playFunction));
}

/** Other stories have a frame of their own. */
function isInline({ parameters }: DocumentedStory): boolean {
  return parameters.docs?.story?.inline !== false;
}

function isCentred(story: DocumentedStory): boolean {
  return isInline(story) && story.parameters.layout === 'centered';
}

/** The width of the screen that the story asks for. */
function screenWidth({ storyGlobals }: DocumentedStory): string | undefined {
  const name: unknown = storyGlobals.viewport?.value;
  return Object.entries(viewports).find(([key]) => key === name)?.[1].styles.width;
}

function Facts({ name }: { readonly name: string }) {
  const status = componentStatus(name, changelog);
  const machines = machinesOf(name, appSources).filter(isMachineName);
  const file = (path: string) => `${projectUrl}/blob/main/${path}`;
  return (
    <Links>
      <Badge data-status={status.kind}>{statusText(status)}</Badge>
      <a href={file(`src/components/${name}.tsx`)}>Source</a>
      <a href={file(`stories/components/${name}.stories.tsx`)}>Stories and tests</a>
      {machines.map((machine) => (
        <SiteLink key={machine} to={`/story/${machinePageId(machine)}`}>
          Machine: {machine}
        </SiteLink>
      ))}
    </Links>
  );
}

interface StateProps {
  readonly name: string;
  readonly story: DocumentedStory;
}

/** Inert, so that it takes no focus and scrolls nothing when it mounts. */
function State({ name, story }: StateProps) {
  return (
    <StateCard>
      <StateName>
        <SiteLink to={`/story/${story.id}`}>{story.name}</SiteLink>
      </StateName>
      <About>{sentenceOf(storySource(name), story.name)}</About>
      <Shown
        inert
        data-centred={isCentred(story)}
        style={{ maxInlineSize: isInline(story) ? undefined : screenWidth(story) }}
      >
        {isInline(story) ? (
          <Story of={story.moduleExport} />
        ) : (
          <WhenNear height={story.parameters.docs.story.height}>
            <Story of={story.moduleExport} />
          </WhenNear>
        )}
      </Shown>
      <CodeOf name={name} story={story} />
    </StateCard>
  );
}

function CodeOf({ name, story }: StateProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Show code</summary>
      {isOpen && <Source code={readableSource(name, valuesOf(story))} language="tsx" dark />}
    </Fold>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  padding-block-end: ${tokens.space.xxl};
  font-family: ${tokens.font.family};
  font-size: ${tokens.text.body};
  line-height: 1.5;
  color: ${tokens.color.text};

  a:hover {
    color: ${tokens.color.accentStrong};
  }

  /* The panel of the search is as tall as a screen. */
  [data-kind] {
    min-block-size: 0 !important;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.l};
  font-size: ${tokens.text.small};
`;

const Badge = styled.span`
  padding: 0 0.75rem;
  border: 1px solid ${tokens.color.good};
  border-radius: ${tokens.radius.pill};
  color: ${tokens.color.good};

  &[data-status='new'],
  &[data-status='changed'] {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
`;

const About = styled.p`
  max-inline-size: 68ch;
  color: ${tokens.color.muted};

  &:empty {
    display: none;
  }
`;

const Words = styled.div`
  max-inline-size: 68ch;
  color: ${tokens.color.muted};

  > * {
    display: grid;
    gap: ${tokens.space.s};
  }

  ul,
  ol {
    display: grid;
    gap: ${tokens.space.xs};
    padding-inline-start: ${tokens.space.l};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  ::marker {
    color: ${tokens.color.accent};
  }

  strong,
  code {
    color: ${tokens.color.text};
  }
`;

const GuideSections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: ${tokens.space.xl} ${tokens.space.l};
`;

/** On narrow screens each row of the table is a block, without the column of defaults. */
const Props = styled.div`
  @media ${mediaQueries.narrow} {
    thead,
    td:nth-child(3) {
      display: none !important;
    }

    tr {
      display: grid;
      gap: ${tokens.space.s};
      padding: ${tokens.space.m} !important;
    }

    td {
      inline-size: auto !important;
      min-inline-size: 0;
      padding: 0 !important;
      border: 0 !important;
    }
  }
`;

const States = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};

  &[data-columns='true'] {
    grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  }
`;

const StateCard = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  font-size: ${tokens.text.small};
`;

const Fold = styled.details`
  font-size: ${tokens.text.small};

  summary {
    inline-size: fit-content;
    cursor: pointer;
    color: ${tokens.color.muted};
  }
`;

/** A frame fills it. A story of a fixed width is never wider than it. */
const Example = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  overflow: auto;

  &:has(iframe[id]) {
    padding: 0;
  }

  &[data-centred='true'] {
    justify-items: center;
  }

  > *,
  [style*='inline-size'] {
    max-inline-size: 100%;
  }
`;

const Stage = styled(Example)`
  padding: ${tokens.space.xl} ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};

  @media ${mediaQueries.narrow} {
    padding-inline: ${tokens.space.m};
  }
`;

const StateName = styled.h3`
  font-size: ${tokens.text.body};
`;

const Shown = styled(Example)`
  padding: ${tokens.space.m};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.page};
  font-size: ${tokens.text.body};
`;

const List = styled.ul`
  display: grid;
  border-block-end: 1px solid ${tokens.color.line};

  li {
    display: grid;
    gap: 0 ${tokens.space.m};
    padding-block: ${tokens.space.s};
    border-block-start: 1px solid ${tokens.color.line};

    @media ${mediaQueries.wide} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }

  span {
    color: ${tokens.color.muted};
  }
`;
