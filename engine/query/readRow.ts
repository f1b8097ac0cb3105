import type { JsonObject } from '../../schemas/json.ts';

/** A row that a compiled query gives: fields of the record, and the columns beside them, whose names they never hide. */
export interface QueryRow {
  data: JsonObject;
  [column: string]: unknown;
}

/** The record of a row; its shape is what the query asked for. */
export function readRow<Found extends object = JsonObject>({ data, ...columns }: QueryRow): Found {
  return { ...data, ...columns } as Found; // the columns of a record are JSON, with moments as texts
}
