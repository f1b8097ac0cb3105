import { isJsonObject } from '../../schemas/json.ts';
import { ApiError } from '../api/ApiError.ts';
import type { Api } from '../api/createApi.ts';
import { forgetFile, keepFile } from './keptFiles.ts';
import { sendChunk } from './sendChunk.ts';
import type { StoredFile, Upload, UploadState, UploadTarget } from './upload.ts';

interface Options {
  api: Api;
  file: Blob;
  name: string;
  target: UploadTarget;
  /** An upload that began earlier: goes on where that stopped. */
  upload?: string;
  /** Begins as paused. */
  paused?: boolean;
}

interface Begun {
  data: { upload: string; offset: number; chunkBytes?: number; file?: string | null };
}

const chunkBytes = 4 * 1024 * 1024;
const atOnce = 2;
const patience = { firstMs: 1000, mostMs: 15_000, failures: 5 };
const finishMs = 600_000;

/** Sends a file in parts. A lost connection is waited for, and what has arrived is never sent again. */
export function startUpload(options: Options): Upload {
  const { file, api } = options;
  let state: UploadState = { phase: 'waiting', sent: 0, size: file.size, upload: options.upload };
  const listeners = new Set<() => void>();
  let ending: AbortController | undefined;
  const change = (part: Partial<UploadState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  async function run(): Promise<void> {
    ending?.abort();
    const own = new AbortController();
    ending = own;
    change({ phase: 'waiting', error: undefined });
    const leave = await enter(own.signal);
    try {
      own.signal.throwIfAborted();
      change({ phase: 'sending' });
      const found = await sendWhole(options, state.upload, own.signal, change);
      if (state.upload) void forgetFile(state.upload);
      change({ phase: 'done', sent: file.size, file: found });
    } catch (error) {
      if (!own.signal.aborted) change({ phase: 'failed', error });
    } finally {
      leave();
    }
  }

  const upload: Upload = {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: () => {
      if (state.phase === 'done' || state.phase === 'checking') return;
      ending?.abort();
      change({ phase: 'paused' });
    },
    resume: () => {
      if (state.phase === 'paused' || state.phase === 'failed') void run();
    },
    cancel: () => {
      ending?.abort();
      listeners.clear();
      if (!state.upload || state.phase === 'done') return;
      void forgetFile(state.upload);
      // The server sweeps what is left there.
      api(`/api/files/upload/${state.upload}`, { method: 'DELETE' }).catch(() => undefined);
    },
  };
  if (options.paused) change({ phase: 'paused' });
  else void run();
  return upload;
}

async function sendWhole(
  { api, file, name, target }: Options,
  known: string | undefined,
  signal: AbortSignal,
  change: (part: Partial<UploadState>) => void,
): Promise<StoredFile> {
  const keep = <Answer>(work: () => Promise<Answer>) => keepTrying(work, signal, change);
  const begun =
    (known && (await keep(() => findBegun(api, known, signal)))) ||
    (await keep(() =>
      inTurn(() => api<Begun>('/api/files', { method: 'POST', body: { ...target, name, size: file.size }, signal })),
    ));
  const { upload } = begun.data;
  const path = `/api/files/upload/${upload}`;
  let { offset } = begun.data;
  if (upload !== known) void keepFile(upload, file);
  change({ upload, sent: offset });
  while (offset < file.size && !begun.data.file) {
    const from = offset;
    const bytes = file.slice(from, from + (begun.data.chunkBytes ?? chunkBytes));
    const onProgress = (sent: number) => change({ sent: from + Math.min(sent, bytes.size) });
    const send = () => sendChunk({ path: `${path}?offset=${offset}`, bytes, signal, onProgress });
    offset = await keep(() => send().catch((error) => findOffset(api, path, error, signal)));
    change({ sent: offset });
  }
  change({ phase: 'checking', sent: file.size });
  const { data } = await keep(() =>
    api<{ data: StoredFile }>(`${path}/finish`, { method: 'POST', signal, timeoutMs: finishMs }),
  );
  return data;
}

/** An upload of earlier; undefined when the server has forgotten it. */
async function findBegun(api: Api, upload: string, signal: AbortSignal): Promise<Begun | undefined> {
  try {
    return await api<Begun>(`/api/files/upload/${upload}`, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** A visitor is known by the ticket that the first beginning brings: the second must carry it. */
function inTurn<Answer>(begin: () => Promise<Answer>): Promise<Answer> {
  const answer = turn.then(begin);
  turn = answer.catch(() => undefined);
  return answer;
}

/** After a part that may or may not have arrived the server is asked how far it is. */
async function findOffset(api: Api, path: string, error: unknown, signal: AbortSignal): Promise<number> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'upload_offset' && isJsonObject(error.details) && typeof error.details.offset === 'number')
    return error.details.offset;
  if (!canPass(error)) throw error;
  await wait(patience.firstMs, signal);
  return (await api<Begun>(path, { signal })).data.offset;
}

/** What may go better next time: no connection, a server that is busy or restarts, another part still being received. */
function canPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 408 || error.status >= 500 || error.code === 'upload_busy';
}

async function keepTrying<Answer>(
  work: () => Promise<Answer>,
  signal: AbortSignal,
  change: (part: Partial<UploadState>) => void,
): Promise<Answer> {
  let failures = 0;
  for (let pause = patience.firstMs; ; pause = Math.min(pause * 2, patience.mostMs)) {
    try {
      const answer = await work();
      if (failures > 0) change({ phase: 'sending' });
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!canPass(error)) throw error;
      // Without a connection it waits for as long as the page is open.
      const isOffline = error instanceof ApiError && error.status === 0;
      if (!isOffline && failures >= patience.failures) throw error;
      failures += 1;
      if (isOffline) change({ phase: 'offline' });
      await wait(pause, signal);
    }
  }
}

/** A while, or until the browser is online again. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const goOn = () => end(resolve);
    const stop = () => end(() => reject(signal.reason));
    const timer = setTimeout(goOn, ms);
    addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });
}

const queue: (() => void)[] = [];
let active = 0;

/** Waits for a turn; gives back how to leave it. Many files at once would all be slow. */
async function enter(signal: AbortSignal): Promise<() => void> {
  if (active >= atOnce)
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      signal.addEventListener('abort', () => {
        const place = queue.indexOf(resolve);
        if (place >= 0) {
          queue.splice(place, 1);
          active += 1; // it leaves like all others
          resolve();
        }
      });
    });
  else active += 1;
  return () => {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };
}
