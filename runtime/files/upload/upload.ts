/** The purpose of an upload; the server decides whether this person may. */
export type UploadTarget =
  | { purpose: 'library' | 'avatar' }
  | { purpose: 'form'; form: string; field: string }
  /** Without a record it waits for the one that is about to be created. */
  | { purpose: 'record'; collection: string; record?: string; field?: string };

/** A file as `/api/files` returns it. */
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

/** `waiting`: for a free slot; `offline`: continues by itself; `checking`: complete, being checked by the server. */
export type UploadPhase = 'waiting' | 'sending' | 'offline' | 'paused' | 'checking' | 'done' | 'failed';

export interface UploadState {
  phase: UploadPhase;
  /** Bytes received. */
  sent: number;
  size: number;
  /** The upload's id on the server, to continue later. */
  upload?: string;
  file?: StoredFile;
  error?: unknown;
}

/** An upload in progress. */
export interface Upload {
  read: () => UploadState;
  subscribe: (listener: () => void) => () => void;
  pause: () => void;
  /** Continues after a pause or a failure. */
  resume: () => void;
  /** Cancels; the received chunks are deleted. */
  cancel: () => void;
}
