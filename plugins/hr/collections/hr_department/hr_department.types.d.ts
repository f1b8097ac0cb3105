// Written by `npm run types` from hr_department.schema.json.
export interface HrDepartment {
  department_code?: string;
  name?: string;
  parent_department_id?: string;
  manager_id?: string;
  cost_center?: string;
  description?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    hr_department: HrDepartment;
  }
}
