import { planDelete, planRestore } from '../../../engine/record/planRemoval.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { planContext } from '../decide/planContext.ts';
import { mayDo } from '../read/readRecord.ts';
import { planAndWrite, type Written } from './planAndWrite.ts';

/** Puts a record into the trash. */
export async function removeRecord(
  context: RecordsContext,
  name: string,
  { id, version }: { id: string; version?: number },
): Promise<Written> {
  const stored = findCollection(context, name);
  const base = planContext(context, stored, 'delete');
  return planAndWrite(context, stored, {
    id,
    version,
    may: (row) => mayDo(context, stored, 'delete', row),
    plan: (current) => planDelete({ ...base, current }),
  });
}

/** Takes it out again. */
export async function restoreRecord(context: RecordsContext, name: string, id: string): Promise<Written> {
  const stored = findCollection(context, name);
  const base = planContext(context, stored, 'delete');
  return planAndWrite(context, stored, {
    id,
    deleted: 'only',
    may: (row) => mayDo(context, stored, 'delete', row),
    plan: (current) => planRestore({ ...base, current }),
  });
}
