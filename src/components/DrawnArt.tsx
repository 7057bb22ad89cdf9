import styled, { css } from 'styled-components';
import { signInMotifs, type Artwork, type Motif } from '@/domain/artwork/artwork';
import { inks } from '@/domain/artwork/inks';
import motifsUrl from '@/domain/artwork/motifs.svg?no-inline';
import signInMotifsUrl from '@/domain/artwork/signInMotifs.svg?no-inline';
import { tokens } from './theme/tokens';

export interface DrawnArtProps {
  /** Motif, colours and composition. */
  readonly art: Artwork;
}

/** Fills its parent. */
export function DrawnArt({ art: { motif, composition, ink, isMirrored } }: DrawnArtProps) {
  return (
    <Sheet aria-hidden="true" data-ink={ink} data-art={motif}>
      <svg
        viewBox="0 0 200 200"
        data-composition={composition}
        data-mirrored={isMirrored || undefined}
      >
        <use href={`${fileOf(motif)}#${motif}`} />
      </svg>
    </Sheet>
  );
}

function fileOf(motif: Motif): string {
  const isOnSignIn = signInMotifs.some((each) => each === motif);
  return isOnSignIn ? signInMotifsUrl : motifsUrl;
}

const palettes = inks.map(
  ({ background, deep, light, glow }, index) => css`
    &[data-ink='${index}'] {
      --background: ${background};
      --deep: ${deep};
      --light: ${light};
      --glow: ${glow};
    }
  `,
);

const Sheet = styled.div`
  ${palettes}

  position: absolute;
  inset: 0;
  overflow: hidden;
  container-type: size;
  background:
    radial-gradient(120% 70% at 50% 0%, ${tokens.color.sheen}, transparent 60%),
    linear-gradient(var(--background) 30%, var(--deep) 95%);

  > svg {
    position: absolute;
    overflow: visible;
    inline-size: var(--size);
    block-size: var(--size);
    inset-block-start: var(--top);
    inset-inline-start: calc(50% - var(--size) / 2 + var(--aside, 0px));
  }

  > [data-composition='centred'] {
    --size: 86cqi;
    --top: 10cqi;
  }

  > [data-composition='rising'] {
    --size: 124cqi;
    --top: 44cqi;
  }

  > [data-composition='close'] {
    --size: 158cqi;
    --top: -8cqi;
    --aside: 14cqi;
  }

  @container (min-aspect-ratio: 1 / 1) {
    > svg {
      --aside: 22cqi;
    }

    > [data-composition='centred'] {
      --size: 82cqb;
      --top: 6cqb;
    }

    > [data-composition='rising'] {
      --size: 112cqb;
      --top: 10cqb;
    }

    > [data-composition='close'] {
      --size: 150cqb;
      --top: -16cqb;
    }
  }

  > [data-mirrored] {
    scale: -1 1;
  }
`;
