export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The few things that every driver can do. Everything else is written once, in `Visitor`. */
export interface Browser {
  readonly goto: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** Runs a self-contained function in the page. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Presses a key by its DOM name, with modifiers: `Tab`, `Shift+Tab`. */
  readonly press: (key: string) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  readonly clickAt: (point: Point) => Promise<unknown>;
  /** Chooses an option of a select with the pointer. */
  readonly choose: (select: string, value: string) => Promise<unknown>;
  readonly resize: (size: Size) => Promise<unknown>;
  readonly screenshot: () => Promise<Buffer>;
  /** What the console was told, was thrown uncaught or broke the policy, since the last call. */
  readonly takeReports: () => Promise<readonly string[]>;
  readonly close: () => Promise<unknown>;
}
