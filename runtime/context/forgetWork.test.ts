import { afterEach, expect, it, vi } from 'vitest';
import { forgetWork } from './forgetWork.ts';

function keep(names: string[]) {
  const kept = new Map(names.map((name) => [name, '{}']));
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (name: string) => kept.delete(name),
  };
  return { kept, storage };
}

afterEach(() => vi.unstubAllGlobals());

it('removes what this person typed and chose and where this tab was, and leaves drafts of others and settings of the device', () => {
  const ofOne = ['sala.draft.one.customer.1', 'sala.draft.one.new1', 'sala.lately.one.customer'];
  const rest = ['sala.draft.two.customer.1', 'sala.lately.two.customer', 'sala_theme'];
  const device = keep([...ofOne, ...rest]);
  const tab = keep(['sala.form.one.join', 'sala:list:customer', 'sala:row:t1', 'sala-scroll', 'other']);
  vi.stubGlobal('localStorage', device.storage);
  vi.stubGlobal('sessionStorage', tab.storage);
  forgetWork('one');
  expect([...device.kept.keys()]).toEqual(rest);
  expect([...tab.kept.keys()]).toEqual(['other']);
});
