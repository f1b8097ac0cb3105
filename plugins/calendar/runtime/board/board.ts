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
  example: 'icon',
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
