type Step<Context> = (context: Context) => Promise<void> | void;

declare global {
  /** Set by the story run. */
  var storyMaxWaitMs: number | undefined;
  /** Read by the story run. */
  var failedSteps: readonly string[] | undefined;
}

/** Keeps the labels of the steps that fail, the outermost first. */
export async function recordFailedSteps<Context>(
  label: string,
  play: Step<Context>,
  context: Context,
) {
  try {
    await play(context);
  } catch (error) {
    globalThis.failedSteps = [label, ...(globalThis.failedSteps ?? [])];
    throw error;
  }
}
