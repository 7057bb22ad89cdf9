import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';
import type { Language } from '@/domain/language';
import type {
  Authenticator,
  Catalogue,
  Installer,
  OfflineCache,
  Recommender,
} from '@/domain/ports';
import type { Pictures } from '@/domain/pictures';
import type { DemoService, Texts } from '@/domain/texts/Texts';
import type { Report } from './report';

/** Everything of the outside world that the screens are wired to. */
export interface Services {
  readonly authenticator: Authenticator;
  readonly catalogue: Catalogue;
  readonly recommender: Recommender;
  readonly pictures: Pictures;
  /** A language's texts, fetched where they are not there yet. */
  readonly loadTexts: (language: Language) => Promise<Texts>;
  /** Whoever keeps the product on this device; nobody does where the browser or the build cannot. */
  readonly loadOfflineCache: () => Promise<OfflineCache | undefined>;
  readonly loadInstaller: () => Promise<Installer>;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** The address of the player for a trailer's key, where it is not the video site's. */
  readonly playerUrl?: (key: string) => string;
  readonly demoServices: readonly DemoService[];
  readonly report: Report;
  /** Told of everything that happens in the machines; Storybook draws them from it. */
  readonly inspect?: (event: InspectionEvent) => void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** @throws where no `ServicesProvider` stands above. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There is no ServicesProvider above this component.');
  return services;
}

/** The options of an actor whose story the services want to hear. */
export function inspectOptions({ inspect }: Services) {
  return inspect ? { inspect } : {};
}
