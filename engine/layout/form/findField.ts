import type { Row } from '../../../schemas/index.ts';
import { listFields, type PlacedField } from './listFields.ts';

/** The field with a full name, in any copy of a repeated row. */
export function findField(rows: Row[], name: string): PlacedField | undefined {
  const copyIn = (group: string) => name.slice(group.length + 1).split('.', 1);
  return listFields(rows, (group) => (name.startsWith(`${group}.`) ? copyIn(group) : [])).find(
    (field) => field.name === name,
  );
}
