import { defineProps, defineWidget, prop } from 'sala/schemas';

export const widget = defineWidget({
  type: 'embed',
  title: { th: 'ฝังหน้าอื่น', en: 'Embed' },
  description: { th: 'แสดงเนื้อหาของอีกหน้าหนึ่งในหน้านี้', en: 'Shows the content of another page in this one' },
  icon: 'file-symlink',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  includes: ({ layout }) => (typeof layout === 'string' && layout !== '' ? layout : undefined),
  props: defineProps({
    layout: prop.text(
      { th: 'รหัสหน้า', en: 'Key of the page' },
      {
        control: 'layout',
        max: 160,
        help: {
          th: 'เช่น page/about ผู้ชมเห็นเฉพาะหน้าที่มีสิทธิ์เปิด',
          en: 'Such as page/about. Visitors see it only if they may open it',
        },
      },
    ),
  }),
});
