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

it('removes what this person typed and where this tab was, and leaves drafts of others and settings of the device', () => {
  const device = keep(['sala.draft.one.customer.1', 'sala.draft.two.customer.1', 'sala_theme', 'sala.draft.one.new1']);
  const tab = keep(['sala.form.one.join', 'sala:list:customer', 'sala:row:t1', 'sala-scroll', 'other']);
  vi.stubGlobal('localStorage', device.storage);
  vi.stubGlobal('sessionStorage', tab.storage);
  forgetWork('one');
  expect([...device.kept.keys()]).toEqual(['sala.draft.two.customer.1', 'sala_theme']);
  expect([...tab.kept.keys()]).toEqual(['other']);
});
