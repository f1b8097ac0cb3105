/**
 * Files being uploaded, stored in the browser until they are complete: a reloaded page can continue. If the browser
 * stores nothing, the person is asked for the file again.
 */
const database = 'sala.uploads';
const store = 'files';
const keepMs = 24 * 3_600_000;

interface KeptFile {
  file: Blob;
  at: number;
}

export async function storePendingFile(upload: string, file: Blob): Promise<void> {
  const kept: KeptFile = { file, at: Date.now() };
  await use('readwrite', (files) => files.put(kept, upload));
}

export async function findPendingFile(upload: string): Promise<Blob | undefined> {
  const kept: unknown = await use('readonly', (files) => files.get(upload));
  return isKept(kept) ? kept.file : undefined;
}

export async function deletePendingFile(upload: string): Promise<void> {
  await use('readwrite', (files) => files.delete(upload));
}

function isKept(value: unknown): value is KeptFile {
  return typeof value === 'object' && value !== null && 'file' in value && value.file instanceof Blob && 'at' in value;
}

async function use(mode: IDBTransactionMode, ask: (files: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const opened = await open();
    try {
      return await settle(ask(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  } catch {
    return undefined;
  }
}

async function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(database, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(store);
  const opened = await settle(asked);
  dropOld(opened);
  return opened;
}

/** Deletes files of pages that were never reopened. */
function dropOld(opened: IDBDatabase): void {
  const walk = opened.transaction(store, 'readwrite').objectStore(store).openCursor();
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (!cursor) return;
    if (!isKept(cursor.value) || cursor.value.at < Date.now() - keepMs) cursor.delete();
    cursor.continue();
  };
}

function settle<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
