import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { pageOf, SiteLink } from './SiteLink';

/** Links to the components that use something, collapsed. */
export function UsedBy({ components }: { readonly components: readonly string[] }) {
  if (components.length === 0) return <None>Not used in a component</None>;
  return (
    <Fold>
      <summary>
        Used by {components.length} {components.length === 1 ? 'file' : 'files'}
      </summary>
      <Names>
        {components.map((name) => (
          <li key={name}>
            {name === 'GlobalStyle' ? name : <SiteLink to={pageOf(name)}>{name}</SiteLink>}
          </li>
        ))}
      </Names>
    </Fold>
  );
}

const None = styled.p`
  font-size: ${tokens.text.caption};
  color: ${tokens.color.muted};
`;

const Fold = styled.details`
  font-size: ${tokens.text.caption};
  color: ${tokens.color.muted};

  summary {
    inline-size: fit-content;
    min-block-size: 1.5rem;
    cursor: pointer;
  }

  summary:hover {
    color: ${tokens.color.text};
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} 0.75rem;
  padding-block-start: ${tokens.space.xs};
`;
