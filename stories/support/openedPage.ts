import { createContext } from 'react';
import type { Services } from '@/app/services/Services';

export interface OpenedPage {
  /** Differs each time a page opens. */
  readonly key: number;
  readonly path: string;
  readonly services: Services;
}

/** Set by the preview’s decorator. */
export const OpenedPageContext = createContext<OpenedPage | null>(null);
