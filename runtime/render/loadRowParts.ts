import type { Row } from '../../schemas/index.ts';
import { loadBindings, needsBindings } from './binding/bindings.ts';
import { blockStyles, needsBlockStyles } from './blockStyles.ts';
import { conditions, needsConditions } from './visibility/conditions.ts';

/** Loads the parts of the runtime that these rows need, before they are drawn. */
export async function loadRowParts(rows: Row[]): Promise<void> {
  await Promise.all([
    needsConditions(rows) ? conditions.load() : undefined,
    needsBlockStyles(rows) ? blockStyles.load() : undefined,
    needsBindings(rows) ? loadBindings(rows) : undefined,
  ]);
}
