import { defineProps, defineWidget, prop } from 'sala/schemas';
import { mappingProps, titleProp } from '../../shared/mappingProps.ts';
import { boardRequests } from '../../shared/requests.ts';

export const widget = defineWidget({
  type: 'board',
  title: { th: 'กระดานสถานะ', en: 'Board' },
  description: {
    th: 'การ์ดของคอลเลกชันตามสถานะ ลากเพื่อเปลี่ยนสถานะ',
    en: 'Cards of a collection by their state; dragging one sends its event',
  },
  icon: 'square-kanban',
  category: 'data',
  version: 1,
  aliases: ['kanban_board'],
  hydrate: 'visible',
  example: {
    as: 'paragraph',
    object: {
      content: {
        th: '<table><tbody><tr><th>ใหม่</th><th>เสร็จ</th></tr><tr><td>โทรกลับ</td><td>ส่งของ</td></tr><tr><td>นัดหมาย</td><td></td></tr></tbody></table>',
        en: '<table><tbody><tr><th>New</th><th>Done</th></tr><tr><td>Call back</td><td>Deliver</td></tr><tr><td>Meet</td><td></td></tr></tbody></table>',
      },
    },
  },
  live: true,
  props: defineProps({
    title: titleProp,
    states: prop.values(
      { th: 'สถานะที่แสดง', en: 'States to show' },
      { type: 'string', maxLength: 60 },
      { max: 20, help: { th: 'เว้นว่างเพื่อแสดงทุกสถานะ', en: 'Empty shows all of them' }, group: 'data' },
    ),
    ...mappingProps,
  }),
  data: boardRequests,
});
