// Written by `npm run types` from payslip.schema.json.
export interface Payslip {
  period: string;
  pay_date: string;
  employee_id: string;
  employee_name?: string;
  employee_code?: string;
  department?: string;
  position?: string;
  bank_account?: string;
  items?: ({ kind: 'earning' | 'deduction'; description: string; amount: number; earning?: number; deduction?: number })[];
  earnings?: number;
  deductions?: number;
  net_pay?: number;
  year_earnings?: number;
  year_tax?: number;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    payslip: Payslip;
  }
}
