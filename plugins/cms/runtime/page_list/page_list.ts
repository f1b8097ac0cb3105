import { defineScreenWidget } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'page_list',
  title: { th: 'รายการหน้าเว็บ', en: 'Pages of the site' },
  description: { th: 'หน้าเว็บทั้งหมด พร้อมปุ่มแก้ไขและสร้างหน้าใหม่', en: 'All pages, to open, edit and add' },
  icon: 'files',
  data: () => ({ pages: { source: 'cms.pages' }, trash: { source: 'cms.trash' } }),
});
