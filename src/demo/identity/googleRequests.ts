import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { fromJson } from '../fromJson';
import { type AccountDirectory, newId, throwUnlessUsable, toSeconds } from './accountDirectory';
import type { Account } from './accountStore';
import { identityError } from './identityError';
import { profileFields } from './profileFields';
import { readBody, required, validEmail } from './readRequest';

const google = 'google.com';

/** Sign-in with Google. */
export function googleRequests({ now, byEmail, byGoogleId, save, session }: AccountDirectory) {
  async function signInWithIdp(request: Request): Promise<Response> {
    const oauthIdToken = googleTokenOf(await readBody(request, idpRequestSchema));
    const person = parseGooglePerson(oauthIdToken);
    const email = validEmail(person.email);
    const isVerified = person.email_verified ?? false;
    const answer = {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      context: '',
      providerId: google,
      email,
      ...(person.name !== undefined && { displayName: person.name, fullName: person.name }),
      ...(person.picture !== undefined && { photoUrl: person.picture }),
      rawUserInfo: JSON.stringify({
        granted_scopes:
          'openid https://www.googleapis.com/auth/userinfo.profile https://www.googleapis.com/auth/userinfo.email',
        id: person.sub,
        name: person.name,
        verified_email: isVerified,
        locale: 'en',
        email,
        picture: person.picture,
      }),
      federatedId: `https://accounts.google.com/${person.sub}`,
      oauthAccessToken: 'demo-google-access-token',
      oauthIdToken,
    };

    const existing = byGoogleId(person.sub);
    const sameEmail = existing ? undefined : byEmail(email);
    if (sameEmail && !isVerified) {
      return HttpResponse.json({
        ...answer,
        emailVerified: isVerified,
        localId: sameEmail.localId,
        needConfirmation: true,
        verifiedProvider: sameEmail.google ? [google] : [],
      });
    }

    const profile = profileFields({ displayName: person.name, photoUrl: person.picture });
    const account = save({
      ...(existing
        ? throwUnlessUsable(existing)
        : sameEmail
          ? { ...linkedToGoogle(throwUnlessUsable(sameEmail)), ...profile }
          : { localId: newId(), email, emailVerified: isVerified, createdAt: now(), ...profile }),
      google: { id: person.sub, ...profile },
      lastLoginAt: now(),
    });
    return HttpResponse.json({
      ...answer,
      emailVerified: account.emailVerified,
      localId: account.localId,
      ...(!existing && !sameEmail && { isNewUser: true }),
      ...session(account, google),
    });
  }

  /**
   * Links Google to an existing account with an unverified email: removes its password and revokes
   * its tokens.
   */
  function linkedToGoogle({
    displayName: _,
    photoUrl: __,
    password,
    ...account
  }: Account): Account {
    return account.emailVerified
      ? { ...account, ...(password && { password }) }
      : { ...account, emailVerified: true, validSince: toSeconds(now()) };
  }

  return { signInWithIdp };
}

const googlePersonSchema = v.object({
  sub: v.string(),
  email: v.string(),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

const idpRequestSchema = v.object({
  requestUri: v.optional(v.string()),
  postBody: v.optional(v.string()),
});

/** Google's token is in `requestUri`, in `postBody`, or in both. */
function googleTokenOf({ requestUri, postBody }: v.InferOutput<typeof idpRequestSchema>): string {
  const address = required(requestUri, 'MISSING_REQUEST_URI');
  if (!URL.canParse(address)) throw identityError('INVALID_REQUEST_URI');
  const answer = new URL(address);
  for (const [name, value] of new URLSearchParams(postBody)) answer.searchParams.set(name, value);

  const provider = required(
    answer.searchParams.get('providerId'),
    `INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential: ${answer.href}`,
  );
  if (provider !== google) throw identityError('OPERATION_NOT_ALLOWED');
  return answer.searchParams.get('id_token') ?? '';
}

function parseGooglePerson(idToken: string): v.InferOutput<typeof googlePersonSchema> {
  const claims = fromJson(idToken);
  if (claims === undefined) {
    throw identityError(`INVALID_IDP_RESPONSE : Unable to parse id_token: ${idToken}`);
  }
  const person = v.safeParse(googlePersonSchema, claims);
  if (!person.success) {
    throw identityError(
      'INVALID_IDP_RESPONSE : Invalid Idp Response: id_token missing required fields.',
    );
  }
  return person.output;
}
