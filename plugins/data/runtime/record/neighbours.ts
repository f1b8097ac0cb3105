import { isJsonObject } from 'sala/schemas';

/** The ids of a list that somebody came from, in its order. */
export interface SeenList {
  path: string;
  ids: string[];
}

const key = (collection: string) => `sala:list:${collection}`;
const most = 1000;

/** Keeps the order of a list for this tab, so that its records lead to each other. */
export function rememberList(collection: string, list: SeenList): void {
  try {
    sessionStorage.setItem(key(collection), JSON.stringify({ ...list, ids: list.ids.slice(0, most) }));
  } catch {
    // without storage the records have no neighbours
  }
}

export function recallList(collection: string): SeenList | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(collection)) ?? 'null');
    if (!isJsonObject(kept) || !Array.isArray(kept.ids) || typeof kept.path !== 'string') return undefined;
    return { path: kept.path, ids: kept.ids.map(String) };
  } catch {
    return undefined;
  }
}
