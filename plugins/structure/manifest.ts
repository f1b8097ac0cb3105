import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'structure',
  title: { th: 'โครงสร้าง', en: 'Structure' },
  description: {
    th: 'ส่วน คอลัมน์ การ์ด แท็บ และสิ่งที่ใช้จัดวางเนื้อหา',
    en: 'Sections, columns, cards, tabs and what else gives content its place',
  },
  group: 'system',
  icon: 'layout-template',
  core: true,
});
