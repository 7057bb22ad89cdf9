import styled from 'styled-components';
import { projectUrl } from '@/app/site';
import { tokens } from '@/components/theme/tokens';
import { SiteLink } from '../foundations/tooling/SiteLink';
import { shownTitle, type Proofs } from './conformance';

interface ProofListProps extends Proofs {
  /** Rules of axe. */
  readonly rules?: readonly string[];
  /** On the page of a component its name is clear. */
  readonly isOwnPage?: boolean;
}

/** Stories and tests with links, and rules of axe. */
export function ProofList({ stories, tests, rules = [], isOwnPage }: ProofListProps) {
  return (
    <List>
      {rules.length > 0 && (
        <li>
          axe, in every story and on every screen: <code>{rules.join(', ')}</code>
        </li>
      )}
      {stories.map(({ id, subject, name }) => (
        <li key={id}>
          <SiteLink to={`/story/${id}`}>{isOwnPage ? name : `${subject}: ${name}`}</SiteLink>
        </li>
      ))}
      {tests.map((test) => (
        <li key={test.file + test.title}>
          <a href={`${projectUrl}/blob/main/${test.file}`}>{shownTitle(test)}</a>{' '}
          <code>{test.file.replace('tests/', '')}</code>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};

  a {
    color: ${tokens.color.text};
  }

  code {
    overflow-wrap: anywhere;
  }
`;
