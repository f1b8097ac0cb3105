/**
 * What a browser keeps under names. It may refuse to, full or private: then nothing is kept, and nothing throws. Where to scroll, what
 * is typed into a form, and which popup was seen are kept without this: it would be one more file of a visitor's first page.
 */
interface DeviceStore {
  /** Undefined where there is none, and where it is no JSON. */
  read(name: string): unknown;
  /** False where it is not kept. */
  write(name: string, value: unknown): boolean;
  /** The same for what is kept as plain text. */
  readText(name: string): string | undefined;
  writeText(name: string, text: string): boolean;
  remove(name: string): void;
}

/** For all tabs, until somebody clears it. */
export const deviceStore = openStore(() => localStorage);

/** For one tab, until it is closed. */
export const tabStore = openStore(() => sessionStorage);

/** Even the name of a forbidden storage throws. */
function openStore(open: () => Storage): DeviceStore {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const readText = (name: string) => attempt((storage) => storage.getItem(name)) ?? undefined;
  const writeText = (name: string, text: string) =>
    attempt((storage) => storage.setItem(name, text) === undefined) ?? false;
  return {
    readText,
    writeText,
    read: (name) => attempt((storage): unknown => JSON.parse(storage.getItem(name) ?? 'null')) ?? undefined,
    write: (name, value) => writeText(name, JSON.stringify(value)),
    remove: (name) => attempt((storage) => storage.removeItem(name)),
  };
}
