import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { chartOf, type ChartState } from './chart';
import { machines, type MachineName } from './machines';
import { causeWords, kindWords, outcomeWords, pathWords, stateNotes } from './transitionWords';

interface StateCardProps {
  readonly id: string;
  readonly machine: MachineName;
  readonly state: ChartState | null;
  readonly about: ((state: ChartState) => ReactNode) | undefined;
}

/** A popover at the pressed state: what it does, where it leads, and more. */
export function StateCard({ id, machine, state, about }: StateCardProps) {
  const chart = chartOf(machines[machine]);
  const notes = state ? [kindWords(state, chart), ...stateNotes(state)].filter(Boolean) : [];
  const transitions = chart.transitions.filter(({ source }) => source === state?.id);
  return (
    <Card id={id} popover="auto" aria-label={state ? `State ${pathWords(state)}` : 'State'}>
      {state && (
        <>
          <h2>{pathWords(state)}</h2>
          {notes.length > 0 && <p>{notes.join(' · ')}</p>}
          {transitions.length > 0 && (
            <ul>
              {transitions.map((transition) => (
                <li key={transition.id}>
                  <strong>{causeWords(transition)}</strong> {outcomeWords(transition, chart)}
                </li>
              ))}
            </ul>
          )}
          {about?.(state)}
        </>
      )}
    </Card>
  );
}

const Card = styled.div`
  position-area: block-end span-inline-end;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;
  gap: ${tokens.space.s};
  overflow: auto;
  inline-size: min(22rem, calc(100vi - 2rem));
  max-block-size: min(22rem, calc(100dvb - 2rem));
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.card};
  font-size: ${tokens.text.caption};
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;

  &:popover-open {
    display: grid;
  }

  @supports (position-area: block-end) {
    inset: auto;
    margin: 0.375rem 0;
  }

  h2 {
    font-size: ${tokens.text.body};
    color: ${tokens.color.accent};
  }

  h3 {
    margin-block-start: ${tokens.space.xs};
    font-size: ${tokens.text.caption};
    color: ${tokens.color.text};
  }

  ul {
    display: grid;
    gap: 0.125rem;
  }

  /* Each link is a target of 24 px. */
  a {
    line-height: 1.5rem;
  }

  strong {
    font-weight: ${tokens.weight.medium};
    color: ${tokens.color.text};
  }
`;
