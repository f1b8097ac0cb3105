import type { Text, WebhookEvent, WebhookOff, WebhookSubscription } from 'sala/schemas';

/** A webhook as `listWebhooks` answers it. */
export interface Hook {
  id: string;
  name: string;
  url: string;
  subscriptions: WebhookSubscription[];
  enabled: boolean;
  offReason: WebhookOff | null;
  failingSince: string | null;
  owner: string | null;
  waiting: number;
  formerUntil: string | null;
}

/** A collection that may be chosen, with the events of its machine. */
export interface HookChoice {
  name: string;
  title: Text;
  events: { event: string; title: Text }[];
}

/** A line of `listWebhookDeliveries`. */
export interface Delivery {
  id: string;
  event: string;
  collection: string;
  record: string;
  /** What the record is called. */
  said: string;
  transition: string | null;
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'withheld';
  attempts: number;
  nextAt: string | null;
  createdAt: string;
  tries: { at: string; ms: number; status: number | null; error: string | null; answer: string }[];
}

/** A subscription while it is filled in. */
export interface SubscriptionDraft {
  key: number;
  collection: string;
  events: WebhookEvent[];
  transitions: string[];
  when: WebhookSubscription['when'];
}

let drafts = 0;

export function toDraft({ collection, events, transitions = [], when }: WebhookSubscription): SubscriptionDraft {
  drafts += 1;
  return { key: drafts, collection, events, transitions, when };
}

/** What is sent of a draft. */
export function readDraft({ collection, events, transitions, when }: SubscriptionDraft): WebhookSubscription {
  return {
    collection,
    events,
    ...(events.includes('transition') && transitions.length > 0 && { transitions }),
    ...(when && { when }),
  };
}

/** The list with this value or without it. */
export function toggle<Value>(list: readonly Value[], value: Value, isOn: boolean): Value[] {
  return isOn ? [...list, value] : list.filter((one) => one !== value);
}
