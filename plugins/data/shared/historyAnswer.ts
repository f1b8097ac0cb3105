/** What happened to a record, in words, latest first. */
export interface HistoryAnswer {
  /** Its id. */
  record: string;
  entries: HistoryEntry[];
  /** Older ones are not told. */
  isCut: boolean;
}

export interface HistoryEntry {
  version: number;
  action: string;
  at: string;
  /** Undefined for the system. */
  by?: string;
  behalf?: string;
  /** Time sent it, which was due at this moment. */
  dueAt?: string;
  from?: HistoryState;
  to?: HistoryState;
  note?: string;
  changes: Difference[];
  /** Whoever reads this made the change, and may take it back. */
  undo?: true;
  mail?: HistoryMail;
}

/** A mail that was sent about the record; it has no version. */
export interface HistoryMail {
  to: string;
  subject: string;
  status: 'waiting' | 'sent' | 'kept' | 'failed' | 'cancelled';
}

export interface HistoryState {
  title: string;
  tone?: string;
}

/** What became of one field: its value, or its lines one by one. */
export interface Difference {
  title: string;
  from?: string;
  to?: string;
  /** What it holds is not shown. */
  isSecret?: boolean;
  lines?: LineDifference[];
}

export interface LineDifference {
  kind: 'added' | 'removed' | 'changed';
  /** From 1. */
  line: number;
  /** What the line is about. */
  name?: string;
  cells: { title: string; from?: string; to?: string }[];
}
