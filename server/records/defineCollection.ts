import { compareSchemas } from '../../engine/collection/compareSchemas.ts';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { schemaMissing } from '../../engine/errors/recordErrors.ts';
import { defineRecordMachine, type MachineConfig } from '../../engine/machine/defineRecordMachine.ts';
import { type CollectionSchema, isJsonObject, type JsonObject } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { badRequest } from '../errors/httpErrors.ts';
import { ownTable } from './collections.ts';
import { nameTaken } from './records.errors.ts';
import type { RecordsContext } from './recordsContext.ts';
import { syncTables } from './syncTables.ts';

interface OwnRow {
  name: string;
  schema: CollectionSchema;
  machine: MachineConfig | null;
  version: number;
}

/** Adds a collection to this site: checked like a shipped one, with a table, rules and the whole API at once. */
export async function defineCollection(app: App, context: RecordsContext, input: JsonObject): Promise<JsonObject> {
  const schema = readSchema(input);
  const machine = readMachine(input);
  if (context.collections.get(schema.name)) throw nameTaken({ name: schema.name });
  await makeTable(app, context, schema);
  const added = await context.db.run(
    `insert into collection (site_id, name, schema, machine, created_by) values (current_site(), $1, $2, $3, $4) on conflict do nothing`,
    [schema.name, JSON.stringify(schema), machine && JSON.stringify(machine), context.actor.userId],
  );
  if (added === 0) throw nameTaken({ name: schema.name });
  await app.collections.changed(context.site.id);
  return { name: schema.name, title: schema.title, schema: toJson(schema), machine: toJson(machine), version: 1 };
}

/** Widens one: fields may be added and rules changed; what would lose data is refused. */
export async function changeCollection(
  app: App,
  context: RecordsContext,
  name: string,
  input: JsonObject,
): Promise<JsonObject> {
  const [row] = await context.db.query<OwnRow>(
    'select name, schema, machine, version from collection where site_id = current_site() and name = $1',
    [name],
  );
  if (!row) throw schemaMissing({ t: name });
  const schema = readSchema({ ...input, name });
  const machine = input.machine === undefined ? row.machine : readMachine(input);
  compareSchemas(row.schema, schema);
  await makeTable(app, context, schema);
  await context.db.run(
    'update collection set schema = $2, machine = $3, version = version + 1, updated_at = now() where site_id = current_site() and name = $1',
    [name, JSON.stringify(schema), machine && JSON.stringify(machine)],
  );
  await app.collections.changed(context.site.id);
  return { name, title: schema.title, schema: toJson(schema), machine: toJson(machine), version: row.version + 1 };
}

async function makeTable(app: App, context: RecordsContext, schema: CollectionSchema): Promise<void> {
  const table = ownTable(context.site.id, schema.name);
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
    title: typeof title === 'string' ? { th: title, en: title } : title,
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
    throw badRequest({ what: `machine: ${error instanceof Error ? error.message : ''}` });
  }
  return config;
}

function toJson(value: unknown): JsonObject {
  return JSON.parse(JSON.stringify(value ?? null));
}
