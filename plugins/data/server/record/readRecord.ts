import { isComputed, isStaff, matchesCondition } from 'sala/engine';
import { findText, isJsonObject, type Json, type JsonObject, type Language, readText } from 'sala/schemas';
import type { CollectionDescription, SourceContext } from 'sala/server';
import { copyBeside } from '../../shared/copyBeside.ts';
import { wholeList } from '../../shared/list/listViews.ts';
import { readValue } from '../../shared/readValue.ts';
import type { RecordAnswer, RecordField, RecordNames, RecordNotices } from '../../shared/recordAnswer.ts';
import { viewCollection } from '../collection/collectionView.ts';
import { addNames, describeFields, nameReferences } from './describeFields.ts';
import { describeNotices, describeStates } from './describeStates.ts';

/** The record that a page is about, or what a new one needs; null where there is none or the reader may not see it. */
export async function readRecord(context: SourceContext): Promise<RecordAnswer | null> {
  const { params, records, language } = context;
  const asked = isJsonObject(params.record) ? params.record : {};
  const name = String(asked.collection ?? '');
  const described = records.describe(name);
  const view = viewCollection(records, name, language);
  if (!described || view === 'denied') return null;
  const id = typeof params.id === 'string' ? params.id : undefined;
  const record = id === undefined ? null : await records.read(name, id);
  const machine = records.machine(name);
  const writable = records.writable(name, record ?? undefined);
  const state = machine?.states.find((one) => one.name === (record?.state ?? machine.initial));
  // What a stored record lacked before, it may go on to lack.
  const required = [...described.required, ...((record ? undefined : state?.required) ?? [])];
  const fields = describeFields(
    context,
    { ...described, required },
    { views: view.fields, people: machine?.people ?? [] },
  );
  const given = record
    ? {}
    : {
        ...bindDefaults(context, name, fields, writable),
        ...(await readCopied(context, fields, writable)),
        ...(await followGiven(context, fields, { params, writable })),
      };
  const names = await nameReferences(context, fields, [record ?? given]);
  return {
    collection: described.name,
    title: described.title,
    ...{ createTitle: described.createTitle, newTitle: described.newTitle },
    record,
    name: record ? nameOf(record, { display: view.display, fields, names, language }) : '',
    fields: fields.map((field) => addNames(field, record ?? given, names)),
    writable,
    states: describeStates(context, machine, record),
    ...(machine && { initial: machine.initial }),
    names,
    mayDelete: record !== null && !state?.closesDeletion && records.may(name, 'delete'),
    notices: record ? namePeople(describeNotices(context, described, { machine, record, fields }), names) : { due: [] },
    ...listPrints(context, described, record),
    paths: await findPaths(context, described.name, { id, mayEdit: writable.length > 0 }),
    given,
  };
}

/** The pages that the reader may go on to. */
async function findPaths(
  { pathOf, listPath, records }: SourceContext,
  name: string,
  { id, mayEdit }: { id: string | undefined; mayEdit: boolean },
): Promise<RecordAnswer['paths']> {
  return {
    list: pathOf(name, 'list'),
    new: records.may(name, 'create') ? pathOf(name, 'new') : undefined,
    ...(id !== undefined && {
      whole: await listPath(name, { view: wholeList }),
      detail: pathOf(name, 'detail', id),
      edit: mayEdit ? pathOf(name, 'edit', id) : undefined,
    }),
  };
}

/** What may be printed of the record, and whether its reader may mail it. */
function listPrints({ now, person }: SourceContext, { documents }: CollectionDescription, record: JsonObject | null) {
  const ofRecord = documents.filter(({ when = {} }) => record !== null && matchesCondition(record, when, { now }));
  return {
    documents: ofRecord.map(({ name, title }) => ({ name, title })),
    mayMail: ofRecord.length > 0 && isStaff(person.role),
  };
}

interface Called {
  display: readonly string[];
  fields: readonly RecordField[];
  names: RecordNames;
  language: Language;
}

/** By its first field that says something, in this language where it is in several; a reference says what its record is called. */
function nameOf(record: JsonObject, { display, fields, names, language }: Called): string {
  for (const name of display) {
    const value = readValue(record, name);
    const reference = fields.find(({ field }) => field === name)?.reference;
    const known =
      typeof value === 'object'
        ? readText(findText(value), language)
        : reference === undefined
          ? String(value)
          : names[reference]?.[String(value)]?.text;
    if (value !== '' && known) return known;
  }
  return '';
}

function namePeople(notices: RecordNotices, names: RecordNames): RecordNotices {
  const { approval } = notices;
  if (!approval) return notices;
  const nameOf = (id: string | undefined) => (id === undefined ? undefined : (names.user?.[id]?.text ?? id));
  return {
    ...notices,
    approval: { ...approval, askedBy: nameOf(approval.askedBy), approvedBy: nameOf(approval.approvedBy) },
  };
}

/** What is begun with by a variable or a formula, such as the day on which an order is made. */
function bindDefaults(
  { records }: SourceContext,
  name: string,
  fields: readonly RecordField[],
  writable: readonly string[],
): JsonObject {
  const values = records.defaults(name);
  const named = fields.filter(({ field, schema }) => {
    return writable.includes(field) && isComputed(schema['x-start'] ?? schema.default);
  });
  return Object.fromEntries(
    named.flatMap(({ field }): [string, Json][] => {
      const value = values[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** `?copy=…`: what a new record takes over from another of its collection, all but what tells the two apart. */
async function readCopied(
  { params, records }: SourceContext,
  fields: readonly RecordField[],
  writable: readonly string[],
): Promise<JsonObject> {
  const asked = isJsonObject(params.record) ? params.record : {};
  if (typeof params.copy !== 'string') return {};
  const original = await records.read(String(asked.collection), params.copy);
  const isOwn = ({ schema }: RecordField) => schema['x-unique'] || schema['x-sequence'];
  const taken = fields.filter((field) => writable.includes(field.field) && !isOwn(field) && !holdsFiles(field));
  return Object.fromEntries(
    taken.flatMap(({ field }): [string, Json][] => {
      const value = original[field];
      return value === undefined || value === null ? [] : [[field, value]];
    }),
  );
}

/** Files belong to the record that they were sent for. */
function holdsFiles({ schema }: RecordField): boolean {
  const type = schema['x-type'];
  return ['file', 'image', 'signature'].includes(typeof type === 'string' ? type : (type?.name ?? ''));
}

/** `?customer_id=…` fills in a new record, as a page that leads to it wants. */
function pickGiven(params: JsonObject, writable: readonly RecordField[]): JsonObject {
  const given = writable.flatMap(({ field, schema }): [string, Json][] => {
    const value = params[field];
    if (typeof value !== 'string') return [];
    return [[field, schema.type === 'boolean' ? value === 'true' : value]];
  });
  return Object.fromEntries(given);
}

interface Given {
  params: JsonObject;
  writable: readonly string[];
}

/** A record that the address names fills in beside it what choosing it in the form would; the address wins over both. */
async function followGiven(
  { records }: SourceContext,
  fields: readonly RecordField[],
  { params, writable }: Given,
): Promise<JsonObject> {
  const given = pickGiven(
    params,
    fields.filter(({ field }) => writable.includes(field)),
  );
  const findField = (name: string) => fields.find(({ field }) => field === name);
  const taken = await Promise.all(
    fields.map(async (field) => {
      const id = given[field.field];
      if (typeof id !== 'string' || !field.reference || !field.schema['x-fill']) return [];
      const { data } = await records.find(field.reference, { filter: { id }, limit: 1 });
      return data.flatMap((record) => copyBeside(field, record, findField));
    }),
  );
  const filled = taken.flat().filter(([name, value]) => value !== null && writable.includes(name));
  return { ...Object.fromEntries(filled), ...given };
}
