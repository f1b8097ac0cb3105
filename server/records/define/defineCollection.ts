import { randomUUID } from 'node:crypto';
import { compileCollection } from '../../../engine/collection/compileCollection.ts';
import { compareSchemas } from '../../../engine/collection/reshape/compareSchemas.ts';
import { collectionInvalid } from '../../../engine/collection/terms/collection.errors.ts';
import { defineRecordMachine, type MachineConfig } from '../../../engine/machine/defineRecordMachine.ts';
import { schemaMissing } from '../../../engine/record/recordErrors.ts';
import {
  type CollectionSchema,
  type ErrorDetail,
  isJsonObject,
  type JsonObject,
  SalaError,
  toText,
} from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { openSiteCollection, type StoredCollection } from '../collections/collections.ts';
import { requireSound } from '../collections/requireSound.ts';
import { requireRollups } from '../collections/rollupFeeds.ts';
import { syncTables } from '../collections/syncTables.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { nameTaken, tooBusy } from '../context/records.errors.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { findDependent, recalculateRollups } from '../rollups/recalculateRollups.ts';
import { moveStates } from './moveStates.ts';
import { fingerprintFormulas, noteRecalculation, recalculationTopic } from './noteRecalculation.ts';

export interface OwnRow {
  name: string;
  schema: CollectionSchema;
  machine: MachineConfig | null;
  table_name: string;
  version: number;
}

interface Definition {
  input: JsonObject;
  logChange: ChangeLog;
}

/** Adds a collection to this site: validated like a shipped one, with a table, rules and the whole API at once. */
export async function defineCollection(
  app: RecordParts,
  context: RecordsContext,
  { input, logChange }: Definition,
): Promise<JsonObject> {
  const { actedBy, userId } = context.actor;
  const { schema, machine } = readDefinition(app, context, input);
  // Random instead of derived from names, which may be equal for two sites or when truncated.
  const defined = {
    name: schema.name,
    title: schema.title,
    schema: toJson(schema),
    machine: toJson(machine),
    version: 1,
  };
  const table = `x_${randomUUID().replaceAll('-', '')}`;
  // Serialises creation of the same name, so that only one makes a table.
  await context.db.transaction(async (tx) => {
    const added = await tx.run(
      `insert into collection (site_id, name, schema, machine, table_name, created_by)
       values (current_site(), $1, $2, $3, $4, $5) on conflict do nothing`,
      [schema.name, JSON.stringify(schema), machine && JSON.stringify(machine), table, actedBy ?? userId],
    );
    if (added === 0) throw nameTaken({ name: schema.name });
    await logChange(tx, defined);
    await makeTable(app, table, schema);
  });
  await app.collections.changed(context.site.id);
  return defined;
}

/**
 * Changes one: fields may be added and rules changed; a change that would lose data is refused. `moves` of the input names the states
 * that take the records of those that go.
 */
export async function changeCollection(
  app: RecordParts,
  context: RecordsContext,
  { name, input, logChange }: Definition & { name: string },
): Promise<JsonObject> {
  const row = await findOwn(context, name);
  if (!row) throw schemaMissing({ t: name });
  const { schema, machine } = readDefinition(app, context, { ...input, name }, row);
  await makeTable(app, row.table_name, schema);
  const version = row.version + 1;
  const changed = { name, title: schema.title, schema: toJson(schema), machine: toJson(machine), version };
  let isMoved = false;
  await context.db.transaction(async (tx) => {
    if (machine && input.machine !== undefined) isMoved = await moveRecords(tx, context, { row, machine, input });
    const stored = await tx.run(
      `update collection set schema = $2, machine = $3, version = version + 1, updated_at = now()
       where site_id = current_site() and name = $1 and version = $4`,
      [name, JSON.stringify(schema), machine && JSON.stringify(machine), row.version],
    );
    if (stored === 0) throw tooBusy();
    if (fingerprintFormulas(compileCollection(row.schema)) !== fingerprintFormulas(compileCollection(schema)))
      await noteRecalculation(tx, name, row.table_name);
    await logChange(tx, changed);
  });
  await app.collections.changed(context.site.id);
  const { feeds } = await app.collections.of(context.site);
  const own = feeds.filter(
    ({ holder, related }) => holder.collection.name === name || (isMoved && related.collection.name === name),
  );
  await recalculateRollups(context, findDependent(feeds, own));
  await app.queue.publish(recalculationTopic, {});
  return changed;
}

/** How a collection that this site has defined itself is stored. */
export async function findOwn({ db }: RecordsContext, name: string): Promise<OwnRow | undefined> {
  const [row] = await db.query<OwnRow>(
    'select name, schema, machine, table_name, version from collection where site_id = current_site() and name = $1',
    [name],
  );
  return row;
}

/** What would be stored of a new collection, or of one that is stored as `row`; throws whatever can be refused before anything is written. */
export function readDefinition(
  app: RecordParts,
  context: RecordsContext,
  input: JsonObject,
  row?: OwnRow,
): Pick<OwnRow, 'schema' | 'machine'> {
  const schema = readSchema(input);
  const machine = row && input.machine === undefined ? row.machine : readMachine(input);
  requireSoundDefinition(app, context, { schema, machine });
  if (row) compareSchemas(row.schema, schema);
  else if (context.collections.get(schema.name)) throw nameTaken({ name: schema.name });
  requireSiteRollups(context, openSiteCollection({ schema, machine, table_name: row?.table_name ?? 'new' }));
  return { schema, machine };
}

function moveRecords(
  tx: TenantDb,
  { actor: { actedBy, userId } }: RecordsContext,
  { row, machine, input }: { row: OwnRow; machine: MachineConfig; input: JsonObject },
): Promise<boolean> {
  return moveStates(tx, {
    name: row.name,
    table: row.table_name,
    states: Object.keys(machine.states),
    initial: machine.initial,
    moves: isJsonObject(input.moves) ? input.moves : {},
    by: actedBy ?? userId,
  });
}

/** Throws what the check of a plugin would say of it. */
export function requireSoundDefinition(
  { registry }: RecordParts,
  { collections, triggers }: RecordsContext,
  { schema, machine }: { schema: CollectionSchema; machine: MachineConfig | null },
): void {
  const built = machine ? defineRecordMachine(machine) : undefined;
  requireSound(
    { collection: compileCollection(schema), machine: built },
    { registry, collections, starts: triggers.starts },
  );
}

/** A new or changed collection must fit the roll-ups of the others, and they it. */
export function requireSiteRollups({ collections }: RecordsContext, changed: StoredCollection): void {
  const { name } = changed.collection;
  const others = collections.all().filter(({ collection }) => collection.name !== name);
  const fed = others.filter(({ collection }) => collection.rollups.some((rollup) => rollup.collection === name));
  requireRollups([changed, ...fed], [...others, changed]);
}

async function makeTable(app: RecordParts, table: string, schema: CollectionSchema): Promise<void> {
  const { columns, search } = compileCollection(schema, { table });
  await syncTables(app.db.platform, [{ table, columns: [...columns], search: [...search] }], app.log);
}

/** The schema may be given whole, or as `properties` beside name and title. */
function readSchema(input: JsonObject): CollectionSchema {
  const inner = isJsonObject(input.schema) ? input.schema : {};
  const name = input.name ?? inner.name;
  const title = input.title ?? inner.title ?? name;
  const schema = {
    ...inner,
    name,
    title: typeof title === 'string' ? toText(title) : title,
    type: 'object',
  };
  return compileCollection(schema as unknown as CollectionSchema).schema; // it refuses whatever is no collection schema
}

function readMachine(input: JsonObject): MachineConfig | null {
  if (input.machine === undefined || input.machine === null) return null;
  if (!isJsonObject(input.machine)) throw badRequest({ what: 'machine' });
  const config = { id: String(input.name), ...input.machine } as unknown as MachineConfig; // checked by building it
  try {
    defineRecordMachine(config);
  } catch (error) {
    if (error instanceof SalaError && Array.isArray(error.details)) {
      const details = error.details as ErrorDetail[]; // as the engine's errors carry them
      const placed = details.map((detail) => ({ ...detail, path: `machine.${detail.path}` }));
      throw collectionInvalid(String(input.name), placed);
    }
    throw badRequest({ what: `machine: ${error instanceof Error ? error.message : ''}` });
  }
  return config;
}

function toJson(value: unknown): JsonObject {
  return JSON.parse(JSON.stringify(value ?? null));
}
