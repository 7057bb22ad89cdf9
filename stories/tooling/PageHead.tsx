import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';

interface PageHeadProps {
  readonly kicker: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children?: ReactNode;
}

export function PageHead({ kicker, title, lead, children }: PageHeadProps) {
  return (
    <Head>
      <Kicker>{kicker}</Kicker>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      {children}
    </Head>
  );
}

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
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  max-inline-size: 46ch;
  font-size: ${tokens.text.lead};
  color: ${tokens.color.muted};
`;
