import * as v from 'valibot';
import { fromJson } from '@/demo/fromJson';

/** A response as paths and comparable values. */
export type Fields = ReadonlyMap<string, string>;

/** Values that always differ are compared by their shape. */
const shapes: Readonly<Record<string, readonly [shape: string, pattern: RegExp]>> = {
  localId: ['an id', /^"[A-Za-z0-9]{28}"$/],
  user_id: ['an id', /^"[A-Za-z0-9]{28}"$/],
  sub: ['an id', /^"[A-Za-z0-9]{28}"$/],
  refreshToken: ['a token', /^"[\w.=+/-]{40,}"$/],
  oauthAccessToken: ['a token', /^"[\w.-]{16,}"$/],
  projectId: ['a number, as text', /^"\d+"$/],
  project_id: ['a number, as text', /^"\d+"$/],
  refresh_token: ['a token', /^"[\w.=+/-]{40,}"$/],
  createdAt: ['milliseconds, as text', /^"\d{13}"$/],
  lastLoginAt: ['milliseconds, as text', /^"\d{13}"$/],
  lastRefreshAt: ['a time of ISO 8601', /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"$/],
  validSince: ['seconds, as text', /^"\d{10}"$/],
  passwordHash: ['the password itself', /^"fakeHash:salt=\w+:password=/],
  salt: ['a salt', /^"fakeSalt\w+"$/],
  passwordUpdatedAt: ['milliseconds', /^\d{13}$/],
  auth_time: ['seconds', /^\d{10}$/],
  iat: ['seconds', /^\d{10}$/],
  exp: ['seconds', /^\d{10}$/],
};

const idTokens = ['idToken', 'access_token', 'id_token'];

/** Status, content type and all fields of the JSON, with tokens decoded. */
export async function fieldsOf(answer: Response): Promise<Fields> {
  const fields = new Map([
    ['status', String(answer.status)],
    ['content-type', (answer.headers.get('content-type') ?? '').replace(/;.*/, '')],
  ]);
  addTo(fields, '', await answer.json());
  if (fields.get('error.errors.0.message') === fields.get('error.message')) {
    fields.delete('error.errors.0.message');
  }
  return fields;
}

function addTo(fields: Map<string, string>, path: string, value: unknown): void {
  const key = /[^.[\]]*$/.exec(path)?.[0] ?? '';
  const opened = openedUp(key, value);
  if (typeof opened === 'object' && opened !== null) {
    const entries = Object.entries(opened);
    for (const [name, part] of entries) addTo(fields, path === '' ? name : `${path}.${name}`, part);
    if (entries.length === 0) fields.set(path, JSON.stringify(opened));
  } else {
    fields.set(path, shaped(key, JSON.stringify(opened)));
  }
}

/** Compares embedded JSON and tokens by content, not by order. */
function openedUp(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === 'rawUserInfo' || key === 'oauthIdToken') return fromJson(value);
  if (!idTokens.includes(key)) return value;
  const [header, claims, signature] = value.split('.');
  const times = v.safeParse(Times, partOf(claims));
  return {
    header: partOf(header),
    claims: partOf(claims),
    signature,
    ...(times.success && { lifetime: times.output.exp - times.output.iat }),
  };
}

const Times = v.object({ iat: v.number(), exp: v.number() });

function partOf(encoded = ''): unknown {
  return fromJson(Buffer.from(encoded, 'base64url').toString());
}

/** Remarks of the emulator in double brackets are not part of the hosted service. */
function shaped(key: string, json: string): string {
  const [shape, pattern] = shapes[key] ?? [];
  if (shape && pattern?.test(json)) return shape;
  return key === 'message' ? json.replace(/ ?\(\(.*\)\)/, '') : json;
}
