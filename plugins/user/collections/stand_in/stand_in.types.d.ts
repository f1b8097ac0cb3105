// Written by `npm run types` from stand_in.schema.json.
export interface StandIn {
  person?: string;
  substitute: string;
  from: string;
  until: string;
  reason?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    stand_in: StandIn;
  }
}
