import { type Language, readText, type Text } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { GridColumn } from '../shared/columns.ts';

/** Whether the reader may see the deleted records of a collection and bring them back; each is decided again then. */
export function mayRestore(records: SourceContext['records'], collection: string): boolean {
  return records.may(collection, 'trash') && records.may(collection, 'delete');
}

/** Nothing changes a record in the trash: what changed it last is its deletion. */
const deletedAt = 'updated_at';
const deletedTitle: Text = { th: 'ลบเมื่อ', en: 'Deleted' };
export const latestDeletedFirst = { [deletedAt]: -1 };

/** The columns of deleted records say when they were deleted. */
export function addDeletedAt(columns: readonly GridColumn[], language: Language): GridColumn[] {
  const [first, ...others] = columns.filter(({ field }) => field !== deletedAt);
  const title = readText(deletedTitle, language);
  return [...(first ? [first] : []), { field: deletedAt, title, kind: 'datetime', sortable: true }, ...others];
}
