import { parameter } from './address.ts';

/** The query string after an object has changed its own parameters; parameters without a value are removed. */
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

/** The parameters that belong to no object: a change of these makes it another page. */
export function pageParameters(query: string): string {
  const search = new URLSearchParams(query);
  for (const key of [...search.keys()]) if (parameter.test(key)) search.delete(key);
  return search.toString();
}
