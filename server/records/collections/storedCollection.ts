import type { AnyStateMachine } from 'xstate';
import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import type { QuerySource } from '../../../engine/query/sql/querySource.ts';
import type { ApprovalRule, RecordCheck } from '../../../schemas/index.ts';

/** A collection on one site: its compiled schema, its machine, its table. */
export interface StoredCollection {
  collection: Collection;
  machine?: AnyStateMachine;
  table: string;
  source: QuerySource;
  check?: RecordCheck;
  /** The plugin that ships it; absent for one defined at run time. */
  plugin?: string;
  /** What it declares, where this site decided its tiers of approval itself. */
  declaredApproval?: ApprovalRule;
}
