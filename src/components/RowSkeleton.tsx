import { memo } from 'react';
import styled, { keyframes } from 'styled-components';
import type { ResultLayout } from './ResultRow';
import * as containerQueries from './theme/containerQueries';
import { mediaQueries, tokens } from './theme/tokens';

export interface RowSkeletonProps {
  /** The layout of the row that comes. By default a `cell`. */
  readonly layout?: ResultLayout;
  /** Shown as soon as it is known. */
  readonly title?: string | undefined;
  /** The row failed: no animation. */
  readonly isVacant?: boolean;
}

export const RowSkeleton = memo(function RowSkeleton(props: RowSkeletonProps) {
  const { layout = 'cell', title, isVacant = false } = props;
  return (
    <Cell aria-hidden="true" data-layout={layout} data-vacant={isVacant}>
      <Card />
      <Name>{title}</Name>
    </Cell>
  );
});

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Card = styled.div`
  inline-size: var(--card-size, 8rem);
  aspect-ratio: 2 / 3;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};

  @media ${mediaQueries.wide} {
    inline-size: var(--card-size, 11.5625rem);
  }

  @media ${mediaQueries.forcedColours} {
    border: 1px solid GrayText;
  }
`;

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.75rem ${tokens.space.m};
  padding-block-start: ${tokens.space.xs};
  color: ${tokens.color.muted};

  @media ${mediaQueries.wide} {
    padding-block-start: 0.875rem;
  }

  &[data-layout='feature'] {
    --card-size: 9.25rem;

    @container results ${containerQueries.two} {
      grid-template-columns: auto minmax(0, 1fr);
    }

    @container results ${containerQueries.three} {
      --card-size: 14.25rem;
    }
  }

  &[data-vacant='false'] > :first-child {
    animation: ${breathe} 2s ${tokens.motion.ease} infinite;
  }

  &[data-vacant='true'] > :first-child {
    opacity: 0.4;
  }
`;

const Name = styled.p`
  align-self: start;
  display: -webkit-box;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: 1rem;
  font-weight: ${tokens.weight.bold};
  line-height: 1.2;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  /* As in ResultRow. */
  &:lang(hi) {
    line-height: 1.4;
  }

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.body};
  }

  &:empty {
    inline-size: 60%;
    block-size: 1rem;
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
  }

  div[data-layout='feature'] > & {
    font-size: ${tokens.text.lead};

    @media ${mediaQueries.wide} {
      font-size: ${tokens.text.title};
    }

    @container results ${containerQueries.four} {
      font-size: ${tokens.text.heading};
    }
  }
`;
