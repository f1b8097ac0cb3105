import type { Row } from '../../../schemas/index.ts';
import { createPart } from '../../context/createPart.ts';

/** The code for objects whose texts depend on the form; only pages with such texts load it. */
export const boundObject = createPart(() => import('./BoundObject.tsx'));

/** Loads that code, and what its formulas need. */
export async function loadBindings(rows: Row[]): Promise<void> {
  await boundObject.load();
  await boundObject.get().loadFormulas(rows);
}

/** Whether a text in these rows depends on the form. */
export function needsBindings(rows: Row[]): boolean {
  return rows.some((row) =>
    row.columns.some((column) =>
      column.objects.some((object) => object.bound !== undefined || needsBindings(object.rows ?? [])),
    ),
  );
}
