import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'post_detail',
  title: { th: 'เนื้อหาบทความ', en: 'Post' },
  description: { th: 'บทความตามที่อยู่ของหน้า', en: 'The post that the address of the page names' },
  icon: 'file-text',
  category: 'content',
  version: 1,
  aliases: ['post detail'],
  hydrate: 'never',
  example: {
    data: {
      post: {
        title: { th: 'หัวข้อของบทความ', en: 'Title of the post' },
        content: { th: '<p>เนื้อหาของบทความตามที่อยู่ของหน้า</p>', en: '<p>The text of the post of this address.</p>' },
        published_at: '2026-11-01T02:00:00Z',
        tags: [],
      },
    },
  },
  props: defineProps({}),
  data: () => ({ post: { source: 'cms.post' } }),
});
