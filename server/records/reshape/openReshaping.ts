import { randomUUID } from 'node:crypto';
import {
  type Definition,
  followReshape,
  type Reshape,
  reshapeDefinition,
} from '../../../engine/collection/reshape/reshapeDefinition.ts';
import { collectionInvalid, fault } from '../../../engine/collection/terms/collection.errors.ts';
import { suggestName } from '../../../engine/content/nearestName.ts';
import type { MachineConfig } from '../../../engine/machine/defineRecordMachine.ts';
import { schemaMissing } from '../../../engine/record/recordErrors.ts';
import { type ErrorDetail, isJsonObject, SalaError } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { nameCollections, openSiteCollection, type StoredCollection } from '../collections/collections.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { nameTaken } from '../context/records.errors.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { requireSiteRollups, requireSoundDefinition } from '../define/defineCollection.ts';

interface OwnRow extends Definition {
  name: string;
  table_name: string;
  version: number;
}

/** A reshaping that is thought through: what the collection and those that name it become. */
export interface Reshaping {
  reshape: Reshape;
  version: number;
  source: StoredCollection;
  /** What it becomes, with a table of its own; none where the collection goes. */
  target?: StoredCollection;
  definition: Definition;
  follows: { name: string; definition: Definition }[];
  blocked: ErrorDetail[];
}

/** Locks the site's definitions and works out what each becomes. */
export async function openReshaping(
  app: RecordParts,
  context: RecordsContext,
  { tx, name, reshape }: { tx: TenantDb; name: string; reshape: Reshape },
): Promise<Reshaping> {
  const rows = await tx.query<OwnRow>(
    'select name, schema, machine, table_name, version from collection where site_id = current_site() order by name for update',
  );
  const row = rows.find((one) => one.name === name);
  if (!row) throw schemaMissing({ t: name });
  requireFields(row, reshape);
  const { name: newName = name } = reshape;
  if (newName !== name && context.collections.get(newName)) throw nameTaken({ name: newName });
  const others = rows.filter((one) => one !== row);
  const source = openSiteCollection(toOwn(row));
  if (reshape.drop) return dropOf({ row, source, reshape, others });
  const { blocked, ...definition } = reshapeDefinition(row, reshape);
  const follows = others.flatMap((one) => {
    const followed = followReshape(one, { target: row.schema, reshape });
    if (!followed) return [];
    blocked.push(...place(one.name, followed.blocked));
    return [{ name: one.name, table_name: one.table_name, definition: followed }];
  });
  // A table of its own: a process that has not heard of the change yet finds the old one gone, and writes nothing into it.
  const table_name = `x_${randomUUID().replaceAll('-', '')}`;
  const target = tryOpen({ ...definition, table_name }, blocked);
  if (!target) return { reshape, version: row.version, source, definition, follows, blocked };
  const replaced = new Map([[name, target]]);
  for (const follow of follows) {
    const opened = tryOpen({ ...follow.definition, table_name: follow.table_name }, blocked);
    if (opened) replaced.set(follow.name, opened);
  }
  const future = withCollections(context, replaced);
  const referring = others.filter(({ name: other, schema }) => replaced.has(other) || refersTo(schema, name));
  for (const one of [
    { name, ...definition },
    ...referring.map((each) => ({ ...each, ...follows.find((follow) => follow.name === each.name)?.definition })),
  ])
    blocked.push(...place(one.name === name ? undefined : one.name, findFaults(app, future, one)));
  return { reshape, version: row.version, source, target, definition, follows, blocked };
}

function toOwn({ schema, machine, table_name }: Definition & { table_name: string }) {
  return { schema, machine: machine as MachineConfig | null, table_name }; // as it was checked before it was stored
}

function dropOf({
  row,
  source,
  reshape,
  others,
}: {
  row: OwnRow;
  source: StoredCollection;
  reshape: Reshape;
  others: OwnRow[];
}): Reshaping {
  const blocked = others
    .filter(({ schema }) => refersTo(schema, row.name))
    .map(({ name }) => fault(name, { th: `${name} ยังอ้างถึงคอลเลกชันนี้`, en: `${name} still refers to it` }));
  return { reshape, version: row.version, source, definition: row, follows: [], blocked };
}

/** What is asked for must be there, and no two fields may end under one name. */
function requireFields({ name, schema }: OwnRow, { rename = {}, remove = [], convert = {} }: Reshape): void {
  const fields = Object.keys(schema.properties);
  const after = fields.filter((field) => !remove.includes(field)).map((field) => rename[field] ?? field);
  const unknown = [
    ...[...Object.keys(rename), ...remove]
      .filter((field) => !fields.includes(field))
      .map((field) => [field, fields] as const),
    ...Object.keys(convert)
      .filter((field) => !after.includes(field))
      .map((field) => [field, after] as const),
  ].map(([field, known]) => {
    const hint = suggestName(field, known);
    return fault(field, { th: `ไม่มีฟิลด์ ${field}${hint.th}`, en: `there is no field ${field}${hint.en}` });
  });
  const doubled = after.filter((field, index) => after.indexOf(field) !== index);
  const faults = [
    ...unknown,
    ...doubled.map((field) => fault(field, { th: 'มีสองฟิลด์ชื่อนี้', en: 'two fields would have this name' })),
  ];
  if (faults.length > 0) throw collectionInvalid(name, faults);
}

function tryOpen(own: Definition & { table_name: string }, blocked: ErrorDetail[]): StoredCollection | undefined {
  try {
    return openSiteCollection(toOwn(own));
  } catch (error) {
    blocked.push(...readFaults(error));
    return undefined;
  }
}

function findFaults(app: RecordParts, context: RecordsContext, { schema, machine }: Definition): ErrorDetail[] {
  try {
    const own = toOwn({ schema, machine, table_name: 'new' });
    requireSoundDefinition(app, context, own);
    requireSiteRollups(context, openSiteCollection(own));
    return [];
  } catch (error) {
    return readFaults(error);
  }
}

function readFaults(error: unknown): ErrorDetail[] {
  if (!(error instanceof SalaError)) throw error;
  return Array.isArray(error.details)
    ? (error.details as ErrorDetail[])
    : [{ code: error.code, message: error.message, text: error.text }]; // as the engine's errors carry them
}

function place(name: string | undefined, faults: ErrorDetail[]): ErrorDetail[] {
  return name === undefined ? faults : faults.map((each) => ({ ...each, path: `${name}.${each.path}` }));
}

function withCollections(context: RecordsContext, replaced: ReadonlyMap<string, StoredCollection>): RecordsContext {
  const known = context.collections
    .all()
    .map((one) => (one.plugin === undefined ? (replaced.get(one.collection.name) ?? one) : one));
  return { ...context, collections: nameCollections(known, known) };
}

function refersTo(schema: unknown, name: string): boolean {
  if (Array.isArray(schema)) return schema.some((item) => refersTo(item, name));
  if (!isJsonObject(schema)) return false;
  const rollup = schema['x-rollup'];
  if (schema['x-ref'] === name || (isJsonObject(rollup) && rollup.collection === name)) return true;
  return Object.values(schema).some((item) => refersTo(item, name));
}
