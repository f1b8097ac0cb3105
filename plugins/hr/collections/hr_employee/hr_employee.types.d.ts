// Written by `npm run types` from hr_employee.schema.json.
export interface HrEmployee {
  employee_code?: string;
  first_name?: string;
  last_name?: string;
  full_name?: string;
  email?: string;
  phone?: string;
  id_card?: string;
  department_id?: string;
  position_id?: string;
  manager_id?: string;
  start_date?: string;
  address?: string;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    hr_employee: HrEmployee;
  }
}
