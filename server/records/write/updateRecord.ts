import { planUpdate } from '../../../engine/record/planUpdate.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { planContext } from '../decide/planContext.ts';
import { mayDo } from '../read/readRecord.ts';
import { planAndWrite, type Written } from './planAndWrite.ts';

export async function updateRecord(
  context: RecordsContext,
  name: string,
  { id, version, changes }: { id: string; version?: number; changes: JsonObject },
): Promise<Written> {
  const stored = findCollection(context, name);
  const base = planContext(context, stored, 'update');
  return planAndWrite(context, stored, {
    id,
    version,
    may: (row) => mayDo(context, stored, 'update', row),
    plan: (current) => planUpdate({ ...base, current, input: changes }),
  });
}
