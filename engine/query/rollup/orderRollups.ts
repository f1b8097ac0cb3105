import type { Collection, CollectionRollup } from '../../collection/compiled/collection.ts';
import { listConditionFields } from './listConditionFields.ts';

/** A roll-up with the collection that holds it. */
export interface PlacedRollup {
  holder: Collection;
  rollup: CollectionRollup;
}

/**
 * The roll-ups so that each stands after those it is computed from. Those that depend on themselves in a circle are
 * left out.
 */
export function orderRollups(
  rollups: readonly PlacedRollup[],
  find: (name: string) => Collection | undefined,
): PlacedRollup[] {
  const ordered: PlacedRollup[] = [];
  const waiting = new Set(rollups);
  for (;;) {
    const ready = [...waiting].filter((one) => ![...waiting].some((other) => dependsOn(one, other, find)));
    if (ready.length === 0) return ordered;
    for (const one of ready) waiting.delete(one);
    ordered.push(...ready);
  }
}

/** Whether a roll-up reads a field that another one fills, or one that is computed beside it. */
export function dependsOn(
  { rollup }: PlacedRollup,
  other: PlacedRollup,
  find: (name: string) => Collection | undefined,
): boolean {
  const related = find(rollup.collection);
  if (related !== other.holder) return false;
  const fields = [rollup.of, ...listConditionFields(rollup.where ?? {}).map(({ field }) => field)];
  return fields.includes(other.rollup.field) || related.formulas.some(({ path: [field] }) => fields.includes(field));
}
