import type { TextFormulas } from './fillTemplate.ts';
import { listPlaceholders } from './listPlaceholders.ts';

/** The scopes that the texts of a part take values from; `formula` for what is computed where no formulas are read. */
export function listScopes(part: unknown, formulas?: Pick<TextFormulas, 'scopes'>): Set<string> {
  return new Set(
    listPlaceholders(part).flatMap(({ path, formula }) =>
      formula === undefined ? [path[0] ?? ''] : (formulas?.scopes(formula) ?? ['formula']),
    ),
  );
}
