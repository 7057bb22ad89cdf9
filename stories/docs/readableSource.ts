import { isValidElement } from 'react';
import { english } from '@/domain/texts/english';
import { movies } from '../support/movies';

type Args = Readonly<Record<string, unknown>>;

const maxWidth = 80;

/** JSX of a component with a story's args. Texts and movies have their names, pictures and callbacks are short. */
export function readableSource(component: string, { children, ...args }: Args): string {
  const attributes = Object.entries(args)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attribute(name, value));
  const content = childrenOf(children);
  const close = content === '' ? ' />' : `>${content}</${component}>`;
  const line = `<${[component, ...attributes].join(' ')}${close}`;
  if (line.length <= maxWidth && !line.includes('\n')) return line;
  const lines = attributes.map((each) => indented(each)).join('\n');
  return content === ''
    ? `<${component}\n${lines}\n/>`
    : `<${component}\n${lines}\n>\n${indented(content)}\n</${component}>`;
}

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !knownName(value)) return `${name}="${shortened(value)}"`;
  return `${name}={${literal(value, name)}}`;
}

function childrenOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return knownName(value) ? `{${literal(value)}}` : value;
  return `{${literal(value)}}`;
}

function literal(value: unknown, name = 'callback'): string {
  const text = knownName(value);
  if (text) return text;
  if (typeof value === 'string') return `'${shortened(value)}'`;
  if (typeof value === 'function') return name;
  if (isValidElement<Args>(value)) return elementSource(value.type, value.props);
  if (Array.isArray(value))
    return list(
      '[',
      value.map((each) => literal(each)),
      ']',
    );
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, each]) => `${key}: ${literal(each, key)}`);
    return list('{ ', members, ' }');
  }
  return String(value);
}

function list(open: string, members: readonly string[], close: string): string {
  const line = `${open}${members.join(', ')}${close}`;
  if (line.length <= maxWidth && !line.includes('\n')) return line;
  return `${open.trim()}\n${members.map((each) => `${indented(each)},`).join('\n')}\n${close.trim()}`;
}

function elementSource(type: unknown, props: Args): string {
  if (typeof type === 'string') return readableSource(type, props);
  const named = typeof type === 'function' || (typeof type === 'object' && type !== null);
  const name: unknown = named
    ? (Reflect.get(type, 'displayName') ?? Reflect.get(type, 'name'))
    : '';
  return readableSource(typeof name === 'string' && name ? name : 'Fragment', props);
}

const names = new Map<unknown, string>();
addNames(english, 'texts');
names.set(movies, 'movies');
for (const [index, movie] of movies.entries()) names.set(movie, `movies[${index}]`);

/** Such as `texts.header.skip` or `movies[0]`. */
function knownName(value: unknown): string | undefined {
  return names.get(value);
}

function addNames(value: unknown, path: string) {
  if (!names.has(value)) names.set(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, branch] of Object.entries(value)) addNames(branch, `${path}.${key}`);
}

function shortened(text: string): string {
  return text.startsWith('data:') ? `${text.slice(0, 16)}…` : text;
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
