export const jobKinds = ['effects', 'mails', 'webhooks', 'notices'] as const;

export type JobKind = (typeof jobKinds)[number];

export const jobStates = ['waiting', 'running', 'done', 'kept', 'failed', 'cancelled'] as const;

/** A background job as `GET /api/jobs` answers it. */
export interface Job {
  id: string;
  what: string;
  about: string;
  state: (typeof jobStates)[number];
  attempts: number;
  error: string | null;
  createdAt: string;
  nextAt: string | null;
  finishedAt: string | null;
}

export interface JobsAnswer {
  data: Job[];
  total: number;
  counts: { kind: JobKind; waiting: number; failed: number; oldest: string | null }[];
}

/** What `GET /api/jobs/server` answers, to root alone. */
export interface ServerState {
  queue: string;
  waiting: number;
  delayed: number;
  active: number;
  failed: number;
  processes: {
    id: string;
    role: string;
    host: string;
    pid: number;
    version: string;
    memory: number;
    startedAt: string;
    seenAt: string;
  }[];
}
