import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button } from '@/components/Button';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { defaultLanguage, isLanguage, languageTag } from '@/domain/language';
import { idOfTaken } from './chart';
import type { MachineName } from './machines';
import { OpenedPageContext, Page, type OpenedPage } from '../support/Page';
import { machineDescriptions } from './machineDescriptions';
import { possibleEvents, type EventSample } from './eventSamples';
import { inspectorStore } from './inspectorStore';
import { currentIds, innermostIds, formatState } from './formatState';
import { ChartInWords } from './ChartInWords';
import { ChartWindow } from './ChartWindow';
import { EventLog } from './EventLog';
import { ScreenFrame } from './ScreenFrame';
import { EventButtons } from './EventButtons';

export interface MachinePageProps {
  readonly machine: MachineName;
  /** Opens the page again, with a new demo world. */
  readonly onRestart: () => Promise<OpenedPage | undefined>;
}

/** A running machine: its chart, the real screen, its possible events and its event log. */
export function MachinePage({ machine, onRestart }: MachinePageProps) {
  const { page, restart } = useRestartablePage(onRestart);
  const entries = useSyncExternalStore(inspectorStore.subscribe, inspectorStore.log).filter(
    (entry) => entry.machine === machine,
  );
  const last = entries.at(-1);
  const snapshot = last?.snapshot.status === 'active' ? last.snapshot : undefined;
  const current = snapshot ? currentIds(snapshot) : [];
  const events = snapshot ? possibleEvents(machine, snapshot) : [];
  const { buttons, send } = useSendEvent(machine);
  const lang = useScreenLanguage();

  return (
    <ThemeRoot>
      <Ground lang="en">
        <Top>
          <Title>{machine}</Title>
          <About>{machineDescriptions[machine]}</About>
          <Button onClick={restart}>Restart</Button>
        </Top>
        <Chart aria-label="Chart">
          <ChartWindow
            machine={machine}
            state={snapshot ? formatState(snapshot) : ''}
            current={current}
            innermost={snapshot ? innermostIds(snapshot) : []}
            taken={{ ids: last?.taken.map(idOfTaken) ?? [], at: entries.length }}
          />
          <ChartInWords machine={machine} current={current} />
        </Chart>
        <Beside>
          <OpenedPageContext value={page}>
            <ScreenFrame lang={lang}>{page && <Page />}</ScreenFrame>
          </OpenedPageContext>
          <Part ref={buttons} tabIndex={-1} aria-labelledby="possible">
            <PartTitle id="possible">Possible events</PartTitle>
            {events.length > 0 ? (
              <EventButtons events={events} onSend={send} />
            ) : (
              <Quiet>
                {snapshot ? 'No event is possible.' : 'The screen does not run this machine now.'}
              </Quiet>
            )}
          </Part>
          <Log aria-labelledby="log">
            <PartTitle id="log">Event log</PartTitle>
            <EventLog label="Event log" entries={entries} />
          </Log>
        </Beside>
      </Ground>
    </ThemeRoot>
  );
}

/** The page that the preview opened, until it is restarted. */
function useRestartablePage(onRestart: MachinePageProps['onRestart']) {
  const opened = useContext(OpenedPageContext);
  const [restarted, setRestarted] = useState<{
    replaced: OpenedPage | null;
    page: OpenedPage | null;
  } | null>(null);

  async function restart() {
    flushSync(() => setRestarted({ replaced: opened, page: null }));
    const page = await onRestart();
    setRestarted({ replaced: opened, page: page ?? null });
  }

  return { page: restarted?.replaced === opened ? restarted.page : opened, restart };
}

/** Sends events. If the pressed button disappears, the group of buttons gets the focus. */
function useSendEvent(machine: MachineName) {
  const buttons = useRef<HTMLDivElement>(null);
  const hasSent = useRef(false);

  useEffect(() => {
    if (hasSent.current && document.activeElement === document.body) buttons.current?.focus();
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

function useScreenLanguage(): string {
  const machine = useSyncExternalStore(inspectorStore.subscribe, () =>
    inspectorStore.machine('language'),
  );
  const language: unknown = machine?.snapshot.context.language;
  return languageTag(isLanguage(language) ? language : defaultLanguage);
}

const spacious = '(min-width: 1200px)';

const Ground = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  min-block-size: 100dvh;
  padding: ${tokens.space.m};
  background:
    radial-gradient(50rem 24rem at 80% -10rem, ${tokens.cinema.warm}, transparent 75%),
    radial-gradient(44rem 30rem at 0% 0%, ${tokens.cinema.cool}, transparent 70%),
    ${tokens.color.page};

  @media ${spacious} {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 26rem;
    gap: ${tokens.space.m} ${tokens.space.l};
    padding: ${tokens.space.m} ${tokens.space.l};
  }
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.m};

  @media ${spacious} {
    grid-column: 1 / -1;
  }
`;

const Title = styled.h1`
  font-size: ${tokens.text.title};
`;

const About = styled.p`
  flex: 1 1 16rem;
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};
`;

const Chart = styled.section`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: ${tokens.space.s};
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};

  @media ${mediaQueries.wide} {
    grid-template: auto minmax(8rem, 1fr) / 26rem minmax(0, 1fr);

    > :first-child {
      grid-row: 1 / -1;
    }
  }

  @media ${spacious} {
    grid-template: auto auto minmax(8rem, 1fr) / minmax(0, 1fr);

    > :first-child {
      grid-row: auto;
    }
  }
`;

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
`;

const Log = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${tokens.space.s};
  min-block-size: 0;

  @media ${spacious} {
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
