import { defineScreenWidget } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'screen_list',
  title: { th: 'รายการหน้าจอ', en: 'Screens of the site' },
  description: {
    th: 'หน้าจอของปลั๊กอินและข้อมูล แก้ไข รวมกับรุ่นใหม่ หรือกลับเป็นต้นฉบับ',
    en: 'Screens of plugins and collections: change them, merge new versions, go back to the original',
  },
  icon: 'layout-dashboard',
  data: () => ({ screens: { source: 'cms.screens' } }),
});
