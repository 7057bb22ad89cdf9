import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';
import type { Language } from '@/domain/language';
import type { TextsPart } from '@/domain/loadTexts';
import type {
  Authenticator,
  Catalogue,
  Installer,
  OfflineCache,
  Recommender,
} from '@/domain/ports';
import type { Pictures } from '@/domain/pictures';
import type { ExplainQuery } from '@/domain/queryExplanation';
import type { DemoService, EntryTexts } from '@/domain/texts/Texts';
import type { Lazy } from '@/services/lazy';
import type { Report } from './report';

declare global {
  /** Set in development, before the product starts. */
  var inspectMachines: (event: InspectionEvent) => void;
}

export interface Services {
  readonly authenticator: Authenticator;
  readonly catalogue: Catalogue;
  readonly recommender: Recommender;
  readonly pictures: Pictures;
  readonly loadTexts: (language: Language, part: TextsPart) => Promise<EntryTexts>;
  /** `undefined` if the browser or the build has no service worker. */
  readonly offlineCache: Lazy<OfflineCache | undefined>;
  readonly installer: Lazy<Installer>;
  readonly reload: () => void;
  /** Replaces YouTube's player in stories and tests. */
  readonly playerUrl?: (key: string) => string;
  readonly demoServices: readonly DemoService[];
  readonly explainer: Lazy<ExplainQuery>;
  readonly report: Report;
  /** Storybook and `npm run dev` draw the statecharts from these events. */
  readonly inspect?: (event: InspectionEvent) => void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There is no ServicesProvider above this component.');
  return services;
}

export function inspectOptions({ inspect }: Services) {
  return inspect ? { inspect } : {};
}
