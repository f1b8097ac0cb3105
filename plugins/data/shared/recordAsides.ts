/** What stands beside a record and is no part of it. */

export interface CommentsAnswer {
  /** Id of the record. */
  record: string;
  comments: RecordComment[];
  total: number;
}

export interface RecordComment {
  id: string;
  text: string;
  at: string;
  isEdited: boolean;
  by: string;
  isOwn: boolean;
  /** Names of the people whom it mentions. */
  mentions: { id: string; name: string }[];
}

export interface FilesAnswer {
  /** Id of the record. */
  record: string;
  files: RecordFile[];
  mayAdd: boolean;
}

export interface RecordFile {
  id: string;
  name: string;
  size: number;
  url: string;
  kind: string;
  at: string;
  by?: string;
  mayDelete: boolean;
}

export interface EffectsAnswer {
  /** Id of the record. */
  record: string;
  effects: RecordEffect[];
  mayRunAgain: boolean;
}

export interface RecordEffect {
  id: number;
  title: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  tries: number;
  at: string;
  nextAt?: string;
  error?: string;
  skipped?: boolean;
}
