import type { Guard } from '../collection/guard.ts';
import type { Text } from '../text.ts';

/** Texts and aliases of a state; the `meta` of an XState state. */
export interface StateMeta {
  title: Text;
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Aliases of the state, accepted from callers. */
  aliases?: string[];
}

/** The `meta` of an XState transition: its label and who may send the event. */
export interface EventMeta {
  title: Text;
  /** Roles that may send it; by default whoever may update the record. */
  roles?: string[];
  /** The person must enter a reason. */
  note?: boolean;
  /** An approval or a step with money: only the person themselves may take it, nobody who was let in for them. */
  inPerson?: boolean;
  /** Records do not usually go this way: its button is never the main one, and the usual way of the states leaves it out. */
  seldom?: boolean;
  /**
   * Fields that its sender fills in, although the state that the record is in closes them, and of the lines of a list single parts:
   * `paid_amount`, `items.received_quantity`.
   */
  corrects?: string[];
  /** Conditions that are reported when they do not hold. */
  guards?: Guard[];
  /** Time sends it so long after the state was entered: `3 days`, `2 working days`. */
  after?: string;
  /** Time sends it at the day or moment that this formula gives: `addWorkingDays(record.due_date, -3)`. */
  at?: string;
}
