/** What a file says over what it exports, without the marks for code. Throws where nothing is said. */
export function sentenceOver(name: string, source: string): string {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:function|const) ${name}\\b`,
  ).exec(source)?.[1];
  if (!comment) throw new Error(`Nothing is said over ${name}.`);
  return comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', '')
    .trim();
}
