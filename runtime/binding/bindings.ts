import type { Row } from '../../schemas/index.ts';
import type { BoundObject } from './BoundObject.tsx';

let boundObject: typeof BoundObject | undefined;

/** Fetches what follows the form in texts; only pages with such texts need it. */
export async function loadBindings(): Promise<void> {
  boundObject ??= (await import('./BoundObject.tsx')).BoundObject;
}

/** What draws an object whose texts follow the form; the page has loaded it before it drew anything. */
export function getBoundObject(): typeof BoundObject {
  if (!boundObject) throw new Error('loadBindings comes first');
  return boundObject;
}

/** Whether a text in these rows follows the form. */
export function needsBindings(rows: Row[]): boolean {
  return rows.some((row) =>
    row.columns.some((column) =>
      column.objects.some((object) => object.bound !== undefined || needsBindings(object.rows ?? [])),
    ),
  );
}
