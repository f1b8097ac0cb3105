import type { WidgetAddress } from '../../schemas/index.ts';

/** More than any page uses; what comes after is not read. */
const maxParameters = 200;
const maxValue = 1000;

/** `uid.name`: uids may hold dots themselves (those of included layouts do), names none. */
const parameter = /^([A-Za-z0-9_.-]{1,200})\.([A-Za-z][A-Za-z0-9_-]{0,63})$/;

export type WidgetAddresses = ReadonlyMap<string, WidgetAddress>;

/** The parameters that each object has in a page's address. One that stands twice is a list: its values joined by commas. */
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

/** The query of a page's address after an object has changed its own parameters; those without a value leave it. */
export function changeAddress(
  query: string,
  uid: string,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    const key = `${uid}.${name}`;
    if (value === undefined || value === '') search.delete(key);
    else search.set(key, value);
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The parameters of an address that belong to no object: with others it is another page. */
export function pageParameters(query: string): string {
  const search = new URLSearchParams(query);
  for (const key of [...search.keys()]) if (parameter.test(key)) search.delete(key);
  return search.toString();
}
