import { defineScreenWidget } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'site_overview',
  title: { th: 'ภาพรวมเว็บไซต์', en: 'The site at a glance' },
  icon: 'layout-dashboard',
  data: () => ({ overview: { source: 'config.overview' } }),
});
