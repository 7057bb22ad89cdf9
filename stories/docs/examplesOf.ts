import type { ComponentType } from 'react';

export type Example = Verdict<Readonly<Record<string, unknown>>> & {
  readonly verdict: 'do' | 'dont';
};

type Verdict<Props> = { readonly why: string } & (
  | {
      /** The args of each component in the example, over those of the first story. */
      readonly args: readonly Partial<Props>[];
      /** CSS length and aspect ratio, for a component that fills its parent. */
      readonly width?: string;
      readonly ratio?: string;
    }
  | {
      /** The name of a story, for a component that is as large as the screen. */
      readonly story: string;
      /** CSS length. */
      readonly height: string;
    }
);

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
