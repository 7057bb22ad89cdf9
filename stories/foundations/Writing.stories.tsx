import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { tokens } from '@/components/theme/tokens';
import { languageOptions, type Language } from '@/domain/language';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import type { Texts } from '@/domain/texts/Texts';
import { Card as Surface, sideBySide } from '../support/blocks';
import { textsFor } from '../support/textsFor';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { glossary } from './tooling/glossary';
import { namesOf } from './tooling/namesOf';
import { Scroller } from './tooling/Scroller';
import { textsIn } from './tooling/textsIn';

const meta = preview.meta({ title: 'Foundations/Writing and naming' });

/** How to write texts and how to name things. */
export const WritingAndNaming = meta.story({
  name: 'Writing and naming',
  render: () => (
    <FoundationPage
      title="Writing and naming"
      lead="One word for one thing, short sentences, and buttons that say what they do. The texts on this page come from the code."
    >
      <Section title="The words" about="The same words on the screen, in code, stories and tests.">
        <Words>
          {glossary.map(({ word, means, file }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{means}</dd>
              <dd>
                <code>{file}</code>
              </dd>
            </div>
          ))}
        </Words>
      </Section>

      <Section title="Tone" about="Friendly and brief, like an usher.">
        <Pairs>
          {tone.map(({ rule, say, not }) => (
            <Pair key={rule}>
              <h3>{rule}</h3>
              <Say>{say}</Say>
              <Not>{not}</Not>
            </Pair>
          ))}
        </Pairs>
      </Section>

      <Section
        title="Names of buttons and links"
        about="A name starts with the verb and says what happens. Similar buttons name their movie or row. A switch names its target. An icon alone has an accessible name, which tests use too."
      >
        <InThreeLanguages label="Names of buttons and links" rows={named} />
      </Section>

      <Section
        title="Exact texts"
        about="These texts are part of the specification, including odd spelling. Change the specification first."
      >
        <Exact>
          {exact.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Exact>
      </Section>

      <Section
        title="Three languages"
        about="All texts have one type, so a missing text does not compile. Names (Marquee, GPT, Google, TMDB) are not translated. Dates follow each language."
      >
        <Languages>
          {languageOptions.map(({ value, type, tag }) => (
            <Card key={value}>
              <h3 lang={tag}>{type}</h3>
              <p>
                <code>{tag}</code>, {percent(value)}
              </p>
              <p lang={tag}>
                {new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
                  Date.UTC(2024, 1, 1),
                )}
              </p>
              <p lang={tag}>{textsFor(value).popup.noOverview}</p>
            </Card>
          ))}
        </Languages>
      </Section>

      <Section title="Every text" about="All plain texts. Functions that build texts are left out.">
        <Parts>
          {namesOf(english)
            .filter((part) => textsIn(english[part]).length > 0)
            .map((part) => (
              <Part key={part}>
                <summary>{part}</summary>
                <InThreeLanguages
                  label={`Texts of ${part}`}
                  rows={textsIn(english[part]).map(([place]) => ({
                    what: place,
                    text: (texts) => textAt(texts[part], place),
                  }))}
                />
              </Part>
            ))}
        </Parts>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Names of buttons and links' });
    await expect(table).toHaveTextContent(english.card.moreInfo('Low Tide'));
    await expect(table).toHaveTextContent(hindi.card.moreInfo('Low Tide'));
    await expect(table).toHaveTextContent(spanish.card.moreInfo('Low Tide'));
  },
});

const tone = [
  {
    rule: 'Say what happened, without blame',
    say: english.search.failure,
    not: 'You have caused an unexpected error.',
  },
  {
    rule: 'Say what to do next',
    say: english.authForm.invalid.password,
    not: 'Validation failed.',
  },
  { rule: 'Explain an empty place', say: english.popup.noOverview, not: 'N/A' },
  {
    rule: 'No technical terms',
    say: english.row.nothingFound,
    not: '0 results returned by the API.',
  },
];

interface TextRow {
  readonly what: string;
  readonly text: (texts: Texts) => string;
}

const title = 'Low Tide';

const named: readonly TextRow[] = [
  { what: 'Mode switch, homepage', text: ({ header }) => header.gptSearch },
  { what: 'Mode switch, GPT search', text: ({ header }) => header.homepage },
  { what: 'Icon on a card, link', text: ({ card }) => card.searchTrailer(title) },
  { what: 'Icon on a card, button', text: ({ card }) => card.moreInfo(title) },
  { what: 'Arrow of a row', text: ({ row, list }) => row.scrollRight(list.popular) },
  { what: 'Show password', text: ({ authForm }) => authForm.showPassword },
  { what: 'Hide password', text: ({ authForm }) => authForm.hidePassword },
  { what: 'Close button of the popup', text: ({ popup }) => popup.close },
  { what: 'Link in the hero', text: ({ hero }) => hero.playTrailer },
  { what: 'Trailer, iframe', text: ({ hero }) => hero.trailerOf(title) },
  { what: 'After a failure', text: ({ search }) => search.tryAgain },
];

const exact = [
  ...Object.values(english.authForm.invalid),
  ...Object.values(english.authForm.switchMode),
  ...Object.values(english.authForm.submitting),
  english.authForm.failure('signUp', 'auth/email-already-in-use', '…'),
  english.authForm.continueWithGoogle,
  ...Object.values(english.list),
  english.hero.playTrailer,
  english.search.searchBarTextContent,
  spanish.search.searchBarTextContent,
  english.search.invalidInput,
  english.search.loading,
  english.search.recommendedBy('…'),
  `${english.popup.releaseDate}2024-02-01`,
  english.notFound.message,
  english.footer.attribution,
];

function textAt(tree: object, place: string): string {
  return textsIn(tree).find(([where]) => where === place)?.[1] ?? '';
}

/** Length of all texts relative to English. */
function percent(language: Language): string {
  const lengthOf = (texts: Texts) =>
    textsIn(texts).reduce((sum, [, text]) => sum + Array.from(text).length, 0);
  const more = Math.round((lengthOf(textsFor(language)) / lengthOf(english) - 1) * 100);
  if (more === 0) return 'the reference length';
  return `${Math.abs(more)} % ${more > 0 ? 'longer' : 'shorter'} than English`;
}

interface InThreeLanguagesProps {
  readonly label: string;
  readonly rows: readonly TextRow[];
}

function InThreeLanguages({ label, rows }: InThreeLanguagesProps) {
  return (
    <Scroller label={`${label}, a table`}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Where</th>
            {languageOptions.map(({ value, type, tag }) => (
              <th key={value} scope="col" lang={tag}>
                {type}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, text }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {languageOptions.map(({ value, tag }) => (
                <td key={value} lang={tag}>
                  {text(textsFor(value))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Words = styled.dl`
  ${sideBySide('16rem')}

  > div {
    display: grid;
    align-content: start;
    gap: ${tokens.space.xs};
  }

  dt {
    font-size: ${tokens.text.title};
    font-weight: ${tokens.weight.black};
    color: ${tokens.color.accent};
  }

  dd {
    margin: 0;
  }

  code {
    color: ${tokens.color.muted};
  }
`;

const Pairs = styled.div`
  ${sideBySide('20rem')}
`;

const Pair = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
`;

const Say = styled.p`
  padding: 0.75rem ${tokens.space.m};
  border-inline-start: 3px solid ${tokens.color.good};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};

  &::before {
    content: 'Say ';
    color: ${tokens.color.good};
  }
`;

const Not = styled(Say)`
  border-color: ${tokens.color.danger};
  color: ${tokens.color.muted};

  &::before {
    content: 'Not ';
    color: ${tokens.color.danger};
  }
`;

const Exact = styled.ul`
  columns: 22rem;
  column-gap: ${tokens.space.xl};

  li {
    padding-block: ${tokens.space.s};
    border-block-end: 1px solid ${tokens.color.line};
    break-inside: avoid;
  }
`;

const Languages = styled.div`
  ${sideBySide('18rem')}
`;

const Card = styled(Surface)`
  h3 {
    font-size: ${tokens.text.title};
  }
`;

const Parts = styled.div`
  display: grid;
  border-block-end: 1px solid ${tokens.color.line};
`;

const Part = styled.details`
  border-block-start: 1px solid ${tokens.color.line};

  &[open] {
    padding-block-end: ${tokens.space.l};
  }

  summary {
    padding-block: 0.75rem;
    cursor: pointer;
    font-weight: ${tokens.weight.medium};
  }

  summary:hover {
    color: ${tokens.color.accentStrong};
  }
`;

const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 44rem;
  border-collapse: collapse;

  th,
  td {
    padding: 0.625rem ${tokens.space.m};
    border-block-start: 1px solid ${tokens.color.line};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    border-block-start: 0;
  }

  tbody th {
    font-weight: ${tokens.weight.regular};
    color: ${tokens.color.muted};
  }
`;
