import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { PageHead } from '../../tooling/PageHead';

interface FoundationPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <Ground>
      <PageHead kicker="Foundations" title={title} lead={lead} />
      {children}
    </Ground>
  );
}

interface SectionProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, about, children }: SectionProps) {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <PartTitle id={titleId}>{title}</PartTitle>
      {about && <About>{about}</About>}
      {children}
    </Part>
  );
}

const Ground = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 76rem);
  justify-content: center;
  gap: ${tokens.space.xxl};
  min-block-size: 100dvh;
  padding: ${tokens.space.xl} ${tokens.space.gutter} 6rem;
  background:
    radial-gradient(60rem 30rem at 70% -8rem, ${tokens.cinema.warm}, transparent 75%),
    radial-gradient(50rem 34rem at 0% 0%, ${tokens.cinema.cool}, transparent 70%),
    ${tokens.color.page};

  code,
  pre {
    font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace;
    font-size: 0.875em;
  }

  a:hover {
    color: ${tokens.color.accentStrong};
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
`;

const PartTitle = styled.h2`
  font-size: ${tokens.text.title};

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.heading};
  }
`;

const About = styled.p`
  max-inline-size: 68ch;
  margin-block-start: calc(-1 * ${tokens.space.m});
  color: ${tokens.color.muted};
`;
