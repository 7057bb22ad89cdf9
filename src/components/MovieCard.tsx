import { type MouseEvent, useCallback, useRef } from 'react';
import styled from 'styled-components';
import type { Artwork } from '@/domain/artwork/artwork';
import type { Texts } from '@/domain/texts/Texts';
import { trailerSearchUrl } from '@/domain/trailer';
import { Icon } from './Icon';
import { MovieFacts } from './MovieFacts';
import { ControlledPoster } from './Poster';
import { mediaQueries, tokens } from './theme/tokens';
import { useNear } from './useNear';

export interface CardFacts {
  readonly year?: number | undefined;
  /** 0 to 10; `undefined` without votes. */
  readonly rating?: number | undefined;
  /** Formatted; stands on the poster. */
  readonly releaseDate?: string | undefined;
}

export interface MovieCardProps {
  /** Names both controls, and stands on a drawn poster. */
  readonly title: string;
  /** Drawn when there is no picture. */
  readonly art: Artwork;
  /** The picture. */
  readonly posterUrl: string;
  /** Shown on hover and focus, the release date always. */
  readonly facts: CardFacts;
  /** Names of the controls. */
  readonly texts: Texts['card'];
  /** `position` is read out; `tabStop` is the one control that Tab reaches. */
  readonly inRow?:
    | { readonly position: string; readonly tabStop: CardControl | undefined }
    | undefined;
  /** A press of the info button, or anywhere else on the card. Gets its poster. */
  readonly onShowInfo: (poster: HTMLElement | undefined) => void;
}

export type CardControl = 'trailer' | 'info';

/** A press that moves farther is a drag, in px. */
const maxPressMove = 8;

/** Far from the screen it is little more than its two controls: fewer nodes in long rows. */
export function MovieCard(props: MovieCardProps) {
  const { title, art, posterUrl, facts, texts, inRow, onShowInfo } = props;
  const tabIndexOf = (control: CardControl) => (!inRow || inRow.tabStop === control ? 0 : -1);
  const poster = useRef<HTMLDivElement>(null);
  const [nearness, observe] = useNear();
  const isNear = nearness !== 'far';
  const pressedAt = useRef<{ readonly clientX: number; readonly clientY: number }>(undefined);

  const posterRef = useCallback(
    (element: HTMLDivElement | null) => {
      poster.current = element;
      return observe(element);
    },
    [observe],
  );

  function showInfo({ currentTarget, detail, clientX, clientY }: MouseEvent<HTMLElement>) {
    // Some screen readers click without a press.
    const from = pressedAt.current ?? { clientX, clientY };
    pressedAt.current = undefined;
    const move = Math.hypot(clientX - from.clientX, clientY - from.clientY);
    // The first click of a double click may have closed a popup over this card.
    if (detail > 1 || (detail === 1 && move > maxPressMove)) return;
    // WebKit does not focus pressed buttons; the popup returns the focus to this one.
    currentTarget.focus({ preventScroll: true });
    onShowInfo(poster.current ?? undefined);
  }

  return (
    <Card>
      <ControlledPoster
        title={title}
        art={art}
        url={posterUrl}
        nearness={nearness}
        ref={posterRef}
      />
      {facts.releaseDate && <ReleaseDate>{facts.releaseDate}</ReleaseDate>}
      <Actions>
        <Action
          as="a"
          href={trailerSearchUrl(title)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.searchTrailer(title)}
          aria-description={inRow?.position}
          title={texts.searchTrailer(title)}
          tabIndex={tabIndexOf('trailer')}
          data-arrow-stop="side"
        >
          {isNear && <Icon name="play" />}
        </Action>
        <Info
          type="button"
          aria-label={texts.moreInfo(title)}
          aria-description={inRow?.position}
          tabIndex={tabIndexOf('info')}
          data-arrow-stop="main"
          onPointerDown={({ clientX, clientY }) => {
            pressedAt.current = { clientX, clientY };
          }}
          onClick={showInfo}
        >
          {isNear && <Icon name="info" />}
        </Info>
      </Actions>
      {isNear && <CardCaption title={title} facts={facts} texts={texts} />}
    </Card>
  );
}

export function CardCaption({
  title,
  facts,
  texts,
}: Pick<MovieCardProps, 'title' | 'facts' | 'texts'>) {
  return (
    <Caption>
      <Title aria-hidden="true" dir="auto">
        {title}
      </Title>
      <MovieFacts year={facts.year} rating={facts.rating} texts={texts} />
    </Caption>
  );
}

const Card = styled.article`
  position: relative;
  overflow: hidden;
  inline-size: var(--card-size, 8rem);
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  transition:
    transform ${tokens.motion.medium} ${tokens.motion.ease},
    box-shadow ${tokens.motion.medium} ${tokens.motion.ease};

  @media ${mediaQueries.wide} {
    inline-size: var(--card-size, 11.5625rem);
  }

  @media ${mediaQueries.forcedColours} {
    border: 1px solid CanvasText;
  }

  &:focus-within,
  &:hover {
    z-index: 1;
    transform: translateY(-0.375rem) scale(1.04);
    box-shadow: ${tokens.shadow.card};
  }

  &:focus-within {
    --caption: 1;
  }

  @media ${mediaQueries.hover} {
    &:hover {
      --caption: 1;
    }
  }

  &:active {
    transform: scale(0.99);
    transition-duration: ${tokens.motion.quick};
  }
`;

const ReleaseDate = styled.p`
  pointer-events: none;
  position: absolute;
  z-index: 1;
  inset-block-start: ${tokens.space.s};
  inset-inline-start: ${tokens.space.s};
  padding: 0.1875rem ${tokens.space.s};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.veil};
  font-size: ${tokens.text.caption};
  font-weight: ${tokens.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`;

const Actions = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  justify-items: end;
  gap: ${tokens.space.s};
  padding: ${tokens.space.s};
  background: linear-gradient(${tokens.color.veil}, ${tokens.color.clear}) 0 0 / 100% 8rem no-repeat;

  @media ${mediaQueries.hover} {
    opacity: 0;
    transform: translateY(-0.375rem);
    transition:
      opacity ${tokens.motion.quick} ${tokens.motion.ease},
      transform ${tokens.motion.quick} ${tokens.motion.ease};

    article:is(:hover, :focus-within) & {
      opacity: 1;
      transform: none;
    }
  }
`;

const Action = styled.button`
  position: relative;
  z-index: 1;
  display: inline-grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.veil};
  color: ${tokens.color.text};
  transition:
    background ${tokens.motion.quick} ${tokens.motion.ease},
    color ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover,
  &:focus-visible {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }

  &:focus-visible {
    outline-offset: 2px;
  }
`;

/** Its pressable area is the whole card; the trailer search lies above it. */
const Info = styled(Action)`
  position: static;
  z-index: auto;
  -webkit-tap-highlight-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  /* A finger presses the poster: one round button less on it. */
  @media ${mediaQueries.touch} {
    position: absolute;
    inset: 0;
    inline-size: auto;
    block-size: auto;
    border-radius: ${tokens.radius.card};

    &,
    &:hover,
    &:focus-visible {
      border-color: transparent;
      background: none;
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    > svg {
      display: none;
    }
  }
`;

const Caption = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  gap: 0.125rem;
  padding: ${tokens.space.xl} 0.625rem 0.625rem;
  background: linear-gradient(to top, ${tokens.color.page} 45%, ${tokens.color.clear});
  font-size: ${tokens.text.caption};
  line-height: 1.25;
  pointer-events: none;
  opacity: var(--caption, 0);
  transition: opacity ${tokens.motion.quick} ${tokens.motion.ease};

  &:lang(hi) {
    line-height: 1.4;
  }

  /* The picture keeps its colours. */
  @media ${mediaQueries.forcedColours} {
    padding-block-start: 0.625rem;
    background: Canvas;
  }
`;

const Title = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${tokens.weight.bold};
  text-overflow: ellipsis;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
