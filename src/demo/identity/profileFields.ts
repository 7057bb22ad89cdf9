interface Profile {
  readonly displayName?: string | null | undefined;
  readonly photoUrl?: string | null | undefined;
}

/** Name and picture as the identity provider writes them: what is missing is left out. */
export function profileFields({ displayName, photoUrl }: Profile) {
  return {
    ...(typeof displayName === 'string' && { displayName }),
    ...(typeof photoUrl === 'string' && { photoUrl }),
  };
}
