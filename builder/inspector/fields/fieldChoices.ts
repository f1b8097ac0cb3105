import { readFieldType } from '../../../engine/collection/compiled/readFieldType.ts';
import { type ConditionField, listComparable } from '../../../engine/collection/tell/listComparable.ts';
import type { CollectionEntry } from '../../../runtime/api/readCollections.ts';
import { type FieldSchema, toText } from '../../../schemas/index.ts';

/** A field that a list can be filtered or sorted by, or that it shows. */
export type FieldChoice = ConditionField;

const system: FieldChoice[] = [
  { name: 'state', title: { th: 'สถานะ', en: 'State' }, schema: { type: 'string' } },
  { name: 'created_at', title: { th: 'สร้างเมื่อ', en: 'Created' }, schema: { type: 'string', format: 'date-time' } },
  { name: 'updated_at', title: { th: 'แก้ไขเมื่อ', en: 'Updated' }, schema: { type: 'string', format: 'date-time' } },
  { name: 'created_by', title: { th: 'สร้างโดย', en: 'Created by' }, schema: { type: 'string' } },
  { name: 'id', title: { th: 'รหัสรายการ', en: 'Record id' }, schema: { type: 'string' } },
];

/** What a query or a condition compares of a record, amounts of money too; secret fields are not offered. */
export function listFieldChoices(collection: CollectionEntry | undefined): FieldChoice[] {
  return withSystem(collection, listComparable(listOpen(collection)));
}

/** The fields of one plain value. */
export function listPlainFields(collection: CollectionEntry | undefined): FieldChoice[] {
  return withSystem(
    collection,
    listWhole(collection).filter(({ schema }) => isPlain(schema)),
  );
}

/** The fields that can be shown as one value: plain ones, and those whose type says how it is written. */
export function listShownFields(collection: CollectionEntry | undefined): FieldChoice[] {
  const isShown = (schema: FieldSchema) => schema['x-type'] !== undefined || isPlain(schema);
  return withSystem(
    collection,
    listWhole(collection).filter(({ schema }) => isShown(schema)),
  );
}

function listOpen(collection: CollectionEntry | undefined): Record<string, FieldSchema> {
  const all = Object.entries(collection?.schema.properties ?? {});
  return Object.fromEntries(all.filter(([, schema]) => !schema['x-secret']));
}

function listWhole(collection: CollectionEntry | undefined): FieldChoice[] {
  return Object.entries(listOpen(collection)).map(([name, schema]) => ({
    name,
    title: toText(schema['x-title'] ?? name),
    schema,
  }));
}

function isPlain(schema: FieldSchema): boolean {
  const type = readFieldType(schema);
  return type !== 'object' && type !== 'array';
}

function withSystem(collection: CollectionEntry | undefined, own: FieldChoice[]): FieldChoice[] {
  return collection ? [...own, ...system.filter(({ name }) => own.every((field) => field.name !== name))] : [];
}
