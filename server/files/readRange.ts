import type { ByteRange } from './storage/fileStorage.ts';

/** The range of a `Range` header; undefined: the whole file. Several ranges at once are answered with the whole. */
export function readRange(header: string, size: number): ByteRange | 'refused' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return Number(last) === 0 ? 'refused' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'refused' : { from, to };
}
