import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { DrawnPoster } from './DrawnPoster';
import { tokens } from './theme/tokens';
import { useNear } from './useNear';

type Outcome = 'loaded' | 'failed' | 'overdue';

export interface PosterProps {
  readonly title: string;
  /** `null` draws the title. */
  readonly url: string | null;
}

/** Printing does not wait for pictures. */
const stateAt = { far: 'far', near: 'loading', printed: 'overdue' } as const;

/** After this the drawing is shown until the picture loads. */
const patience = 10_000;

export function Poster({ title, url }: PosterProps) {
  const [settled, setSettled] = useState<{ url: string; as: Outcome } | null>(null);
  const [nearness, observe] = useNear();
  const state = settled?.url === url ? settled.as : stateAt[nearness];

  useEffect(() => {
    if (!url || state !== 'loading') return;
    const waiting = setTimeout(() => setSettled({ url, as: 'overdue' }), patience);
    return () => clearTimeout(waiting);
  }, [url, state]);

  if (!url || state === 'failed') {
    return (
      <Frame>
        <DrawnPoster title={title} />
      </Frame>
    );
  }
  return (
    <Frame ref={observe} data-state={state}>
      {state === 'overdue' && <DrawnPoster title={title} />}
      <Picture
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0 && state === 'loading') {
            setSettled({ url, as: 'loaded' });
          }
        }}
        src={state === 'far' ? undefined : url}
        alt=""
        width="185"
        height="278"
        decoding="async"
        onLoad={() => setSettled({ url, as: 'loaded' })}
        onError={() => setSettled({ url, as: 'failed' })}
      />
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
  aspect-ratio: 2 / 3;
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
  transition: opacity ${tokens.motion.calm} ${tokens.motion.ease};

  [data-state='far'] > &,
  [data-state='loading'] > &,
  [data-state='overdue'] > & {
    opacity: 0;
  }
`;
