import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mediaQueries, tokens } from '@/components/theme/tokens';

export function Steps({ children }: { readonly children: ReactNode }) {
  return <List>{children}</List>;
}

interface StepProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly children?: ReactNode;
}

export function Step({ title, about, children }: StepProps) {
  return (
    <Item>
      <Words>
        <h2>{title}</h2>
        {about}
      </Words>
      <Shown>{children}</Shown>
    </Item>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  counter-reset: step;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.xl};
  counter-increment: step;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.m};
  color: ${tokens.color.muted};

  h2 {
    font-size: ${tokens.text.title};
    color: ${tokens.color.text};

    @media ${mediaQueries.wide} {
      font-size: ${tokens.text.heading};
    }
  }

  h2::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    margin-block-end: ${tokens.space.m};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.accent};
    font-size: ${tokens.text.body};
    color: ${tokens.color.onAccent};
  }

  ul {
    display: grid;
    gap: ${tokens.space.s};
    padding-inline-start: 1.25rem;
    list-style: disc;
  }

  ::marker {
    color: ${tokens.color.accent};
  }

  code {
    color: ${tokens.color.text};
  }
`;

const Shown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.m};
`;
