import { readFieldType } from '../../../engine/collection/readFieldType.ts';
import type { ConditionField } from '../../../runtime/ui/condition/conditionField.ts';
import type { CollectionEntry } from '../../api/collections.ts';

/** A field that a list can be filtered or sorted by. */
export type FieldChoice = ConditionField;

const system: FieldChoice[] = [
  { name: 'state', title: { th: 'สถานะ', en: 'State' }, schema: { type: 'string' } },
  { name: 'created_at', title: { th: 'สร้างเมื่อ', en: 'Created' }, schema: { type: 'string', format: 'date-time' } },
  { name: 'updated_at', title: { th: 'แก้ไขเมื่อ', en: 'Updated' }, schema: { type: 'string', format: 'date-time' } },
  { name: 'created_by', title: { th: 'สร้างโดย', en: 'Created by' }, schema: { type: 'string' } },
  { name: 'id', title: { th: 'รหัสรายการ', en: 'Record id' }, schema: { type: 'string' } },
];

/** The scalar fields of a collection; secret ones are not offered. */
export function listFieldChoices(collection: CollectionEntry | undefined): FieldChoice[] {
  if (!collection) return [];
  const own = Object.entries(collection.schema.properties).flatMap(([name, schema]): FieldChoice[] => {
    const type = readFieldType(schema);
    if (schema['x-secret'] || type === 'object' || type === 'array') return [];
    return [{ name, title: schema['x-title'] ?? { th: name, en: name }, schema }];
  });
  return [...own, ...system.filter(({ name }) => own.every((field) => field.name !== name))];
}
