export interface Guide {
  readonly summary: string;
  /** Everything above the summary, in Markdown. */
  readonly text: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** The comment over the meta of a file of stories: sections in Markdown, then `@summary`. */
export function guideOf(source: string): Guide {
  const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\s*const meta/s.exec(source)?.[1] ?? '';
  const [text = '', summary = ''] = comment.replaceAll(/^ \* ?/gm, '').split('@summary ');
  return {
    summary: summary.replaceAll(/\s+/g, ' ').trim(),
    text: text.trim(),
    sections: text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n');
        return { title: title.trim(), text: lines.join('\n').trim() };
      }),
  };
}

/** The sentence over a story's export. Storybook does not read it for stories made by `extend`. */
export function sentenceOf(source: string, name: string): string {
  const pattern = new RegExp(
    String.raw`/\*\*((?:(?!\*/).)*)\*/\s*export const ${name.replaceAll(' ', '')}\b`,
    's',
  );
  return (pattern.exec(source)?.[1] ?? '').replaceAll(/\s*\n \* ?/g, ' ').trim();
}
