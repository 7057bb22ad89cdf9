import styled, { keyframes } from 'styled-components';
import type { Artwork } from '@/domain/artwork/artwork';
import type { EntryTexts } from '@/domain/texts/Texts';
import { DrawnArt } from './DrawnArt';
import { IconButton } from './IconButton';
import { tokens } from './theme/tokens';

export interface ShownMovie {
  readonly id: number;
  readonly title: string;
  /** BCP 47, if the title is not translated. */
  readonly titleTag?: string | undefined;
  readonly art: Artwork;
}

export interface SlideshowProps {
  /** The last one is showing; it fades in over the one before. */
  readonly movies: readonly ShownMovie[];
  /** `still` has no button. */
  readonly motion: 'playing' | 'paused' | 'still';
  /** Texts of the interface. */
  readonly texts: EntryTexts['slideshow'];
  /** Pauses or plays. */
  readonly onToggle?: (() => void) | undefined;
}

/** The content of CinemaScreen. Changes are not announced to screen readers. */
export function Slideshow({ movies, motion, texts, onToggle }: SlideshowProps) {
  const movie = movies.at(-1);
  return (
    <>
      <Pictures aria-hidden="true">
        {movies.map(({ id, art }) => (
          <Picture key={id}>
            <DrawnArt art={art} />
          </Picture>
        ))}
      </Pictures>
      <Caption>
        <Words>
          <span>{texts.nowShowing}</span> <Title lang={movie?.titleTag}>{movie?.title}</Title>
        </Words>
        {motion !== 'still' && (
          <Toggle
            icon={motion === 'playing' ? 'pause' : 'play'}
            label={motion === 'playing' ? texts.pause : texts.play}
            onClick={onToggle}
          />
        )}
      </Caption>
    </>
  );
}

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

const Pictures = styled.div`
  position: relative;
  overflow: hidden;
  grid-area: screen;
  margin: max(0px, var(--frame) - 1px);
  border-radius: calc(var(--frame) / 2.5);
  mask-image: var(--fade);
`;

const Picture = styled.div`
  position: absolute;
  inset: 0;
  animation: ${fadeIn} 1.2s ${tokens.motion.ease};
`;

const Caption = styled.div`
  grid-area: caption;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s};
  padding-inline: ${tokens.space.gutter};
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};
`;

/** Enlarged text needs two lines on phones. */
const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  text-overflow: ellipsis;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Title = styled.strong`
  font-weight: ${tokens.weight.bold};
  color: ${tokens.color.text};
`;

const Toggle = styled(IconButton)`
  inline-size: ${tokens.size.target};
  block-size: ${tokens.size.target};
`;
