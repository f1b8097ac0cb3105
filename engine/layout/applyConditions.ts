import type { Condition, Json, Layout, LayoutObject, Row } from '../../schemas/index.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';
import type { PageFacts } from './pageFacts.ts';

/**
 * Decides on the server every condition that the form cannot change, and leaves out what it hides: a visitor never receives
 * what is not meant for him. Conditions about the form stay, for the browser to follow.
 */
export function applyConditions(layout: Layout, facts: PageFacts, targets: ReadonlySet<string>): Layout {
  return { ...layout, rows: applyRows(layout.rows, facts, targets) };
}

function applyRows(rows: Row[], facts: PageFacts, targets: ReadonlySet<string>): Row[] {
  return rows
    .filter((row) => isShown(row.show, facts))
    .map((row) => ({
      ...settle(row),
      columns: row.columns.map((column) => ({
        ...column,
        objects: column.objects
          .filter((object) => isShown(object.show, facts) && (!object.hidden || targets.has(object.uid)))
          .map((object) => {
            const settled: LayoutObject = settle(object);
            return settled.rows ? { ...settled, rows: applyRows(settled.rows, facts, targets) } : settled;
          }),
      })),
    }));
}

function isShown(show: Condition | boolean | undefined, facts: PageFacts): boolean {
  if (typeof show !== 'object' || show === null) return show !== false;
  if (asksForm(show)) return true;
  try {
    return matchesCondition({ ...facts }, show, { ...facts });
  } catch {
    return false; // a condition nobody can read must not open what it was meant to guard
  }
}

/** Without a condition that has been decided. */
function settle<Part extends { show?: Condition | boolean }>(part: Part): Part {
  if (typeof part.show !== 'object' || part.show === null || asksForm(part.show)) return part;
  return { ...part, show: undefined };
}

/** Fields of the form are meant by `$form.x`, `form.x`, or any name that is none of the page's facts. */
function asksForm(condition: Json): boolean {
  if (typeof condition === 'string') return condition.startsWith('$form.');
  if (Array.isArray(condition)) return condition.some(asksForm);
  if (typeof condition !== 'object' || condition === null) return false;
  return Object.entries(condition).some(([key, value]) => {
    const field = !key.startsWith('$') && !/^(user|site|route)(\.|$)/.test(key);
    return field || asksForm(value);
  });
}
