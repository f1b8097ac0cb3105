// Written by `npm run types` from finance.schema.json.
export interface Finance {
  document_number?: string;
  document_type?: 'sales-invoice' | 'purchase-invoice';
  subtype?: 'accounts_payable';
  source_type?: string;
  source_transaction_id?: string;
  party_id?: string;
  party_name?: string;
  amount?: number;
  currency?: 'THB' | 'USD' | 'EUR' | 'GBP' | 'JPY' | 'CNY' | 'SGD' | 'MYR' | 'HKD' | 'AUD';
  due_date?: string;
  payment_status?: 'unpaid' | 'partial' | 'paid';
  journal_entries?: { account: string; debit?: number; credit?: number; description?: string }[];
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    finance: Finance;
  }
}
