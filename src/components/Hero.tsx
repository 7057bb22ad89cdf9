import { useState } from 'react';
import styled from 'styled-components';
import type { Artwork } from '@/domain/artwork/artwork';
import type { LocalisedText } from '@/domain/movie';
import type { Texts } from '@/domain/texts/Texts';
import { Button, LinkButton } from './Button';
import { DrawnArt } from './DrawnArt';
import { IconButton } from './IconButton';
import { MovieFacts } from './MovieFacts';
import { TrailerFrame } from './TrailerFrame';
import { mediaQueries, tokens } from './theme/tokens';

export interface HeroControls {
  readonly motion: 'moving' | 'still';
  readonly sound: 'muted' | 'unmuted';
  readonly onToggleMotion: () => void;
  readonly onToggleSound: () => void;
}

export interface HeroFacts {
  /** BCP 47, if the title is not translated. */
  readonly titleTag?: string | undefined;
  readonly year: number | undefined;
  /** 0 to 10; `undefined` without votes. */
  readonly rating: number | undefined;
  readonly genres: readonly string[];
}

export interface HeroBackdrop {
  /** Shown while there is no picture. */
  readonly art: Artwork;
  readonly url: string | null;
  /** 780 px wide. */
  readonly narrowUrl: string | null;
}

export interface HeroTrailer {
  readonly watchUrl: string;
  /** `undefined` if nothing may move. */
  readonly playerUrl?: string | undefined;
  /** Without controls the muted player plays on. */
  readonly controls?: HeroControls | undefined;
}

export interface HeroProps {
  /** The heading of the page. */
  readonly title: string;
  /** Already cut to the width of the screen. */
  readonly overview: LocalisedText;
  /** Stand below the title. */
  readonly facts: HeroFacts;
  /** The picture behind the texts. */
  readonly backdrop: HeroBackdrop;
  /** Plays over the backdrop, at first muted. */
  readonly trailer: HeroTrailer;
  /** Texts of the buttons and the facts. */
  readonly texts: Pick<Texts, 'hero' | 'card'>;
  /** The button for more info. */
  readonly onShowInfo: () => void;
}

export function Hero({ title, overview, facts, backdrop, trailer, texts, onShowInfo }: HeroProps) {
  const { watchUrl, playerUrl, controls } = trailer;
  const { art, url, narrowUrl } = backdrop;
  const { titleTag, ...known } = facts;
  const [broken, setBroken] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <Stage aria-label={title}>
      <Backdrop aria-hidden="true">
        {url && url !== broken && (
          <Image
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0) setLoaded(url);
            }}
            srcSet={narrowUrl ? `${narrowUrl} 780w, ${url} 1280w` : undefined}
            sizes={`${mediaQueries.narrow} 50vw, 1280px`}
            src={url}
            alt=""
            width="1280"
            height="720"
            fetchPriority="high"
            onLoad={() => setLoaded(url)}
            onError={() => setBroken(url)}
          />
        )}
        <Cover data-state={url && loaded === url ? 'lifted' : 'down'}>
          <DrawnArt art={art} />
        </Cover>
      </Backdrop>
      {playerUrl && (
        <Backdrop>
          <TrailerFrame
            key={playerUrl}
            playerUrl={playerUrl}
            title={texts.hero.trailerOf(title)}
            motion={controls?.motion}
            sound={controls?.sound}
            onPlaying={() => setPlaying(playerUrl)}
          />
        </Backdrop>
      )}
      <Shade />
      <Content>
        <Title lang={titleTag}>
          <bdi>{title}</bdi>
        </Title>
        <MovieFacts {...known} texts={texts.card} />
        {overview.text && <Overview lang={overview.tag}>{overview.text}</Overview>}
        <Actions>
          <LinkButton tone="accent" icon="play" href={watchUrl}>
            {texts.hero.playTrailer}
          </LinkButton>
          <Button
            icon="info"
            onClick={({ currentTarget }) => {
              // WebKit does not focus pressed buttons; the popup returns the focus to this one.
              currentTarget.focus({ preventScroll: true });
              onShowInfo();
            }}
          >
            {texts.hero.moreInfo}
          </Button>
        </Actions>
      </Content>
      {controls && playerUrl && playing === playerUrl && (
        <Controls>
          <IconButton
            icon={controls.motion === 'moving' ? 'pause' : 'play'}
            label={controls.motion === 'moving' ? texts.hero.pause : texts.hero.play}
            onClick={controls.onToggleMotion}
          />
          <IconButton
            icon={controls.sound === 'unmuted' ? 'sound' : 'soundOff'}
            label={controls.sound === 'unmuted' ? texts.hero.mute : texts.hero.unmute}
            onClick={controls.onToggleSound}
          />
        </Controls>
      )}
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  display: grid;
  align-content: end;
  align-items: end;
  overflow: hidden;
  min-block-size: min(38rem, 70svh);
  padding: 5.5rem ${tokens.space.gutter} 3.5rem;

  /* Enlarged text wraps the header, which lies above. */
  @media ${mediaQueries.narrow} {
    padding-block-start: max(7.25rem, 16.25rem - 44vw);
  }

  @media ${mediaQueries.wide} {
    min-block-size: 70svh;
    padding-block: max(5.25rem, 11.5rem - 7.3vw, 15.4rem - 21vw) 5.75rem;
  }
`;

const Backdrop = styled.div`
  container-type: size;
  position: absolute;
  inset: 0;
  overflow: hidden;

  /* At full height only a third of the picture would be visible. */
  @media ${mediaQueries.narrow} {
    inset-block-end: 36%;
  }
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  object-position: 50% 20%;
`;

/* Covers the picture until it has loaded. Fading in the picture itself would delay LCP. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
  background: ${tokens.color.page};
  transition: opacity ${tokens.motion.slow} ${tokens.motion.ease};

  &[data-state='lifted'] {
    opacity: 0;
  }
`;

const Shade = styled.div`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(${tokens.color.veil} 4.5rem, ${tokens.color.clear} 11rem),
    linear-gradient(to top, ${tokens.color.page}, ${tokens.color.clear} 60%),
    linear-gradient(to right, ${tokens.color.veil} 10%, ${tokens.color.clear} 65%);

  @media ${mediaQueries.narrow} {
    background:
      linear-gradient(${tokens.color.veil} 4.5rem, ${tokens.color.clear} 11rem),
      linear-gradient(to top, ${tokens.color.page} 36%, ${tokens.color.clear} 76%);
  }
`;

const Content = styled.div`
  position: relative;
  grid-column: 1;
  isolation: isolate;
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  max-inline-size: 38rem;

  @media ${mediaQueries.wide} {
    grid-row: 1;
  }

  @media ${mediaQueries.huge} {
    gap: ${tokens.space.l};
    max-inline-size: max(50rem, 36vw);
  }

  /* Keeps the text readable on bright pictures. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -9rem -26rem -9rem calc(-1 * ${tokens.space.gutter});
    background: ${tokens.color.veil};
    opacity: 0.75;
    mask:
      linear-gradient(transparent, black 9rem) intersect,
      linear-gradient(to left, transparent, black 26rem);
  }
`;

const Title = styled.h1`
  font-size: ${tokens.text.display};
  font-weight: ${tokens.weight.black};
  line-height: 0.98;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;

  /* Vowel signs reach far above and below the line. */
  &:lang(hi) {
    line-height: 1.25;
  }

  @media ${mediaQueries.huge} {
    font-size: 7rem;
  }
`;

const Overview = styled.p`
  max-inline-size: 28.6em;
  line-height: 1.45;
  text-shadow: 0 1px 1rem ${tokens.color.page};

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.lead};
  }

  @media ${mediaQueries.huge} {
    font-size: ${tokens.text.title};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  max-inline-size: 100%;

  > * {
    min-block-size: 3.125rem;
    padding-inline: 1.375rem 1.75rem;

    /* Side by side, or each on a whole line. */
    @media ${mediaQueries.narrow} {
      flex: 1 1 auto;
      padding-inline: 0.75rem;
    }
  }
`;

const Controls = styled.div`
  position: relative;
  z-index: 1;
  order: -1;
  justify-self: end;
  display: flex;
  gap: ${tokens.space.s};
  margin-block-end: ${tokens.space.s};

  > button {
    border: 1px solid ${tokens.color.edge};
    background: ${tokens.color.veil};
  }

  > button:hover {
    border-color: ${tokens.color.text};
    background: ${tokens.color.raised};
  }

  @media ${mediaQueries.wide} {
    grid-area: 1 / 1;
    order: 0;
    margin: 0;

    > button {
      inline-size: 3.125rem;
      block-size: 3.125rem;
    }
  }
`;
