import styled, { css } from 'styled-components';
import { posterInks } from './theme/tokens';

export interface DrawnArtProps {
  /** Seed: the same text always gets the same art. */
  readonly of: string;
}

export const artCount = 8;

export function DrawnArt({ of }: DrawnArtProps) {
  const { art, ink } = drawingOf(of);
  return <Sheet aria-hidden="true" data-ink={ink} data-art={art} />;
}

export function drawingOf(text: string): { readonly art: number; readonly ink: number } {
  const seed = seedOf(text);
  return { art: (seed >>> 8) % artCount, ink: seed % posterInks.length };
}

/**
 * FNV-1a, 32 bit, with the `fmix32` finaliser of MurmurHash3: similar titles get different art.
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const inks = posterInks.map(
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
  ${inks}

  position: absolute;
  inset: 0;
  background: var(--art, none), linear-gradient(var(--background) 30%, var(--deep) 95%);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      radial-gradient(120% 70% at 50% 0%, rgb(255 255 255 / 9%), transparent 60%),
      linear-gradient(transparent 42%, var(--deep) 84%);
  }

  /* Sun over water. */
  &[data-art='0'] {
    --art:
      repeating-linear-gradient(var(--deep) 0 3%, transparent 3% 7%) 50% 100% / 100% 46% no-repeat,
      radial-gradient(circle at 50% 54%, var(--glow) 0 21%, transparent 21.4%);
  }

  /* Corridor. */
  &[data-art='1'] {
    --art:
      linear-gradient(75deg, var(--background) 0 39%, transparent 39.3%),
      linear-gradient(-75deg, var(--background) 0 39%, transparent 39.3%),
      linear-gradient(var(--glow), var(--light) 70%);
  }

  /* Rings in water. */
  &[data-art='2'] {
    --art:
      radial-gradient(circle at 50% 40%, var(--glow) 0 5%, transparent 5.4%),
      repeating-radial-gradient(circle at 50% 40%, transparent 0 7.4%, var(--light) 7.7% 8.6%);
  }

  /* Curtain. */
  &[data-art='3'] {
    --art:
      linear-gradient(90deg, transparent 46%, var(--glow) 46% 54%, transparent 54%),
      repeating-linear-gradient(90deg, var(--light) 0, var(--background) 9%, var(--light) 11.5%);
  }

  /* Hills and moon. */
  &[data-art='4'] {
    --art:
      radial-gradient(90% 34% at 8% 88%, var(--deep) 0 70%, transparent 70.5%),
      radial-gradient(90% 38% at 96% 84%, var(--light) 0 66%, transparent 66.5%),
      radial-gradient(circle at 70% 26%, var(--glow) 0 10%, transparent 10.4%);
  }

  /* Houses at night. */
  &[data-art='5'] {
    --art:
      linear-gradient(var(--glow), var(--glow)) 31% 47% / 7% 5% no-repeat,
      linear-gradient(var(--deep), var(--deep)) 0 100% / 22% 44% no-repeat,
      linear-gradient(var(--light), var(--light)) 30% 100% / 24% 62% no-repeat,
      linear-gradient(var(--deep), var(--deep)) 62% 100% / 26% 50% no-repeat,
      linear-gradient(var(--light), var(--light)) 100% 100% / 24% 70% no-repeat,
      radial-gradient(circle at 62% 24%, var(--glow) 0 7%, transparent 7.4%);
  }

  /* Road. */
  &[data-art='6'] {
    --art:
      radial-gradient(circle at 50% 37%, var(--glow) 0 8%, transparent 8.4%),
      linear-gradient(var(--background) 37%, transparent 37.2%),
      conic-gradient(from 152deg at 50% 37%, var(--light) 56deg, transparent 0);
  }

  /* Film reel. */
  &[data-art='7'] {
    --art:
      radial-gradient(circle at 50% 40%, var(--background) 0 11%, transparent 11.4%),
      repeating-conic-gradient(from 8deg at 50% 40%, var(--light) 0 14deg, transparent 0 36deg);
  }
`;
