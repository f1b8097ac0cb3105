import type { Condition } from '../condition.ts';

/** What becomes of a record, as it is sent to webhooks. */
export const webhookEvents = ['created', 'updated', 'transition', 'deleted', 'restored'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent to a webhook of one collection. */
export interface WebhookSubscription {
  collection: string;
  events: WebhookEvent[];
  /** Of transitions, only these events of the machine. */
  transitions?: string[];
  /** Only records that meet it, as the person behind the webhook may read them. */
  when?: Condition;
}

/** Why a webhook is off: a person switched it off, its receiver failed for long, or the person behind it may no longer have one. */
export type WebhookOff = 'person' | 'failing' | 'owner';
