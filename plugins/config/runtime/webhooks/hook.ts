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
  when: string;
}

let drafts = 0;

export function toDraft({ collection, events, transitions = [], when }: WebhookSubscription): SubscriptionDraft {
  drafts += 1;
  return { key: drafts, collection, events, transitions, when: when ? JSON.stringify(when, null, 2) : '' };
}

/** What is wrong with a draft before it is sent. */
export function findDraftFault(draft: SubscriptionDraft): 'eventsMissing' | 'conditionWrong' | undefined {
  if (draft.events.length === 0) return 'eventsMissing';
  return readDraft(draft) ? undefined : 'conditionWrong';
}

/** What is sent of a draft; undefined when its condition is no JSON object. */
export function readDraft({
  collection,
  events,
  transitions,
  when,
}: SubscriptionDraft): WebhookSubscription | undefined {
  const condition = when.trim() === '' ? undefined : readObject(when);
  if (condition === null) return undefined;
  return {
    collection,
    events,
    ...(events.includes('transition') && transitions.length > 0 && { transitions }),
    ...(condition && { when: condition }),
  };
}

function readObject(text: string): WebhookSubscription['when'] | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as WebhookSubscription['when']) // a JSON object; the server checks the rest
      : null;
  } catch {
    return null;
  }
}

/** The list with this value or without it. */
export function toggle<Value>(list: readonly Value[], value: Value, isOn: boolean): Value[] {
  return isOn ? [...list, value] : list.filter((one) => one !== value);
}
