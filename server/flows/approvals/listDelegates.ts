import { isStaff } from '../../../engine/people/isStaff.ts';
import { roleNames } from '../../../schemas/index.ts';
import { actorOf, systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { findMember } from '../../records/find/findMember.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { approvalUnknown } from '../runs/flows.errors.ts';
import { mayAnswer, readSeat } from './answerApproval.ts';
import { findRequester } from './approvalSeats.ts';

const mostTried = 50;
const mostListed = 20;

/** To whom staff may hand an approval that waits for them: others of the staff who could answer it. */
export async function listDelegates(
  app: RecordParts,
  visit: SignedInVisit,
  { id, search }: { id: string; search?: string },
): Promise<{ id: string; name: string }[]> {
  const { site, session } = visit;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit) });
  const seat = await readSeat(visit.db, id);
  if (!seat || !(await mayAnswer(records, seat))) throw approvalUnknown();
  if (!seat.open || !seat.may_delegate || !isStaff(session.role)) return [];
  const system = await openRecords(app, { siteId: site.id, actor: systemActor });
  const { data } = await system.find('user', {
    filter: {
      role: { $in: roleNames.filter(isStaff) },
      disabled: { $ne: true },
      id: { $nin: [session.userId, findRequester(seat) ?? ''] },
    },
    ...(search && { search }),
    sort: { name: 1 },
    limit: mostTried,
  });
  const found = [];
  for (const person of data) {
    if (found.length === mostListed) break;
    const one = { id: String(person.id), name: String(person.name ?? '') };
    if (seat.level === null || (await hasLevel(one.id))) found.push(one);
  }
  return found;

  async function hasLevel(person: string): Promise<boolean> {
    const member = await findMember(app, site, person);
    if (!member || !seat) return false;
    return mayAnswer(await openRecords(app, { siteId: site.id, actor: member }), seat);
  }
}
