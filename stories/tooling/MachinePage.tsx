import { useContext, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button } from '@/components/Button';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { tokens } from '@/components/theme/tokens';
import { defaultLanguage, isLanguage, languageTag } from '@/domain/language';
import { OpenedPageContext, type OpenedPage } from '../support/openedPage';
import { Page } from '../support/Page';
import { inspectorStore } from './inspectorStore';
import { machineDescriptions } from './machineDescriptions';
import type { MachineName } from './machines';
import { MachineView } from './MachineView';
import { ScreenFrame } from './ScreenFrame';
import { StateStories } from './StateStories';

interface MachinePageProps {
  readonly machine: MachineName;
  /** What the story does. */
  readonly sentence: string;
  /** Opens the page again, with a new demo world. */
  readonly onRestart: () => Promise<OpenedPage | undefined>;
}

/** A running machine beside the real screen. */
export function MachinePage({ machine, sentence, onRestart }: MachinePageProps) {
  const { page, restart } = useRestartablePage(onRestart);
  const lang = useScreenLanguage();

  return (
    <ThemeRoot>
      <Ground lang="en">
        <Top>
          <Title>{machine}</Title>
          <About>
            {machineDescriptions[machine]} {sentence}
          </About>
          <Button onClick={restart}>Restart</Button>
        </Top>
        <MachineView
          machine={machine}
          screen={
            <OpenedPageContext value={page}>
              <ScreenFrame lang={lang}>{page && <Page />}</ScreenFrame>
            </OpenedPageContext>
          }
          about={({ path }) => <StateStories machine={machine} path={path} />}
        />
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

function useScreenLanguage(): string {
  const machine = useSyncExternalStore(inspectorStore.subscribe, () =>
    inspectorStore.machine('language'),
  );
  const language: unknown = machine?.snapshot.context.language;
  return languageTag(isLanguage(language) ? language : defaultLanguage);
}

const Ground = styled.main`
  container: machine / inline-size;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${tokens.space.m};
  min-block-size: 100dvh;
  padding: ${tokens.space.m};
  background:
    radial-gradient(50rem 24rem at 80% -10rem, ${tokens.cinema.warm}, transparent 75%),
    radial-gradient(44rem 30rem at 0% 0%, ${tokens.cinema.cool}, transparent 70%),
    ${tokens.color.page};
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.m};
`;

const Title = styled.h1`
  font-size: ${tokens.text.title};
`;

const About = styled.p`
  flex: 1 1 24rem;
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};
`;
