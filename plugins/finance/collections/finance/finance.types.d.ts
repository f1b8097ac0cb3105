// Written by `npm run types` from finance.schema.json.
export interface Finance {
  document_number?: string;
  document_type?: 'sales-invoice' | 'purchase-invoice';
  subtype?: 'accounts_payable';
  source_type?: string;
  source_transaction_id?: string;
  purchase_order?: string;
  party_id?: string;
  party_name?: string;
  amount?: number;
  currency?: 'THB' | 'USD' | 'EUR' | 'GBP' | 'JPY' | 'CNY' | 'SGD' | 'MYR' | 'HKD' | 'AUD';
  due_date?: string;
  payment_status?: 'unpaid' | 'partial' | 'paid';
  withholding_number?: string;
  withholding_book?: string;
  withholding_date?: string;
  party_tax_id?: string;
  party_address?: string;
  withholding_return?: 'pnd1' | 'pnd1_special' | 'pnd2' | 'pnd3' | 'pnd2_annual' | 'pnd3_annual' | 'pnd53';
  income_type?: 'salary' | 'fee' | 'royalty' | 'interest' | 'dividend' | 'section_3_tre' | 'other';
  income_description?: string;
  income_amount?: number;
  withholding_rate?: number;
  withheld_amount?: number;
  withholding_condition?: 'withheld' | 'paid_always' | 'paid_once' | 'other';
  reverses_id?: string;
  reversed_by_id?: string;
  amends_id?: string;
  amended_by_id?: string;
  journal_entries?: { account: string; debit?: number; credit?: number; description?: string }[];
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    finance: Finance;
  }
}
