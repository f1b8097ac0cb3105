import { afterEach, expect, it, vi } from 'vitest';
import { buildPage } from '../../tests/factories/buildPage.ts';
import { createPageStore } from '../context/pageStore.ts';
import type { Runtime } from '../context/RuntimeContext.ts';
import { createDueObjects } from './dueObjects.ts';

afterEach(() => document.body.replaceChildren());

it('reads again what changed before its scripts ran, once it can show it; what nobody shows is forgotten', async () => {
  document.body.innerHTML = '<div data-uid="list" data-live="">list</div>';
  const page = createPageStore(buildPage({}));
  const refresh = vi.fn();
  const due = createDueObjects({ page } as Runtime, refresh);
  due.add(['list', 'gone']);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(refresh.mock.calls.flat(2)).toEqual([]);
  document.querySelector('[data-uid="list"]')?.removeAttribute('data-live');
  page.get().data.subscribe('list', () => undefined);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledWith(['list']), 5000);
});
