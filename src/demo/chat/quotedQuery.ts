import { fromJson } from '../fromJson';

const jsonAtTheEnd = /"(?:[^"\\]|\\.)*"(?=\W*$)/s;
const quoted = /"([^"]*)"|“([^”]*)”|«([^»]*)»/g;

/** What the visitor typed, out of the prompt around it: the last quoted part, or else the whole. */
export function quotedQuery(prompt: string): string {
  const json = fromJson(jsonAtTheEnd.exec(prompt)?.[0] ?? '');
  if (typeof json === 'string') return json.trim();
  const last = [...prompt.matchAll(quoted)].at(-1);
  return (last?.[1] ?? last?.[2] ?? last?.[3] ?? prompt).trim();
}
