import { definePlugin } from 'sala/schemas';

const staff = [
  'superadmin',
  'admin',
  'manager',
  'supervisor',
  'employee',
  'purchaser',
  'warehouse',
  'accounting',
  'inventory',
  'production',
  'manufacturing',
  'quality',
  'sales',
  'delivery',
  'accountant',
  'finance',
  'purchase',
  'hr',
];

export const manifest = definePlugin({
  id: 'calendar',
  title: { th: 'ปฏิทินงาน', en: 'Calendar' },
  description: { th: 'ปฏิทิน กระดานงาน และงานที่มีกำหนด', en: 'Calendars, boards and tasks with a due date' },
  group: 'office',
  icon: 'calendar-days',
  base: '/calendar',
  redirect: '/calendar/tasks',
  roles: staff,
  kinds: ['academy', 'shop', 'factory'],
  routes: [
    {
      path: '/calendar/tasks',
      title: { th: 'ปฏิทินงาน', en: 'Task calendar' },
      icon: 'calendar-days',
      layout: 'tasks',
      inMenu: true,
      order: 30,
    },
  ],
});
