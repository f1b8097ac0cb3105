import type { Row } from '../../schemas/index.ts';
import { loadBindings, needsBindings } from '../binding/bindings.ts';
import { loadLooks, needsLooks } from '../render/looks.ts';
import { loadConditions, needsConditions } from '../visibility/conditions.ts';

/** Fetches the parts of the runtime that these rows need, before they are drawn. */
export async function loadRowParts(rows: Row[]): Promise<void> {
  await Promise.all([
    needsConditions(rows) ? loadConditions() : undefined,
    needsLooks(rows) ? loadLooks() : undefined,
    needsBindings(rows) ? loadBindings() : undefined,
  ]);
}
