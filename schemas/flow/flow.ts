import type { Json, JsonObject } from '../json.ts';
import type { Text } from '../text.ts';

/** One step of a flow. Texts in `params` that begin with `=` are formulas; `{{formula}}` in a text is filled. */
export interface FlowStep {
  /** Names the step in formulas: `steps.<uid>`. */
  uid: string;
  /** One of `flowStepTypes`. */
  code: string;
  params?: JsonObject;
  /** A formula; the step is skipped where it is not true. */
  if?: string;
  /** After the last attempt: end the run (the default), go on, or take these steps first. */
  onError?: 'stop' | 'continue' | FlowStep[];
  retry?: FlowRetry;
  /** Seconds that one attempt, or waiting for an answer, may take. */
  timeout?: number;
  /** Of `branch`, and of `approval`: when it was approved, when it was rejected. */
  then?: FlowStep[];
  else?: FlowStep[];
  /** Of `switch`. */
  cases?: FlowCase[];
  otherwise?: FlowStep[];
  /** Of `loop`: once for each item, as `item` and `index`. */
  steps?: FlowStep[];
  /** Of `parallel`: side by side. */
  branches?: FlowBranch[];
}

export interface FlowRetry {
  /** Further attempts after the first. */
  times: number;
  /** Before the second attempt; twice as long before each further one. */
  seconds?: number;
}

export interface FlowCase {
  equals: Json;
  steps: FlowStep[];
}

export interface FlowBranch {
  title: string;
  steps: FlowStep[];
}

/** What starts a flow by itself; persons start it by hand. */
export interface FlowTrigger {
  /** Its name among the triggers of the flow. */
  uid: string;
  /** One of `flowTriggerTypes`. */
  code: string;
  params?: JsonObject;
  /** A formula; the flow is not started where it is not true. */
  if?: string;
}

/** Names under which actions of machines start flows: `quotation_sent`. */
export const flowStartPattern = /^[a-z][a-z0-9_.]{0,59}$/;

export interface FlowDefinition {
  triggers?: FlowTrigger[];
  steps: FlowStep[];
  /** Taken when a step ends the run by failing. */
  onError?: FlowStep[];
}

export const flowLimits = {
  /** Steps in a definition. */
  steps: 200,
  triggers: 20,
  depth: 8,
  /** Steps that one run may take, with those of loops. */
  taken: 2_000,
  items: 500,
  retries: 10,
  /** Characters of what one step stores. */
  output: 200_000,
  /** Characters of what all steps of a run store, in and out: whoever takes or shows the run holds all of it. */
  stored: 4_000_000,
  /** Runs that led to one another: as sub-flows, or because what one changed started the next. */
  chain: 5,
  /** Runs that the changes of one record may start of one flow within ten minutes. */
  startsOfRecord: 60,
  /** Seconds. */
  timeout: 30,
  /** Days until a run that has not ended ends. */
  days: 90,
} as const;

export const flowRunStates = ['queued', 'running', 'waiting', 'done', 'failed', 'cancelled'] as const;
export type FlowRunState = (typeof flowRunStates)[number];

export const flowRunTitles: Record<FlowRunState, Text> = {
  queued: { th: 'รอคิว', en: 'Queued' },
  running: { th: 'กำลังรัน', en: 'Running' },
  waiting: { th: 'กำลังรอ', en: 'Waiting' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  failed: { th: 'ล้มเหลว', en: 'Failed' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
};
