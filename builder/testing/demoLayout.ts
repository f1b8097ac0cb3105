import type { Layout } from '../../schemas/index.ts';

/** A small page with everything: columns, a container, an unknown widget. */
export const demoLayout: Layout = {
  version: 1,
  kind: 'page',
  settings: { title: 'หน้าแรก' },
  rows: [
    {
      uid: 'r1',
      columns: [
        {
          uid: 'c1',
          objects: [
            { uid: 'title', type: 'header', v: 1, text: 'เรียนรู้ได้ทุกที่ ทุกเวลา', level: 1 },
            { uid: 'intro', type: 'paragraph', v: 1, text: 'คอร์สออนไลน์ภาษาไทยจากผู้สอนมืออาชีพ เริ่มเรียนได้ทันที' },
          ],
        },
      ],
    },
    {
      uid: 'r2',
      columns: [
        {
          uid: 'c2',
          size: 8,
          objects: [
            {
              uid: 'card',
              type: 'card',
              v: 1,
              rows: [
                {
                  uid: 'r3',
                  columns: [{ uid: 'c4', objects: [{ uid: 'inside', type: 'paragraph', v: 1, text: 'ข้อความในการ์ด' }] }],
                },
              ],
            },
            { uid: 'join', type: 'button', v: 1, text: 'สมัครเรียน', kind: 'primary' },
          ],
        },
        { uid: 'c3', size: 4, objects: [] },
      ],
    },
    {
      uid: 'r4',
      columns: [{ uid: 'c5', objects: [{ uid: 'old', type: 'marquee3000', v: 7, speed: 'fast' }] }],
    },
  ],
};
