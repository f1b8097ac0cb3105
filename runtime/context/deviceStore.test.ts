import { afterEach, expect, it, vi } from 'vitest';
import { deviceStore, tabStore } from './deviceStore.ts';

function openStorage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, storage };
}

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

afterEach(() => vi.unstubAllGlobals());

it('gives back what was written, as JSON and as text, and nothing of what was removed', () => {
  const { kept, storage } = openStorage();
  vi.stubGlobal('localStorage', storage);
  expect(deviceStore.write('a', { b: [1, 'ก'] })).toBe(true);
  expect(deviceStore.writeText('t', 'th')).toBe(true);
  expect([...kept]).toEqual([
    ['a', '{"b":[1,"ก"]}'],
    ['t', 'th'],
  ]);
  expect([deviceStore.read('a'), deviceStore.readText('t')]).toEqual([{ b: [1, 'ก'] }, 'th']);
  deviceStore.remove('a');
  expect([deviceStore.read('a'), deviceStore.readText('a')]).toEqual([undefined, undefined]);
});

it('keeps what is of a tab apart from what is of the device', () => {
  const [device, tab] = [openStorage(), openStorage()];
  vi.stubGlobal('localStorage', device.storage);
  vi.stubGlobal('sessionStorage', tab.storage);
  tabStore.write('a', 1);
  expect([tabStore.read('a'), deviceStore.read('a'), device.kept.size]).toEqual([1, undefined, 0]);
});

it('takes broken JSON for nothing', () => {
  const { kept, storage } = openStorage();
  vi.stubGlobal('localStorage', storage);
  for (const text of ['{"a":', '', 'th']) {
    kept.set('a', text);
    expect([deviceStore.read('a'), deviceStore.readText('a')]).toEqual([undefined, text]);
  }
});

it('tells that nothing was kept where there is no room, and still reads', () => {
  const { kept, storage } = openStorage();
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse });
  kept.set('a', '1');
  expect([deviceStore.write('a', 2), deviceStore.writeText('a', '2'), deviceStore.read('a')]).toEqual([
    false,
    false,
    1,
  ]);
});

it('is empty where the browser refuses each call, or the storage as a whole', () => {
  const expectEmpty = () => {
    expect([deviceStore.read('a'), deviceStore.readText('a')]).toEqual([undefined, undefined]);
    expect([deviceStore.write('a', 1), deviceStore.writeText('a', '1')]).toEqual([false, false]);
    expect(() => deviceStore.remove('a')).not.toThrow();
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expectEmpty();
  vi.unstubAllGlobals();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  expectEmpty();
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});
