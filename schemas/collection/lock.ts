/** What a state closes of a record: everything, or the named fields, its lists of lines, its deletion. */
export interface StateLock {
  /** Fields that may not change. */
  fields?: string[];
  /** The lists of lines may not change: every field that holds a list of objects. */
  lines?: boolean;
  /** The record may not be deleted. */
  deletion?: boolean;
  /** What another state closes; instead of the rest. */
  as?: string;
}

/** Locks by state; `record` closes every field and the deletion. */
export type RecordLocks = Record<string, 'record' | StateLock>;
