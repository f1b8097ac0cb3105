// Written by `npm run types` from hr.schema.json.
export interface Hr {
  name?: string;
  type?: string;
  employee_id?: string;
  description?: string;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    hr: Hr;
  }
}
