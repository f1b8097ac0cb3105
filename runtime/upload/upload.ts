/** What a file is sent for; the server decides whether this person may. */
export type UploadTarget =
  | { purpose: 'library' | 'avatar' }
  | { purpose: 'form'; form: string; field: string }
  | { purpose: 'record'; collection: string; record: string };

/** A file as `/api/files` answers it. */
export interface StoredFile {
  id: string;
  name: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  kind: string;
  url: string;
  created_at: string;
}

/** `waiting`: for its turn; `offline`: goes on by itself; `checking`: all has arrived and is looked into. */
export type UploadPhase = 'waiting' | 'sending' | 'offline' | 'paused' | 'checking' | 'done' | 'failed';

export interface UploadState {
  phase: UploadPhase;
  /** Bytes that have arrived. */
  sent: number;
  size: number;
  /** The upload at the server, to go on with later. */
  upload?: string;
  file?: StoredFile;
  error?: unknown;
}

/** A file on its way. */
export interface Upload {
  read: () => UploadState;
  subscribe: (listener: () => void) => () => void;
  pause: () => void;
  /** Goes on after a pause or a failure. */
  resume: () => void;
  /** Gives up: what has arrived is thrown away. */
  cancel: () => void;
}
