import type { useRecords } from 'sala/runtime';
import { isJsonObject, type JsonObject } from 'sala/schemas';
import type { RecordField } from '../../shared/recordAnswer.ts';

/** The record as somebody else has saved it. */
export interface Theirs {
  record: JsonObject;
  /** Names of the records that it refers to, by their ids. */
  names: ReadonlyMap<string, string>;
  by?: string;
  at?: string;
}

export type RecordsOfOne = ReturnType<ReturnType<typeof useRecords>>;

/** Reads what was saved meanwhile, by whom and when. */
export async function readOtherSave(
  records: RecordsOfOne,
  id: string,
  fields: readonly Pick<RecordField, 'field' | 'reference'>[],
): Promise<Theirs> {
  const references = fields.filter(({ reference }) => reference !== undefined).map(({ field }) => field);
  // Not everybody may see the history; then nobody is named.
  const [read, history] = await Promise.all([
    records.read(id, { titles: references }),
    records.history(id).catch(() => []),
  ]);
  const record = read as JsonObject;
  const change = history.find(({ version }) => version === record.version) ?? history[0];
  const titles = isJsonObject(record._titles) ? record._titles : {};
  const names = references.flatMap((field): [string, string][] => {
    const [value, title] = [record[field], titles[field]];
    return typeof value === 'string' && typeof title === 'string' ? [[value, title]] : [];
  });
  const at = change?.at ?? (typeof record.updated_at === 'string' ? record.updated_at : undefined);
  return { record, names: new Map(names), by: change?.by_name ?? undefined, at };
}
