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
  example: 'icon',
  props: defineProps({}),
  data: () => ({ post: { source: 'cms.post' } }),
});
