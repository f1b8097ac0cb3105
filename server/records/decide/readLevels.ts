import { listLevels } from '../../../engine/collection/check/approval.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import type { ApprovalRule } from '../../../schemas/index.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { systemActor } from '../context/actor.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { findRecords } from '../find/findRecords.ts';

/** The levels of `x-approval` that the actor may approve: their own, and those of people for whom they stand in on this day. */
export type Levels = { levels: string[]; own_levels: string[] };

const mostStandIns = 50;

export async function readLevels(context: RecordsContext, stored: StoredCollection, today: string): Promise<Levels> {
  const rule = stored.collection.schema['x-approval'];
  if (!rule) return { levels: [], own_levels: [] };
  const own = listOwn(context, rule);
  const lent = await listLenders(context, today);
  return { own_levels: own, levels: [...new Set([...own, ...lent.flatMap((holder) => listLevels(rule, holder))])] };
}

/** Whoever acts for another, or for no person, has the lowest level of the role at most. */
function listOwn({ actor }: RecordsContext, rule: ApprovalRule): string[] {
  const own = listLevels(rule, actor);
  return actor.trusted || isInPerson(actor) ? own : own.slice(0, 1);
}

export function isInPerson({ userId, actedBy, impersonal, reach }: RecordsContext['actor']): boolean {
  return userId !== null && actedBy === undefined && !impersonal && reach === undefined;
}

/** The people for whom the actor stands in, in the roles that they have now. */
async function listLenders(context: RecordsContext, today: string): Promise<RoleHolder[]> {
  const { actor, collections } = context;
  const kept = collections.serving('stand_ins')?.collection.name;
  if (kept === undefined || !isInPerson(actor)) return [];
  const system: RecordsContext = { ...context, actor: systemActor, publishers: [] };
  const filter = { state: 'active', substitute: actor.userId, from: { $lte: today }, until: { $gte: today } };
  const { data } = await findRecords(system, kept, { filter, limit: mostStandIns });
  if (data.length === 0) return [];
  const people = { id: { $in: data.map(({ person }) => person ?? null) }, disabled: { $ne: true } };
  const found = await findRecords(system, 'user', { filter: people, limit: mostStandIns });
  const place = { registry: context.app.registry, site: context.site };
  return found.data.map(({ role, own_role: ownRole }) =>
    holderOf(place, { role: String(role), ownRole: typeof ownRole === 'string' ? ownRole : null }),
  );
}
