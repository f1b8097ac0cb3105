import type { JsonObject } from 'sala/schemas';
import type { ColumnSetting, GridColumn, SortKey, Tone } from './columns.ts';
import type { DataQuery } from './dataQuery.ts';
import type { ListAsk } from './listAddress.ts';

/** What a table asks the source `data.list`; all of it under one name, for the address must not add to it. */
export interface ListOrder {
  query: DataQuery | null;
  /** In place of a query: a call of the records API, as the layouts of earlier systems name it. */
  endpoint: string;
  columns: ColumnSetting[];
  ask: ListAsk;
  /** Fields that the address of a row is made of. */
  keep: string[];
  /** Whether the events are told that may be sent to the rows. */
  events: boolean;
}

/** An event that may be sent to some of the rows. */
export interface RowEvent {
  event: string;
  title: string;
  tone?: Tone;
  note?: boolean;
}

/** A page of a list with all that a grid needs to draw it. */
export interface ListAnswer {
  columns: GridColumn[];
  rows: JsonObject[];
  total: number;
  page: number;
  limit: number;
  /** As the rows are sorted now. */
  sort: SortKey[];
  totals?: Record<string, number>;
  /** Of which collection the rows are; none where they are no records. */
  collection?: string;
  events: RowEvent[];
  /** Where all rows of the list are to be had as a file, for those who may. */
  exportPath?: string;
  /** The reader may not see these records. */
  denied?: true;
}

/** Beside a row's own values: the names of the events it takes, and what its references are called. */
export const rowEvents = '_events';
export const rowNames = '_names';
