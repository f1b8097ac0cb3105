import { decideAccess } from '../../../engine/access/decideAccess.ts';
import type { CollectionField } from '../../../engine/collection/compiled/collection.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import type { Json, JsonObject, Layout } from '../../../schemas/index.ts';
import type { StoredCollection } from '../../records/collections/collections.ts';
import type { RecordsContext } from '../../records/context/recordsContext.ts';
import type { Records } from '../../records/openRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import type { CheckedForm } from './checkedForm.ts';
import { refuseUnreadable } from './refuseUnreadable.ts';

/** The collection that the settings of a form name, in which sending it makes a record. */
export function readFormTarget({ settings }: Layout): string | undefined {
  const { record } = settings as JsonObject; // a layout is stored as JSON
  return typeof record === 'string' && record !== '' ? record : undefined;
}

/**
 * The fields of a collection that a form may fill: those that each publisher of the form may write in any new record, since the
 * form writes for them. None where one of them may make no records, or only some.
 */
export function listFillable(
  { collections }: Pick<RecordsContext, 'collections'>,
  name: string,
  publishers: readonly RoleHolder[],
): { stored: StoredCollection; fields: CollectionField[] } | undefined {
  const stored = collections.get(name);
  if (!stored || stored.collection.core || stored.collection.schema['x-serves'] === 'submissions') return undefined;
  let fields = [...stored.collection.fields.values()].filter(({ readonly, computed, secret }) => {
    return !readonly && !computed && !secret;
  });
  for (const publisher of publishers) {
    const actor = { id: 'publisher', ...publisher };
    const decision = decideAccess({ collection: stored.collection, action: 'create', actor });
    const whole = decision.allowed ? decision.grants.filter(({ when }) => when === undefined) : [];
    if (whole.length === 0) return undefined;
    fields = fields.filter((field) => whole.some((grant) => grant.fields?.includes(field.name) ?? true));
  }
  return { stored, fields };
}

/** Makes the record that a form asks for, of the answers that are called as its fields; what it refuses, the form refuses. */
export async function makeFormRecord(
  app: PageParts,
  visit: Visit,
  records: Records,
  form: CheckedForm,
): Promise<string | undefined> {
  const name = readFormTarget(form.layout);
  const found = name === undefined ? undefined : listFillable(records.context, name, form.publishers);
  if (!found) return undefined;
  const { stored, fields } = found;
  const given = new Map(
    form.answers.filter(({ definition }) => !definition.upload).map(({ field, value }) => [field.name, value]),
  );
  const values = fields.flatMap((field): [string, Json][] => {
    const value = given.get(field.name);
    return value === undefined ? [] : [[field.name, value]];
  });
  const input = Object.fromEntries(values);
  await refuseUnreadable(app, { visit, context: records.context, form }, stored, input);
  const { record } = await records.create(stored.collection.name, input);
  return `${stored.collection.name}/${String(record.id)}`;
}
