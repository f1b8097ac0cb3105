import { defineScreenWidget } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'page_frame',
  title: { th: 'ตัวอย่างหน้าเว็บ', en: 'Preview of a page' },
  icon: 'monitor-smartphone',
  data: () => ({ page: { source: 'cms.page' } }),
});
