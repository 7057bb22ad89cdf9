import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import type { LogEntry } from './inspectorStore';
import { formatEvent, formatState } from './formatState';

interface EventLogProps {
  readonly label: string;
  /** The events of one machine, oldest first. */
  readonly entries: readonly LogEntry[];
}

/** Events and the states that they led to, newest first. */
export function EventLog({ label, entries }: EventLogProps) {
  return (
    <List role="log" aria-live="off" aria-label={label} tabIndex={0}>
      {entries
        .map(({ event, snapshot }, index) => {
          const state = formatState(snapshot, entries[index - 1]?.snapshot);
          return (
            <Item key={index}>
              <span>{formatEvent(event, snapshot)}</span>
              <State>{state ? `→ ${state}` : 'no change'}</State>
            </Item>
          );
        })
        .toReversed()}
    </List>
  );
}

const List = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  min-block-size: 6rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

const Item = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  padding: 0.25rem 0.75rem;
  font-size: ${tokens.text.caption};
  overflow-wrap: anywhere;

  &:first-child {
    background: ${tokens.color.raised};
  }

  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

const State = styled.span`
  color: ${tokens.color.muted};

  :first-child > & {
    color: ${tokens.color.accent};
  }
`;
