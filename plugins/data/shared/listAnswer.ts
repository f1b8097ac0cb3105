import type { JsonObject } from 'sala/schemas';
import type { ColumnSetting, GridColumn, SortKey, Tone } from './columns.ts';
import type { DataQuery } from './dataQuery.ts';
import type { ListAsk } from './listAddress.ts';

/** The request of a table to the source `data.list`, under one parameter that the address cannot set. */
export interface ListOrder {
  query: DataQuery | null;
  /** Instead of a query: a call of the records API, from layouts of earlier systems. */
  endpoint: string;
  columns: ColumnSetting[];
  ask: ListAsk;
  /** Fields used in the address of a row. */
  keep: string[];
  /** Whether to include the events available for the rows. */
  events: boolean;
}

/** An event available for some of the rows. */
export interface RowEvent {
  event: string;
  title: string;
  tone?: Tone;
  note?: boolean;
}

/** A page of a list with everything a grid needs. */
export interface ListAnswer {
  columns: GridColumn[];
  rows: JsonObject[];
  total: number;
  page: number;
  limit: number;
  /** Current sort order. */
  sort: SortKey[];
  totals?: Record<string, number>;
  /** Collection of the rows; undefined where they are not records. */
  collection?: string;
  events: RowEvent[];
  /** Address of the export, for those who may. */
  exportPath?: string;
  /** The reader may not see these records. */
  denied?: true;
}

/** Additional row values: names of available events and titles of references. */
export const rowEvents = '_events';
export const rowNames = '_names';
