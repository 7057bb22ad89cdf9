import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { valuesOf } from '../support/controls';
import { translated } from '../support/translated';
import type { Example } from './examplesOf';
import { Section } from './Section';
import { WhenNear } from './WhenNear';

type DocumentedStory = ReturnType<
  React.ContextType<typeof DocsContext>['componentStories']
>[number];

/** What to do and what not to do, with the component itself. */
export function Examples({ story }: { readonly story: DocumentedStory }) {
  const examples: readonly Example[] = story.parameters.examples ?? [];
  if (examples.length === 0) return null;
  return (
    <Section title="Do and don’t">
      <Columns>
        {examples.map((example) => (
          <Card key={example.why} data-verdict={example.verdict}>
            {'story' in example ? (
              <StoryExample name={example.story} height={example.height} />
            ) : (
              <ArgsExample story={story} example={example} />
            )}
            <p>
              <strong>{example.verdict === 'do' ? 'Do' : 'Don’t'}</strong> {example.why}
            </p>
          </Card>
        ))}
      </Columns>
    </Section>
  );
}

function ArgsExample({
  story,
  example: { args, width = 'auto', ratio },
}: {
  readonly story: DocumentedStory;
  readonly example: Extract<Example, { readonly args: unknown }>;
}) {
  const { getStoryContext } = useContext(DocsContext);
  const { language } = getStoryContext(story).globals;
  const Shown: ComponentType = story.component;
  return (
    <Sample inert>
      {args.map((each, index) => (
        <div key={index} style={{ position: 'relative', inlineSize: width, aspectRatio: ratio }}>
          <Shown {...translated({ ...valuesOf(story), ...each }, language)} />
        </div>
      ))}
    </Sample>
  );
}

function StoryExample({ name, height }: { readonly name: string; readonly height: string }) {
  const { componentStories } = useContext(DocsContext);
  const story = componentStories().find((each) => each.name === name);
  if (!story) throw new Error(`There is no story named ${name}.`);
  return (
    <Screen inert style={{ blockSize: height }}>
      <WhenNear height={height}>
        <Story of={story.moduleExport} height={height} />
      </WhenNear>
    </Screen>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space.s} ${tokens.space.l};
`;

const Card = styled.div`
  display: grid;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  grid-row: span 2;
  margin-block-end: ${tokens.space.m};
  padding-block-end: ${tokens.space.s};
  border-block-end: 3px solid ${tokens.color.danger};
  color: ${tokens.color.muted};

  strong {
    color: ${tokens.color.danger};
  }

  &[data-verdict='do'] {
    border-color: ${tokens.color.good};

    strong {
      color: ${tokens.color.good};
    }
  }
`;

const Screen = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  color: ${tokens.color.text};
`;

const Sample = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s};
  min-block-size: 8rem;
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  color: ${tokens.color.text};

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;
