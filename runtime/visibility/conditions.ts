import type { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import type { PageFacts } from '../../engine/layout/pageFacts.ts';
import type { Condition, Json, LayoutObject, Row } from '../../schemas/index.ts';

let matches: typeof matchesCondition | undefined;

/** The condition language, fetched only by pages whose visibility depends on what is being filled in. */
export async function loadConditions(): Promise<void> {
  matches ??= (await import('../../engine/condition/matchesCondition.ts')).matchesCondition;
}

/** Whether the form (and the page's facts beside it) meets the condition; one that cannot be read is not met. */
export function meetsCondition(condition: Condition, form: { [field: string]: Json }, facts: PageFacts): boolean {
  if (!matches) throw new Error('loadConditions comes first');
  try {
    return matches({ ...form, ...facts, form }, condition, { ...facts, form });
  } catch {
    return false;
  }
}

export function needsConditions(rows: Row[]): boolean {
  return rows.some(
    (row) =>
      isCondition(row.show) ||
      row.columns.some((column) =>
        column.objects.some((object) => isCondition(object.show) || needsConditions(object.rows ?? [])),
      ),
  );
}

export function isCondition(show: LayoutObject['show']): show is Condition {
  return typeof show === 'object' && show !== null;
}
