import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { type AxeRules, axeRulesOf } from '../conformance/axeCriteria';
import {
  axeTestsOf,
  criterionIds,
  heldFor,
  proofsOf,
  screenNames,
} from '../conformance/conformance';
import { criteria, type Criterion, type CriterionId } from '../conformance/criteria';
import { HeldCriteria } from '../conformance/HeldCriteria';
import { ProofList } from '../conformance/ProofList';
import { Card } from '../support/blocks';
import { componentNames } from './tooling/componentSources';
import { expectValidLinks } from './tooling/expectValidLinks';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { pageOf, SiteLink } from './tooling/SiteLink';

const meta = preview.meta({ title: 'Foundations/Conformance' });

/** WCAG 2.2, levels A and AA, with the tests that verify each criterion. */
export const Conformance = meta.story({
  loaders: [async () => ({ axeRules: axeRulesOf((await import('axe-core')).default.getRules()) })],
  render: (_args, { loaded: { axeRules } }) => (
    <FoundationPage
      title="Conformance"
      lead="WCAG 2.2, levels A and AA, with the tests that verify each criterion."
    >
      <Totals>
        {verdicts.map(({ verdict, about }) => (
          <Card key={verdict}>
            <strong>{idsOf(verdict).length}</strong>
            <p>{about}</p>
          </Card>
        ))}
      </Totals>

      {principles.map(({ first, title, about }) => (
        <Section key={title} title={title} about={about}>
          <Rows>
            {criterionIds
              .filter((id) => id.startsWith(first))
              .map((id) => (
                <CriterionRow key={id} id={id} axeRules={axeRules} />
              ))}
          </Rows>
        </Section>
      ))}

      <Section
        title="Screens"
        about="Axe runs on every screen at two widths and in three languages. Stories and tests check what axe cannot see."
      >
        <Rows>
          {screenNames.map((name) => (
            <SubjectRow key={name} name={name} />
          ))}
        </Rows>
      </Section>

      <Section
        title="Components"
        about="Axe runs in every story of a component. Stories and tests check the criteria beside it."
      >
        <Rows>
          {componentNames.map((name) => (
            <SubjectRow key={name} name={name} page={pageOf(name)} />
          ))}
        </Rows>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expectValidLinks(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-verdict]')).toHaveLength(
      criterionIds.length,
    );
  },
});

interface CriterionRowProps {
  readonly id: CriterionId;
  readonly axeRules: AxeRules;
}

function CriterionRow({ id, axeRules }: CriterionRowProps) {
  const { name, level, how, verdict } = criteria[id];
  const rules = axeRules.get(id) ?? [];
  const { stories, tests } = proofsOf(id);
  return (
    <Row data-verdict={verdict}>
      <Number>{id}</Number>
      <div>
        <h3>
          <a href={`https://www.w3.org/TR/WCAG22/#${anchorOf(name)}`}>{name}</a>
        </h3>
        <p>{how}</p>
        {verdict === 'held' ? (
          <details>
            <summary>Verified by {counted(stories.length, tests.length, rules.length)}</summary>
            <ProofList stories={stories} tests={tests} rules={rules} />
          </details>
        ) : (
          <Verdict>{verdict === 'exception' ? 'Exception' : 'Does not apply'}</Verdict>
        )}
      </div>
      <p>{level}</p>
    </Row>
  );
}

interface SubjectRowProps {
  readonly name: string;
  readonly page?: string;
}

function SubjectRow({ name, page }: SubjectRowProps) {
  const held = heldFor(name);
  return (
    <Row>
      <h3>{page ? <SiteLink to={page}>{name}</SiteLink> : name}</h3>
      {held.length > 0 ? (
        <details>
          <summary>axe, {held.map(({ id }) => id).join(', ')}</summary>
          <ProofList stories={[]} tests={axeTestsOf(name)} />
          <HeldCriteria subject={name} />
        </details>
      ) : (
        <p>axe</p>
      )}
    </Row>
  );
}

const verdicts: readonly { readonly verdict: Criterion['verdict']; readonly about: string }[] = [
  {
    verdict: 'held',
    about: 'criteria are verified by tests. A test that is gone fails the build.',
  },
  { verdict: 'notApplicable', about: 'criteria do not apply. Each has its reason.' },
  { verdict: 'exception', about: 'criteria are exceptions: a trailer is a video of YouTube.' },
];

const principles = [
  { first: '1', title: 'Perceivable', about: 'Seen, heard or read out.' },
  { first: '2', title: 'Operable', about: 'By keyboard, pointer, finger or remote control.' },
  {
    first: '3',
    title: 'Understandable',
    about: 'In the language of the visitor, without surprise.',
  },
  { first: '4', title: 'Robust', about: 'With assistive technology.' },
];

function idsOf(verdict: Criterion['verdict']): readonly CriterionId[] {
  return criterionIds.filter((id) => criteria[id].verdict === verdict);
}

/** Such as `non-text-content`. */
function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(' ', '-');
}

function counted(stories: number, tests: number, rules: number): string {
  return [
    stories > 0 && `${stories} ${stories === 1 ? 'story' : 'stories'}`,
    tests > 0 && `${tests} ${tests === 1 ? 'test' : 'tests'}`,
    rules > 0 && 'axe',
  ]
    .filter(Boolean)
    .join(', ');
}

const Totals = styled.div`
  display: grid;
  gap: ${tokens.space.l};

  @media ${mediaQueries.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  strong {
    font-size: ${tokens.text.heading};
    line-height: 1;
    color: ${tokens.color.accent};
  }

  p {
    color: ${tokens.color.muted};
  }
`;

const Rows = styled.div`
  display: grid;
  border-block-end: 1px solid ${tokens.color.line};
`;

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.m};
  padding-block: 0.75rem;
  border-block-start: 1px solid ${tokens.color.line};

  @media ${mediaQueries.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);

    &[data-verdict] {
      grid-template-columns: 4rem minmax(0, 1fr) 2rem;
    }
  }

  h3 {
    font-size: ${tokens.text.body};
    line-height: 1.5;
  }

  p {
    max-inline-size: 68ch;
    font-size: ${tokens.text.small};
    color: ${tokens.color.muted};
  }

  summary {
    inline-size: fit-content;
    cursor: pointer;
    font-size: ${tokens.text.small};
    color: ${tokens.color.muted};
  }

  summary:hover {
    color: ${tokens.color.text};
  }

  [open] > summary {
    margin-block-end: ${tokens.space.s};
  }
`;

const Number = styled.p`
  font-variant-numeric: tabular-nums;
`;

const Verdict = styled.p`
  [data-verdict='exception'] && {
    color: ${tokens.color.accent};
  }
`;
