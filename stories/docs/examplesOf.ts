import type { ComponentType } from 'react';

export interface Example {
  readonly verdict: 'do' | 'dont';
  readonly why: string;
  /** The args of each component in the example, over those of the first story. */
  readonly args: readonly Readonly<Record<string, unknown>>[];
}

interface Verdict<Props> {
  readonly why: string;
  readonly args: readonly Partial<Props>[];
}

/** Parameters of a meta: one good example and one bad example on the documentation page. */
export function examplesOf<Props>(
  _component: ComponentType<Props>,
  good: Verdict<Props>,
  bad: Verdict<Props>,
): { readonly examples: readonly Example[] } {
  return {
    examples: [
      { verdict: 'do', ...good },
      { verdict: 'dont', ...bad },
    ],
  };
}
