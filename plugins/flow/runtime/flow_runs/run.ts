import type { Calls } from 'sala/runtime';
import type { FlowRunState } from 'sala/schemas';

/** A run in a list, and one with its steps, as their calls answer them. */
export type Run = Calls['GET /api/flow-runs']['answer']['data'][number];
export type WholeRun = Calls['GET /api/flow-run/{id}']['answer']['data'];
export type TakenStep = WholeRun['steps'][number];

export const runTones = {
  queued: 'info',
  running: 'info',
  waiting: 'warning',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  skipped: 'neutral',
} as const;

/** Whether more will happen by itself, or by an answer. */
export function isOpen(status: FlowRunState): boolean {
  return status === 'queued' || status === 'running' || status === 'waiting';
}
