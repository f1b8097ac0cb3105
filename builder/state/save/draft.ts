import { ApiError } from '../../../runtime/api/ApiError.ts';
import type { Layout } from '../../../schemas/index.ts';
import type { LayoutApi, StoredLayout } from '../../api/layouts.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import { toLayout } from '../../document/convert/toLayout.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import { hasChanges } from '../craftNodes.ts';
import { createStore } from '../createStore.ts';
import type { Editor } from '../editor.ts';
import type { LocalCopies } from './localCopy.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline' | 'unreachable' | 'conflict';

/** Whether the work waits for the connection or the server to come back; it is saved then by itself. */
export function isWaiting(save: SaveState): boolean {
  return save === 'offline' || save === 'unreachable';
}

export interface DraftState {
  save: SaveState;
  publish: 'idle' | 'publishing' | 'published' | 'failed';
  /** The server's message when it refused. */
  message: string;
  /** Unsaved work of an earlier visit was restored. */
  restored: boolean;
}

export interface DraftOptions {
  api: LayoutApi;
  editor: Editor;
  stored: StoredLayout;
  copies: LocalCopies;
  /** Milliseconds without edits before a save. */
  delay?: number;
  /** Milliseconds after which a save begins at the latest, however long the edits go on. */
  longestDelay?: number;
  /** Milliseconds before the first retry after a failure; doubles up to a minute. */
  retryDelay?: number;
}

/** Synchronises the edited layout with the server's draft: saves shortly after each change, retries, loses nothing. */
export class Draft {
  readonly state = createStore<DraftState>({ save: 'saved', publish: 'idle', message: '', restored: false });
  readonly #options: Required<DraftOptions>;
  readonly #key: string;
  #version: number;
  #savedTree: LayoutTree;
  #seenTree: LayoutTree;
  /** The version that someone else saved meanwhile; nothing is saved until one of the two is chosen. */
  #newer: StoredLayout | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first edit was made that no save has begun with. */
  #editedAt: number | null = null;
  #failures = 0;
  /** The first save that was not answered: it may have been stored all the same. */
  #unanswered: string | null = null;
  #running: Promise<boolean> | null = null;

  constructor(options: DraftOptions) {
    this.#options = { delay: 700, longestDelay: 1000, retryDelay: 3000, ...options };
    this.#key = options.stored.key;
    this.#version = options.stored.version;
    this.#savedTree = options.editor.getTree();
    this.#seenTree = this.#savedTree;
    this.#restore();
  }

  /** The key of the layout. */
  get key(): string {
    return this.#key;
  }

  /** Starts watching the editor; returns the function that stops. */
  start(): () => void {
    const unsubscribe = this.#options.editor.subscribe(() => this.#noticeEdit());
    if (this.state.get().save === 'unsaved') this.#schedule(this.#options.delay);
    return () => {
      unsubscribe();
      clearTimeout(this.#timer);
    };
  }

  /** Saves unsaved changes; true once everything is saved. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    // A running save has an older tree; the next one waits for its version.
    if (this.#running) this.keepCopy();
    while (this.#running) await this.#running;
    if (this.#newer) return false;
    if (this.#tree === this.#savedTree) return true;
    this.#running = this.#attempt();
    try {
      return await this.#running;
    } finally {
      this.#running = null;
    }
  }

  /** Saves, and publishes the saved version. */
  async publish(): Promise<void> {
    const { api } = this.#options;
    this.#change({ publish: 'publishing', message: '' });
    try {
      // Nothing is stored before the first save, so there would be nothing to publish.
      if (this.#version === 0 && this.#tree === this.#savedTree) await this.#store(this.#savedTree);
      if (!(await this.save())) {
        this.#change({ publish: 'idle' });
        return;
      }
      ({ version: this.#version } = await api.publish({ key: this.#key, version: this.#version }));
      this.#change({ publish: 'published' });
    } catch (error) {
      if (isConflict(error)) await this.#openConflict();
      this.#change({ publish: 'failed', message: readMessage(error) });
    }
  }

  /** After a conflict: which layout to keep. The other one is an undo step. */
  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    const { editor, copies } = this.#options;
    const theirs = this.#newer?.draft ?? this.#newer?.published;
    if (!this.#newer || !theirs) return;
    this.#version = this.#newer.version;
    const mine = this.#tree;
    this.#savedTree = toEditor(theirs);
    editor.edit(() => this.#savedTree, { isForeign: true });
    this.#newer = null;
    this.#change({ save: 'saved', publish: 'idle', restored: false });
    if (choice === 'theirs') {
      copies.remove(this.#key);
      return;
    }
    editor.edit(() => mine, { isForeign: true });
    await this.save();
  }

  /** Stores unsaved work in this browser; for a page that is about to close. */
  keepCopy(): void {
    if (this.#tree === this.#savedTree) return;
    this.#options.copies.write(this.#key, { version: this.#version, layout: toLayout(this.#tree) });
  }

  get #tree(): LayoutTree {
    return this.#options.editor.getTree();
  }

  #change(part: Partial<DraftState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), after);
  }

  #noticeEdit(): void {
    if (this.#tree === this.#seenTree) return;
    this.#seenTree = this.#tree;
    if (this.#newer) return;
    if (!this.#running && !hasChanges(this.#savedTree, this.#tree)) {
      // Undone back to the saved state.
      clearTimeout(this.#timer);
      this.#options.copies.remove(this.#key);
      this.#change({ save: 'saved', restored: false });
      return;
    }
    const { save } = this.state.get();
    if (save !== 'saving' && !isWaiting(save)) this.#change({ save: 'unsaved', publish: 'idle' });
    this.#editedAt ??= Date.now();
    const left = this.#editedAt + this.#options.longestDelay - Date.now();
    this.#schedule(Math.min(this.#options.delay, Math.max(left, 0)));
  }

  async #attempt(): Promise<boolean> {
    const tree = this.#tree;
    this.#editedAt = null;
    // The answer may never come, and the browser may end before.
    this.keepCopy();
    if (!isWaiting(this.state.get().save)) this.#change({ save: 'saving', message: '' });
    try {
      await this.#store(tree);
    } catch (error) {
      await this.#noticeFailure(error);
      return false;
    }
    this.#failures = 0;
    this.#options.copies.remove(this.#key);
    if (this.#tree === tree) {
      this.#change({ save: 'saved', restored: false });
      return true;
    }
    this.#change({ save: 'unsaved' });
    this.#schedule(this.#options.delay);
    return false;
  }

  async #store(tree: LayoutTree): Promise<void> {
    const layout = toLayout(tree);
    try {
      await this.#send(layout);
    } catch (error) {
      if (mayBeStored(error)) this.#unanswered ??= JSON.stringify(layout);
      if (!isConflict(error) || !(await this.#findUnanswered())) throw error;
      await this.#send(layout);
    }
    this.#unanswered = null;
    this.#savedTree = tree;
  }

  async #send(layout: Layout): Promise<void> {
    ({ version: this.#version } = await this.#options.api.save({ key: this.#key, layout, version: this.#version }));
  }

  /** Whether the newer version is the own one, of a save whose answer was lost; then work goes on from there. */
  async #findUnanswered(): Promise<boolean> {
    if (this.#unanswered === null) return false;
    const { draft, version } = await this.#options.api.read(this.#key);
    if (JSON.stringify(draft) !== this.#unanswered) return false;
    this.#version = version;
    return true;
  }

  async #noticeFailure(error: unknown): Promise<void> {
    this.keepCopy();
    if (isConflict(error)) return this.#openConflict();
    const status = error instanceof ApiError ? error.status : undefined;
    const isLost = isOutOfReach(status);
    this.#change({ save: isLost ? nameLoss() : 'failed', message: readMessage(error) });
    if (status === undefined || (!isLost && status !== 429 && status < 500)) return;
    this.#schedule(Math.min(this.#options.retryDelay * 2 ** this.#failures, isLost ? 10_000 : 60_000));
    this.#failures += 1;
  }

  async #openConflict(): Promise<void> {
    try {
      this.#newer = await this.#options.api.read(this.#key);
      this.#change({ save: 'conflict', message: '' });
    } catch (error) {
      this.#change({ save: 'failed', message: readMessage(error) });
    }
  }

  /** Restores the unsaved work of an earlier visit, as an edit that can be undone. */
  #restore(): void {
    const { copies, editor, stored } = this.#options;
    const copy = copies.read(this.#key);
    if (!copy || JSON.stringify(copy.layout) === JSON.stringify(toLayout(this.#savedTree))) return;
    const tree = toEditor(copy.layout);
    if (copy.version !== this.#version) this.#newer = stored;
    editor.edit(() => tree, { isForeign: true });
    this.#change({ restored: true, save: this.#newer ? 'conflict' : 'unsaved' });
  }
}

/** No answer, or that of a proxy whose server is gone. */
function isOutOfReach(status: number | undefined): boolean {
  return status !== undefined && [0, 502, 503, 504].includes(status);
}

function nameLoss(): 'offline' | 'unreachable' {
  return navigator.onLine === false ? 'offline' : 'unreachable';
}

function mayBeStored(error: unknown): boolean {
  return error instanceof ApiError && isOutOfReach(error.status);
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
