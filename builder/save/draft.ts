import { ApiError } from '../../runtime/api/ApiError.ts';
import type { LayoutApi, StoredLayout } from '../api/layouts.ts';
import { toEditor } from '../convert/toEditor.ts';
import { toLayout } from '../convert/toLayout.ts';
import { listChanges } from '../state/craftNodes.ts';
import { createStore, type Store } from '../state/createStore.ts';
import type { Editor } from '../state/editor.ts';
import type { LayoutTree } from '../tree/tree.ts';
import type { LocalCopies } from './localCopy.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline' | 'conflict';

export interface DraftState {
  save: SaveState;
  publish: 'idle' | 'publishing' | 'published' | 'failed';
  /** What the server said when it refused. */
  message: string;
  /** Work of an earlier visit was brought back. */
  restored: boolean;
}

/** Keeps the edited layout and the server's draft the same. */
export interface Draft {
  state: Store<DraftState>;
  /** Saves what is not saved yet; true once everything is. */
  save(): Promise<boolean>;
  publish(): Promise<void>;
  /** After a conflict: whose layout to go on with. The other one is a step back in history. */
  resolve(choice: 'mine' | 'theirs'): Promise<void>;
  /** Puts the unsaved work aside in this browser; for a page that is about to close. */
  keepCopy(): void;
  /** Begins to watch the editor; the result ends it. */
  start(): () => void;
}

export interface DraftOptions {
  api: LayoutApi;
  editor: Editor;
  stored: StoredLayout;
  copies: LocalCopies;
  /** Milliseconds of quiet before a save. */
  delay?: number;
  /** Milliseconds before the first new attempt after a failure; doubles up to a minute. */
  retryDelay?: number;
}

/** Watches the editor and saves its layout a moment after each change; failures are tried again and lose nothing. */
export function createDraft({ api, editor, stored, copies, delay = 1200, retryDelay = 3000 }: DraftOptions): Draft {
  const { key } = stored;
  const state = createStore<DraftState>({ save: 'saved', publish: 'idle', message: '', restored: false });
  let version = stored.version;
  let savedTree: LayoutTree = editor.getTree();
  let seenTree = savedTree;
  let newer: StoredLayout | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<boolean> | null = null;

  const change = (part: Partial<DraftState>) => state.set({ ...state.get(), ...part });

  function schedule(after: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), after);
  }

  function handleEdit(): void {
    if (editor.getTree() === seenTree) return;
    seenTree = editor.getTree();
    if (newer) return;
    if (listChanges(savedTree, seenTree).size === 0 && !running) {
      // Undone back to what is saved.
      clearTimeout(timer);
      copies.remove(key);
      change({ save: 'saved', restored: false });
      return;
    }
    if (state.get().save !== 'saving') change({ save: 'unsaved', publish: 'idle' });
    schedule(delay);
  }

  async function attempt(): Promise<boolean> {
    const tree = editor.getTree();
    change({ save: 'saving', message: '' });
    try {
      ({ version } = await api.save({ key, layout: toLayout(tree), version }));
    } catch (error) {
      await handleFailure(error);
      return false;
    }
    savedTree = tree;
    failures = 0;
    copies.remove(key);
    if (editor.getTree() === tree) change({ save: 'saved', restored: false });
    else handleEditAfterSave();
    return editor.getTree() === tree;
  }

  function handleEditAfterSave(): void {
    change({ save: 'unsaved' });
    schedule(delay);
  }

  async function handleFailure(error: unknown): Promise<void> {
    keepCopy();
    if (!(error instanceof ApiError)) {
      change({ save: 'failed', message: String(error) });
      return;
    }
    if (error.status === 409) return openConflict();
    change({ save: error.status === 0 ? 'offline' : 'failed', message: error.message });
    if (error.status === 0 || error.status === 429 || error.status >= 500) {
      schedule(Math.min(retryDelay * 2 ** failures, 60_000));
      failures += 1;
    }
  }

  async function openConflict(): Promise<void> {
    try {
      newer = await api.read(key);
      change({ save: 'conflict', message: '' });
    } catch (error) {
      change({ save: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  async function save(): Promise<boolean> {
    clearTimeout(timer);
    if (newer) return false;
    // A save that is under way took an older tree; the next one waits for its version.
    while (running) await running;
    if (newer) return false;
    if (editor.getTree() === savedTree) return true;
    running = attempt();
    try {
      return await running;
    } finally {
      running = null;
    }
  }

  function keepCopy(): void {
    if (editor.getTree() !== savedTree) copies.write(key, { version, layout: toLayout(editor.getTree()) });
  }

  async function publish(): Promise<void> {
    change({ publish: 'publishing', message: '' });
    try {
      // Nothing is stored before the first save, so there would be nothing to publish.
      if (version === 0 && editor.getTree() === savedTree) {
        ({ version } = await api.save({ key, layout: toLayout(savedTree), version }));
      }
      if (!(await save())) {
        change({ publish: 'idle' });
        return;
      }
      ({ version } = await api.publish({ key, version }));
      change({ publish: 'published' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await openConflict();
      change({ publish: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  async function resolve(choice: 'mine' | 'theirs'): Promise<void> {
    const theirs = newer?.draft ?? newer?.published;
    if (!newer || !theirs) return;
    ({ version } = newer);
    const mine = editor.getTree();
    const theirTree = toEditor(theirs);
    savedTree = theirTree;
    editor.edit(() => theirTree);
    newer = null;
    change({ save: 'saved', publish: 'idle' });
    if (choice === 'theirs') {
      copies.remove(key);
      return;
    }
    editor.edit(() => mine);
    await save();
  }

  function restore(): void {
    const copy = copies.read(key);
    if (!copy || JSON.stringify(copy.layout) === JSON.stringify(toLayout(savedTree))) return;
    const tree = toEditor(copy.layout);
    if (copy.version !== version) newer = stored;
    editor.edit(() => tree);
    change({ restored: true, save: newer ? 'conflict' : 'unsaved' });
  }

  restore();
  return {
    state,
    save,
    publish,
    resolve,
    keepCopy,
    start() {
      const unsubscribe = editor.subscribe(handleEdit);
      if (state.get().save === 'unsaved') schedule(delay);
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}
