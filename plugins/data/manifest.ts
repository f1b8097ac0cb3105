import { definePlugin, words } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'data',
  title: words.data,
  description: {
    th: 'ตาราง ตัวเลขสรุป และแผนภูมิจากข้อมูลของเว็บไซต์',
    en: "Tables, figures and charts of the site's records",
  },
  group: 'system',
  icon: 'table-2',
  core: true,
  screens: [
    { collection: 'record_comment', path: '/records/record_comment', create: false, inMenu: false },
    { collection: 'list_view', path: '/records/list_view', create: false, inMenu: false },
  ],
});
