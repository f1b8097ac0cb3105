import type { MachineConfig } from '../../../engine/machine/defineRecordMachine.ts';
import { schemaMissing } from '../../../engine/record/recordErrors.ts';
import type { CollectionSchema, JsonObject } from '../../../schemas/index.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { countStates } from './moveStates.ts';

interface OwnRow {
  schema: CollectionSchema;
  machine: MachineConfig | null;
  table_name: string;
  version: number;
}

/** A collection that the site defined, as it was defined, and how many of its records are in each state. */
export async function readDefinition({ db }: RecordsContext, name: string): Promise<JsonObject> {
  const [row] = await db.query<OwnRow>(
    'select schema, machine, table_name, version from collection where site_id = current_site() and name = $1',
    [name],
  );
  if (!row) throw schemaMissing({ t: name });
  const { schema, machine, version } = row;
  const counts = await countStates(db, row.table_name);
  const definition = { name, title: schema.title, schema, machine, version, counts };
  return definition as unknown as JsonObject; // a schema and a machine are JSON
}
