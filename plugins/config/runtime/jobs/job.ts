import type { Calls } from 'sala/runtime';

export const jobKinds = ['effects', 'mails', 'webhooks', 'notices', 'recalculations'] as const;

export type JobKind = (typeof jobKinds)[number];

export const jobStates = ['waiting', 'running', 'done', 'kept', 'failed', 'cancelled'] as const;

export type JobsAnswer = Calls['GET /api/jobs']['answer'];
export type Job = JobsAnswer['data'][number];

/** For root alone. */
export type ServerState = Calls['GET /api/jobs/server']['answer']['data'];
