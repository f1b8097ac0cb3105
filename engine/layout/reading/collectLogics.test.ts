import { expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { collectLogics } from './collectLogics.ts';

const layout = (dataMode: 'set' | 'standalone'): Pick<Layout, 'rows'> => ({
  rows: [
    {
      uid: 'r',
      dataMode,
      dataSetName: 'contact',
      columns: [
        {
          uid: 'c',
          objects: [
            {
              uid: 'a',
              type: 'select',
              name: 'by',
              logics: [{ method: 'hide', destination: { uid: 'b' }, when: 'mail' }],
            },
            { uid: 'x', type: 'select', logics: 'nonsense' as never },
            { uid: 'y', type: 'select', logics: [null as never, { method: 'show', destination: {} as never }] },
          ],
        },
      ],
    },
  ],
});

it('names the field by the group it stands in', () => {
  expect([...collectLogics(layout('set'))]).toEqual([
    ['b', [{ field: 'contact.by', method: 'hide', when: 'mail', default: undefined }]],
  ]);
});

it('names a field that stands alone by itself', () => {
  expect(collectLogics(layout('standalone')).get('b')?.[0]?.field).toBe('by');
});
