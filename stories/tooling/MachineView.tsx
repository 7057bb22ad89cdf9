import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { idOfTaken, type ChartState } from './chart';
import { ChartInWords } from './ChartInWords';
import { ChartWindow } from './ChartWindow';
import { EventButtons } from './EventButtons';
import { EventHistory } from './EventHistory';
import { possibleEvents, type EventSample } from './eventSamples';
import { columns } from './columns';
import { currentIds, formatState, innermostIds } from './formatState';
import { inspectorStore, type LogEntry } from './inspectorStore';
import type { MachineName } from './machines';

interface MachineViewProps {
  readonly machine: MachineName;
  /** The product’s screen, if it is not beside this view anyway. */
  readonly screen?: ReactNode;
  /** More about a state that a person has chosen in the chart. */
  readonly about?: (state: ChartState) => ReactNode;
}

/** A running machine: its chart, its possible events and its history. */
export function MachineView({ machine, screen, about }: MachineViewProps) {
  const entries = useSyncExternalStore(inspectorStore.subscribe, inspectorStore.log).filter(
    (entry) => entry.machine === machine,
  );
  const [past, setPast] = useState<LogEntry | null>(null);
  const last = entries.at(-1);
  const shown = past && entries.includes(past) ? past : last;
  const snapshot = shown?.snapshot.status === 'active' ? shown.snapshot : undefined;
  const current = snapshot ? currentIds(snapshot) : [];
  const events = snapshot && shown === last ? possibleEvents(machine, snapshot) : [];
  const { buttons, send } = useSendEvent(machine);

  return (
    <Columns onKeyDown={keepKeys}>
      <Chart aria-label="Chart">
        <ChartWindow
          machine={machine}
          state={snapshot ? formatState(snapshot) : ''}
          current={current}
          innermost={snapshot ? innermostIds(snapshot) : []}
          taken={{
            ids: shown?.taken.map(idOfTaken) ?? [],
            at: shown ? entries.indexOf(shown) : -1,
          }}
          about={about}
        />
        <ChartInWords machine={machine} current={current} />
      </Chart>
      <Beside>
        {screen}
        <Part ref={buttons} tabIndex={-1} aria-labelledby="possible">
          <PartTitle id="possible">Possible events</PartTitle>
          {events.length > 0 ? (
            <EventButtons events={events} onSend={send} />
          ) : (
            <Quiet>{whyNoEvent(shown, last)}</Quiet>
          )}
        </Part>
        <History aria-labelledby="history">
          <PartTitle id="history">History</PartTitle>
          <EventHistory entries={entries} shown={shown} onShow={setPast} />
        </History>
      </Beside>
    </Columns>
  );
}

function whyNoEvent(shown: LogEntry | undefined, last: LogEntry | undefined): string {
  if (shown !== last) return 'The chart shows a past moment. Choose the newest one to send events.';
  return shown?.snapshot.status === 'active'
    ? 'No event is possible.'
    : 'The screen does not run this machine now.';
}

/** The screen’s arrow keys and Storybook’s shortcuts would take them. */
function keepKeys(event: KeyboardEvent) {
  event.stopPropagation();
}

/** Sends events. If the pressed button disappears, the group of buttons gets the focus. */
function useSendEvent(machine: MachineName) {
  const buttons = useRef<HTMLDivElement>(null);
  const hasSent = useRef(false);

  useEffect(() => {
    const page = buttons.current?.ownerDocument;
    if (hasSent.current && page?.activeElement === page?.body) buttons.current?.focus();
    hasSent.current = false;
  });

  return {
    buttons,
    send({ event }: EventSample) {
      hasSent.current = true;
      inspectorStore.machine(machine)?.send(event);
    },
  };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  min-block-size: 0;

  @container machine ${columns.narrow} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    gap: ${tokens.space.l};
  }

  @container machine ${columns.wide} {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`;

const Chart = styled.section`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: ${tokens.space.s};
`;

const Beside = styled.div`
  display: grid;
  grid-template: repeat(2, auto) minmax(10rem, 1fr) / minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.m};
`;

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
`;

const History = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${tokens.space.s};
  min-block-size: 0;

  @container machine ${columns.narrow} {
    contain: size;
  }
`;

const PartTitle = styled.h2`
  font-size: ${tokens.text.body};
`;

const Quiet = styled.p`
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};
`;
