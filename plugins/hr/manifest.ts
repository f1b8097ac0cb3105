import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'hr',
  title: { th: 'บุคคล', en: 'Human resources' },
  description: { th: 'พนักงาน แผนก ตำแหน่ง และบัญชีผู้ใช้', en: 'Employees, departments, positions and accounts' },
  group: 'erp',
  icon: 'users',
  base: '/hr',
  redirect: '/hr/employees',
  roles: ['admin', 'manager', 'hr'],
  kinds: ['factory'],
  routes: [
    {
      path: '/hr/employees',
      layout: 'employees',
      title: { th: 'พนักงาน', en: 'Employees' },
      icon: 'users',
      inMenu: true,
      order: 60,
    },
  ],
});
