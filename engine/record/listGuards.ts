import type { AnyStateMachine } from 'xstate';
import type { Guard } from '../../schemas/collection/guard.ts';
import type { JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { findTransition } from '../machine/readMachine.ts';

/** The guards of a change, which are judged when it is written, on what is stored at that moment. */
export interface Guarded {
  by: readonly Guard[];
  /** The record as it was; null for a new one. */
  before: JsonObject | null;
}

/** The guards of a collection on its writes; nothing where it has none. */
export function guardWrite(
  collection: Collection,
  change: 'create' | 'update',
  before: JsonObject | null,
): { guarded?: Guarded } {
  return toGuarded(listWriteGuards(collection, change), before);
}

/** The guards of an event; with data that it changes, those of an update too. */
export function guardEvent(
  { collection, machine }: { collection: Collection; machine: AnyStateMachine },
  { event, state, writes, before }: { event: string; state: string; writes: boolean; before: JsonObject },
): { guarded?: Guarded } {
  const ofEvent = findTransition(machine, state, event)?.meta.guards ?? [];
  const refusing = ofEvent.filter(({ warns }) => !warns);
  return toGuarded([...refusing, ...(writes ? listWriteGuards(collection, 'update') : [])], before);
}

/** The guards of a collection on what its roll-ups become. */
export function listRollupGuards({ schema }: Collection): Guard[] {
  return (schema['x-guard'] ?? []).filter(({ on }) => on?.includes('rollup'));
}

function listWriteGuards({ schema }: Collection, change: 'create' | 'update'): Guard[] {
  return (schema['x-guard'] ?? []).filter(({ on }) => on === undefined || on.includes(change));
}

function toGuarded(by: Guard[], before: JsonObject | null): { guarded?: Guarded } {
  return by.length > 0 ? { guarded: { by, before } } : {};
}
