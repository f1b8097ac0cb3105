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
  screens: [
    {
      collection: 'production',
      path: '/production/production-plan',
      roles: ['admin', 'manager', 'production', 'manufacturing', 'quality'],
      title: { th: 'ใบสั่งผลิต', en: 'Production orders' },
      order: 56,
    },
    {
      collection: 'maintenance_order',
      path: '/production/work-orders',
      roles: ['admin', 'manager', 'production', 'manufacturing', 'quality'],
      title: { th: 'ใบสั่งงาน', en: 'Work orders' },
      order: 57,
    },
  ],
});
