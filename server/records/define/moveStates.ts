import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { ErrorDetail } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { statesInUse } from '../context/records.errors.ts';

export interface StateCount {
  state: string | null;
  count: number;
}

/** How many records are in each state, those of the trash too. */
export function countStates(db: TenantDb, table: string): Promise<StateCount[]> {
  return db.query<StateCount>(
    `select state, count(*)::int as count from ${quoteName(table)} where site_id = current_site() group by state order by state`,
  );
}

interface Moving {
  name: string;
  table: string;
  /** The states of the new machine, and in which of them records begin. */
  states: readonly string[];
  initial: string;
  /** Which state takes the records of one that goes. */
  moves: Record<string, unknown>;
  by: string | null;
}

/**
 * Brings the records of states that go into those that were named for them, with an entry in their history, and gives records that had
 * no state the initial one. A state that still has records and no place for them refuses the change. Answers whether any was moved.
 */
export async function moveStates(tx: TenantDb, moving: Moving): Promise<boolean> {
  const { name, table } = moving;
  // Whoever writes a record waits until its states are those of the new machine.
  await tx.run(`lock table ${quoteName(table)} in share row exclusive mode`);
  const left = await listRemovedStates(tx, moving);
  for (const { from, to } of left) await moveOne(tx, moving, { from, to });
  if (left.length === 0) return false;
  // Time plans the moved records anew.
  await tx.run('delete from due_plan where site_id = current_site() and collection = $1', [name]);
  return true;
}

/** The states that the new machine has not, each with the one that takes its records; throws if there is none. */
export async function listRemovedStates(
  db: TenantDb,
  { name, table, states, initial, moves }: Omit<Moving, 'by'>,
): Promise<{ from: string | null; to: string }[]> {
  const left = (await countStates(db, table)).filter(({ state }) => state === null || !states.includes(state));
  const targetOf = (state: string | null) => String(state === null ? initial : moves[state]);
  const homeless = left.filter(({ state }) => !states.includes(targetOf(state)));
  if (homeless.length > 0) throw refuseStates(name, homeless);
  return left.map(({ state }) => ({ from: state, to: targetOf(state) }));
}

function moveOne(tx: TenantDb, { name, table, by }: Moving, { from, to }: { from: string | null; to: string }) {
  return tx.run(
    `with r as (
       update ${quoteName(table)} set state = $2, version = version + 1, updated_at = now(), updated_by = $3
       where site_id = current_site() and state is not distinct from $1 returning id, version, updated_at
     )
     insert into record_history (site_id, collection, record_id, version, action, from_state, to_state, changes, at, by)
     select current_site(), $4, r.id, r.version, 'update', $1, $2, '[]', r.updated_at, $3 from r`,
    [from, to, by, name],
  );
}

function refuseStates(name: string, homeless: StateCount[]) {
  const list = homeless.map(({ state, count }) => `${state} (${count})`).join(', ');
  const details = homeless.map(({ state, count }): ErrorDetail => {
    const text = {
      th: `มี ${count} รายการอยู่ในสถานะนี้ ต้องเลือกสถานะที่จะย้ายไป`,
      en: `${count} records are in this state: choose the state that takes them`,
    };
    return { path: `moves.${state}`, code: 'state_in_use', message: text.en, text };
  });
  return statesInUse({ name, list }, details);
}
