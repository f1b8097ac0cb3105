import type { ErrorDetail } from '../../schemas/errors/errors.ts';

/** Leaves out what was said about the same field before. */
export function dropKnown(details: ErrorDetail[], known: ErrorDetail[]): ErrorDetail[] {
  const paths = new Set(known.map(({ path }) => path));
  return details.filter(({ path }) => !paths.has(path));
}
