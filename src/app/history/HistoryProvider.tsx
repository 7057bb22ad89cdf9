import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { NavigateOptions, PageHistory, PageLocation } from './PageHistory';

const HistoryContext = createContext<{
  readonly history: PageHistory;
  readonly location: PageLocation;
} | null>(null);

interface HistoryProviderProps {
  readonly history: PageHistory;
  readonly children: ReactNode;
}

export function HistoryProvider({ history, children }: HistoryProviderProps) {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => history.subscribe(setLocation), [history]);
  const value = useMemo(() => ({ history, location }), [history, location]);
  return <HistoryContext value={value}>{children}</HistoryContext>;
}

function useHistoryContext() {
  const context = useContext(HistoryContext);
  if (!context) throw new Error('There is no HistoryProvider above this component.');
  return context;
}

export function usePageHistory(): PageHistory {
  return useHistoryContext().history;
}

export function usePageLocation(): PageLocation {
  return useHistoryContext().location;
}

interface RedirectProps extends Pick<NavigateOptions, 'state'> {
  readonly to: string;
}

/** Replaces the history entry. */
export function Redirect({ to, state }: RedirectProps) {
  const { navigate } = usePageHistory();
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
