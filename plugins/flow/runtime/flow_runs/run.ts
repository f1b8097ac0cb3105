import type { Calls } from 'sala/runtime';
import type { FlowRunState } from 'sala/schemas';

/** The source adds the page of the record that it is about. */
type WithPath<Answer extends { about: object | null }> = Omit<Answer, 'about'> & {
  about: (NonNullable<Answer['about']> & { path?: string | null }) | null;
};

/** A run in a list, and one with its steps, as their calls answer them. */
export type Run = WithPath<Calls['GET /api/flow-runs']['answer']['data'][number]>;
export type WholeRun = WithPath<Calls['GET /api/flow-run/{id}']['answer']['data']>;
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
