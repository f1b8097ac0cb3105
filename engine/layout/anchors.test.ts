import { expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { listAnchorNames, renameAnchors } from './anchors.ts';

const part: JsonObject = {
  type: 'tabs',
  tabs: [{ anchor: 'prices', title: 'x' }, { anchor: '' }],
  rows: [
    {
      columns: [
        {
          objects: [
            { type: 'button', link: '#prices' },
            { type: 'button', link: '#faq' },
          ],
        },
      ],
    },
  ],
};

it('finds anchors of objects and of the panels in their lists', () => {
  expect(listAnchorNames([{ anchor: 'a' }, part, { anchor: { th: 'b' } }])).toEqual(['a', 'prices']);
});

it('gives an anchor that is taken another name, which its own links follow', () => {
  const taken = new Set(['prices', 'prices-2', 'faq']);
  expect(renameAnchors(part, taken)).toEqual({
    ...part,
    tabs: [{ anchor: 'prices-3', title: 'x' }, { anchor: '' }],
    rows: [
      {
        columns: [
          {
            objects: [
              { type: 'button', link: '#prices-3' },
              { type: 'button', link: '#faq' },
            ],
          },
        ],
      },
    ],
  });
  expect([...taken]).toContain('prices-3');
});

it('leaves a part alone whose anchors are free', () => {
  expect(renameAnchors(part, new Set())).toBe(part);
});
