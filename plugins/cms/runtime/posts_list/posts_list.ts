import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'posts_list',
  title: { th: 'รายการบทความ', en: 'Posts' },
  description: { th: 'บทความที่เผยแพร่แล้ว ใหม่สุดก่อน', en: 'Published posts, newest first' },
  icon: 'newspaper',
  category: 'content',
  version: 1,
  aliases: ['posts list'],
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      section: {
        type: 'string',
        default: '',
        maxLength: 120,
        'x-title': { th: 'หมวด', en: 'Section' },
        'x-help': { th: 'เว้นว่างเพื่อแสดงทุกหมวด', en: 'Empty shows all sections' },
        'x-group': 'data',
      },
      limit: {
        type: 'integer',
        default: 10,
        enum: [3, 6, 10, 50, 100],
        'x-title': { th: 'จำนวนต่อหน้า', en: 'Posts a page' },
        'x-group': 'data',
      },
      paging: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'แบ่งหน้า', en: 'Paging' },
        'x-group': 'behaviour',
      },
    },
  },
  data: (object) => ({
    posts: {
      source: 'cms.posts',
      params: { section: String(object.section ?? ''), limit: Number(object.limit ?? 10) },
    },
  }),
});
