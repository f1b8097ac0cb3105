import type { WebhookOff, WebhookSubscription } from '../../../schemas/index.ts';
import { siteRows } from '../../platform/db/sql.ts';
import type { DeliveryContent } from '../../records/tell/noteDeliveries.ts';

export interface WebhookRow {
  id: string;
  name: string;
  url: string;
  subscriptions: WebhookSubscription[];
  /** The person who set it: it sends what they may read. */
  account_id: string;
  /** Sealed; the former one signs too until its time is over. */
  secret: string;
  former_secret: string | null;
  former_until: string | null;
  enabled: boolean;
  off_reason: WebhookOff | null;
  failing_since: string | null;
  created_at: string;
  updated_at: string;
}

export interface DeliveryRow {
  id: number;
  site_id: string;
  key: string;
  webhook_id: string;
  collection: string;
  record_id: string;
  event: string;
  content: DeliveryContent;
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'withheld' | 'cancelled';
  attempts: number;
  next_at: string;
  created_at: string;
  finished_at: string | null;
  tries: DeliveryTry[];
}

/** One attempt: what was answered, or why there was no answer. */
export interface DeliveryTry {
  at: string;
  /** How long it took, in milliseconds. */
  ms: number;
  status: number | null;
  error: string | null;
  /** The beginning of the answer. */
  answer: string;
}

/** The event of a trial delivery, which is about no record. */
export const trialEvent = 'test';

export function webhookRows() {
  return siteRows('webhook');
}
