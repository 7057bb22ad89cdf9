import { createActorContext } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import type { HistoryEntry } from '@/domain/historyStep';
import { formatLocation } from '@/domain/location';
import { urlMachine } from '@/machines/urlMachine';
import { inspectOptions, useServices } from '../services/Services';
import { toHistoryState } from './historyState';
import { scrollsOf } from './scrollRestoration';

export const UrlActor = createActorContext(urlMachine);

interface UrlProviderProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** Place it above the machines that follow the URL: React starts those first. */
export function UrlProvider({ userId, children }: UrlProviderProps) {
  const navigate = useNavigate();
  const services = useServices();
  const logic = useMemo(() => wireUrl(navigate, userId), [navigate, userId]);
  return (
    <UrlActor.Provider logic={logic} options={inspectOptions(services)}>
      {children}
    </UrlActor.Provider>
  );
}

function wireUrl(navigate: NavigateFunction, userId: string) {
  const scrolls = scrollsOf(userId);
  const write = (entry: HistoryEntry, replace: boolean) =>
    void navigate(`/browse${formatLocation(entry.location)}`, {
      replace,
      state: toHistoryState(entry, userId),
    });
  return urlMachine.provide({
    actions: {
      pushEntry: (_, { entry }) => write(entry, false),
      replaceEntry: (_, { entry }) => write(entry, true),
      goBack: (_, { by }) => void navigate(-by),
      saveScroll: (_, { key }) => scrolls.save(key),
      restoreScroll: (_, { key }) => scrolls.restore(key),
    },
  });
}
