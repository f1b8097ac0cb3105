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

/** Whose run it is, and who really started it, where somebody was let in for that person. */
export function sayPerson(
  { person, personName, actedBy, actedByName }: Run,
  say: (name: 'by' | 'byFor', params: Record<string, string>) => string,
): string {
  const name = personName ?? person;
  return actedBy ? say('byFor', { by: actedByName ?? actedBy, name }) : say('by', { name });
}

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
