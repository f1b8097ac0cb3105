import { isJsonObject } from '../../../schemas/json.ts';
import { ApiError } from '../../api/ApiError.ts';
import type { Api } from '../../api/createApi.ts';
import { deletePendingFile, storePendingFile } from './pendingFiles.ts';
import { isTemporary, pauseMs, retryWork, wait } from './retryWork.ts';
import { sendChunk } from './sendChunk.ts';
import type { StoredFile, Upload, UploadState, UploadTarget } from './upload.ts';
import { awaitTurn } from './uploadTurns.ts';

interface Options {
  api: Api;
  file: Blob;
  name: string;
  target: UploadTarget;
  /** An earlier upload to continue. */
  upload?: string;
  /** Starts paused. */
  paused?: boolean;
}

interface Begun {
  data: { upload: string; offset: number; chunkBytes?: number; file?: string | null };
}

const chunkBytes = 4 * 1024 * 1024;
const finishMs = 600_000;

/** Uploads a file in chunks. It waits for a lost connection, and never sends received chunks again. */
export function startUpload(options: Options): Upload {
  const { file, api, upload } = options;
  const store = createUploadStore({ phase: 'waiting', sent: 0, size: file.size, upload });
  let ending: AbortController | undefined;

  function run(): void {
    ending?.abort();
    ending = new AbortController();
    void sendInTurn(options, store, ending.signal);
  }

  if (options.paused) store.change({ phase: 'paused' });
  else run();
  return {
    read: store.read,
    subscribe: store.subscribe,
    pause: () => {
      const { phase } = store.read();
      if (phase === 'done' || phase === 'checking') return;
      ending?.abort();
      store.change({ phase: 'paused' });
    },
    resume: () => {
      const { phase } = store.read();
      if (phase === 'paused' || phase === 'failed') run();
    },
    cancel: () => {
      ending?.abort();
      store.silence();
      const { phase, upload: begun } = store.read();
      if (!begun || phase === 'done') return;
      void deletePendingFile(begun);
      // The server deletes unfinished uploads.
      api(`/api/files/upload/${begun}`, { method: 'DELETE' }).catch(() => undefined);
    },
  };
}

type UploadStore = ReturnType<typeof createUploadStore>;

function createUploadStore(start: UploadState) {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part: Partial<UploadState>) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    /** Removes all listeners. */
    silence: () => listeners.clear(),
  };
}

async function sendInTurn(options: Options, { read, change }: UploadStore, signal: AbortSignal): Promise<void> {
  change({ phase: 'waiting', error: undefined });
  const leave = await awaitTurn(signal);
  try {
    signal.throwIfAborted();
    change({ phase: 'sending' });
    const found = await sendWhole(options, read().upload, signal, change);
    const { upload } = read();
    if (upload) void deletePendingFile(upload);
    change({ phase: 'done', sent: options.file.size, file: found });
  } catch (error) {
    if (!signal.aborted) change({ phase: 'failed', error });
  } finally {
    leave();
  }
}

async function sendWhole(
  { api, file, name, target }: Options,
  known: string | undefined,
  signal: AbortSignal,
  change: (part: Partial<UploadState>) => void,
): Promise<StoredFile> {
  const keep = <Answer>(work: () => Promise<Answer>) => retryWork(work, signal, change);
  const begun =
    (known && (await keep(() => findBegun(api, known, signal)))) ||
    (await keep(() =>
      inTurn(() => api<Begun>('/api/files', { method: 'POST', body: { ...target, name, size: file.size }, signal })),
    ));
  const { upload } = begun.data;
  const path = `/api/files/upload/${upload}`;
  let { offset } = begun.data;
  if (upload !== known) void storePendingFile(upload, file);
  change({ upload, sent: offset });
  while (offset < file.size && !begun.data.file) {
    const from = offset;
    const bytes = file.slice(from, from + (begun.data.chunkBytes ?? chunkBytes));
    const onProgress = (sent: number) => {
      const reached = from + Math.min(sent, bytes.size);
      change({ sent: reached, phase: reached < file.size ? 'sending' : 'checking' });
    };
    const send = () => sendChunk({ path, offset: from, bytes, signal, onProgress });
    offset = await keep(() => send().catch((error) => findOffset(api, path, error, signal)));
    change({ sent: offset });
  }
  change({ phase: 'checking', sent: file.size });
  const { data } = await keep(() =>
    api<{ data: StoredFile }>(`${path}/finish`, { method: 'POST', signal, timeoutMs: finishMs }),
  );
  return data;
}

/** The state of an earlier upload; undefined when the server no longer has it. */
async function findBegun(api: Api, upload: string, signal: AbortSignal): Promise<Begun | undefined> {
  try {
    return await api<Begun>(`/api/files/upload/${upload}`, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** A visitor is identified by the ticket of the first upload: the second must send it. */
function inTurn<Answer>(begin: () => Promise<Answer>): Promise<Answer> {
  const answer = turn.then(begin);
  turn = answer.catch(() => undefined);
  return answer;
}

/** After a failed chunk the server is asked how much it has received. */
async function findOffset(api: Api, path: string, error: unknown, signal: AbortSignal): Promise<number> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'upload_offset' && isJsonObject(error.details) && typeof error.details.offset === 'number')
    return error.details.offset;
  if (!isTemporary(error)) throw error;
  await wait(pauseMs, signal);
  return (await api<Begun>(path, { signal })).data.offset;
}
