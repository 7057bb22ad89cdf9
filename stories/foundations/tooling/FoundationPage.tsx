import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { mediaQueries, tokens } from '@/components/theme/tokens';

interface FoundationPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <Ground>
      <Head>
        <Kicker>Foundations</Kicker>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </Head>
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

const Head = styled.header`
  display: grid;
  gap: ${tokens.space.m};
  padding-block-end: ${tokens.space.xl};
  background: radial-gradient(circle, ${tokens.color.accent} 0 0.11rem, transparent 0.15rem) 0
    100% / 0.75rem 0.5rem repeat-x;
`;

const Kicker = styled.p`
  font-size: ${tokens.text.caption};
  font-weight: ${tokens.weight.bold};
  letter-spacing: 0.18em;
  text-transform: uppercase;
  color: ${tokens.color.accent};
`;

const Title = styled.h1`
  font-size: ${tokens.text.display};
  font-weight: ${tokens.weight.black};
  line-height: 0.98;
  letter-spacing: -0.015em;
`;

const Lead = styled.p`
  max-inline-size: 46ch;
  font-size: ${tokens.text.lead};
  color: ${tokens.color.muted};
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
