import type { GooglePerson } from './GooglePerson';

export const inventedPeople: readonly GooglePerson[] = [
  {
    id: 'demo-noor.lindqvist@example.com',
    name: 'Noor Lindqvist',
    email: 'noor.lindqvist@example.com',
  },
  {
    id: 'demo-mateo.ferreira@example.com',
    name: 'Mateo Ferreira',
    email: 'mateo.ferreira@example.com',
  },
];
