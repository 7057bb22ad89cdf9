import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CinemaBackground } from './CinemaBackground';
import { contentId } from './SkipLink';
import { mediaQueries, tokens } from './theme/tokens';

export interface StageLayoutProps {
  /** The Header. */
  readonly header: ReactNode;
  /** What the page is about. */
  readonly children: ReactNode;
  /** The Footer. */
  readonly footer: ReactNode;
  /**
   * `card` beside a CinemaScreen, `message` in the middle, `full` with its own margins, `hero` with
   * its own picture under the header.
   */
  readonly content?: 'card' | 'message' | 'full' | 'hero';
}

export function StageLayout({ header, children, footer, content = 'card' }: StageLayoutProps) {
  return (
    <Page data-content={content}>
      {content !== 'hero' && <CinemaBackground light={content === 'card' ? 'lit' : 'dim'} />}
      <Foreground>{header}</Foreground>
      <Main key={content} id={contentId} tabIndex={-1} data-content={content}>
        {children}
      </Main>
      {/* A footer that moves counts as a layout shift, so each screen gets a new one. */}
      <Foreground key={`footer of ${content}`}>{footer}</Foreground>
    </Page>
  );
}

const Page = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;

  &[data-content='hero'] {
    display: block;

    > :first-child {
      position: absolute;
      inset-inline: 0;
      z-index: 2;
    }
  }
`;

const Foreground = styled.div`
  position: relative;
`;

const Main = styled.main`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xl};

  &[data-content='card'] {
    container: stage / inline-size;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${tokens.space.m};
    padding: 0 ${tokens.space.gutter} ${tokens.space.xl};

    > section {
      flex: none;
    }

    @media ${mediaQueries.desktop} {
      flex-direction: row;
      justify-content: center;
      gap: clamp(2.5rem, 4vw, 6rem);
      padding-block-start: ${tokens.space.m};
    }
  }

  &[data-content='message'] {
    place-items: center;
    align-content: center;
    padding: ${tokens.space.m} ${tokens.space.gutter} ${tokens.space.xxl};
  }

  &[data-content='hero'] {
    display: block;
  }

  &[data-content='full'] {
    gap: ${tokens.space.l};
    padding-block: clamp(0.5rem, 3vh, 2.5rem) ${tokens.space.xl};
  }
`;
