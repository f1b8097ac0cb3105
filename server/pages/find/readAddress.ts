import { badRequest } from '../../platform/errors/httpErrors.ts';

/** The address of a page of this site, from its path on: `/shop?page=2`. */
export function readAddress(address: string): URL {
  const url = parseAddress(address);
  if (!url) throw badRequest({ what: 'path' });
  return url;
}

export function parseAddress(address: string): URL | undefined {
  return (address.startsWith('/') && URL.parse(address, 'http://page')) || undefined;
}
