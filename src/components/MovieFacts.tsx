import styled from 'styled-components';
import type { Texts } from '@/domain/texts/Texts';
import { Icon } from './Icon';
import { tokens } from './theme/tokens';
import { visuallyHidden } from './theme/visuallyHidden';

export interface MovieFactsProps {
  /** Left out if unknown. */
  readonly year?: number | undefined;
  /** 0 to 10; `undefined` without votes. */
  readonly rating?: number | undefined;
  /** Names, separated by dots. */
  readonly genres?: readonly string[] | undefined;
  /** How the rating is read out. */
  readonly texts: Texts['card'];
}

export function MovieFacts({ year, rating, genres = [], texts }: MovieFactsProps) {
  return (
    <Facts>
      {year !== undefined && <span>{year}</span>}
      {rating !== undefined && (
        <Score>
          <Icon name="star" />
          <span aria-hidden="true">{texts.score(rating)}</span>
          <VisuallyHidden>{texts.rated(rating)}</VisuallyHidden>
        </Score>
      )}
      {genres.map((genre) => (
        <span key={genre}>{genre}</span>
      ))}
    </Facts>
  );
}

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  row-gap: 0.125rem;
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.muted};

  /* Cuts off the dot at the start of each line. */
  margin-inline-start: -1.25em;
  clip-path: inset(0 0 0 1.25em);

  &:empty {
    display: none;
  }

  > ::before {
    content: '·' / '';
    display: inline-block;
    inline-size: 1.25em;
    text-align: center;
  }
`;

const Score = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;

  svg {
    inline-size: 1em;
    block-size: 1em;
    fill: ${tokens.color.accent};
  }
`;

const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
