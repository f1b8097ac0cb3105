import type { WidgetAddress } from '../../../schemas/index.ts';

/** More than any page uses; further parameters are ignored. */
const maxParameters = 200;
const maxValue = 1000;

/** `uid.name`: uids may contain dots (those of included layouts do), names may not. */
export const parameter = /^([A-Za-z0-9_.-]{1,200})\.([A-Za-z][A-Za-z0-9_-]{0,63})$/;

export type WidgetAddresses = ReadonlyMap<string, WidgetAddress>;

/** The parameters of each object in a page's URL. A repeated parameter is a list, its values joined by commas. */
export function readAddresses(query: string | URLSearchParams): WidgetAddresses {
  const found = new Map<string, Record<string, string>>();
  let count = 0;
  for (const [key, value] of new URLSearchParams(query)) {
    const parts = parameter.exec(key);
    if (!parts || value === '') continue;
    count += 1;
    if (count > maxParameters) break;
    const [, uid = '', name = ''] = parts;
    const own = found.get(uid) ?? {};
    const before = Object.hasOwn(own, name) ? `${own[name]},` : '';
    found.set(uid, { ...own, [name]: (before + value).slice(0, maxValue) });
  }
  return found;
}
