import type { ErrorDetail } from '../../../schemas/errors/errors.ts';

/** Removes errors about fields that already have one. */
export function dropReported(details: ErrorDetail[], known: ErrorDetail[]): ErrorDetail[] {
  const paths = new Set(known.map(({ path }) => path));
  return details.filter(({ path }) => !paths.has(path));
}
