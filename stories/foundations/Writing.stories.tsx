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

export const WritingAndNaming = meta.story({
  name: 'Writing and naming',
  render: () => (
    <FoundationPage
      title="Writing and naming"
      lead="One word for one thing, short sentences, and buttons that say what they do. The texts on this page are the product’s own, read from its code."
    >
      <Section
        title="The words"
        about="The same in talk, on the screen, in code, stories and tests. None of these things has a second name."
      >
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

      <Section
        title="Tone"
        about="An usher’s: friendly, brief, and never in the way of the picture."
      >
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
        about="They say what happens, beginning with the verb, and two that look alike are told apart by what they belong to. A switch says where it leads, not where it is. What shows only a drawing has a name all the same: it is what assistive technology reads and what tests look for."
      >
        <InThreeLanguages label="Names of buttons and links" rows={named} />
      </Section>

      <Section
        title="Exact texts"
        about="These are part of the specification, to the letter, odd spelling included. Whoever changes one changes the specification first."
      >
        <Exact>
          {exact.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Exact>
      </Section>

      <Section
        title="Three languages"
        about="A text has a place, not a key: the shape of all texts is one type, so a text that is forgotten in one language does not compile. Names (Marquee, GPT, Google, TMDB) keep their letters everywhere. Dates are written as each language writes them."
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

      <Section
        title="Every text"
        about="All that stands still; texts that are made from others are above."
      >
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
                    say: (texts) => textAt(texts[part], place),
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
    rule: 'Say what is, not who is to blame',
    say: english.search.failure,
    not: 'You have caused an unexpected error.',
  },
  {
    rule: 'Say what can be done now',
    say: english.authForm.invalid.password,
    not: 'Validation failed.',
  },
  {
    rule: 'An empty place speaks',
    say: english.popup.noOverview,
    not: 'N/A',
  },
  {
    rule: 'No machinery in sight',
    say: english.row.nothingFound,
    not: '0 results returned by the API.',
  },
];

interface Spoken {
  readonly what: string;
  readonly say: (texts: Texts) => string;
}

const title = 'Low Tide';

const named: readonly Spoken[] = [
  { what: 'Switch, on the homepage', say: ({ header }) => header.gptSearch },
  { what: 'Switch, in GPT search', say: ({ header }) => header.homepage },
  { what: 'Drawing on a card, a link', say: ({ card }) => card.searchTrailer(title) },
  { what: 'Drawing on a card, a button', say: ({ card }) => card.moreInfo(title) },
  { what: 'Arrow of a row', say: ({ row, list }) => row.scrollRight(list.popular) },
  { what: 'Eye in a field', say: ({ authForm }) => authForm.showPassword },
  { what: 'The same, pressed', say: ({ authForm }) => authForm.hidePassword },
  { what: 'Way out of the popup', say: ({ popup }) => popup.close },
  { what: 'Link in the hero', say: ({ hero }) => hero.playTrailer },
  { what: 'Player, a frame', say: ({ hero }) => hero.trailerOf(title) },
  { what: 'After a failure', say: ({ search }) => search.tryAgain },
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
  english.oops.message,
  english.footer.attribution,
];

function textAt(tree: object, place: string): string {
  return textsIn(tree).find(([where]) => where === place)?.[1] ?? '';
}

/** How long a language's texts are beside the English ones. */
function percent(language: Language): string {
  const lengthOf = (texts: Texts) =>
    textsIn(texts).reduce((sum, [, text]) => sum + Array.from(text).length, 0);
  const more = Math.round((lengthOf(textsFor(language)) / lengthOf(english) - 1) * 100);
  if (more === 0) return 'the measure of all lengths';
  return `${Math.abs(more)} % ${more > 0 ? 'longer' : 'shorter'} than English`;
}

interface InThreeLanguagesProps {
  readonly label: string;
  readonly rows: readonly Spoken[];
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
          {rows.map(({ what, say }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {languageOptions.map(({ value, tag }) => (
                <td key={value} lang={tag}>
                  {say(textsFor(value))}
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
