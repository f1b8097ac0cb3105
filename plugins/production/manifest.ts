import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'production',
  title: { th: 'การผลิต', en: 'Production' },
  description: { th: 'ใบสั่งผลิตและใบสั่งงาน', en: 'Production and work orders' },
  group: 'erp',
  icon: 'factory',
  base: '/production',
  redirect: '/production/production-plan',
  roles: ['admin', 'manager', 'production', 'manufacturing', 'quality'],
  kinds: ['factory'],
  requires: ['codes', 'inventory', 'sales'],
  routes: [],
});
