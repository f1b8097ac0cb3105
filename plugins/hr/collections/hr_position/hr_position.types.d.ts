// Written by `npm run types` from hr_position.schema.json.
export interface HrPosition {
  position_code?: string;
  name?: string;
  department_id?: string;
  level?: string;
  description?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    hr_position: HrPosition;
  }
}
