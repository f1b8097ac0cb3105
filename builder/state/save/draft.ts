import { type MergedLayout, mergeLayouts } from '../../../engine/layout/merge/mergeLayouts.ts';
import { ApiError } from '../../../runtime/api/ApiError.ts';
import type { Layout } from '../../../schemas/index.ts';
import type { LayoutApi, StoredLayout } from '../../api/layouts.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import { toLayout } from '../../document/convert/toLayout.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import { hasChanges } from '../craftNodes.ts';
import { createStore, type Store } from '../createStore.ts';
import type { Editor } from '../editor.ts';
import type { LocalCopies, LocalCopy } from './localCopy.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline' | 'unreachable' | 'conflict';

/** Whether the work waits for the connection or the server to come back; it is saved then by itself. */
export function isWaiting(save: SaveState): boolean {
  return save === 'offline' || save === 'unreachable';
}

export interface DraftState {
  /** The key of the layout; another one once its page has another address. */
  key: string;
  /** Visitors see some version of it. */
  isPublished: boolean;
  save: SaveState;
  publish: 'idle' | 'publishing' | 'published' | 'failed';
  /** The server's message when it refused. */
  message: string;
  /** Unsaved work of an earlier visit was restored, and nothing was edited since. */
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
  readonly state: Store<DraftState>;
  readonly #options: Required<DraftOptions>;
  #version: number;
  #savedTree: LayoutTree;
  #seenTree: LayoutTree;
  /** The version that someone else saved meanwhile; nothing is saved until it is decided what becomes of both. */
  #newer: StoredLayout | null = null;
  /** False for work of an earlier visit that was stored without what it began from. */
  #knowsBase = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first edit was made that no save has begun with. */
  #editedAt: number | null = null;
  #failures = 0;
  /** The first save that was not answered: it may have been stored all the same. */
  #unanswered: string | null = null;
  #running: Promise<boolean> | null = null;

  constructor(options: DraftOptions) {
    this.#options = { delay: 700, longestDelay: 1000, retryDelay: 3000, ...options };
    const { key, published } = options.stored;
    const idle = { save: 'saved', publish: 'idle', message: '', restored: false } as const;
    this.state = createStore<DraftState>({ key, isPublished: published !== null, ...idle });
    this.#version = options.stored.version;
    this.#savedTree = options.editor.getTree();
    this.#seenTree = this.#savedTree;
    this.#restore();
  }

  /** The key of the layout. */
  get key(): string {
    return this.state.get().key;
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
    if (this.#newer) {
      this.keepCopy();
      return false;
    }
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
      if (!(await this.#storeAll())) {
        // A conflict asks for a decision; anything else is the reason that nothing was published.
        this.#change({ publish: this.#newer ? 'idle' : 'failed' });
        return;
      }
      await this.#unlessOwn(async () => {
        ({ version: this.#version } = await api.publish({ key: this.key, version: this.#version }));
      });
      this.#change({ publish: 'published', isPublished: true });
    } catch (error) {
      if (isConflict(error)) await this.#openConflict();
      this.#change({ publish: 'failed', message: readMessage(error) });
    }
  }

  /** Saves, and gives the layout another key by `work`; what is edited meanwhile is saved under that one. */
  async rename(to: string, work: () => Promise<void>): Promise<void> {
    if (!(await this.#storeAll())) throw new Error('not saved');
    const { copies } = this.#options;
    const from = this.key;
    const moving = work().then(() => {
      this.#change({ key: to });
      copies.remove(from);
      return true;
    });
    // A save that comes meanwhile waits as for another save: under the former key it would be refused.
    this.#running = moving.catch(() => false);
    try {
      await moving;
    } finally {
      this.#running = null;
    }
  }

  /** Saves all there is; before the first save nothing is stored, so there would be nothing to publish or rename. */
  async #storeAll(): Promise<boolean> {
    if (this.#version === 0 && this.#tree === this.#savedTree) await this.#store(this.#savedTree);
    return this.#saveAll();
  }

  /** Saves until nothing is left: somebody may type on meanwhile. */
  async #saveAll(): Promise<boolean> {
    while (!(await this.save())) if (this.state.get().save !== 'unsaved') return false;
    return true;
  }

  /** In a conflict: whether it is known what both began from. */
  get canMerge(): boolean {
    return this.#newer !== null && this.#knowsBase;
  }

  /** In a conflict: the layout with the changes of both, where it is known what both began from. `takes` names what is theirs. */
  merge(takes?: ReadonlySet<string>): (MergedLayout & { theirs: Layout }) | undefined {
    const theirs = this.#newerLayout;
    if (!theirs || !this.#knowsBase) return undefined;
    const sides = { base: toLayout(this.#savedTree), ours: toLayout(this.#tree), theirs };
    return { ...mergeLayouts(sides, takes), theirs };
  }

  /** After a conflict: which layout to keep, or the merged one. What is not kept is an undo step. */
  async resolve(choice: 'mine' | 'theirs' | Layout): Promise<void> {
    const { editor, copies } = this.#options;
    const theirs = this.#newerLayout;
    if (!this.#newer || !theirs) return;
    this.#version = this.#newer.version;
    const mine = typeof choice === 'string' ? this.#tree : toEditor(choice);
    this.#savedTree = toEditor(theirs);
    editor.edit(() => this.#savedTree, { isForeign: true });
    this.#newer = null;
    this.#knowsBase = true;
    this.#change({ save: 'saved', publish: 'idle', restored: false });
    if (choice === 'theirs') {
      copies.remove(this.key);
      return;
    }
    editor.edit(() => mine, { isForeign: true });
    await this.save();
  }

  /** Stores unsaved work in this browser; for a page that is about to close. */
  keepCopy(): void {
    if (this.#tree === this.#savedTree) return;
    const base = this.#knowsBase ? toLayout(this.#savedTree) : undefined;
    this.#writeCopy(base && { base });
  }

  #writeCopy(base?: Pick<LocalCopy, 'base'>): void {
    this.#options.copies.write(this.key, { version: this.#version, layout: toLayout(this.#tree), ...base });
  }

  get #newerLayout(): Layout | null {
    return this.#newer?.draft ?? this.#newer?.published ?? null;
  }

  get #tree(): LayoutTree {
    return this.#options.editor.getTree();
  }

  #change(part: Partial<DraftState>): void {
    const state = this.state.get();
    // Told with each edit, most of it is known.
    const isKnown = Object.entries(part).every(([name, value]) => state[name as keyof DraftState] === value);
    if (!isKnown) this.state.set({ ...state, ...part });
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), after);
  }

  #noticeEdit(): void {
    if (this.#tree === this.#seenTree) return;
    this.#seenTree = this.#tree;
    this.#change({ restored: false });
    if (!this.#newer && !this.#running && !hasChanges(this.#savedTree, this.#tree)) {
      // Undone back to the saved state.
      clearTimeout(this.#timer);
      this.#options.copies.remove(this.key);
      this.#change({ save: 'saved' });
      return;
    }
    const { save } = this.state.get();
    if (!this.#newer && save !== 'saving' && !isWaiting(save)) this.#change({ save: 'unsaved', publish: 'idle' });
    this.#editedAt ??= Date.now();
    const left = this.#editedAt + this.#options.longestDelay - Date.now();
    this.#schedule(Math.min(this.#options.delay, Math.max(left, 0)));
  }

  async #attempt(): Promise<boolean> {
    const tree = this.#tree;
    this.#editedAt = null;
    // The answer may never come, and the browser may end before. Written with each save, it goes without what it began from.
    this.#writeCopy();
    if (!isWaiting(this.state.get().save)) this.#change({ save: 'saving', message: '' });
    try {
      await this.#store(tree);
    } catch (error) {
      await this.#noticeFailure(error);
      return false;
    }
    this.#failures = 0;
    this.#options.copies.remove(this.key);
    if (this.#tree === tree) {
      this.#change({ save: 'saved' });
      return true;
    }
    this.#change({ save: 'unsaved' });
    this.#schedule(this.#options.delay);
    return false;
  }

  async #store(tree: LayoutTree): Promise<void> {
    const layout = toLayout(tree);
    await this.#unlessOwn(() => this.#send(layout));
    this.#unanswered = null;
    this.#savedTree = tree;
  }

  async #send(layout: Layout): Promise<void> {
    try {
      ({ version: this.#version } = await this.#options.api.save({ key: this.key, layout, version: this.#version }));
    } catch (error) {
      if (mayBeStored(error)) this.#unanswered ??= JSON.stringify(layout);
      throw error;
    }
  }

  /** Does what a newer version refuses once more, where that version holds no other draft than the own one. */
  async #unlessOwn(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isConflict(error) || !(await this.#findOwn())) throw error;
      await work();
    }
  }

  /** Whether the newer version is of a save whose answer was lost, or of a publication, by time or by somebody else; then work goes on from there. */
  async #findOwn(): Promise<boolean> {
    const { draft, published, version } = await this.#options.api.read(this.key);
    const theirs = JSON.stringify(draft ?? published);
    const isBase = this.#knowsBase && theirs === JSON.stringify(toLayout(this.#savedTree));
    if (!isBase && theirs !== this.#unanswered) return false;
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
      this.#newer = await this.#options.api.read(this.key);
      this.#change({ save: 'conflict', message: '' });
    } catch (error) {
      this.#change({ save: 'failed', message: readMessage(error) });
    }
  }

  /** Restores the unsaved work of an earlier visit, as an edit that can be undone. */
  #restore(): void {
    const { copies, editor, stored } = this.#options;
    const copy = copies.read(this.key);
    if (!copy || JSON.stringify(copy.layout) === JSON.stringify(toLayout(this.#savedTree))) return;
    const tree = toEditor(copy.layout);
    if (copy.version !== this.#version) {
      // As if the conflict had come while this work was done: left again undecided, it is asked about again.
      this.#newer = stored;
      this.#version = copy.version;
      this.#knowsBase = copy.base !== undefined;
      if (copy.base) this.#savedTree = toEditor(copy.base);
    }
    editor.edit(() => tree, { isForeign: true });
    this.#seenTree = this.#tree;
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
