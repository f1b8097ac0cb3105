import type { Condition, Layout, LayoutObject, Row } from '../../../schemas/index.ts';
import type { PageFacts } from './pageFacts.ts';
import { reduceCondition } from './reduceCondition.ts';

/**
 * Evaluates on the server every condition that does not depend on the form, and removes what it hides, so that visitors
 * never receive what is not meant for them. Conditions about the form stay for the browser.
 */
export function applyConditions(layout: Layout, facts: PageFacts, targets: ReadonlySet<string>): Layout {
  return { ...layout, rows: applyToRows(layout.rows, facts, targets) };
}

/** The same for rows that are added to a layout later. */
export function applyToRows(rows: Row[], facts: PageFacts, targets: ReadonlySet<string>): Row[] {
  return rows.flatMap((row) => {
    const settled = settle(row, facts);
    if (!settled) return [];
    const columns = row.columns.map((column) => ({
      ...column,
      objects: column.objects.flatMap((object) => applyToObject(object, facts, targets)),
    }));
    return [{ ...settled, columns }];
  });
}

function applyToObject(object: LayoutObject, facts: PageFacts, targets: ReadonlySet<string>): LayoutObject[] {
  const settled: LayoutObject | undefined = settle(object, facts);
  if (!settled || (object.hidden && !targets.has(object.uid))) return [];
  return [settled.rows ? { ...settled, rows: applyToRows(settled.rows, facts, targets) } : settled];
}

/** The part without its evaluated condition; undefined when the condition was false. */
function settle<Part extends { show?: Condition | boolean }>(part: Part, facts: PageFacts): Part | undefined {
  if (typeof part.show !== 'object' || part.show === null) return part.show === false ? undefined : part;
  const show = reduceCondition(part.show, facts);
  if (show === false) return undefined;
  return { ...part, show: show === true ? undefined : show };
}
