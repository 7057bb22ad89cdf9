import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { artCount, DrawnArt, drawingOf } from '@/components/DrawnArt';
import { DrawnPoster } from '@/components/DrawnPoster';
import { TextField } from '@/components/TextField';
import { posterInks, mediaQueries, tokens } from '@/components/theme/tokens';
import { sideBySide } from '../support/blocks';
import { movies } from '../support/movies';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { textsForDrawings } from './tooling/textsForDrawings';

const meta = preview.meta({ title: 'Foundations/Drawn posters' });

export const Overview = meta.story({
  render: () => (
    <FoundationPage
      title="Drawn posters"
      lead="A movie without a poster gets a drawing. The same title always gets the same one."
    >
      <Studio />
      <Section title="Inks" about="Each palette has a ground, its shade, a light and a glow.">
        <Boxes>
          {posterInks.map((inks, index) => (
            <Inks key={inks.background}>
              <Pots aria-hidden="true">
                {Object.values(inks).map((ink) => (
                  <span key={ink} style={{ background: ink }} />
                ))}
              </Pots>
              <h3>Inks {index}</h3>
              {Object.entries(inks).map(([part, ink]) => (
                <p key={part}>
                  {part} <code>{ink}</code>
                </p>
              ))}
            </Inks>
          ))}
        </Boxes>
      </Section>
      <Section
        title={`${artCount} drawings, ${posterInks.length} inks`}
        about={`${artCount * posterInks.length} combinations: a column for each drawing, a row for each palette. All are CSS, without a picture to load.`}
      >
        <Sheets>
          {textsForDrawings(drawingOf, artCount, posterInks.length).map(({ art, ink, text }) => (
            <Sheet key={text} title={`drawing ${art}, inks ${ink}`} data-sheet={`${art} ${ink}`}>
              <DrawnArt of={text} />
            </Sheet>
          ))}
        </Sheets>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    for (const sheet of canvasElement.querySelectorAll<HTMLElement>('[data-sheet]')) {
      const drawn = sheet.querySelector<HTMLElement>('[data-art]')?.dataset;
      await expect(`${drawn?.art} ${drawn?.ink}`).toBe(sheet.dataset.sheet);
    }
  },
});

export const ATitleOfYours = meta.story({
  name: 'A title of yours',
  render: () => (
    <FoundationPage
      title="A title of yours"
      lead="Type a title in any script. It decides the drawing and the palette."
    >
      <Studio />
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const poster = () => canvasElement.querySelector<HTMLElement>('[data-poster="yours"]');
    const drawn = () => poster()?.querySelector<HTMLElement>('[data-art]')?.dataset;
    const field = canvas.getByRole('textbox', { name: 'A title' });

    await step('Typing a title draws it', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'The Last Reel');
      const { art, ink } = drawingOf('The Last Reel');
      await expect(poster()).toHaveTextContent('The Last Reel');
      await expect(drawn()).toMatchObject({ art: `${art}`, ink: `${ink}` });
    });
    await step('Another letter changes the drawing', async () => {
      const before = { ...drawn() };
      await userEvent.type(field, 's');
      await expect({ ...drawn() }).not.toEqual(before);
    });
  },
});

function Studio() {
  const [title, setTitle] = useState('The Night Projectionist');
  const { art, ink } = drawingOf(title);
  return (
    <Section title="From a title">
      <Bench>
        <Yours data-poster="yours">
          <DrawnPoster title={title} />
        </Yours>
        <Typed>
          <TextField
            label="A title"
            value={title}
            maxLength={120}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setTitle(value)}
          />
          <p role="status">
            Drawing <strong>{art}</strong>, inks <strong>{ink}</strong>
          </p>
          <Others>
            {movies.slice(0, 5).map((movie) => (
              <Small key={movie.id}>
                <DrawnPoster title={movie.title} />
              </Small>
            ))}
          </Others>
        </Typed>
      </Bench>
    </Section>
  );
}

const Bench = styled.div`
  display: grid;
  gap: ${tokens.space.xl};

  @media ${mediaQueries.wide} {
    grid-template-columns: 17rem minmax(0, 1fr);
    align-items: center;
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2 / 3;
  border-radius: ${tokens.radius.card};
`;

const Yours = styled(Frame)`
  inline-size: min(17rem, 100%);
  box-shadow: ${tokens.shadow.card};
`;

const Typed = styled.div`
  display: grid;
  gap: ${tokens.space.l};

  strong {
    color: ${tokens.color.accent};
  }
`;

const Others = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${tokens.space.m};
`;

const Small = styled(Frame)``;

const Boxes = styled.div`
  ${sideBySide('12rem')}
`;

const Inks = styled.div`
  display: grid;
  gap: 0.125rem;
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};

  h3 {
    padding-block: ${tokens.space.xs};
    font-size: ${tokens.text.body};
    color: ${tokens.color.text};
  }

  p {
    display: flex;
    justify-content: space-between;
  }
`;

const Pots = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  overflow: hidden;
  block-size: 4rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
`;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(${artCount}, minmax(0, 1fr));
  gap: ${tokens.space.s};

  @media ${mediaQueries.wide} {
    gap: ${tokens.space.m};
  }
`;

const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2 / 3;
  border-radius: ${tokens.radius.small};
`;
