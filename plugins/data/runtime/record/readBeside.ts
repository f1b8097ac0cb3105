import type { Runtime } from 'sala/runtime';
import type { PageDataAnswer } from 'sala/schemas';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import type { ReadBeside } from './neighbours.ts';

/** Asks the page of the list for the rows next to a record, under its own guards, filter and order. */
export function createReadBeside(api: Runtime['api'], signal: AbortSignal): ReadBeside {
  return async ({ path, uid }, id, side) => {
    const [place = '', query] = path.split('?');
    const search = new URLSearchParams(query);
    search.delete(`${uid}.page`);
    search.set(`${uid}.beside`, `${side}.${id}`);
    const asked = encodeURIComponent(`${place}?${search}`);
    const answer = await api<PageDataAnswer>(`/api/page/data?path=${asked}&objects=${encodeURIComponent(uid)}`, {
      signal,
    });
    const list = answer.data[uid]?.list as unknown as ListAnswer | null | undefined; // what data.list answers
    // Counted again, and so not by its neighbour: the list has no such record, or nothing is left on that side.
    if (!list) return undefined;
    return list.total > 0 ? [] : list.rows;
  };
}
