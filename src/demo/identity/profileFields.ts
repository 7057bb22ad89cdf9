interface Profile {
  readonly displayName?: string | null | undefined;
  readonly photoUrl?: string | null | undefined;
}

export function profileFields({ displayName, photoUrl }: Profile) {
  return {
    ...(typeof displayName === 'string' && { displayName }),
    ...(typeof photoUrl === 'string' && { photoUrl }),
  };
}
