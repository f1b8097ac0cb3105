import type { Condition } from '../../../schemas/condition.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { AddAction, CreateAction, SetAction, TransitionAction } from '../../../schemas/machine/action.ts';
import type { ActionScope } from './actionScope.ts';

/** Which records an action changes: one by its id, or those that a condition finds. */
export type TargetNeed =
  | { collection: string; id: string; path: string }
  | { collection: string; where: Condition; atMost: number };

/** A change of other records, decided except for what depends on them; they are read under a lock before it. */
export interface PlannedChange {
  kind: 'change';
  action: SetAction | AddAction | TransitionAction;
  target: TargetNeed;
  scope: ActionScope;
  /** Index of the line that it is taken for. */
  line?: number;
}

export interface PlannedCreation {
  kind: 'create';
  action: CreateAction;
  /** Id of the new record, known before it is written so that the record can refer to it. */
  id: string;
  lines: { line: JsonObject; open?: number }[];
  scope: ActionScope;
}

export type PlannedAction = PlannedChange | PlannedCreation;
