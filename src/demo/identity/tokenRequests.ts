import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { type AccountDirectory, throwUnlessUsable, toSeconds } from './accountDirectory';
import { accountRecord } from './accountRecord';
import type { Account } from './accountStore';
import { demoProject } from './demoProject';
import { identityError } from './identityError';
import { profileFields } from './profileFields';
import { readBody, required } from './readRequest';
import { parseClaims } from './unsignedToken';

/** Requests of a signed-in person: read and change the profile, refresh the token. */
export function tokenRequests({ now, byId, save, session }: AccountDirectory) {
  function bearerOf(idToken: string): Account {
    const claims = v.safeParse(idTokenClaims, parseClaims(idToken));
    if (!claims.success) throw identityError('INVALID_ID_TOKEN');
    const { sub, iat, exp } = claims.output;
    if (exp * 1000 <= now()) throw identityError('TOKEN_EXPIRED');
    return throwIfRevoked(byId(sub), iat);
  }

  /** @param issuedAt in seconds */
  function throwIfRevoked(account: Account | undefined, issuedAt: number): Account {
    if (account && issuedAt < (account.validSince ?? 0)) throw identityError('TOKEN_EXPIRED');
    return throwUnlessUsable(account);
  }

  async function lookup(request: Request): Promise<Response> {
    const { idToken } = await readBody(request, v.object({ idToken: v.optional(v.string()) }));
    const account = bearerOf(required(idToken, 'MISSING_ID_TOKEN'));
    return HttpResponse.json({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          ...accountRecord(account),
          ...(account.password && { passwordUpdatedAt: account.password.updatedAt }),
          ...(account.validSince !== undefined && { validSince: String(account.validSince) }),
          lastLoginAt: String(account.lastLoginAt),
          createdAt: String(account.createdAt),
          lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
        },
      ],
    });
  }

  async function update(request: Request): Promise<Response> {
    const change = await readBody(request, profileChangeSchema);
    const { displayName, photoUrl, ...rest } = bearerOf(
      required(change.idToken, 'INVALID_REQ_TYPE : Unsupported request parameters.'),
    );
    const account = save({
      ...rest,
      ...profileFields({
        displayName: change.displayName === undefined ? displayName : change.displayName,
        photoUrl: change.photoUrl === undefined ? photoUrl : change.photoUrl,
      }),
    });
    return HttpResponse.json({
      kind: 'identitytoolkit#SetAccountInfoResponse',
      ...accountRecord(account),
    });
  }

  async function refresh(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const type = required(form.get('grant_type'), 'MISSING_GRANT_TYPE');
    if (type !== 'refresh_token') throw identityError('INVALID_GRANT_TYPE');
    const token = required(form.get('refresh_token'), 'MISSING_REFRESH_TOKEN');
    const claims = v.safeParse(refreshTokenClaims, parseClaims(token));
    if (!claims.success) throw identityError('INVALID_REFRESH_TOKEN');

    const { localId, provider, authTime } = claims.output;
    const account = throwIfRevoked(byId(localId), toSeconds(authTime));
    const { idToken, refreshToken, expiresIn } = session(account, provider, authTime);
    return HttpResponse.json({
      access_token: idToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      refresh_token: refreshToken,
      id_token: idToken,
      user_id: account.localId,
      project_id: demoProject.number,
    });
  }

  return { lookup, update, refresh };
}

const profileChangeSchema = v.object({
  idToken: v.optional(v.string()),
  displayName: v.optional(v.nullable(v.string())),
  photoUrl: v.optional(v.nullable(v.string())),
});

const idTokenClaims = v.object({ sub: v.string(), iat: v.number(), exp: v.number() });

const refreshTokenClaims = v.object({
  localId: v.string(),
  provider: v.string(),
  authTime: v.number(),
});
