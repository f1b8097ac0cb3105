import type { LayoutObject, Row } from '../../schemas/index.ts';

/** The same rows with every object replaced by the result of `change`, containers before their contents. */
export function mapObjects(rows: Row[], change: (object: LayoutObject) => LayoutObject): Row[] {
  return rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      objects: column.objects.map((object) => {
        const changed = change(object);
        return changed.rows ? { ...changed, rows: mapObjects(changed.rows, change) } : changed;
      }),
    })),
  }));
}
