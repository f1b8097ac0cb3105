import { tabStore } from 'sala/runtime';
import { isJsonObject, type JsonObject } from 'sala/schemas';

/** A list that somebody came from, as far as its order is known. */
export interface SeenList {
  /** Its address, with filter, sort order and search. */
  path: string;
  /** What it is called on its page. */
  uid: string;
  /** Ids that follow each other. */
  ids: string[];
  /** The place of the first of them in the whole list; undefined until it is known. */
  first?: number;
  /** How many there are in all; undefined until that is known. */
  total?: number;
}

export interface Neighbours {
  previous?: string;
  next?: string;
  at?: number;
  count?: number;
}

type Side = 'before' | 'after';

/** Reads the rows of the list next to a record; undefined where the record is not in it. */
export type ReadBeside = (list: SeenList, id: string, side: Side) => Promise<JsonObject[] | undefined>;

const key = (collection: string) => `sala:list:${collection}`;
const most = 1000;

/** Keeps the order of a list for this tab, so that its records lead to each other. */
export function rememberList(collection: string, list: SeenList): void {
  tabStore.write(key(collection), { ...list, ids: list.ids.slice(0, most) });
}

export function recallList(collection: string): SeenList | undefined {
  const kept = tabStore.read(key(collection));
  if (!isJsonObject(kept) || !Array.isArray(kept.ids) || typeof kept.path !== 'string') return undefined;
  const { path, uid, ids, first, total } = kept;
  return {
    ...{ path, uid: String(uid), ids: ids.map(String) },
    ...(typeof first === 'number' && { first }),
    ...(typeof total === 'number' && { total }),
  };
}

/** The list of all records, for whoever comes by no list: by a link, or in another tab. Its address names its object. */
export function listWithoutOrigin(path: string, id: string): SeenList {
  const [, uid = ''] = /\?([\w-]+)\./.exec(path) ?? [];
  return { path, uid, ids: [id] };
}

/** What stands beside a record in the order that is known. */
export function findNeighbours({ ids, first, total }: SeenList, id: string): Neighbours | undefined {
  const at = ids.indexOf(id);
  if (at < 0 || ids.length < 2) return undefined;
  return { previous: ids[at - 1], next: ids[at + 1], ...(first !== undefined && { at: first + at }), count: total };
}

/** The list with the rows around a record: those beyond what is known are read by the list's own query. */
export async function followList(list: SeenList, id: string, read: ReadBeside): Promise<SeenList> {
  const known = list.ids.includes(id) ? list : { ...list, ids: [id], first: undefined, total: countWith(list) };
  const before = await extend(known, id, 'before', read);
  return extend(before, id, 'after', read);
}

/** Where the whole list was known, a record that is not among them was added since. */
function countWith({ ids, first, total }: SeenList): number | undefined {
  return first === 1 && ids.length === total ? total + 1 : total;
}

async function extend(list: SeenList, id: string, side: Side, read: ReadBeside): Promise<SeenList> {
  const { ids, first, total } = list;
  const isBefore = side === 'before';
  const isEdge = id === (isBefore ? ids[0] : ids.at(-1));
  const isEnd = first !== undefined && (isBefore ? first <= 1 : total !== undefined && first + ids.length > total);
  if (!isEdge || isEnd) return list;
  const rows = await read(list, id, side);
  if (!rows) return list;
  const found = rows.map((row) => String(row.id)).filter((one) => !ids.includes(one));
  if (found.length === 0 && isBefore) return { ...list, first: 1 };
  if (found.length === 0) return total === undefined ? list : { ...list, first: Math.max(total - ids.length + 1, 1) };
  if (!isBefore) {
    const longer = [...ids, ...found];
    const dropped = Math.max(longer.length - most, 0);
    return { ...list, ids: longer.slice(dropped), ...(first !== undefined && { first: first + dropped }) };
  }
  return {
    ...list,
    ids: [...found, ...ids].slice(0, most),
    ...(first !== undefined && { first: first - found.length }),
  };
}
