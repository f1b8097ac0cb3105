import { isStaff } from '../../../engine/people/isStaff.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import { systemActor } from '../context/actor.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { findRecords } from '../find/findRecords.ts';
import { namedLike } from '../find/namedLike.ts';
import { loadRow, mayDo, showReadable } from './readRecord.ts';

export interface Reader {
  id: string;
  name: string;
  /** The record as this person reads it. */
  record: JsonObject;
}

export interface ReaderSearch {
  /** Part of a name. */
  search?: string;
  /** Only these. */
  ids?: string[];
}

const mostPeople = 50;

/** The staff of the site who may read a record: members who are not disabled, each by their role. */
export async function listReaders(
  context: RecordsContext,
  { collection, id }: { collection: string; id: string },
  { search, ids }: ReaderSearch,
): Promise<Reader[]> {
  const stored = findCollection(context, collection);
  const row = await loadRow(context.db, stored, id);
  if (!row) return [];
  const system: RecordsContext = { ...context, actor: systemActor, publishers: [] };
  const filter = { disabled: { $ne: true }, ...(ids && { id: { $in: ids } }), ...namedLike(search) };
  const { data } = await findRecords(system, 'user', { filter, limit: mostPeople });
  const own = await readOwnRoles(
    context,
    data.map((person) => String(person.id)),
  );
  return data.flatMap((person) => {
    const given = { role: String(person.role), ownRole: own.get(String(person.id)) ?? null };
    const holder = holderOf({ registry: context.app.registry, site: context.site }, given);
    const actor = { userId: String(person.id), ...holder };
    const theirs: RecordsContext = { ...context, actor, publishers: [] };
    if (!isStaff(actor.role) || !mayDo(theirs, stored, 'read', row)) return [];
    const name = String(person.name || person.username);
    return [{ id: actor.userId, name, record: showReadable(theirs, stored, row) }];
  });
}

async function readOwnRoles({ db }: RecordsContext, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await db.query<{ account_id: string; own_role: string | null }>(
    'select account_id, own_role from membership where site_id = current_site() and account_id = any($1)',
    [ids],
  );
  return new Map(rows.map((row) => [row.account_id, row.own_role]));
}
