import type { Text } from '../text.ts';

/** A condition of a change, with the message where it does not hold. */
export interface Guard {
  /** A formula that is true where the change is allowed. It knows `record`, `before`, related records by name, `person`, `now`. */
  if: string;
  /** The field that the refusal names. */
  field?: string;
  /** What is wrong and what to do; `{{item.available}}` is filled with the value of that moment. */
  message: Text;
  /** Of an event: it is for records of another kind, so where this does not hold it is not offered, rather than with the reason. */
  hides?: true;
  /** Of an event: where it does not hold, the question before the event says so; nothing is refused. */
  warns?: true;
}

/** A guard on every write of a collection. */
export interface WriteGuard extends Guard {
  /**
   * The changes that it judges: creating and updating without it. Data that comes with an event is an update; `rollup` is a
   * roll-up of the record that follows a change of others, which is then refused.
   */
  on?: ('create' | 'update' | 'rollup')[];
}
