import type { Text } from '../text.ts';

/** What a state says to people and to the access rules; stands in the `meta` of an XState state. */
export interface StateMeta {
  title: Text;
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Other spellings of the state, accepted from callers. */
  aliases?: string[];
}

/** What stands in the `meta` of an XState transition: its label and who may send the event. */
export interface EventMeta {
  title: Text;
  /** Roles that may send it; without it whoever may update the record. */
  roles?: string[];
  /** The person must say why. */
  note?: boolean;
  /** Why the move is refused where its guard does not hold. */
  reason?: Text;
}
