import { outboxJob } from '../../records/context/outboxJob.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { recalculationTopic } from '../../records/define/noteRecalculation.ts';
import { webhookTopic } from '../../records/tell/noteDeliveries.ts';
import { noticeTopic } from '../../records/tell/noteNotices.ts';
import { mailTopic } from '../mail/mailQueue.ts';

export const jobKinds = ['effects', 'mails', 'webhooks', 'notices', 'recalculations'] as const;

export type JobKind = (typeof jobKinds)[number];

export const jobStates = ['waiting', 'running', 'done', 'kept', 'failed', 'cancelled'] as const;

export type JobState = (typeof jobStates)[number];

/** A table whose rows are work that is done in the background, in columns that all of them have. */
export interface JobTable {
  table: string;
  /** What it does: an effect, a subject, an event. */
  what: string;
  /** What it is about: `collection` and `record`, who is notified, or how many records were computed and corrected. */
  about: string;
  attempts: string;
  error: string;
  finished: string;
  /** What its own states are called here. */
  states: Record<string, JobState>;
  /** What else is set when it is to be done again. */
  again: string;
  wake(app: RecordParts, siteId: string): Promise<unknown>;
}

const common = {
  waiting: 'waiting',
  sending: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
const onRecord = `collection || '/' || record_id`;

export const jobTables: Record<JobKind, JobTable> = {
  effects: {
    table: 'outbox',
    what: 'effect',
    about: onRecord,
    attempts: 'attempts',
    error: 'last_error',
    finished: 'finished_at',
    states: { ...common, running: 'running' },
    again: `attempts = 0, last_error = null`,
    wake: (app, siteId) => app.queue.add(outboxJob, { siteId }),
  },
  mails: {
    table: 'mail',
    what: `content ->> 'subject'`,
    about: 'to_address',
    attempts: 'tries',
    error: 'error',
    finished: 'sent_at',
    states: { ...common, sent: 'done', kept: 'kept' },
    again: 'tries = 0, error = null',
    wake: (app) => app.queue.publish(mailTopic, {}),
  },
  webhooks: {
    table: 'webhook_delivery',
    what: `(select name from webhook where webhook.site_id = webhook_delivery.site_id and webhook.id = webhook_id) || ': ' || event`,
    about: onRecord,
    attempts: 'attempts',
    error: `coalesce(tries -> -1 ->> 'error', case when status <> 'done' then 'HTTP ' || (tries -> -1 ->> 'status') end)`,
    finished: 'finished_at',
    states: { ...common, withheld: 'cancelled' },
    again: 'attempts = 0, finished_at = null',
    wake: (app) => app.queue.publish(webhookTopic, {}),
  },
  notices: {
    table: 'notice_delivery',
    what: `way || ': ' || topic`,
    about: 'account_id',
    attempts: 'attempts',
    error: 'error',
    finished: 'finished_at',
    states: common,
    again: 'attempts = 0, error = null, finished_at = null',
    wake: (app) => app.queue.publish(noticeTopic, {}),
  },
  recalculations: {
    table: 'recalculation',
    what: 'collection',
    about: `done || '/' || corrected`,
    attempts: 'attempts',
    error: 'error',
    finished: 'finished_at',
    states: { ...common, running: 'running' },
    again: `attempts = 0, error = null, after_id = '', done = 0, corrected = 0, finished_at = null`,
    wake: (app) => app.queue.publish(recalculationTopic, {}),
  },
};
