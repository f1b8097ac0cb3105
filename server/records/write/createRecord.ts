import { createId } from '../../../engine/record/createId.ts';
import { planCreate } from '../../../engine/record/planCreate.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { planContext } from '../decide/planContext.ts';
import { findWritten, type Written, writeNew } from './planAndWrite.ts';

export interface CreateOptions {
  id?: string;
  /** For an id that always comes out the same: a second creation finds the first. */
  once?: boolean;
  state?: string;
  imported?: boolean;
}

export async function createRecord(
  context: RecordsContext,
  name: string,
  input: JsonObject,
  { once, ...options }: CreateOptions = {},
): Promise<Written> {
  const stored = findCollection(context, name);
  const id = options.id ?? createId(stored.collection.name);
  const base = planContext(context, stored, options.imported ? 'import' : 'create');
  const first = once ? await findWritten(context, stored, id) : undefined;
  return first ?? writeNew(context, stored, planCreate({ ...base, ...options, id, input }));
}
