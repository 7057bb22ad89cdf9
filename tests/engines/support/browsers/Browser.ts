export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The operations that every driver supports; the rest is in `Visitor`. */
export interface Browser {
  readonly goto: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** Goes one step back in the history. */
  readonly back: () => Promise<unknown>;
  /** Runs a self-contained function in the page. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Presses a key by its DOM name with modifiers, such as `Shift+Tab`. */
  readonly press: (key: string) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  readonly clickAt: (point: Point) => Promise<unknown>;
  /** Chooses an option of a select with the pointer. */
  readonly choose: (select: string, value: string) => Promise<unknown>;
  readonly resize: (size: Size) => Promise<unknown>;
  readonly screenshot: () => Promise<Buffer>;
  /** Console messages, uncaught errors and policy violations since the last call. */
  readonly takeReports: () => Promise<readonly string[]>;
  readonly close: () => Promise<unknown>;
}
