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
  counters: [
    {
      name: 'task_mine',
      title: { th: 'งานที่มอบหมายให้คุณ', en: 'Tasks given to you' },
      icon: 'list-checks',
      path: '/records/task?list.f-state=open',
      collection: 'task',
      query: { state: 'open', assignee: '$user.id' },
      quiet: true,
    },
    {
      name: 'task_late',
      title: { th: 'งานที่เลยกำหนด', en: 'Tasks that are late' },
      icon: 'calendar-x',
      path: '/records/task?list.f-state=open&list.sort=dueDate',
      collection: 'task',
      query: { state: 'open', dueDate: { $lt: '$today' } },
      quiet: true,
    },
  ],
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
