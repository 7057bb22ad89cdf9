/** In Safari a list without markers has no role. */
export const listRole = { role: 'list' } as const;
