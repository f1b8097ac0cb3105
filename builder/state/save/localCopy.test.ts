import { afterEach, expect, it, vi } from 'vitest';
import { forgetWork } from '../../../runtime/context/forgetWork.ts';
import { openLocalCopies } from './localCopy.ts';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('is read by the person who made it, and is gone once they sign out; that of others stays', () => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  const copy = { version: 3, layout: { version: 1 as const, kind: 'page' as const, settings: {}, rows: [] } };
  const [mine, theirs] = [openLocalCopies('one'), openLocalCopies('two')];
  mine.write('page/a', copy);
  theirs.write('page/b', copy);
  expect(mine.read('page/a')).toEqual(copy);
  expect([mine.read('page/b'), theirs.read('page/a')]).toEqual([undefined, undefined]);
  forgetWork('one');
  expect([mine.read('page/a'), theirs.read('page/b')]).toEqual([undefined, copy]);
});
