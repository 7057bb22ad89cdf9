import { useId } from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import type { LogEntry } from './inspectorStore';
import { formatEvent, formatState } from './formatState';

interface EventHistoryProps {
  /** The events of one machine, oldest first. */
  readonly entries: readonly LogEntry[];
  readonly shown: LogEntry | undefined;
  /** Called with null for the newest entry, which follows the machine. */
  readonly onShow: (entry: LogEntry | null) => void;
}

/** Events and the states that they led to, newest first. The chart shows the chosen moment. */
export function EventHistory({ entries, shown, onShow }: EventHistoryProps) {
  const name = useId();
  return (
    <List role="radiogroup" aria-label="History">
      {entries
        .map((entry, index) => {
          const { event, snapshot } = entry;
          const state = formatState(snapshot, entries[index - 1]?.snapshot);
          return (
            <Moment key={index}>
              <input
                type="radio"
                name={name}
                checked={entry === shown}
                onChange={() => onShow(index === entries.length - 1 ? null : entry)}
              />
              <span>{formatEvent(event, snapshot)}</span>
              <State>{state ? `→ ${state}` : 'no change'}</State>
            </Moment>
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

const Moment = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  padding: 0.25rem 0.75rem;
  font-size: ${tokens.text.caption};
  overflow-wrap: anywhere;
  cursor: pointer;

  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover,
  &:has(:checked) {
    background: ${tokens.color.raised};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: -3px;
  }
`;

const State = styled.span`
  color: ${tokens.color.muted};

  :checked ~ & {
    color: ${tokens.color.accent};
  }
`;
