import { parameter } from './address.ts';

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
