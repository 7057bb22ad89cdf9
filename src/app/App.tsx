import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from '@/components/SkipLink';
import { type Language, languageTag } from '@/domain/language';
import { screenAt } from '@/domain/routes';
import { english } from '@/domain/texts/entry/english';
import type { EntryTexts } from '@/domain/texts/Texts';
import { connectSession } from './shell/connectSession';
import { Crashed } from './shell/Crashed';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { useFocusManagement } from './focus/useFocusManagement';
import {
  LanguageActor,
  initialLanguage,
  useEntryTexts,
  wireLanguage,
} from './language/LanguageActor';
import { lazyWhenIdle } from './lifecycle/lazyWhenIdle';
import { reportLoadFailure } from './lifecycle/reportLoadFailure';
import { lazyRoutes } from './shell/lazyRoutes';
import { inspectOptions, ServicesProvider, type Services } from './services/Services';
import { SessionActor, wireSession } from './session/SessionActor';
import { InstallSlot } from './shell/SiteFooter';
import { SignInRoute } from './shell/SignInRoute';

const loadDeferred = () => import('./shell/deferredChunk');
const Notices = lazyWhenIdle(
  () => loadDeferred().then((module) => module.Notices),
  // It is on every screen, so one report is enough for the chunk.
  reportLoadFailure,
);
const InstallPrompt = lazyWhenIdle(() => loadDeferred().then((module) => module.InstallPrompt));

interface AppProps {
  readonly services: Services;
  readonly language?: Language;
  /** Texts of this language, if they are loaded. */
  readonly texts?: EntryTexts | undefined;
}

export function App({ services, language = initialLanguage(), texts }: AppProps) {
  const languageLogic = useMemo(() => wireLanguage(services), [services]);
  const sessionLogic = useMemo(() => wireSession(services), [services]);
  const languageInput = useMemo(() => ({ language, english, texts }), [language, texts]);
  const sessionInput = useMemo(
    () => ({ remembered: services.authenticator.cachedUser() }),
    [services],
  );

  const inspect = inspectOptions(services);

  return (
    <ServicesProvider value={services}>
      <LanguageActor.Provider logic={languageLogic} options={{ input: languageInput, ...inspect }}>
        <SessionActor.Provider logic={sessionLogic} options={{ input: sessionInput, ...inspect }}>
          <ErrorBoundary fallback={<Crashed />}>
            <Shell />
          </ErrorBoundary>
        </SessionActor.Provider>
      </LanguageActor.Provider>
    </ServicesProvider>
  );
}

function CurrentRoute() {
  const screen = screenAt(useLocation().pathname, '/');
  const Route = lazyRoutes[screen]?.Route ?? SignInRoute;
  return <Route />;
}

function Shell() {
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const texts = useEntryTexts();

  const session = SessionActor.useActorRef();
  const languageActor = LanguageActor.useActorRef();
  useEffect(() => connectSession({ session, language: languageActor }), [session, languageActor]);

  useEffect(() => {
    const root = document.documentElement;
    const tag = languageTag(language);
    // Even the same value would style the whole page again.
    if (root.lang !== tag) root.lang = tag;
  }, [language]);

  useFocusManagement();

  return (
    <>
      <SkipLink label={texts.header.skip} />
      <InstallSlot value={<InstallPrompt />}>
        <CurrentRoute />
      </InstallSlot>
      <Notices />
    </>
  );
}
