import type { JsonObject } from '../../../../schemas/index.ts';
import type { ReadCell } from './cells.ts';

/** One row of a file, with its number: cells of a table, or a whole record of JSON. */
export type FileLine = { row: number } & (
  | { cells: ReadCell[]; record?: undefined }
  | { record: JsonObject; cells?: undefined }
);
