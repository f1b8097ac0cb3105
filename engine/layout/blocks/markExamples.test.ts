import { expect, it } from 'vitest';
import type { Row } from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import { markExamples } from './markExamples.ts';

it('notes the texts of the places that are named, at any depth, and leaves all else alone', () => {
  const inner = { uid: 'b', type: 'contact', builder: { name: 'x' }, phones: [{ number: '0X' }], address: 'here' };
  const rows: Row[] = [
    {
      uid: 'r',
      columns: [
        {
          uid: 'c',
          objects: [
            { uid: 'a', type: 'header', text: { th: 'ชื่อ', en: 'Name' }, level: 1, rows: [wrap('i', inner)] },
            { uid: 'z', type: 'header', text: { th: 'ชื่อ', en: 'Name' } },
          ],
        },
      ],
    },
  ];
  const marked = listObjects({ rows: markExamples(rows, ['a.text', 'b.phones.0.number', 'b.none', 'a.level']) });
  expect(Object.fromEntries(marked.map(({ uid, builder }) => [uid, builder]))).toEqual({
    a: { examples: ['ชื่อ', 'Name'] },
    b: { name: 'x', examples: ['0X'] },
    z: undefined,
  });
  expect(markExamples(rows)).toEqual(rows);
});

function wrap(uid: string, object: { uid: string; type: string }): Row {
  return { uid, columns: [{ uid: `${uid}c`, objects: [object] }] };
}
