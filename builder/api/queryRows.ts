import type { Api } from '../../runtime/api/createApi.ts';
import { createRecords } from '../../runtime/api/createRecords.ts';
import type { Condition, JsonObject } from '../../schemas/index.ts';

export interface RowsQuery {
  collection: string;
  find: Condition;
  sort: Record<string, 1 | -1>;
  limit: number;
  /** Fields whose values are wanted in the words of the reader too, under `_titles`. */
  titles: string[];
}

export interface QueryRows {
  rows: JsonObject[];
  /** So many meet the conditions. */
  total: number;
  /** Milliseconds from the question to the answer. */
  took: number;
}

/** The first records of a query, as the person who edits may read them. */
export async function readQueryRows(api: Api, { collection, find, ...query }: RowsQuery): Promise<QueryRows> {
  const asked = performance.now();
  const { data, total } = await createRecords(api)(collection).find({ filter: find, ...query });
  const rows = data as JsonObject[]; // an answer is JSON, in which nothing is undefined
  return { rows, total, took: Math.round(performance.now() - asked) };
}
