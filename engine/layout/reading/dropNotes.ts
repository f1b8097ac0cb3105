import type { BuilderNotes, LayoutObject, Row } from '../../../schemas/index.ts';

/** The rows as readers receive them: without what those who edit them noted about the parts. */
export function dropNotes(rows: Row[]): Row[] {
  return rows.map((row) => ({
    ...drop(row),
    columns: row.columns.map((column) => ({ ...drop(column), objects: column.objects.map(dropFromObject) })),
  }));
}

function dropFromObject(object: LayoutObject): LayoutObject {
  const own = drop(object);
  return own.rows ? { ...own, rows: dropNotes(own.rows) } : own;
}

function drop<Part extends { builder?: BuilderNotes }>(part: Part): Part {
  if (!('builder' in part)) return part;
  const { builder: _notes, ...shown } = part;
  return shown as Part; // the notes are optional
}
