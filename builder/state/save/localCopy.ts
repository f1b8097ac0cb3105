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
      try {
        const copy: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
        return isLocalCopy(copy) ? copy : undefined;
      } catch {
        return undefined;
      }
    },
    write(key, copy) {
      const { base, ...work } = copy;
      // Where both have no room, the work alone may have.
      if (!store(nameOf(key), copy) && base) store(nameOf(key), work);
    },
    remove(key) {
      try {
        localStorage.removeItem(nameOf(key));
      } catch {
        // Nothing could be stored either.
      }
    },
  };
}

/** False where there is no room: the work is still in memory, and the page warns before it is left. */
function store(name: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

function isLocalCopy(copy: unknown): copy is LocalCopy {
  return typeof copy === 'object' && copy !== null && 'layout' in copy && 'version' in copy;
}
