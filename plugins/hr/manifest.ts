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
  counters: [
    {
      name: 'employees_active',
      title: { th: 'พนักงานปัจจุบัน', en: 'Employees at work' },
      icon: 'users',
      path: '/hr/employees',
      collection: 'hr_employee',
      query: { state: 'active' },
      roles: ['superadmin', 'admin', 'manager', 'hr'],
      quiet: true,
    },
  ],
  screens: [
    {
      collection: 'hr_employee',
      path: '/hr/employees',
      roles: {
        list: ['admin', 'manager', 'hr'],
        new: ['admin', 'manager', 'hr'],
        detail: ['admin', 'manager', 'hr', 'supervisor'],
        edit: ['admin', 'manager', 'hr'],
      },
      title: { th: 'พนักงาน', en: 'Employees' },
      order: 60,
      layouts: { list: 'employees' },
    },
    {
      collection: 'hr_department',
      path: '/hr/departments',
      roles: {
        list: ['admin', 'manager', 'hr'],
        new: ['admin', 'manager'],
        detail: ['admin', 'manager', 'hr'],
        edit: ['admin', 'manager'],
      },
      title: { th: 'แผนก', en: 'Departments' },
      order: 61,
    },
    {
      collection: 'hr_position',
      path: '/hr/positions',
      roles: {
        list: ['admin', 'manager', 'hr'],
        new: ['admin', 'manager'],
        detail: ['admin', 'manager', 'hr'],
        edit: ['admin', 'manager'],
      },
      title: { th: 'ตำแหน่งงาน', en: 'Positions' },
      order: 62,
    },
    {
      collection: 'payslip',
      path: '/hr/payslips',
      roles: ['admin', 'hr'],
      title: { th: 'สลิปเงินเดือน', en: 'Payslips' },
      order: 62,
    },
    {
      collection: 'hr_user',
      path: '/hr/user-management',
      roles: ['admin', 'manager'],
      title: { th: 'บัญชีผู้ใช้ของพนักงาน', en: 'Employee accounts' },
      order: 63,
    },
    {
      collection: 'hr',
      path: '/hr/records',
      title: { th: 'งานบุคคล', en: 'Personnel records' },
      order: 64,
    },
  ],
});
