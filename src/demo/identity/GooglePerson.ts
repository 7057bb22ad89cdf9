export interface GooglePerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
