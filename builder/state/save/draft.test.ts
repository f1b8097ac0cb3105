import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../runtime/api/ApiError.ts';
import type { LayoutApi, StoredLayout } from '../../api/layouts.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import { setProperty } from '../../document/operations/setProperty.ts';
import { openEditor } from '../../testing/openEditor.ts';
import { Draft } from './draft.ts';
import type { LocalCopies, LocalCopy } from './localCopy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves a moment after the last edit, once', async () => {
  const { type, api, draft } = open();
  type('a');
  type('b');
  expect(draft.state.get().save).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(1300);
  expect(api.save).toHaveBeenCalledTimes(1);
  expect(draft.state.get().save).toBe('saved');
  expect(api.stored.draft).toMatchObject({ settings: { title: 'b' } });
});

it('saves again what was typed while a save was under way', async () => {
  const { type, api, draft } = open();
  const release = api.hold();
  type('a');
  await vi.advanceTimersByTimeAsync(1300);
  type('b');
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.state.get().save).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(1300);
  expect(api.stored.draft).toMatchObject({ settings: { title: 'b' } });
  expect(draft.state.get().save).toBe('saved');
});

it('has nothing to save when everything was undone', async () => {
  const { type, api, draft, editor } = open();
  type('a');
  editor.undo();
  expect(draft.state.get().save).toBe('saved');
  await vi.advanceTimersByTimeAsync(5000);
  expect(api.save).not.toHaveBeenCalled();
});

it('tries again after a failure and keeps a copy until it worked', async () => {
  const { type, api, draft, copies } = open();
  api.fail(new ApiError({ status: 0, code: 'unreachable', message: 'no network' }));
  type('a');
  await vi.advanceTimersByTimeAsync(1300);
  expect(draft.state.get().save).toBe('offline');
  expect(copies.held.get('page/home')?.layout.settings.title).toBe('a');
  await vi.advanceTimersByTimeAsync(3100);
  expect(draft.state.get().save).toBe('saved');
  expect(copies.held.size).toBe(0);
});

it('does not repeat a save that the server refused for good', async () => {
  const { type, api, draft } = open();
  api.fail(new ApiError({ status: 403, code: 'not_allowed', message: 'not you' }));
  type('a');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(api.save).toHaveBeenCalledTimes(1);
  expect(draft.state.get()).toMatchObject({ save: 'failed', message: 'not you' });
});

it.each(['mine', 'theirs'] as const)('loses nobody’s work in a conflict: going on with %s', async (choice) => {
  const { type, api, draft, editor, read } = open();
  api.changeByOther('theirs');
  type('mine');
  await vi.advanceTimersByTimeAsync(1300);
  expect(draft.state.get().save).toBe('conflict');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.stored.draft).toMatchObject({ settings: { title: 'theirs' } });
  await draft.resolve(choice);
  expect(read()).toBe(choice);
  expect(api.stored.draft).toMatchObject({ settings: { title: choice } });
  expect(draft.state.get().save).toBe('saved');
  editor.undo();
  expect(read()).toBe(choice === 'mine' ? 'theirs' : 'mine');
});

it('saves before it publishes, also a layout that was never stored', async () => {
  const { api, draft } = open({ version: 0 });
  await draft.publish();
  expect(api.save).toHaveBeenCalledTimes(1);
  expect(api.stored.published).toMatchObject({ settings: {} });
  expect(draft.state.get().publish).toBe('published');
});

it('does not publish what it could not save', async () => {
  const { type, api, draft } = open();
  type('a');
  api.fail(new ApiError({ status: 500, code: 'broken', message: 'broken' }));
  await draft.publish();
  expect(api.publish).not.toHaveBeenCalled();
  expect(draft.state.get()).toMatchObject({ save: 'failed', publish: 'idle' });
});

it('brings back the work of a visit that ended before it was saved, as a step that can be undone', async () => {
  const layout = { version: 1, kind: 'page' as const, settings: { title: 'kept' }, rows: [] };
  const { draft, editor, read } = open({ copy: { version: 3, layout } });
  expect(read()).toBe('kept');
  expect(draft.state.get()).toMatchObject({ save: 'unsaved', restored: true });
  editor.undo();
  expect(read()).toBeUndefined();
});

it('asks which to keep when the draft became newer than the work of an earlier visit', () => {
  const layout = { version: 1, kind: 'page' as const, settings: { title: 'kept' }, rows: [] };
  const { draft } = open({ copy: { version: 2, layout } });
  expect(draft.state.get().save).toBe('conflict');
});

function open({ version = 3, copy }: { version?: number; copy?: LocalCopy } = {}) {
  const api = createFakeServer(version);
  const editor = openEditor(toEditor(api.stored.draft!));
  const held = new Map<string, LocalCopy>(copy ? [['page/home', copy]] : []);
  const copies: LocalCopies & { held: typeof held } = {
    held,
    read: (key) => held.get(key),
    write: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
  };
  const draft = new Draft({ api, editor, stored: structuredClone(api.stored), copies });
  draft.start();
  const type = (value: string) =>
    editor.edit((tree) => setProperty(tree, { id: 'ROOT', path: ['settings', 'title'], value }));
  const read = () => (editor.getTree().ROOT!.data.settings as { title?: string }).title;
  return { api, editor, draft, copies, type, read };
}

/** A server with one layout, that counts versions as the real one does. */
function createFakeServer(version: number) {
  const layout = { version: 1, kind: 'page' as const, settings: {}, rows: [] };
  const stored: StoredLayout = { key: 'page/home', draft: layout, published: null, version };
  let failure: Error | null = null;
  let gate = Promise.resolve();
  const check = async (from: number) => {
    await gate;
    const thrown = failure;
    failure = null;
    if (thrown) throw thrown;
    if (from !== stored.version) throw new ApiError({ status: 409, code: 'layout_conflict', message: 'newer' });
    stored.version += 1;
  };
  return {
    stored,
    read: vi.fn<LayoutApi['read']>(async () => structuredClone(stored)),
    save: vi.fn<LayoutApi['save']>(async (change) => {
      await check(change.version);
      stored.draft = change.layout;
      return structuredClone(stored);
    }),
    publish: vi.fn<LayoutApi['publish']>(async (change) => {
      await check(change.version);
      stored.published = stored.draft;
      return structuredClone(stored);
    }),
    fail: (error: Error) => {
      failure = error;
    },
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    changeByOther(title: string) {
      stored.draft = { ...layout, settings: { title } };
      stored.version += 1;
    },
  };
}
