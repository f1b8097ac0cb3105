import { defineProps, defineWidget, prop } from 'sala/schemas';

export const widget = defineWidget({
  type: 'posts_list',
  title: { th: 'รายการบทความ', en: 'Posts' },
  description: { th: 'บทความที่เผยแพร่แล้ว ใหม่สุดก่อน', en: 'Published posts, newest first' },
  icon: 'newspaper',
  category: 'content',
  version: 1,
  aliases: ['posts list'],
  hydrate: 'never',
  example: {
    data: {
      posts: {
        posts: ['1', '2', '3'].map((id) => ({
          ...{ id, path: '/', image: '', date: `2026-11-0${id}T02:00:00Z` },
          title: { th: 'หัวข้อของบทความ', en: 'Title of the post' },
          excerpt: { th: 'ประโยคแรกของบทความอยู่ตรงนี้', en: 'The first sentence of the post stands here' },
          tag: { th: 'ข่าวสาร', en: 'News' },
        })),
        page: 1,
        pages: 1,
      },
    },
  },
  props: defineProps({
    section: prop.text(
      { th: 'หมวด', en: 'Section' },
      { max: 120, help: { th: 'เว้นว่างเพื่อแสดงทุกหมวด', en: 'Empty shows all sections' }, group: 'data' },
    ),
    limit: prop.choice({ th: 'จำนวนต่อหน้า', en: 'Posts a page' }, [3, 6, 10, 50, 100], { default: 10, group: 'data' }),
    categories: prop.toggle(
      { th: 'แสดงหมวดให้เลือก', en: 'Categories to choose from' },
      {
        default: false,
        help: {
          th: 'ลิงก์ไปยังหน้าของแต่ละหมวด บนหน้าของหมวดจะแสดงชื่อหมวดด้วย',
          en: 'Links to the page of each category; on that page its title stands above the posts',
        },
      },
    ),
    paging: prop.toggle({ th: 'แบ่งหน้า', en: 'Paging' }, { default: true }),
  }),
  data: (object) => ({
    posts: {
      source: 'cms.posts',
      params: {
        // Without one of its own the section is that of the address.
        ...(object.section ? { section: String(object.section) } : {}),
        ...(object.categories ? { categories: true } : {}),
        limit: Number(object.limit ?? 10),
      },
    },
  }),
});
