import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Artwork } from '@/domain/artwork/artwork';
import type { GenreId } from '@/domain/genres';
import type { OriginalTitle, LocalisedText, Rating } from '@/domain/movie';
import type { Texts } from '@/domain/texts/Texts';
import { trailerSearchUrl } from '@/domain/trailer';
import { Button, LinkButton } from './Button';
import { DrawnArt } from './DrawnArt';
import { Icon } from './Icon';
import { ModalDialog } from './ModalDialog';
import { Poster } from './Poster';
import * as containerQueries from './theme/containerQueries';
import { listRole } from './theme/listRole';
import { mediaQueries, tokens } from './theme/tokens';
import type { Presence } from './usePresence';

/** Unknown facts are left out; an unknown date or overview says so. */
export interface PopupMovie {
  readonly title: string;
  readonly art: Artwork;
  /** BCP 47, if the title is not translated. */
  readonly titleTag?: string | undefined;
  readonly overview: LocalisedText & {
    /** Shows an ellipsis, which is not part of the text. */
    readonly isCut?: boolean;
  };
  /** Formatted; empty if unknown. */
  readonly releaseDate: string;
  readonly posterUrl: string | null;
  readonly year: number | undefined;
  readonly rating: Rating | undefined;
  readonly genres: readonly GenreId[];
  readonly originalTitle: OriginalTitle | undefined;
  /** `null` draws a banner. */
  readonly bannerUrl: string | null;
}

export interface PopupLink {
  readonly url: string;
  /** `denied` shows the link, to copy it by hand. */
  readonly state: 'idle' | 'copied' | 'denied';
  readonly onCopy: () => void;
}

export interface SimilarMovies {
  readonly movies: readonly {
    readonly id: number;
    readonly title: string;
    readonly art: Artwork;
    readonly titleTag?: string | undefined;
    readonly posterUrl: string | null;
  }[];
  readonly onShow: (id: number) => void;
}

export interface PopupProps {
  /** The movie with all that is known of it. */
  readonly movie: PopupMovie;
  /** The link to copy, and whether it was copied. */
  readonly link: PopupLink;
  /** Stand at the end. Without any there is no section. */
  readonly similar: SimilarMovies;
  /** Texts of the popup. */
  readonly texts: Texts['popup'];
  /** Whether it is open, and from where. */
  readonly presence: Presence;
  /** Escape, the close button or a press outside. */
  readonly onClose: () => void;
}

export function Popup(props: PopupProps) {
  const { movie, link, similar, texts, presence, onClose } = props;
  const { title, overview, releaseDate, posterUrl, year, rating, genres, originalTitle } = movie;
  const picture = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const similarId = useId();

  return (
    <ModalDialog
      ids={{ heading: titleId }}
      closeLabel={texts.close}
      presence={presence}
      picture={picture}
      onClose={onClose}
    >
      <Sheet>
        <Banner art={movie.art} url={movie.bannerUrl} />
        <Picture ref={picture}>
          <Poster title={title} art={movie.art} url={posterUrl} />
        </Picture>
        <Headline>
          <Title id={titleId} lang={movie.titleTag}>
            <bdi>{title}</bdi>
          </Title>
          {originalTitle && (
            <Original>
              <span>{texts.originalTitle}</span>
              <cite lang={originalTitle.tag} dir="auto">
                {originalTitle.title}
              </cite>
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
        </Headline>
        <Body>
          <Actions>
            <LinkButton tone="accent" icon="play" href={trailerSearchUrl(title)}>
              {texts.searchTrailer}
            </LinkButton>
            <Button icon={link.state === 'copied' ? 'check' : 'link'} onClick={link.onCopy}>
              {texts.copyLink}
            </Button>
          </Actions>
          <CopyResult role="status">
            {link.state === 'copied' && <span>{texts.linkCopied}</span>}
          </CopyResult>
          {/* Not in the status: it takes the focus, which announces its label. */}
          {link.state === 'denied' && <LinkField label={texts.copyThisLink} url={link.url} />}
          <Genres>
            {genres.map((genre) => (
              <li key={genre}>{texts.genre[genre]}</li>
            ))}
          </Genres>
          <Overview lang={overview.tag} data-cut={overview.isCut}>
            {overview.text || texts.noOverview}
          </Overview>
          <Released>{texts.releaseDate + (releaseDate || texts.unknownDate)}</Released>
        </Body>
        {similar.movies.length > 0 && (
          <Similar aria-labelledby={similarId}>
            <SimilarTitle id={similarId}>{texts.moreLikeThis}</SimilarTitle>
            <SimilarList>
              {similar.movies.map(({ id, title, titleTag, art, posterUrl }) => (
                <li key={id}>
                  <SimilarMovie type="button" onClick={() => similar.onShow(id)}>
                    <Poster title={title} art={art} url={posterUrl} />
                    <span lang={titleTag} dir="auto">
                      {title}
                    </span>
                  </SimilarMovie>
                </li>
              ))}
            </SimilarList>
          </Similar>
        )}
      </Sheet>
    </ModalDialog>
  );
}

/** Selects its text, ready for the copy shortcut. */
function LinkField({ label, url }: { readonly label: string; readonly url: string }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <Field>
      <span>{label}</span>
      <input ref={input} readOnly value={url} />
    </Field>
  );
}

function Banner({ art, url }: { readonly art: Artwork; readonly url: string | null }) {
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  return (
    <Head aria-hidden="true">
      <DrawnArt art={art} />
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

const oneColumn = "'headline' auto 'body' auto 'similar' auto / minmax(0, 1fr)";

const Sheet = styled.div`
  --picture: min(6.5rem, 29.5vw);
  --banner: 9rem;
  --head-room: 3.5rem;

  position: relative;
  display: grid;
  grid-template:
    'picture headline' auto
    'body body' auto
    'similar similar' auto / var(--picture) minmax(0, 1fr);
  gap: ${tokens.space.m};
  padding: var(--head-room) ${tokens.space.m} ${tokens.space.l};

  @media ${mediaQueries.wide} {
    --picture: 14rem;
    --banner: 13rem;
    --head-room: 8.5rem;

    grid-template:
      'picture headline' auto
      'picture body' 1fr
      'similar similar' auto / var(--picture) minmax(0, 1fr);
    column-gap: ${tokens.space.xl};
    padding-inline: ${tokens.space.xl};
    padding-block-end: ${tokens.space.xl};
  }

  @media ${mediaQueries.large} {
    --picture: 16rem;
    --banner: 21rem;
    --head-room: 13rem;
  }

  @media ${mediaQueries.huge} {
    --picture: 19rem;
    --banner: 27rem;
    --head-room: 17rem;
  }

  @media ${mediaQueries.short} {
    /* At 400 % zoom the title needs the room. */
    --picture: min(7.5rem, 19vw);
    --banner: 8rem;
    --head-room: 0.75rem;

    column-gap: min(${tokens.space.l}, 5vw);
    padding-inline: ${tokens.space.l};
  }

  /* Enlarged text takes the place of the picture. */
  @container dialog ${containerQueries.noPicture} {
    grid-template: ${oneColumn};
  }

  @media ${mediaQueries.wide} {
    @container dialog ${containerQueries.noLargePicture} {
      grid-template: ${oneColumn};
    }
  }
`;

const Head = styled.div`
  position: absolute;
  inset: 0 0 auto;
  block-size: var(--banner);
  overflow: hidden;
  mask-image: linear-gradient(black 30%, transparent);

  > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  /* The poster shows the same drawing: here, beams of light in its colours. */
  > [data-art] > svg {
    display: none;
  }

  > [data-art]::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      radial-gradient(circle at 88% 0%, var(--glow), transparent 45%),
      conic-gradient(
        from 188deg at 88% -12%,
        transparent,
        var(--light) 12deg 16deg,
        transparent 28deg 34deg,
        var(--light) 44deg 50deg,
        transparent 62deg 68deg,
        var(--light) 76deg 80deg,
        transparent 88deg
      );
    opacity: 0.3;
  }

  > img {
    object-fit: cover;
    object-position: 50% 25%;
    transition: opacity ${tokens.motion.medium} ${tokens.motion.ease};
  }

  > img[data-state='loading'] {
    opacity: 0;
  }

  @media ${mediaQueries.short} {
    opacity: 0.35;
  }
`;

const Picture = styled.div`
  grid-area: picture;

  @container dialog ${containerQueries.noPicture} {
    display: none;
  }

  @media ${mediaQueries.wide} {
    @container dialog ${containerQueries.noLargePicture} {
      display: none;
    }
  }

  position: relative;
  align-self: start;
  overflow: hidden;
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.card};

  /* It is on its way back to the poster. */
  :root:active-view-transition dialog:not([open]) & {
    opacity: 0;
  }
`;

const Headline = styled.div`
  grid-area: headline;
  position: relative;
  display: grid;
  align-content: end;
  gap: ${tokens.space.s};
  min-inline-size: 0;

  @media ${mediaQueries.wide} {
    align-content: start;
  }

  @media ${mediaQueries.short} {
    padding-inline-end: 3rem;
  }
`;

const Body = styled.div`
  grid-area: body;
  position: relative;
  display: grid;
  align-content: start;
  gap: ${tokens.space.m};
  min-inline-size: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};

  @media ${mediaQueries.narrow} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

const CopyResult = styled.div`
  font-size: ${tokens.text.small};
  color: ${tokens.color.good};

  &:empty {
    position: absolute;
  }
`;

const Field = styled.label`
  display: grid;
  gap: ${tokens.space.xs};
  font-size: ${tokens.text.small};

  > input {
    inline-size: 100%;
    min-block-size: ${tokens.size.target};
    padding: ${tokens.space.xs} 0.75rem;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.page};
  }
`;

const Title = styled.h2`
  font-size: clamp(1.125rem, 5.6vw, 1.75rem);
  font-weight: ${tokens.weight.black};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.heading};
  }

  @media ${mediaQueries.large} {
    font-size: min(3.25rem, 4.8vw);
  }

  @media ${mediaQueries.huge} {
    font-size: 4rem;
  }

  @media ${mediaQueries.short} {
    font-size: 1.75rem;
  }
`;

const Original = styled.p`
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

const Facts = styled.ul.attrs(listRole)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }

  > li {
    display: inline-flex;
    gap: ${tokens.space.xs};
    text-wrap: balance;
  }

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1.5em;
    fill: ${tokens.color.accent};
  }
`;

const Genres = styled.ul.attrs(listRole)`
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
  max-inline-size: 34em;
  color: ${tokens.color.text};

  &[data-cut='true']::after {
    content: '…';
  }

  @media ${mediaQueries.large} {
    font-size: 1.1875rem;
  }
`;

const Released = styled.p`
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.muted};
`;

const Similar = styled.section`
  grid-area: similar;
  position: relative;
  display: grid;
  gap: ${tokens.space.m};
  margin-block-start: ${tokens.space.s};
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
`;

const SimilarTitle = styled.h3`
  font-size: ${tokens.text.lead};
`;

const SimilarList = styled.ul.attrs(listRole)`
  /* The title stands below. */
  --drawn-title: none;

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: ${tokens.space.m} 0.75rem;

  @media ${mediaQueries.wide} {
    grid-template-columns: repeat(auto-fill, minmax(max(6rem, 100% / 7), 1fr));
  }
`;

const SimilarMovie = styled.button`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.caption};
  line-height: 1.3;
  text-align: start;

  > div {
    border-radius: ${tokens.radius.small};
    transition: transform ${tokens.motion.medium} ${tokens.motion.ease};
  }

  > span {
    display: -webkit-box;
    overflow: hidden;
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    transition: color ${tokens.motion.quick} ${tokens.motion.ease};
  }

  &:is(:hover, :focus-visible) {
    color: ${tokens.color.text};

    > div {
      transform: translateY(-0.25rem);
    }
  }
`;
