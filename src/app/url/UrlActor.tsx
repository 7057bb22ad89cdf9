import { createActorContext } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { urlMachine } from '@/machines/urlMachine';
import { inspectOptions, useServices } from '../services/Services';
import { scrollsOf } from './scrollRestoration';
import { dropSteps, wireUrl } from './wireUrl';

export const UrlActor = createActorContext(urlMachine);

interface UrlProviderProps {
  readonly uid: string;
  readonly children: ReactNode;
}

/** Place it above the machines that follow the URL: React starts those first. */
export function UrlProvider({ uid, children }: UrlProviderProps) {
  const navigate = useNavigate();
  const services = useServices();
  const logic = useMemo(() => wireUrl({ navigate, scrolls: scrollsOf(uid), uid }), [navigate, uid]);
  useEffect(() => dropSteps, []);
  return (
    <UrlActor.Provider logic={logic} options={inspectOptions(services)}>
      {children}
    </UrlActor.Provider>
  );
}
