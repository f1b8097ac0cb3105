import type { Condition, JsonObject, WidgetAddress } from 'sala/schemas';
import type { ColumnSetting, GridColumn, SortKey, Tone } from '../columns.ts';
import type { DataQuery } from '../dataQuery.ts';
import type { RecordField } from '../recordAnswer.ts';
import type { ListAsk } from './listAddress.ts';
import type { GroupedList } from './listGroups.ts';
import type { ListView } from './listViews.ts';

/** The request of a table to the source `data.list`, under one parameter that the address cannot set. */
export interface ListOrder {
  query: DataQuery | null;
  /** Instead of a query: a call of the records API, from layouts of earlier systems. */
  endpoint: string;
  columns: ColumnSetting[];
  ask: ListAsk;
  /** The address that `ask` was read from: views say what it leaves open. */
  address: WidgetAddress;
  /** What the list is called in views. */
  key: string;
  /** Fields used in the address of a row, and by its calls. */
  keep: string[];
  /** Whether to include the events available for the rows. */
  events: boolean;
  /** Staff may filter by, and choose, every field that they see; others the table's columns only. */
  open: boolean;
}

/** An event available for some of the rows. */
export interface RowEvent {
  event: string;
  title: string;
  tone?: Tone;
  note?: boolean;
  /** What is asked with it of the rows that say so (`rowAsks`), once for all of them. */
  asks?: RecordField[];
  /** It asks for parts of lines: it is sent from the page of each record. */
  byOne?: boolean;
}

/** A page of a list with everything a grid needs. */
export interface ListAnswer {
  columns: GridColumn[];
  /** What people may filter by and choose as columns, where that is more than the columns shown. */
  fields?: GridColumn[];
  /** The views of a list, for those who are signed in. */
  views?: ListView[];
  mayShare?: boolean;
  /** Titles of the records that the filter names, by id. */
  names?: Record<string, string>;
  rows: JsonObject[];
  /** All that the list finds, where the page holds them. */
  found?: JsonObject[];
  total: number;
  page: number;
  limit: number;
  /** Current sort order. */
  sort: SortKey[];
  totals?: Record<string, number>;
  /** Currency of the totals of money; empty where there are several, undefined for that of the site. */
  currency?: string;
  /** The rows stand in groups. */
  grouped?: GroupedList;
  /** Collection of the rows; undefined where they are not records. */
  collection?: string;
  events: RowEvent[];
  /** What may be sent to all that the list finds, where that is more than the rows. */
  wholeEvents?: RowEvent[];
  /** The page on which those who may add a record. */
  newPath?: string;
  /** What the records are, where there is none yet. */
  about?: string;
  /** What one of the records is called. */
  newTitle?: string;
  /** What leads to that page, where that is not "New" and what a record is called. */
  addLabel?: string;
  /** The page of one of them, with `{id}`: for those that are not among the rows. */
  detailPath?: string;
  /** The page with figures of the collection. */
  overviewPath?: string;
  /** The page with the records by their states. */
  boardPath?: string;
  /** The condition and the words that the rows were found by. */
  filter?: Condition;
  search?: string;
  /** The fields that the reader may change in some of the rows. */
  changeable?: RecordField[];
  mayDelete?: boolean;
  /** Documents that some of the records have. */
  documents?: readonly { name: string; title: string }[];
  /** The reader may see the deleted records, and restore them. */
  mayRestore?: boolean;
  /** The rows are deleted records. */
  trash?: boolean;
  mayImport?: boolean;
  /** Address of the export, for those who may. */
  exportPath?: string;
  /** The reader may not see these records. */
  denied?: true;
}

/** Additional row values: names of available events, titles of references. */
export const rowEvents = '_events';
export const rowNames = '_names';
/** The fields that an event asks of a row, by the event: what its next state needs and the row has not. */
export const rowAsks = '_asks';
/** What the row closes of the fields that the reader may change in a list. */
export const rowClosed = '_closed';
/** Names of fields, or all of them. */
export type RowClosed = string[] | true;

export function isWritableIn(row: JsonObject, field: string): boolean {
  const closed = row[rowClosed];
  return closed !== true && !(Array.isArray(closed) && closed.includes(field));
}
/** The currency that a record gives its own amounts. */
export const rowCurrency = '_currency';
/** The page that shows the row's record. */
export const rowPath = '_path';
