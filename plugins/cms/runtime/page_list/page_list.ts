import { defineScreenWidget, prop } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'page_list',
  title: { th: 'รายการหน้าเว็บ', en: 'Pages of the site' },
  description: { th: 'หน้าเว็บทั้งหมด พร้อมปุ่มแก้ไขและสร้างหน้าใหม่', en: 'All pages, to open, edit and add' },
  icon: 'files',
  props: {
    type: 'object',
    properties: {
      kind: prop.choice(
        { th: 'แสดง', en: 'Lists' },
        { page: { th: 'หน้าเว็บ', en: 'Pages' }, popup: { th: 'ป๊อปอัป', en: 'Popups' } },
      ),
    },
  },
  data: ({ kind }) => ({
    pages: { source: 'cms.pages', params: { kind: kind === 'popup' ? 'popup' : 'page' } },
    trash: { source: 'cms.trash' },
  }),
});
