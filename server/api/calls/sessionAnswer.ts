import { readText } from '../../../schemas/index.ts';
import { emailUnconfirmed, roleRefused, secondFactorNeeded } from '../../identity/accounts.errors.ts';
import { messages } from '../../identity/accounts.messages.ts';
import { presentSession } from '../../identity/presentSession.ts';
import type { Visit } from '../../sites/visit.ts';
import { flag, maybe, object, oneOf, string, time, whole } from '../call/fields.ts';

/** The session as sent to browsers. */
export const session = object({
  user: maybe(
    object({
      ...{ id: string, name: string, email: string, role: string, 'avatar?': maybe(string) },
      ...{ 'firstname?': string, 'lastname?': string, 'phone?': string },
    }),
  ),
  role: string,
  language: oneOf('th', 'en'),
  'expiresAt?': time,
  'idleMinutes?': whole,
  'mustReset?': flag,
  'needsFactor?': flag,
  'locked?': flag,
  'mode?': oneOf('bypass'),
});

/** Refusals after a person has proved who they are. */
export const entryRefusals = [roleRefused, emailUnconfirmed, secondFactorNeeded];

/** The answer of every call that signs somebody in. */
export function answerSignedIn(visit: Visit) {
  return { message: readText(messages.signedIn, visit.language), data: presentSession(visit) };
}
