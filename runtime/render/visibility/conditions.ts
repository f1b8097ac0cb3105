import type { LogicSource } from '../../../engine/layout/reading/collectLogics.ts';
import type { Row } from '../../../schemas/index.ts';
import { createPart } from '../../context/createPart.ts';
import { isCondition } from './isCondition.ts';

/** The code for conditions; only pages whose visibility depends on the form load it. */
export const conditions = createPart(async () => {
  const [{ Conditional }, { collectLogics }] = await Promise.all([
    import('./Conditional.tsx'),
    import('../../../engine/layout/reading/collectLogics.ts'),
  ]);
  return { Conditional, collectLogics };
});

const noLogics: ReadonlyMap<string, LogicSource[]> = new Map();

/** The logics of these rows by the object they show or hide; empty when the rows need no conditions. */
export function logicsOf(rows: Row[]): ReadonlyMap<string, LogicSource[]> {
  return (needsConditions(rows) && conditions.find()?.collectLogics({ rows })) || noLogics;
}

/** Whether the visibility of anything in these rows depends on the form: by a condition or a logic. */
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
