import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import type { GenreId } from '@/domain/genres';
import type { OriginalTitle, LocalisedText, Rating } from '@/domain/movie';
import type { Texts } from '@/domain/texts/Texts';
import { DrawnArt } from './DrawnArt';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { Poster } from './Poster';
import { mediaQueries, tokens } from './theme/tokens';

/** Unknown details are left out. */
export interface PopupDetails {
  readonly year: number | undefined;
  readonly rating: Rating | undefined;
  readonly genres: readonly GenreId[];
  readonly originalTitle: OriginalTitle | undefined;
  /** `null` draws a banner. */
  readonly bannerUrl: string | null;
  readonly trailerSearchUrl: string;
}

export interface PopupProps {
  readonly title: string;
  readonly overview: LocalisedText;
  /** Formatted; empty if unknown. */
  readonly releaseDate: string;
  readonly posterUrl: string | null;
  readonly details: PopupDetails;
  readonly texts: Texts['popup'];
  readonly onClose: () => void;
}

export function Popup(props: PopupProps) {
  const { title, overview, releaseDate, posterUrl, details, texts, onClose } = props;
  const { year, rating, genres, originalTitle, bannerUrl, trailerSearchUrl } = details;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const releaseScrollbarSpace = element && reserveScrollbarSpace(element.ownerDocument);
    element?.showModal();
    return () => {
      element?.close();
      releaseScrollbarSpace?.();
    };
  }, []);

  /**
   * A text selection dragged out of the popup is not an outside click, nor is the second half of
   * the double click that opened it.
   */
  function closeOnOutsideClick(event: MouseEvent) {
    if (isPressedOutside.current && isOutside(event)) onClose();
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        isPressedOutside.current = isOutside(event) && event.detail < 2;
      }}
      onClick={closeOnOutsideClick}
    >
      <Close>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </Close>
      <Sheet>
        <Banner of={title} url={bannerUrl} />
        <Picture>
          <Poster title={title} url={posterUrl} />
        </Picture>
        <Content>
          <Title id={titleId}>{title}</Title>
          {originalTitle && (
            <Original>
              <span>{texts.originalTitle}</span>
              <cite lang={originalTitle.tag}>{originalTitle.title}</cite>
            </Original>
          )}
          <Facts>
            {year !== undefined && <li>{year}</li>}
            {rating && (
              <li>
                <Icon name="star" />
                <span>{texts.rating(rating)}</span>
              </li>
            )}
          </Facts>
          <Genres>
            {genres.map((genre) => (
              <li key={genre}>{texts.genre[genre]}</li>
            ))}
          </Genres>
          <Overview lang={overview.tag}>{overview.text || texts.noOverview}</Overview>
          <Released>{texts.releaseDate + (releaseDate || texts.unknownDate)}</Released>
          <Trailer href={trailerSearchUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="play" />
            <span>{texts.searchTrailer}</span>
          </Trailer>
        </Content>
      </Sheet>
    </Dialog>
  );
}

/**
 * Classic scrollbars take space; without padding the page would shift when `overflow: hidden`
 * removes them.
 */
function reserveScrollbarSpace({ defaultView, documentElement: { clientWidth, style } }: Document) {
  if (defaultView) style.paddingInlineEnd = `${defaultView.innerWidth - clientWidth}px`;
  return () => style.removeProperty('padding-inline-end');
}

function Banner({ of, url }: { readonly of: string; readonly url: string | null }) {
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  return (
    <Head aria-hidden="true">
      <DrawnArt of={of} />
      {url && status !== 'failed' && (
        <img
          src={url}
          alt=""
          width="780"
          height="439"
          data-state={status}
          onLoad={() => setStatus('loaded')}
          onError={() => setStatus('failed')}
        />
      )}
    </Head>
  );
}

function isOutside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(1.5rem) scale(0.98); }
`;

const Dialog = styled.dialog`
  inline-size: min(46rem, calc(100vw - 2rem));
  max-block-size: min(88dvh, 44rem);
  padding: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow.panel};
  overscroll-behavior: contain;

  :root:has(&:modal) {
    overflow: hidden;
  }

  &[open] {
    animation: ${rise} ${tokens.motion.medium} ${tokens.motion.ease};
  }

  &::backdrop {
    background: rgb(5 5 9 / 80%);
  }
`;

const Sheet = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space.l};
  padding: 5rem ${tokens.space.l} ${tokens.space.l};

  @media ${mediaQueries.wide} {
    grid-template-columns: 14rem 1fr;
    gap: ${tokens.space.xl};
    padding: ${tokens.space.xl};
  }
`;

const Head = styled.div`
  position: absolute;
  inset: 0 0 auto;
  block-size: 11rem;
  overflow: hidden;
  mask-image: linear-gradient(black 35%, transparent);

  > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  > img {
    object-fit: cover;
    object-position: 50% 25%;
    transition: opacity ${tokens.motion.medium} ${tokens.motion.ease};
  }

  > img[data-state='loading'] {
    opacity: 0;
  }
`;

const Picture = styled.div`
  position: relative;
  align-self: start;
  overflow: hidden;
  inline-size: 8.5rem;
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.card};

  @media ${mediaQueries.wide} {
    inline-size: 14rem;
  }
`;

const Content = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${tokens.space.m};
  min-inline-size: 0;

  @media ${mediaQueries.wide} {
    padding-block-start: 8rem;
  }
`;

const Title = styled.h2`
  font-size: ${tokens.text.heading};
  overflow-wrap: anywhere;
`;

const Original = styled.p`
  margin-block-start: -0.5rem;
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.m};
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }

  > li {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
  }

  svg {
    inline-size: 1em;
    block-size: 1em;
    fill: ${tokens.color.accent};
  }
`;

const Genres = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  font-size: ${tokens.text.caption};

  &:empty {
    display: none;
  }

  > li {
    padding: 0.125rem 0.625rem;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.raised};
  }
`;

const Overview = styled.p`
  color: ${tokens.color.text};
`;

const Released = styled.p`
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.muted};
`;

const Trailer = styled.a`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-block-size: 2.75rem;
  padding: 0.5rem 1.25rem 0.5rem 1rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  font-weight: ${tokens.weight.medium};
  text-decoration: none;
  transition:
    background ${tokens.motion.quick} ${tokens.motion.ease},
    border-color ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover {
    border-color: ${tokens.color.text};
    background: ${tokens.color.raised};
  }
`;

const Close = styled.div`
  position: sticky;
  inset-block-start: 0.75rem;
  z-index: 1;
  display: flex;
  justify-content: end;
  block-size: 0;
  padding-inline-end: 0.75rem;

  > button {
    background: ${tokens.color.veil};
  }

  > button:hover {
    background: ${tokens.color.line};
  }
`;
