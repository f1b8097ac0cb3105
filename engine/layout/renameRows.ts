import type { LayoutObject, Row } from '../../schemas/index.ts';

type Rename = (uid: string) => string;

/**
 * The same rows with a prefix on every uid (or with what the function gives), for content that occurs on a page more
 * than once. The prefix ends with the sign between: a dot never stands in a stored uid.
 */
export function renameRows(rows: Row[], prefix: string | Rename): Row[] {
  const rename = typeof prefix === 'string' ? (uid: string) => `${prefix}${uid}` : prefix;
  return rows.map((row) => ({
    ...row,
    uid: rename(row.uid),
    columns: row.columns.map((column) => ({
      ...column,
      uid: rename(column.uid),
      objects: column.objects.map((object) => renameObject(object, rename)),
    })),
  }));
}

function renameObject(object: LayoutObject, rename: Rename): LayoutObject {
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
    ...(object.rows ? { rows: renameRows(object.rows, rename) } : {}),
  };
}
