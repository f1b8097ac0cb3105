import { deviceStore } from '../../../runtime/context/deviceStore.ts';
import type { Layout } from '../../../schemas/index.ts';

/** Unsaved work, stored in this browser until it is saved. */
export interface LocalCopy {
  /** The stored version that the work started from. */
  version: number;
  layout: Layout;
  /** That version as it was, so that the work can be merged with what somebody else saved meanwhile. */
  base?: Layout;
}

/** Storage of unsaved work. */
export interface LocalCopies {
  read(key: string): LocalCopy | undefined;
  write(key: string, copy: LocalCopy): void;
  remove(key: string): void;
}

/**
 * The unsaved work of one person in the browser's local storage, named like their other drafts, which end with their session;
 * when it is full or forbidden it behaves like an empty one.
 */
export function openLocalCopies(person: string | undefined): LocalCopies {
  const nameOf = (key: string) => `sala.draft.${person ?? ''}.builder:${key}`;
  return {
    read(key) {
      const copy = deviceStore.read(nameOf(key));
      return isLocalCopy(copy) ? copy : undefined;
    },
    write(key, copy) {
      const { base, ...work } = copy;
      // Where both have no room, the work alone may have; else it is still in memory, and the page warns before it is left.
      if (!deviceStore.write(nameOf(key), copy) && base) deviceStore.write(nameOf(key), work);
    },
    remove: (key) => deviceStore.remove(nameOf(key)),
  };
}

function isLocalCopy(copy: unknown): copy is LocalCopy {
  return typeof copy === 'object' && copy !== null && 'layout' in copy && 'version' in copy;
}
