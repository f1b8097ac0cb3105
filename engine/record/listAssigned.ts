import type { JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import type { CoreEffect } from '../rule/action/coreEffects.ts';
import type { EffectNeed } from '../rule/action/planning.ts';
import type { PlanContext } from './planContext.ts';

/** Tells those whom a field with `x-assigns` names from now on, unless they put themselves there or no person did. */
export function listAssigned(
  { collection, actor }: Pick<PlanContext, 'collection' | 'actor'>,
  { before, after }: { before: JsonObject; after: JsonObject },
): EffectNeed[] {
  const by = actor?.id;
  if (!by) return [];
  const named = listAssigning(collection)
    .filter((field) => after[field] !== before[field])
    .map((field) => after[field]);
  return [...new Set(named)].flatMap((person) =>
    typeof person === 'string' && person !== '' && person !== by
      ? [{ effect: 'assigned' satisfies CoreEffect, payload: { person, by } }]
      : [],
  );
}

function listAssigning({ fields }: Collection): string[] {
  return [...fields.values()].filter(({ schema }) => schema['x-assigns']).map(({ name }) => name);
}
