import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import type { ActionFound, ActionNeeds } from '../rule/action/actionNeeds.ts';
import type { PlannedAction } from '../rule/action/plannedAction.ts';
import type { FieldChange } from './diffData.ts';
import type { ReferenceNeed } from './findReferences.ts';
import type { Guarded } from './listGuards.ts';

export type RecordChange = 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'import';

/** An effect to run after the change, at least once; its key identifies it across deliveries. */
export interface PlannedEffect {
  effect: string;
  key: string;
  payload: JsonObject;
}

/** A field that takes the next number of a module. */
export interface NumberNeed {
  field: string;
  /** Key of the numbering pattern. */
  module: string;
}

/** A decided change: what will be written to the record, the history and the outbox. Nothing has been written yet. */
export interface RecordPlan {
  action: RecordChange;
  collection: string;
  id: string;
  state: string | null;
  data: JsonObject;
  /** The version it was decided on; absent for a new record. */
  baseVersion?: number;
  fromState?: string | null;
  event?: string;
  userId: string | null;
  at: string;
  note?: string;
  /** Differences between the data before and after; empty when nothing would change. */
  changes: FieldChange[];
  /** What becomes of other records, in the same transaction. */
  actions: PlannedAction[];
  /** What its actions must know of other records first: then the change is planned again, under their locks. */
  waits?: { needs: ActionNeeds; again: (found: ActionFound) => RecordPlan };
  effects: PlannedEffect[];
  /** Judged when it is written, before anything is. */
  guarded?: Guarded;
  /** Numbers to draw and pass to `fillNumbers` before the plan is written. */
  numbers: NumberNeed[];
  /** Records that must exist. */
  references: ReferenceNeed[];
  warnings: ErrorDetail[];
}

/** A record as it is stored. */
export interface StoredRecord {
  id: string;
  state: string | null;
  version: number;
  data: JsonObject;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
}
