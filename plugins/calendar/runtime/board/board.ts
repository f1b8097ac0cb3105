import { defineWidget } from 'sala/schemas';
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
  live: true,
  props: {
    type: 'object',
    properties: {
      title: titleProp,
      states: {
        type: 'array',
        maxItems: 20,
        default: [],
        items: { type: 'string', maxLength: 60 },
        'x-title': { th: 'สถานะที่แสดง', en: 'States to show' },
        'x-help': { th: 'เว้นว่างเพื่อแสดงทุกสถานะ', en: 'Empty shows all of them' },
        'x-group': 'data',
      },
      ...mappingProps,
    },
  },
  data: boardRequests,
});
