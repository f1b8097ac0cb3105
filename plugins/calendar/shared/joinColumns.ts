import { isJsonObject, type Json } from 'sala/schemas';
import { columnKey } from './requests.ts';

/** The answers of the columns of a board as one list; undefined until there is one. */
export function joinColumns(states: readonly string[], data: Record<string, Json>): Json | undefined {
  if (states.length === 0) return data.list;
  const lists = states.map((state) => data[columnKey(state)]).filter(isJsonObject);
  if (lists.length === 0) return undefined;
  return { data: lists.flatMap((list) => (Array.isArray(list.data) ? list.data : [])) };
}

/** How many records a column holds in all, where only the latest of them were read. */
export function countColumn(state: string, data: Record<string, Json>): number | undefined {
  const list = data[columnKey(state)];
  if (!isJsonObject(list) || !Array.isArray(list.data) || typeof list.total !== 'number') return undefined;
  return list.total > list.data.length ? list.total : undefined;
}
