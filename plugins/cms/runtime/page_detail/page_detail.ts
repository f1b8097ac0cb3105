import { defineScreenWidget } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'page_detail',
  title: { th: 'หน้าเว็บหนึ่งหน้า', en: 'One page' },
  icon: 'file-text',
  data: () => ({ page: { source: 'cms.page' } }),
});
