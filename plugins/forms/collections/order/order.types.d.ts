// Written by `npm run types` from order.schema.json.
export interface Order {
  user_id?: string;
  course_id?: string;
  form_submission?: string;
  unit?: string;
  ref1?: string;
  ref2?: string;
  price: number;
  payment: string;
  type: string;
  approve: string;
  process?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    order: Order;
  }
}
