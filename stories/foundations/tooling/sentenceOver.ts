/** The doc comment of an export in one line without backticks; empty without a comment. */
export function sentenceOver(name: string, source: string): string {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:function|const) ${name}\\b`,
  ).exec(source)?.[1];
  return (comment ?? '')
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', '')
    .trim();
}
