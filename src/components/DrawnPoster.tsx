import styled from 'styled-components';
import type { Artwork } from '@/domain/artwork/artwork';
import { DrawnArt } from './DrawnArt';
import * as containerQueries from './theme/containerQueries';
import { mediaQueries, tokens } from './theme/tokens';

export interface DrawnPosterProps {
  /** Lettered on the drawing. */
  readonly title: string;
  /** Motif, colours and composition. */
  readonly art: Artwork;
}

/** Too wide for a small poster in spaced capitals. */
const longWord = /\S{12}/u;
const devanagari = /\p{Script=Devanagari}/u;

/** Fills its parent. */
export function DrawnPoster({ title, art }: DrawnPosterProps) {
  return (
    <Sheet aria-hidden="true">
      <DrawnArt art={art} />
      <Veil data-ink={art.ink} data-composition={art.composition}>
        <Title
          data-lettering={devanagari.test(title) ? 'devanagari' : art.lettering}
          data-long={longWord.test(title)}
        >
          {title}
        </Title>
      </Veil>
    </Sheet>
  );
}

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  container-type: inline-size;
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: end;
  background: linear-gradient(transparent 46%, ${tokens.color.page} 100%);

  /* On touch screens a card's buttons always lie at the top. */
  @media ${mediaQueries.hover} {
    &[data-composition='rising'] {
      align-items: start;
      background: linear-gradient(${tokens.color.page} -20%, transparent 52%);
    }
  }
`;

const Title = styled.span`
  display: var(--drawn-title, -webkit-box);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  margin: 8cqi;
  padding-block-start: var(--drawn-title-space, 0);
  font-size: clamp(0.8125rem, 11cqi, 1.75rem);
  font-weight: ${tokens.weight.black};
  line-height: 1.12;
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  text-wrap: balance;
  color: ${tokens.color.text};

  /* The caption of a card has the title, too. */
  opacity: calc(1 - var(--caption, 0));
  transition: opacity ${tokens.motion.quick} ${tokens.motion.ease};

  /* Devanagari has no capitals; spaced letters break its headline. */
  &[data-lettering='devanagari'] {
    margin-block-end: calc(8cqi - 0.4em);
    padding-block-end: 0.4em;
    line-height: 1.4;
  }

  &[data-lettering='tall'] {
    font-size: clamp(0.75rem, 9.6cqi, 1.6rem);
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }

  &[data-lettering='serif'] {
    font-family: ${tokens.font.serif};
    font-style: italic;
    font-weight: ${tokens.weight.bold};
  }

  &[data-lettering='engraved'] {
    font-family: ${tokens.font.serif};
    font-size: clamp(0.6875rem, 8.6cqi, 1.5rem);
    font-weight: ${tokens.weight.bold};
    letter-spacing: 0.02em;
    text-align: center;
    text-transform: uppercase;
  }

  &[data-lettering='thin'] {
    font-size: clamp(0.75rem, 9.2cqi, 1.55rem);
    font-weight: ${tokens.weight.regular};
    letter-spacing: 0.14em;
    text-transform: uppercase;
  }

  @container ${containerQueries.smallPoster} {
    &[data-long='true'] {
      letter-spacing: 0;
      text-transform: none;
    }
  }
`;
