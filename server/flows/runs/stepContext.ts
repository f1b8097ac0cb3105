import type { FlowFacts } from '../../../engine/flow/fillParams.ts';
import type { FlowStep, Json, JsonObject } from '../../../schemas/index.ts';
import type { Actor } from '../../records/context/actor.ts';
import type { Records } from '../../records/openRecords.ts';
import type { RunRow } from './flowRows.ts';
import type { StoreTogether } from './storeTogether.ts';

export interface StepContext {
  run: RunRow;
  step: FlowStep;
  key: string;
  /** The same in every attempt of this step, and of no other; another where somebody has it taken again that had ended. */
  once: string;
  actor: Actor;
  params: JsonObject;
  /** Inside of the transaction in which the step is stored. */
  records: Records;
}

/** What a step gave, or for how many seconds it waits at most. */
export type StepOutcome = { output: Json } | { waits: number };

/** A step that comes next. */
export interface TakenStep {
  run: RunRow;
  key: string;
  step: FlowStep;
  facts: FlowFacts;
  actor: Actor;
  store: StoreTogether;
  /** Counts what the step stores. */
  count(value: Json): void;
}
