import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button } from '@/components/Button';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { defaultLanguage, isLanguage, languageTag } from '@/domain/language';
import { idOfTaken } from './chart';
import type { MachineName } from './machines';
import { Page, SceneContext, type Scene } from '../support/Page';
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
  /** What the machine is for, in a sentence. */
  readonly about: string;
  /** Opens the page of the screen anew, in a new world. */
  readonly onStartAgain: () => Promise<Scene | undefined>;
}

/** A machine at work: its chart, what it can be told, the real screen, and what has happened. */
export function MachinePage({ machine, about, onStartAgain }: MachinePageProps) {
  const { scene, startAgain } = useScene(onStartAgain);
  const lines = useSyncExternalStore(inspectorStore.subscribe, inspectorStore.lines).filter(
    (line) => line.machine === machine,
  );
  const now = lines.at(-1);
  const isAtWork = now?.snapshot.status === 'active';
  const where = now && isAtWork ? formatState(now.snapshot) : '';
  const current = now && isAtWork ? currentIds(now.snapshot) : [];
  const sayings = now && isAtWork ? possibleEvents(machine, now.snapshot) : [];
  const { telling, tell } = useTelling(machine);
  const lang = useScreenLanguage();

  return (
    <ThemeRoot>
      <Ground lang="en">
        <Top>
          <Title>{machine}</Title>
          <About>{about}</About>
          <Button onClick={startAgain}>Start again</Button>
        </Top>
        <Chart aria-label="Chart">
          <ChartWindow
            machine={machine}
            where={where}
            current={current}
            innermost={now && isAtWork ? innermostIds(now.snapshot) : []}
            taken={{ ids: now?.taken.map(idOfTaken) ?? [], at: lines.length }}
          />
          <ChartInWords machine={machine} current={current} />
        </Chart>
        <Beside>
          <SceneContext value={scene}>
            <ScreenFrame lang={lang}>{scene && <Page />}</ScreenFrame>
          </SceneContext>
          <Part ref={telling} tabIndex={-1} aria-labelledby="possible">
            <PartTitle id="possible">Possible now</PartTitle>
            {sayings.length > 0 ? (
              <EventButtons events={sayings} onSend={tell} />
            ) : (
              <Quiet>
                {isAtWork
                  ? 'Nothing more can happen here.'
                  : 'The screen has no use for this machine now.'}
              </Quiet>
            )}
          </Part>
          <Log aria-labelledby="happened">
            <PartTitle id="happened">What happened</PartTitle>
            <EventLog label="What happened" lines={lines} />
          </Log>
        </Beside>
      </Ground>
    </ThemeRoot>
  );
}

/** The page's scene as the preview has opened it, until the page is started again. */
function useScene(onStartAgain: MachinePageProps['onStartAgain']) {
  const opened = useContext(SceneContext);
  const [again, setAgain] = useState<{ instead: Scene | null; scene: Scene | null } | null>(null);

  async function startAgain() {
    flushSync(() => setAgain({ instead: opened, scene: null }));
    const scene = await onStartAgain();
    setAgain({ instead: opened, scene: scene ?? null });
  }

  return { scene: again?.instead === opened ? again.scene : opened, startAgain };
}

/** Tells the machine on the page something; where that takes the pressed button away, focus stays near. */
function useTelling(machine: MachineName) {
  const telling = useRef<HTMLDivElement>(null);
  const hasTold = useRef(false);

  useEffect(() => {
    if (hasTold.current && document.activeElement === document.body) telling.current?.focus();
    hasTold.current = false;
  });

  return {
    telling,
    tell({ event }: EventSample) {
      hasTold.current = true;
      inspectorStore.player(machine)?.send(event);
    },
  };
}

function useScreenLanguage(): string {
  const player = useSyncExternalStore(inspectorStore.subscribe, () =>
    inspectorStore.player('language'),
  );
  const language: unknown = player?.snapshot.context.language;
  return languageTag(isLanguage(language) ? language : defaultLanguage);
}

const roomy = '(min-width: 1200px)';

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

  @media ${roomy} {
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

  @media ${roomy} {
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

  @media ${roomy} {
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

  @media ${roomy} {
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
