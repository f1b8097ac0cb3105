import { createId } from '../../../engine/record/createId.ts';
import { planCreate } from '../../../engine/record/planCreate.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { planContext } from '../decide/planContext.ts';
import { attachFiles, listFiles } from './attachFiles.ts';
import { findCreated, type Written, writeNew } from './planAndWrite.ts';

export interface CreateOptions {
  id?: string;
  /** For an id that always comes out the same: a second creation finds the first. */
  once?: boolean;
  state?: string;
  imported?: boolean;
  /** Files that its writer sent for it before it was saved, beside those of its fields. */
  files?: readonly string[];
}

export async function createRecord(
  context: RecordsContext,
  name: string,
  input: JsonObject,
  { once, files: attached = [], ...options }: CreateOptions = {},
): Promise<Written> {
  const stored = findCollection(context, name);
  const id = options.id ?? createId(stored.collection.name);
  const base = planContext(context, stored, options.imported ? 'import' : 'create');
  const first = once ? await findCreated(context, stored, id) : undefined;
  if (first) return first;
  const plan = planCreate({ ...base, ...options, id, input });
  const files = [...listFiles(stored, plan.data), ...attached];
  if (files.length === 0) return writeNew(context, stored, plan);
  return runInTransaction(context, async (inside) => {
    const written = await writeNew(inside, stored, plan);
    await attachFiles(inside, stored, { id, files });
    return written;
  });
}
