import type { Condition, Layout, LayoutObject, Row } from '../../../schemas/index.ts';
import { mapObjects } from '../mapObjects.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { listObjects } from '../walkLayout.ts';
import type { PageFacts } from './pageFacts.ts';
import { reduceCondition } from './reduceCondition.ts';

/**
 * Removes what the guards of a layout hide from this visitor: the rows inside a guard or, for a guard of the whole
 * page, everything but the guard itself. A guard that a condition hides still applies.
 */
export function applyGuards(layout: Layout, findDefinition: FindDefinition, facts: PageFacts): Layout {
  const refuses = (object: LayoutObject) => {
    const guard = findDefinition(object.type)?.guard?.(object);
    return guard && !isMet(guard.condition, facts) ? guard : undefined;
  };
  const objects = listObjects(layout);
  // Most pages have no guard and return here.
  if (!objects.some((object) => findDefinition(object.type)?.guard)) return layout;
  const gate = objects.find((object) => refuses(object)?.page);
  if (gate) return closePage(layout, gate);
  return {
    ...layout,
    rows: mapObjects(layout.rows, (object) => (refuses(object) ? { ...object, rows: [] } : object)),
  };
}

/** Without its content the layout is no longer a form and describes no record. */
function closePage(layout: Layout, gate: LayoutObject): Layout {
  const { metaFrom: _, ...settings } = layout.settings;
  const row: Row = {
    uid: `${gate.uid}-gate`,
    columns: [{ uid: `${gate.uid}-gate-column`, objects: [{ ...gate, show: undefined, hidden: undefined, rows: [] }] }],
  };
  return { version: layout.version, kind: 'page', settings, rows: [row] };
}

/** A guard's condition is about the visitor; one about the form cannot be evaluated and counts as false. */
function isMet(condition: Condition, facts: PageFacts): boolean {
  return reduceCondition(condition, facts) === true;
}
