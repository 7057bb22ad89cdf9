import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import * as containerQueries from './theme/containerQueries';
import { mediaQueries, tokens } from './theme/tokens';

export interface CinemaScreenProps {
  /** Slideshow. Its space is reserved, so it can load later. */
  readonly children?: ReactElement;
}

export function CinemaScreen({ children }: CinemaScreenProps) {
  return (
    <Slides data-slideshow>
      <Screen aria-hidden="true" />
      {children}
    </Slides>
  );
}

/** The height of header, footer and caption. */
const around = '18rem';

const Slides = styled.div`
  --frame: 0.9rem;
  --fade: none;

  display: grid;
  grid-template: 'screen' auto 'caption' 3rem / minmax(0, 1fr);
  flex: 0 1 max(20rem, (100svh - ${around}) * 1.85);
  min-inline-size: 0;

  /* In the middle of the window, not beside the middle of a card that may grow. */
  @media ${mediaQueries.desktop} {
    align-self: start;
    align-content: safe center;
    block-size: calc(100svh - 16rem);

    @container stage ${containerQueries.noScreen} {
      display: none;
    }
  }

  @media not ${mediaQueries.desktop} {
    --frame: 0rem;
    --fade: linear-gradient(black 50%, transparent);

    order: -1;
    flex: none;
    align-self: stretch;
    margin-inline: calc(-1 * ${tokens.space.gutter});

    /* A phone held sideways shows the form first. */
    @media ${mediaQueries.short} {
      display: none;
    }
  }

  /* Without its colours only an empty frame would remain. */
  @media ${mediaQueries.forcedColours} {
    display: none;
  }
`;

const hide = keyframes`
  to {
    visibility: hidden;
  }
`;

const Screen = styled.div`
  grid-area: screen;
  aspect-ratio: 1.85;
  border: var(--frame) solid transparent;
  border-radius: 1.25rem;
  background:
    linear-gradient(transparent 62%, ${tokens.cinema.sea} 62.3%) padding-box,
    radial-gradient(circle at 68% 63%, ${tokens.color.accentStrong} 0 17%, transparent 17.4%)
      padding-box,
    linear-gradient(${tokens.cinema.sky}, ${tokens.cinema.dusk} 42%, ${tokens.cinema.glow} 66%)
      padding-box,
    radial-gradient(circle, ${tokens.color.accentStrong} 0 0.14rem, transparent 0.2rem) border-box 0
      0 / 0.9rem 0.9rem round,
    linear-gradient(${tokens.cinema.frame}, ${tokens.cinema.frame}) border-box;
  box-shadow:
    0 0 7rem color-mix(in srgb, ${tokens.color.accent} 22%, transparent),
    0 0 1.5rem color-mix(in srgb, ${tokens.color.accent} 16%, transparent);
  mask-image: var(--fade);

  @media not ${mediaQueries.desktop} {
    block-size: clamp(3.5rem, 12svh, 14rem);
    aspect-ratio: auto;
    border-radius: 0;

    /* Once the first picture covers it, its edge would shine through as a seam. */
    &:has(+ *) {
      animation: ${hide} 1.2s step-end forwards;
    }
  }
`;
