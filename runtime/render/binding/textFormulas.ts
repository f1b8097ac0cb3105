import type { Row } from '../../../schemas/index.ts';
import { createPart } from '../../context/createPart.ts';

/** What computes formulas in texts; loaded only by pages that have one. */
export const textFormulas = createPart(async () => {
  const { openTextFormulas } = await import('../../../engine/layout/formula/textFormulas.ts');
  return openTextFormulas;
});

/** Whether a text in these rows is computed by a formula from the form. */
export function needsFormulas(rows: Row[]): boolean {
  return rows.some((row) =>
    row.columns.some((column) =>
      column.objects.some(
        ({ bound = [], rows: inner = [] }) =>
          bound.some(({ parts }) => parts.some((part) => typeof part !== 'string' && part.formula !== undefined)) ||
          needsFormulas(inner),
      ),
    ),
  );
}
