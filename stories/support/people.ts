export const visitor = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  password: 'Marigold7',
} as const;

export const longName = 'Maximiliana Theodora von und zu Hohenlohe-Waldenburg';
