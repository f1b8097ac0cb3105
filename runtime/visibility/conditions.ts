import type { collectLogics, LogicSource } from '../../engine/layout/collectLogics.ts';
import type { Row } from '../../schemas/index.ts';
import type { Conditional } from './Conditional.tsx';
import { isCondition } from './isCondition.ts';

let conditional: typeof Conditional | undefined;
let collect: typeof collectLogics | undefined;
const noLogics: ReadonlyMap<string, LogicSource[]> = new Map();

/** Fetches what follows conditions; only pages whose visibility depends on what is being filled in need it. */
export async function loadConditions(): Promise<void> {
  const [parts, logics] = await Promise.all([
    import('./Conditional.tsx'),
    import('../../engine/layout/collectLogics.ts'),
  ]);
  conditional ??= parts.Conditional;
  collect ??= logics.collectLogics;
}

/** The logics of these rows by the object they show or hide; rows that need no conditions have none. */
export function logicsOf(rows: Row[]): ReadonlyMap<string, LogicSource[]> {
  return collect && needsConditions(rows) ? collect({ rows }) : noLogics;
}

/** The component that follows a condition; the page has loaded it before it drew anything. */
export function getConditional(): typeof Conditional {
  if (!conditional) throw new Error('loadConditions comes first');
  return conditional;
}

/** Whether anything in these rows depends on the form: by a condition, or because some field shows and hides it. */
export function needsConditions(rows: Row[]): boolean {
  return rows.some(
    (row) =>
      isCondition(row.show) ||
      row.columns.some((column) =>
        column.objects.some(
          (object) => isCondition(object.show) || object.logics !== undefined || needsConditions(object.rows ?? []),
        ),
      ),
  );
}
