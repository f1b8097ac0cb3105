import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RecordsContext } from '../context/recordsContext.ts';

const tokenMs = 5 * 60_000;

/** What a dry run answers: with it this person, and nobody else, confirms for five minutes exactly that. */
export function makeToken({ app, site, actor }: RecordsContext, what: string, at = Date.now()): string {
  const mark = createHmac('sha256', app.secret)
    .update(`clear ${site.id} ${what} ${actor.userId} ${at}`)
    .digest('base64url');
  return `${at.toString(36)}.${mark}`;
}

export function isOwnToken(context: RecordsContext, what: string, token: string): boolean {
  const at = Number.parseInt(token.split('.')[0] ?? '', 36);
  if (!Number.isFinite(at) || Date.now() - at > tokenMs || at > Date.now()) return false;
  const expected = Buffer.from(makeToken(context, what, at));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
