/** Somebody who can be chosen in the demo's account chooser. */
export interface GooglePerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
