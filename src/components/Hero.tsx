import { useState } from 'react';
import styled from 'styled-components';
import type { LocalisedText } from '@/domain/movie';
import type { Texts } from '@/domain/texts/Texts';
import { DrawnArt } from './DrawnArt';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { TrailerFrame } from './TrailerFrame';
import { mediaQueries, tokens } from './theme/tokens';

export interface HeroControls {
  readonly motion: 'moving' | 'still';
  readonly sound: 'muted' | 'unmuted';
  readonly onToggleMotion: () => void;
  readonly onToggleSound: () => void;
}

export interface HeroProps {
  readonly title: string;
  readonly overview: LocalisedText;
  readonly backdropUrl: string | null;
  /** 780 px wide. */
  readonly narrowBackdropUrl?: string | null;
  /** `undefined` if nothing may move. */
  readonly playerUrl?: string | undefined;
  /** Without controls the muted player plays on. */
  readonly controls?: HeroControls | undefined;
  readonly watchUrl: string;
  readonly texts: Texts['hero'];
}

export function Hero(props: HeroProps) {
  const { title, overview, backdropUrl, narrowBackdropUrl, playerUrl, controls } = props;
  const { watchUrl, texts } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <Stage aria-label={title}>
      <Backdrop aria-hidden="true">
        {backdropUrl && backdropUrl !== broken && (
          <Image
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0) setLoaded(backdropUrl);
            }}
            srcSet={
              narrowBackdropUrl ? `${narrowBackdropUrl} 780w, ${backdropUrl} 1280w` : undefined
            }
            sizes={`${mediaQueries.narrow} 50vw, 1280px`}
            src={backdropUrl}
            alt=""
            width="1280"
            height="720"
            fetchPriority="high"
            onLoad={() => setLoaded(backdropUrl)}
            onError={() => setBroken(backdropUrl)}
          />
        )}
        <Cover data-state={backdropUrl && loaded === backdropUrl ? 'lifted' : 'down'}>
          <Drawing>
            <DrawnArt of={title} />
          </Drawing>
        </Cover>
      </Backdrop>
      {playerUrl && (
        <Backdrop>
          <TrailerFrame
            key={playerUrl}
            playerUrl={playerUrl}
            title={texts.trailerOf(title)}
            motion={controls?.motion}
            sound={controls?.sound}
            onPlaying={() => setPlaying(playerUrl)}
          />
        </Backdrop>
      )}
      <Shade />
      <Content>
        <Title>{title}</Title>
        {overview.text && <Overview lang={overview.tag}>{overview.text}</Overview>}
        <Watch href={watchUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="play" />
          <span>{texts.playTrailer}</span>
        </Watch>
      </Content>
      {controls && playerUrl && playing === playerUrl && (
        <Controls>
          <IconButton
            icon={controls.motion === 'moving' ? 'pause' : 'play'}
            label={controls.motion === 'moving' ? texts.pause : texts.play}
            onClick={controls.onToggleMotion}
          />
          <IconButton
            icon={controls.sound === 'unmuted' ? 'sound' : 'soundOff'}
            label={controls.sound === 'unmuted' ? texts.mute : texts.unmute}
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
  min-block-size: min(38rem, 82svh);
  padding: 7rem ${tokens.space.gutter} 4.5rem;

  @media ${mediaQueries.wide} {
    min-block-size: clamp(34rem, 88svh, 56rem);
    padding-block-end: 9rem;
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

const Drawing = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(100%, 60rem);
  mask-image: linear-gradient(to left, black 40%, transparent);
  opacity: 0.85;
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
    linear-gradient(${tokens.color.veil}, ${tokens.color.clear} 9rem),
    linear-gradient(to top, ${tokens.color.page}, ${tokens.color.clear} 55%),
    linear-gradient(to right, ${tokens.color.veil}, ${tokens.color.clear} 70%);

  @media ${mediaQueries.narrow} {
    background:
      linear-gradient(${tokens.color.veil}, ${tokens.color.clear} 9rem),
      linear-gradient(to top, ${tokens.color.page} 36%, ${tokens.color.clear} 76%);
  }
`;

const Content = styled.div`
  position: relative;
  grid-column: 1;
  isolation: isolate;
  display: grid;
  justify-items: start;
  gap: 1.25rem;
  max-inline-size: 38rem;

  @media ${mediaQueries.wide} {
    grid-row: 1;
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
`;

const Overview = styled.p`
  max-inline-size: 52ch;
  line-height: 1.45;
  text-shadow: 0 1px 1rem ${tokens.color.page};

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.lead};
  }
`;

const Watch = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-block-size: 3.125rem;
  padding: 0.625rem 1.75rem 0.625rem 1.375rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-weight: ${tokens.weight.bold};
  text-decoration: none;
  transition:
    background ${tokens.motion.quick} ${tokens.motion.ease},
    transform ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover {
    background: ${tokens.color.accentStrong};
  }

  &:active {
    transform: scale(0.97);
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
