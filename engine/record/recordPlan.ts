import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import type { FieldChange } from './diffData.ts';
import type { ReferenceNeed } from './findReferences.ts';

export type RecordChange = 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'import';

/** Something to be done after the change, at least once; its key tells one doing from another. */
export interface PlannedEffect {
  effect: string;
  key: string;
  payload: JsonObject;
}

/** A field that waits for the next number of a module. */
export interface NumberNeed {
  field: string;
  /** Key of the numbering pattern. */
  module: string;
}

/** A decided change: what will be written, told to the history and left for the worker. Nothing has happened yet. */
export interface RecordPlan {
  action: RecordChange;
  collection: string;
  id: string;
  state: string | null;
  data: JsonObject;
  /** The version it was decided on; none for a new record. */
  baseVersion?: number;
  fromState?: string | null;
  event?: string;
  userId: string | null;
  at: string;
  note?: string;
  /** Differences between the data before and after; empty when nothing would change. */
  changes: FieldChange[];
  effects: PlannedEffect[];
  /** Numbers to draw and give to `fillNumbers` before the plan is written. */
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
