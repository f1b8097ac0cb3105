import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { CollectionRollup } from '../../collection/compiled/collection.ts';
import { matchesCondition } from '../../condition/matchesCondition.ts';

/** A related record before or after a change, flat; absent when it does not exist or is in the trash. */
export interface RelatedChange {
  before?: JsonObject;
  after?: JsonObject;
}

export type ShareValue = number | string;

/** What a roll-up of one record loses and gains. */
export interface ShareChange {
  /** The record that holds the roll-up. */
  id: string;
  lost: ShareValue[];
  gained: ShareValue[];
}

/** The records whose roll-up the changes touch; a change that leaves its share as it was touches none. */
export function findShares(rollup: CollectionRollup, changes: readonly RelatedChange[]): ShareChange[] {
  const found = new Map<string, ShareChange>();
  const at = (id: string): ShareChange => {
    const share = found.get(id) ?? { id, lost: [], gained: [] };
    found.set(id, share);
    return share;
  };
  for (const { before, after } of changes) {
    const lost = before && readShare(rollup, before);
    const gained = after && readShare(rollup, after);
    if (lost?.id === gained?.id && lost?.value === gained?.value) continue;
    if (lost) at(lost.id).lost.push(lost.value);
    if (gained) at(gained.id).gained.push(gained.value);
  }
  return [...found.values()];
}

/** What a record contributes, and to which one; the counterpart in SQL is in `compileRollup.ts`. */
function readShare(rollup: CollectionRollup, record: JsonObject): { id: string; value: ShareValue } | undefined {
  const id = own(record, rollup.by);
  if (typeof id !== 'string' || id === '') return undefined;
  const value = rollup.of === undefined ? 1 : own(record, rollup.of);
  if (typeof value !== 'number' && (typeof value !== 'string' || rollup.op === 'sum')) return undefined;
  return rollup.where && !matchesCondition(record, rollup.where) ? undefined : { id, value };
}

function own(record: JsonObject, field: string): Json | undefined {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}
