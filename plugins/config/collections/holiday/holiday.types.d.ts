// Written by `npm run types` from holiday.schema.json.
export interface Holiday {
  date: string;
  name: string;
}

declare module 'sala/runtime' {
  interface Collections {
    holiday: Holiday;
  }
}
