import { isStaff } from '../../../engine/people/isStaff.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { roleNames } from '../../../schemas/index.ts';
import { systemActor } from '../context/actor.ts';
import { decide, findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { findRecords } from './findRecords.ts';
import { namedLike } from './namedLike.ts';

/** A person as whoever chooses among them sees them. */
export interface Assignable {
  id: string;
  name: string;
  picture?: string;
}

const mostFound = 20;
const staffRoles = roleNames.filter(isStaff);

/**
 * Staff of the site whom a field that refers to a person may hold, by a part of their name: for staff who may write that field.
 * Nothing but their names and pictures, which a reference to them shows anyway.
 */
export async function listAssignable(
  context: RecordsContext,
  { collection, field }: { collection: string; field: string },
  search?: string,
): Promise<Assignable[]> {
  if (!isStaff(context.actor.role) || !mayAssign(context, collection, field)) throw notAllowed();
  const system: RecordsContext = { ...context, actor: systemActor, publishers: [] };
  const filter = { role: { $in: staffRoles }, disabled: { $ne: true }, ...namedLike(search) };
  const { data } = await findRecords(system, 'user', {
    filter,
    fields: ['id', 'name', 'username', 'avatar'],
    sort: { name: 1 },
    limit: mostFound,
  });
  return data.map(({ id, name, username, avatar }) => ({
    id: String(id),
    name: String(name || username),
    ...(typeof avatar === 'string' && avatar !== '' && { picture: avatar }),
  }));
}

/** Whether the field refers to a person, and the caller may write it in some records, at least. */
function mayAssign(context: RecordsContext, name: string, field: string): boolean {
  const stored = findCollection(context, name);
  const isPerson = stored.collection.references.some(
    (reference) => reference.path[0] === field && reference.collection === 'user',
  );
  if (!isPerson) return false;
  return (['create', 'update'] as const).some((action) => {
    const decision = decide(context, stored, action);
    return decision.allowed && (decision.writable?.includes(field) ?? true);
  });
}
