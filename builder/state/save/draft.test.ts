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

it('saves about every second while somebody types on without a pause', async () => {
  const { type, api } = open();
  for (let round = 1; round <= 30; round += 1) {
    type('x'.repeat(round));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(api.save.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(String(api.stored.draft?.settings.title).length).toBeGreaterThanOrEqual(20);
});

it('keeps a copy of what a save that is not answered holds, and of what was typed since', async () => {
  const { type, api, copies } = open();
  api.hold();
  type('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(copies.held.get('page/home')?.layout.settings.title).toBe('a');
  type('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(copies.held.get('page/home')?.layout.settings.title).toBe('b');
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
  expect(draft.state.get().save).toBe('unreachable');
  expect(copies.held.get('page/home')?.layout.settings.title).toBe('a');
  await vi.advanceTimersByTimeAsync(3100);
  expect(draft.state.get().save).toBe('saved');
  expect(copies.held.size).toBe(0);
});

it('says so when the device has no network, and while the server is away, however much is typed', async () => {
  const { type, api, draft } = open();
  vi.stubGlobal('navigator', { onLine: false });
  api.fail(new ApiError({ status: 0, code: 'offline', message: '' }));
  type('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.state.get().save).toBe('offline');
  vi.unstubAllGlobals();
  api.fail(new ApiError({ status: 502, code: 'unexpected', message: '' }));
  await vi.advanceTimersByTimeAsync(3100);
  const shown = [draft.state.get().save];
  draft.state.subscribe(() => shown.push(draft.state.get().save));
  api.fail(new ApiError({ status: 0, code: 'offline', message: '' }));
  type('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(shown)).toEqual(new Set(['unreachable']));
});

it('tries again at least every ten seconds while the server is away', async () => {
  const { type, api, draft } = open();
  api.fail(...Array.from({ length: 12 }, () => new ApiError({ status: 0, code: 'offline', message: '' })));
  type('a');
  await vi.advanceTimersByTimeAsync(110_000);
  const tried = api.save.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_100);
  expect(api.save.mock.calls.length).toBeGreaterThan(Math.min(tried, 12));
  expect(draft.state.get().save).toBe('saved');
});

it('goes on from its own save when the answer to that was lost', async () => {
  const { type, api, draft } = open();
  api.loseAnswer();
  type('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.state.get().save).toBe('unreachable');
  type('b');
  await vi.advanceTimersByTimeAsync(4000);
  expect(draft.state.get().save).toBe('saved');
  expect(api.stored.draft).toMatchObject({ settings: { title: 'b' } });
});

it('asks which to keep when somebody else saved while an answer was missing', async () => {
  const { type, api, draft } = open();
  api.loseAnswer();
  type('a');
  await vi.advanceTimersByTimeAsync(1000);
  api.changeByOther('theirs');
  type('b');
  await vi.advanceTimersByTimeAsync(4000);
  expect(draft.state.get().save).toBe('conflict');
});

it('asks nothing when a time or somebody else published the same draft meanwhile', async () => {
  const { type, api, draft } = open();
  type('a');
  await vi.advanceTimersByTimeAsync(1300);
  api.publishByTime();
  type('b');
  await vi.advanceTimersByTimeAsync(1300);
  expect([draft.state.get().save, api.stored.draft?.settings.title]).toEqual(['saved', 'b']);
  api.publishByTime();
  await draft.publish();
  expect(draft.state.get()).toMatchObject({ save: 'saved', publish: 'published' });
  api.changeByOther('theirs');
  await draft.publish();
  expect(draft.state.get().save).toBe('conflict');
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

it('keeps the changes of both in a conflict; undo leads to the one on the server, and to the own one', async () => {
  const { type, api, draft, editor, read } = open();
  api.stored.draft = { ...api.stored.draft!, rows: [{ uid: 'theirs', columns: [] }] };
  api.stored.version += 1;
  type('mine');
  await vi.advanceTimersByTimeAsync(1300);
  const merged = draft.merge();
  expect(merged?.conflicts).toEqual([]);
  await draft.resolve(merged!.layout);
  expect(api.stored.draft).toMatchObject({ settings: { title: 'mine' }, rows: [{ uid: 'theirs' }] });
  expect(draft.state.get().save).toBe('saved');
  editor.undo();
  expect([read(), editor.getTree().ROOT?.children]).toEqual([undefined, ['theirs']]);
  editor.undo();
  expect([read(), editor.getTree().ROOT?.children]).toEqual(['mine', []]);
});

it('asks again when a page with an undecided conflict was left, and still knows what both began from', async () => {
  const first = open();
  first.api.changeByOther('theirs');
  first.type('mine');
  await vi.advanceTimersByTimeAsync(1300);
  const again = open({ version: first.api.stored.version, copy: first.copies.read('page/home') });
  expect(again.draft.state.get().save).toBe('conflict');
  again.draft.keepCopy();
  const later = open({ version: first.api.stored.version, copy: again.copies.read('page/home') });
  expect(later.draft.state.get().save).toBe('conflict');
  expect(later.draft.merge()?.conflicts).toEqual([]);
  expect(later.read()).toBe('mine');
});

it('keeps what is typed while a conflict is undecided, and merges that', async () => {
  const { type, api, draft, copies } = open();
  api.stored.draft = { ...api.stored.draft!, rows: [{ uid: 'theirs', columns: [] }] };
  api.stored.version += 1;
  type('mi');
  await vi.advanceTimersByTimeAsync(1300);
  type('mine');
  await vi.advanceTimersByTimeAsync(1300);
  expect(draft.state.get().save).toBe('conflict');
  expect(copies.held.get('page/home')?.layout.settings.title).toBe('mine');
  expect(draft.merge()?.layout).toMatchObject({ settings: { title: 'mine' }, rows: [{ uid: 'theirs' }] });
});

it('saves before it publishes, also a layout that was never stored', async () => {
  const { api, draft } = open({ version: 0 });
  await draft.publish();
  expect(api.save).toHaveBeenCalledTimes(1);
  expect(api.stored.published).toMatchObject({ settings: {} });
  expect(draft.state.get().publish).toBe('published');
});

it('saves under another key what is edited while it gets that key, also a layout that was never stored', async () => {
  const { api, draft, type, copies } = open({ version: 0 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const renaming = draft.rename('page/about', () => promise);
  await vi.advanceTimersByTimeAsync(0);
  expect(api.save.mock.calls.map(([{ key }]) => key)).toEqual(['page/home']);
  type('a');
  await vi.advanceTimersByTimeAsync(1300);
  expect(api.save).toHaveBeenCalledTimes(1);
  resolve();
  await renaming;
  await vi.advanceTimersByTimeAsync(1300);
  expect(api.save.mock.calls.map(([{ key }]) => key)).toEqual(['page/home', 'page/about']);
  expect([draft.key, draft.state.get().save]).toEqual(['page/about', 'saved']);
  expect([...copies.held.keys()]).toEqual([]);
});

it('keeps its key where it may not have another', async () => {
  const { draft, type, api } = open();
  await expect(draft.rename('page/taken', () => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
  type('a');
  await vi.advanceTimersByTimeAsync(1300);
  expect([draft.key, api.save.mock.calls.at(-1)?.[0].key]).toEqual(['page/home', 'page/home']);
});

it('publishes what is typed while it saves, too', async () => {
  const { type, api, draft } = open();
  type('a');
  const release = api.hold();
  const publishing = draft.publish();
  await vi.advanceTimersByTimeAsync(0);
  type('b');
  release();
  await publishing;
  expect(api.stored.published).toMatchObject({ settings: { title: 'b' } });
});

it('does not publish what it could not save, and says why', async () => {
  const { type, api, draft } = open();
  type('a');
  api.fail(new ApiError({ status: 500, code: 'broken', message: 'broken' }));
  await draft.publish();
  expect(api.publish).not.toHaveBeenCalled();
  expect(draft.state.get()).toMatchObject({ save: 'failed', publish: 'failed', message: 'broken' });
});

it('brings back the work of a visit that ended before it was saved, as a step that can be undone', async () => {
  const layout = { version: 1, kind: 'page' as const, settings: { title: 'kept' }, rows: [] };
  const { draft, editor, read } = open({ copy: { version: 3, layout } });
  expect(read()).toBe('kept');
  expect(draft.state.get()).toMatchObject({ save: 'unsaved', restored: true });
  editor.select('ROOT');
  await vi.advanceTimersByTimeAsync(1300);
  expect(draft.state.get()).toMatchObject({ save: 'saved', restored: true }); // it can still be undone
  editor.undo();
  expect(read()).toBeUndefined();
  expect(draft.state.get().restored).toBe(false);
});

it('asks which to keep when the draft became newer than the work of an earlier visit', () => {
  const layout = { version: 1, kind: 'page' as const, settings: { title: 'kept' }, rows: [] };
  const { draft } = open({ copy: { version: 2, layout } });
  expect([draft.state.get().save, draft.merge()]).toEqual(['conflict', undefined]); // nobody knows what it began from
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
  const failures: Error[] = [];
  let losesAnswer = false;
  let gate = Promise.resolve();
  const check = async (from: number) => {
    await gate;
    const thrown = failures.shift();
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
      const isLost = losesAnswer;
      losesAnswer = false;
      if (isLost) throw new ApiError({ status: 0, code: 'offline', message: '' });
      return structuredClone(stored);
    }),
    publish: vi.fn<LayoutApi['publish']>(async (change) => {
      await check(change.version);
      stored.published = stored.draft;
      return structuredClone(stored);
    }),
    fail: (...errors: Error[]) => void failures.push(...errors),
    /** Stores the next save and does not say so. */
    loseAnswer: () => {
      losesAnswer = true;
    },
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** As planned pages are: another version, the same draft. */
    publishByTime() {
      stored.published = stored.draft;
      stored.version += 1;
    },
    changeByOther(title: string) {
      stored.draft = { ...layout, settings: { title } };
      stored.version += 1;
    },
  };
}
