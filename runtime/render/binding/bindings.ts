import type { Row } from '../../../schemas/index.ts';
import { createPart } from '../../context/createPart.ts';

/** The code for objects whose texts depend on the form; only pages with such texts load it. */
export const boundObject = createPart(async () => (await import('./BoundObject.tsx')).BoundObject);

/** Whether a text in these rows depends on the form. */
export function needsBindings(rows: Row[]): boolean {
  return rows.some((row) =>
    row.columns.some((column) =>
      column.objects.some((object) => object.bound !== undefined || needsBindings(object.rows ?? [])),
    ),
  );
}
