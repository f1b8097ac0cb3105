import { maybe, object, string, time } from '../call/fields.ts';

/** A row of the sign-in log. */
export const signInEvent = object({
  at: time,
  name: maybe(string),
  outcome: string,
  via: maybe(string),
  address: maybe(string),
  userId: maybe(string),
  device: maybe(string),
});
