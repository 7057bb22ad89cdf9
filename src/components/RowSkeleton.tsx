import styled, { keyframes } from 'styled-components';
import { mediaQueries, tokens } from './theme/tokens';

export function RowSkeleton() {
  return (
    <Skeleton aria-hidden="true">
      <Title />
      <Cards>
        {Array.from({ length: 10 }, (_, card) => (
          <Card key={card} />
        ))}
      </Cards>
    </Skeleton>
  );
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Skeleton = styled.div`
  overflow: hidden;
  padding-inline: ${tokens.space.gutter};
  animation: ${breathe} 2s ${tokens.motion.ease} infinite;
`;

const Title = styled.div`
  inline-size: 12rem;
  block-size: 1.25rem;
  margin-block: 0.625rem;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
`;

const Cards = styled.div`
  display: flex;
  gap: 0.75rem;
  padding-block: 0.875rem 1.75rem;
`;

const Card = styled.div`
  flex: none;
  inline-size: 8rem;
  aspect-ratio: 2 / 3;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};

  @media ${mediaQueries.wide} {
    inline-size: 11.5625rem;
  }
`;
