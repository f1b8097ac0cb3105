import type { LayoutObject, Row } from '../../schemas/index.ts';

/**
 * The same rows with a prefix on every uid, for content that occurs on a page more than once. The prefix ends with the
 * sign between: a dot never stands in a stored uid.
 */
export function renameRows(rows: Row[], prefix: string): Row[] {
  const rename = (uid: string) => `${prefix}${uid}`;
  return rows.map((row) => ({
    ...row,
    uid: rename(row.uid),
    columns: row.columns.map((column) => ({
      ...column,
      uid: rename(column.uid),
      objects: column.objects.map((object) => renameObject(object, prefix, rename)),
    })),
  }));
}

function renameObject(object: LayoutObject, prefix: string, rename: (uid: string) => string): LayoutObject {
  const logics = Array.isArray(object.logics)
    ? object.logics.map((logic) =>
        typeof logic?.destination?.uid === 'string'
          ? { ...logic, destination: { ...logic.destination, uid: rename(logic.destination.uid) } }
          : logic,
      )
    : object.logics;
  return {
    ...object,
    uid: rename(object.uid),
    ...(logics ? { logics } : {}),
    ...(object.rows ? { rows: renameRows(object.rows, prefix) } : {}),
  };
}
