import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';

export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id} data-section>
        {title}
      </PartTitle>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

const PartTitle = styled.h2`
  font-size: ${tokens.text.title};
`;
