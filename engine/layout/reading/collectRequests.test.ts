import { expect, it } from 'vitest';
import { type DataRequest, defineWidget, type Layout } from '../../../schemas/index.ts';
import { collectRequests } from './collectRequests.ts';

const list = defineWidget({
  type: 'list',
  title: { th: 'รายการ', en: 'List' },
  icon: 'list',
  category: 'data',
  version: 1,
  hydrate: 'never',
  props: { type: 'object', properties: {} },
  data: ({ collection }): Record<string, DataRequest> => {
    if (collection === undefined) return {};
    return { rows: { collection: (collection as string).toLowerCase(), find: {} } };
  },
});

it('gathers what each object asks for, those inside containers too', () => {
  const inner = { uid: 'i', columns: [{ uid: 'ic', objects: [{ uid: 'b', type: 'list', collection: 'Posts' }] }] };
  const objects = [
    { uid: 'a', type: 'list', collection: 'Orders' },
    { uid: 'quiet', type: 'list' },
    { uid: 'unknown', type: 'hologram', collection: 'x' },
    { uid: 'hostile', type: 'list', collection: 7 },
    { uid: 'box', type: 'box', rows: [inner] },
  ];
  const layout: Pick<Layout, 'rows'> = { rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] };
  expect(collectRequests(layout, (type) => (type === 'list' ? list : undefined))).toEqual({
    a: { rows: { collection: 'orders', find: {} } },
    b: { rows: { collection: 'posts', find: {} } },
  });
});
