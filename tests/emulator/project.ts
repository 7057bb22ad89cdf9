import * as v from 'valibot';

/** The emulator that `run.mjs` started. */
export const emulatorUrl = process.env.MARQUEE_EMULATOR_URL ?? '';

const toolkit = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/demo-marquee`;

const Account = v.object({
  localId: v.string(),
  email: v.optional(v.string()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
});

/** The admin API of the emulator’s project. */
export const project = {
  async account(email: string) {
    const { users } = v.parse(
      v.object({ users: v.optional(v.array(Account), []) }),
      await asOwner('accounts:lookup', { email: [email] }),
    );
    return users[0];
  },
  disable: (localId: string) => asOwner('accounts:update', { localId, disableUser: true }),
  /** Revokes all ID tokens issued before now. */
  revoke: (localId: string) =>
    asOwner('accounts:update', {
      localId,
      validSince: String(Math.floor(Date.now() / 1000) + 2),
    }),
  remove: (localId: string) => asOwner('accounts:delete', { localId }),
};

async function asOwner(action: string, body: object): Promise<unknown> {
  const response = await fetch(`${toolkit}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The emulator answered ${response.status} to ${action}.`);
  return response.json();
}
