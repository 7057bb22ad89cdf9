import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { DrawnPoster } from '@/components/DrawnPoster';
import { tokens } from '@/components/theme/tokens';
import { artworkOf, compositions, letterings, motifs } from '@/domain/artwork/artwork';
import { inks } from '@/domain/artwork/inks';
import { listKinds } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import { english } from '@/domain/texts/english';
import { sideBySide } from '../support/blocks';
import { FoundationPage, Section } from './tooling/FoundationPage';

const meta = preview.meta({ title: 'Foundations/Drawn posters' });

const art = {
  motif: 'sea',
  composition: 'centred',
  lettering: 'bold',
  ink: 0,
  isMirrored: false,
} as const;

/** The four rows with drawn posters. */
export const Overview = meta.story({
  render: () => (
    <FoundationPage
      title="Drawn posters"
      lead="A movie without a poster gets a drawing. Its genres and original title choose the motif, its id the composition and the inks, so it is the same in every language."
    >
      {listKinds.map((kind) => (
        <Section key={kind} title={english.list[kind]}>
          <Sheets>
            {sampleLists[kind].map((movie) => (
              <Sheet key={movie.id} data-row={kind}>
                <DrawnPoster title={movie.title} art={artworkOf(movie)} />
              </Sheet>
            ))}
          </Sheets>
        </Section>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const sheets = [...canvasElement.querySelectorAll('[data-row]')];
    await expect(sheets).toHaveLength(Object.values(sampleLists).flat().length);
  },
});

/** The motifs, letterings and inks of the drawings. */
export const Parts = meta.story({
  name: 'Motifs, compositions, letterings, inks',
  render: () => (
    <FoundationPage
      title="Motifs, compositions, letterings, inks"
      lead="The motifs are symbols of two SVG files: one for the sign-in page, one for the rest. Each loads with the first drawing that needs it."
    >
      <Section title={`${motifs.length} motifs`}>
        <Sheets>
          {motifs.map((motif, index) => (
            <Sheet key={motif}>
              <DrawnPoster title={motif} art={{ ...art, motif, ink: index % inks.length }} />
            </Sheet>
          ))}
        </Sheets>
      </Section>
      <Section title={`${compositions.length} compositions`}>
        <Sheets>
          {compositions.map((composition) => (
            <Sheet key={composition}>
              <DrawnPoster title={composition} art={{ ...art, motif: 'castle', composition }} />
            </Sheet>
          ))}
        </Sheets>
      </Section>
      <Section title={`${letterings.length} letterings`} about="The first genre chooses.">
        <Sheets>
          {letterings.map((lettering) => (
            <Sheet key={lettering}>
              <DrawnPoster title={lettering} art={{ ...art, lettering }} />
            </Sheet>
          ))}
        </Sheets>
      </Section>
      <Section
        title={`${inks.length} inks`}
        about="Each palette has a background, a deeper tone, a light and a glow."
      >
        <Boxes>
          {inks.map((ink, index) => (
            <Ink key={ink.background}>
              <Pots aria-hidden="true">
                {Object.values(ink).map((colour) => (
                  <span key={colour} style={{ background: colour }} />
                ))}
              </Pots>
              <h3>Inks {index}</h3>
              {Object.entries(ink).map(([part, colour]) => (
                <p key={part}>
                  {part} <code>{colour}</code>
                </p>
              ))}
            </Ink>
          ))}
        </Boxes>
      </Section>
    </FoundationPage>
  ),
});

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${tokens.space.m};
`;

const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2 / 3;
  border-radius: ${tokens.radius.card};
`;

const Boxes = styled.div`
  ${sideBySide('12rem')}
`;

const Ink = styled.div`
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
