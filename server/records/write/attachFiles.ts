import { findType } from '../../../engine/collection/field/findType.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';

/** The files that the fields of a new record list. */
export function listFiles({ collection }: StoredCollection, data: JsonObject): string[] {
  const fields = [...collection.fields.values()].filter(({ schema }) => holdsFiles(schema['x-type']));
  return fields.flatMap(({ name }) => readFiles(data[name]));
}

/** Gives a new record the files that its writer sent for it before it was saved. */
export async function attachFiles(
  { db, actor }: RecordsContext,
  { collection }: StoredCollection,
  { id, files }: { id: string; files: readonly string[] },
): Promise<void> {
  if (actor.userId === null) return;
  await db.run(
    `update file set record_id = $1 where site_id = current_site() and id = any($2) and purpose = 'record'
       and collection = $3 and owner_id = $4 and record_id is null`,
    [id, files, collection.name, actor.userId],
  );
}

function holdsFiles(named: Parameters<typeof findType>[0]): boolean {
  const name = findType(named)?.name;
  return name === 'file' || name === 'image';
}

function readFiles(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => (isJsonObject(item) ? String(item.file) : [])) : [];
}
