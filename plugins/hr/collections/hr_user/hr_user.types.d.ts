// Written by `npm run types` from hr_user.schema.json.
export interface HrUser {
  display_name?: string;
  email?: string;
  employee_id?: string;
  user_id?: string;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    hr_user: HrUser;
  }
}
