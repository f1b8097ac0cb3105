import type { Site } from '../../../schemas/index.ts';
import type { Actor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { findMember } from '../../records/find/findMember.ts';
import { setterRoles } from '../../sites/guards.ts';

/**
 * The person behind a webhook, as far as they may still have one: with the rights that they have now. Collections about people
 * stay closed to it, as to an API key.
 */
export async function findOwner(app: RecordParts, site: Site, accountId: string): Promise<Actor | undefined> {
  const member = await findMember(app, site, accountId);
  return member && setterRoles.includes(member.role) ? { ...member, impersonal: true } : undefined;
}
