import styled from 'styled-components';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { heldFor } from './conformance';
import { criteria } from './criteria';
import { ProofList } from './ProofList';

/** The criteria that stories and tests verify for a screen or a component. */
export function HeldCriteria({ subject }: { readonly subject: string }) {
  return (
    <List>
      {heldFor(subject).map(({ id, ...proofs }) => (
        <div key={id}>
          <dt>
            {id} {criteria[id].name}
          </dt>
          <dd>
            <ProofList {...proofs} isOwnPage />
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;

  > div {
    display: grid;
    gap: ${tokens.space.xs} ${tokens.space.m};
    padding-block: ${tokens.space.s};
    border-block-start: 1px solid ${tokens.color.line};

    @media ${mediaQueries.wide} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }

  dd {
    margin: 0;
  }
`;
