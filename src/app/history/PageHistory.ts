export interface PageLocation {
  /** Without the base of the site, such as `/browse`. */
  readonly pathname: string;
  readonly search: string;
  /** What `navigate` stored; `null` for links. */
  readonly state: unknown;
  /** Of the history entry. */
  readonly key: string;
  /** The page was loaded, or the visitor went Back or Forward. */
  readonly isPopped: boolean;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** The browser's session history, or one in memory. */
export interface PageHistory {
  readonly location: () => PageLocation;
  /** To a path without the base of the site. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  readonly goBack: (entries: number) => void;
  /** Reports each new location. Returns unsubscribe. */
  readonly subscribe: (listener: (location: PageLocation) => void) => () => void;
}

/** The key of an entry that was loaded, not navigated to. */
export const initialKey = 'default';

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
