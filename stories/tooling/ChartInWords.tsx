import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { chartOf, type Chart, type ChartState } from './chart';
import { causeWords, kindWords, outcomeWords, stateNotes } from './transitionWords';
import { machines, type MachineName } from './machines';

interface ChartInWordsProps {
  readonly machine: MachineName;
  readonly current: readonly string[];
}

/** The chart as nested lists of states, with notes and transitions. */
export function ChartInWords({ machine, current }: ChartInWordsProps) {
  const chart = chartOf(machines[machine]);
  return (
    <Details>
      <summary>The chart as text</summary>
      <ul>
        <StateInWords state={chart.root} chart={chart} current={current} />
      </ul>
    </Details>
  );
}

interface StateInWordsProps {
  readonly state: ChartState;
  readonly chart: Chart;
  readonly current: readonly string[];
}

function StateInWords({ state, chart, current }: StateInWordsProps) {
  const isCurrent = current.includes(state.id);
  const transitions = chart.transitions.filter(({ source }) => source === state.id);
  return (
    <li aria-current={isCurrent ? 'true' : undefined} data-listed-state={state.id}>
      <strong>{state.name}</strong> <Kind>{kindWords(state, chart)}</Kind>
      <ul>
        {stateNotes(state).map((note) => (
          <li key={note}>{note}</li>
        ))}
        {transitions.map((transition) => (
          <li key={transition.id}>
            {causeWords(transition)}: {outcomeWords(transition, chart)}
          </li>
        ))}
        {state.children.map((child) => (
          <StateInWords key={child.id} state={child} chart={chart} current={current} />
        ))}
      </ul>
    </li>
  );
}

const Details = styled.details`
  max-inline-size: 100%;
  font-size: ${tokens.text.small};

  summary {
    inline-size: fit-content;
    padding: 0.25rem 0;
    color: ${tokens.color.muted};
    cursor: pointer;
  }

  ul ul {
    padding-inline-start: ${tokens.space.m};
    border-inline-start: 1px solid ${tokens.color.line};
  }

  li {
    overflow-wrap: anywhere;
    color: ${tokens.color.muted};
  }

  strong {
    color: ${tokens.color.text};
  }

  [aria-current] > strong {
    color: ${tokens.color.accent};
  }
`;

const Kind = styled.span`
  font-size: ${tokens.text.caption};
`;
