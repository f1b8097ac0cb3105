import { listPlaceholders } from './listPlaceholders.ts';

/** The scopes that the texts of a part take values from; `formula` for what is computed. */
export function listScopes(part: unknown): Set<string> {
  return new Set(
    listPlaceholders(part).map(({ path, formula }) => (formula === undefined ? (path[0] ?? '') : 'formula')),
  );
}
