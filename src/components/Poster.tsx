import { type Ref, useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Artwork } from '@/domain/artwork/artwork';
import { DrawnPoster } from './DrawnPoster';
import { tokens } from './theme/tokens';
import { type Nearness, useNear } from './useNear';

type Outcome = 'loaded' | 'failed' | 'timedOut';

export interface PosterProps {
  /** Lettered on the drawing. */
  readonly title: string;
  /** Drawn while there is no picture. */
  readonly art: Artwork;
  /** `null` draws the title. */
  readonly url: string | null;
}

/** Printing does not wait for pictures. */
const initialState = { far: 'far', near: 'loading', printed: 'timedOut' } as const;

/** After this the drawing is shown until the picture loads. */
const loadTimeoutMs = 10_000;

/** Its picture loads when it comes near the screen. */
export function Poster(props: PosterProps) {
  const [nearness, observe] = useNear();
  return <ControlledPoster {...props} nearness={nearness} ref={observe} />;
}

export interface ControlledPosterProps extends PosterProps {
  /** How near the screen it is. */
  readonly nearness: Nearness;
  /** The element to observe. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Its parent knows how near it is. */
export function ControlledPoster({ title, art, url, nearness, ref }: ControlledPosterProps) {
  const [result, setResult] = useState<{ url: string; status: Outcome } | null>(null);
  const state = result?.url === url ? result.status : initialState[nearness];

  useEffect(() => {
    if (!url || state !== 'loading') return;
    const timer = setTimeout(() => setResult({ url, status: 'timedOut' }), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [url, state]);

  if (!url || state === 'failed') {
    return (
      <Frame ref={ref}>
        <DrawnPoster title={title} art={art} />
      </Frame>
    );
  }
  return (
    <Frame ref={ref} data-state={state}>
      {state === 'timedOut' && <DrawnPoster title={title} art={art} />}
      {state !== 'far' && (
        <Picture
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && state === 'loading') {
              setResult({ url, status: 'loaded' });
            }
          }}
          src={url}
          alt=""
          width="185"
          height="278"
          decoding="async"
          onLoad={() => setResult({ url, status: 'loaded' })}
          onError={() => setResult({ url, status: 'failed' })}
        />
      )}
    </Frame>
  );
}

const shimmer = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

const Frame = styled.div`
  forced-color-adjust: none;
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: var(--poster-ratio, 2 / 3);
  border-radius: inherit;
  background: ${tokens.color.raised};

  &[data-state='loading']::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(100deg, transparent, ${tokens.color.line}, transparent);
    animation: ${shimmer} 1.8s linear infinite;
  }
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  transition: opacity ${tokens.motion.medium} ${tokens.motion.ease};

  [data-state='loading'] > &,
  [data-state='timedOut'] > & {
    opacity: 0;
  }
`;
