import { type ErrorDetail, type JsonObject, SalaError } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { showCell } from './lines/cells.ts';
import { type ChosenColumns, type FileColumn, readHeadings } from './lines/fileColumns.ts';
import type { FileLine } from './lines/fileLine.ts';
import { readRow, type Understanding } from './lines/readRow.ts';
import { createNameResolver } from './resolveNames.ts';
import { toDetails } from './toDetails.ts';

/** One record of a file, as it was understood. */
export interface RowRead {
  row: number;
  input: JsonObject;
  understood: Understanding[];
  /** Why its meaning is unclear. */
  faults: ErrorDetail[];
}

/** A column of a file, and the field that takes its values; '' for none. */
export interface ReadColumn {
  heading: string;
  field: string;
}

/** Reads the lines of a file, block by block, into records: JSON as it stands, tables by the words of their columns. */
export function createRowReader(context: RecordsContext, stored: StoredCollection, chosen?: ChosenColumns) {
  let headings: string[] = [];
  let columns: FileColumn[] | undefined;
  let resolveNames: ReturnType<typeof createNameResolver> | undefined;
  const read = (line: FileLine): RowRead[] => {
    const { row, cells, record } = line;
    if (record) return [{ row, input: record, understood: [], faults: [] }];
    if (columns) return [readLine(columns, line)];
    columns = readHeadings(stored, cells, chosen);
    headings = cells.map((cell) => showCell(cell).trim());
    resolveNames = createNameResolver(context, columns);
    return [];
  };
  return {
    readBlock: async (block: readonly FileLine[]): Promise<RowRead[]> => {
      const rows = block.flatMap(read);
      await resolveNames?.(rows);
      return rows;
    },
    /** The columns as they were understood. */
    columns: (): ReadColumn[] => (columns ?? []).map(({ name }, at) => ({ heading: headings[at] ?? '', field: name })),
    /** Headings that belong to no field: what stands below them is left out. */
    ignored: (): string[] =>
      (columns ?? []).flatMap(({ name, title }) => (name === '' && title.th !== '' ? [title.th] : [])),
  };
}

function readLine(columns: FileColumn[], { row, cells = [] }: FileLine): RowRead {
  try {
    return { row, ...readRow(columns, cells), faults: [] };
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return { row, input: {}, understood: [], faults: toDetails(error) };
  }
}
