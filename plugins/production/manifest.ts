import { countStates, definePlugin } from 'sala/schemas';

const makers = ['admin', 'manager', 'production', 'manufacturing', 'quality'];
const supervised = [...makers, 'supervisor'];

export const manifest = definePlugin({
  id: 'production',
  title: { th: 'การผลิต', en: 'Production' },
  description: { th: 'ใบสั่งผลิตและใบสั่งงาน', en: 'Production and work orders' },
  group: 'erp',
  icon: 'factory',
  base: '/production',
  redirect: '/production/production-plan',
  roles: makers,
  kinds: ['factory'],
  requires: ['codes', 'inventory', 'sales'],
  counters: [
    countStates({
      name: 'production_open',
      title: { th: 'ใบสั่งผลิตที่ยังไม่เสร็จ', en: 'Production orders under way' },
      icon: 'factory',
      path: '/production/production-plan',
      collection: 'production',
      states: ['planned', 'scheduled', 'released', 'in_progress', 'on_hold'],
      roles: ['superadmin', 'admin', 'manager', 'production', 'manufacturing', 'quality'],
    }),
    countStates({
      name: 'production_quality',
      title: { th: 'ใบสั่งผลิตรอตรวจคุณภาพ', en: 'Production orders in quality check' },
      icon: 'clipboard-check',
      path: '/production/production-plan',
      collection: 'production',
      states: ['quality_check'],
      roles: ['superadmin', 'admin', 'manager', 'production', 'manufacturing', 'quality'],
    }),
    countStates({
      name: 'maintenance_open',
      title: { th: 'ใบสั่งงานที่ยังไม่เสร็จ', en: 'Work orders under way' },
      icon: 'wrench',
      path: '/production/work-orders',
      collection: 'maintenance_order',
      states: ['submitted', 'approved', 'scheduled', 'in_progress', 'on_hold'],
      roles: ['superadmin', 'admin', 'manager', 'production', 'manufacturing', 'quality'],
    }),
  ],
  routes: [{ path: '/quality', auth: false, redirect: '/production/production-plan' }],
  screens: [
    {
      collection: 'production',
      path: '/production/production-plan',
      roles: makers,
      title: { th: 'ใบสั่งผลิต', en: 'Production orders' },
      order: 56,
    },
    {
      collection: 'maintenance_order',
      path: '/production/work-orders',
      roles: { list: supervised, dashboard: makers, new: makers, detail: supervised, edit: makers },
      title: { th: 'ใบสั่งงาน', en: 'Work orders' },
      order: 57,
    },
  ],
});
