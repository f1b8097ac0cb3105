import { type Condition, type DataRequest, isJsonObject, type JsonObject, type LayoutObject } from 'sala/schemas';
import { rangeToRead } from './months.ts';

/** Limit of records in one view. */
export const entryLimit = 200;

const fieldNames = [
  'titleField',
  'startField',
  'endField',
  'colorField',
  'descriptionField',
  'personField',
  'personIdField',
  'priorityField',
  'statusField',
] as const;

/** Data requests of a calendar: the records of a month and the reader's rights. */
export function monthRequests(
  object: LayoutObject,
  address: Record<string, string>,
  now: Date,
): Record<string, DataRequest> {
  const collection = readName(object.collection);
  const start = readName(object.startField);
  if (!collection || !start) return {};
  const end = readName(object.endField);
  const { from, to } = rangeToRead(address, now);
  const touches: Condition = end
    ? { $or: [{ [end]: { $gte: from } }, { [end]: null, [start]: { $gte: from } }] }
    : { [start]: { $gte: from } };
  return listRequests(object, collection, { $and: [readQuery(object), { [start]: { $lt: to } }, touches] }, start);
}

/** Limit of records in one column of a board. */
export const columnLimit = 50;

/**
 * Data requests of a board: what its query matches, the latest first. Where its columns are named each is read by itself, so that one
 * with thousands leaves room for the others, and says how many it holds.
 */
export function boardRequests(object: LayoutObject): Record<string, DataRequest> {
  const collection = readName(object.collection);
  if (!collection) return {};
  const query = readQuery(object);
  const sort = { [readName(object.startField) || 'created_at']: -1, id: -1 };
  const states = readStates(object.states);
  const { list, rights } = listRequests(object, collection, query, 'id');
  if (states.length === 0) return { rights, list: { ...list, sort } };
  const columns = states.map((state): [string, Query] => [
    columnKey(state),
    { ...list, find: { $and: [query, { state }] }, sort, limit: columnLimit },
  ]);
  return { rights, ...Object.fromEntries(columns) };
}

/** Under which name the records of a column are answered. */
export function columnKey(state: string): string {
  return `in_${state}`;
}

function readStates(states: unknown): string[] {
  return Array.isArray(states) ? states.map(readName).filter((state) => state !== '') : [];
}

/** Asks for records, not for a source. */
type Query = Extract<DataRequest, { find: JsonObject }>;

function listRequests(
  object: LayoutObject,
  collection: string,
  find: JsonObject,
  sort: string,
): { list: Query; rights: DataRequest } {
  const mapped = fieldNames.map((name) => readName(object[name])).filter((name) => name !== '');
  const inPath =
    typeof object.path === 'string' ? [...object.path.matchAll(/\{([\w.]+)\}/g)].map(([, name]) => name) : [];
  const fields = [...new Set(['id', 'state', 'version', ...mapped, ...inPath.filter((name) => name !== undefined)])];
  const person = readName(object.personIdField);
  return {
    list: {
      collection,
      find,
      sort: { [sort]: 1 },
      limit: entryLimit,
      fields,
      ...(person !== '' && { expand: [person] }),
    },
    rights: { source: 'calendar.rights', params: { collection, fields: mapped } },
  };
}

function readQuery(object: LayoutObject): JsonObject {
  return isJsonObject(object.query) ? object.query : {};
}

/** A valid name of a collection or field; anything else requests nothing. */
export function readName(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z_][\w.]{0,99}$/.test(value) ? value : '';
}
