// Written by `npm run types` from tax_invoice.schema.json.
export interface TaxInvoice {
  tax_invoice_number?: string;
  tax_invoice_date?: string;
  delivery_id?: string;
  delivery_number?: string;
  sales_order_id?: string;
  sales_order_number?: string;
  receipt_id?: string;
  receipt_number?: string;
  customer_id?: string;
  customer_name?: string;
  customer_phone?: string;
  customer_email?: string;
  customer_address?: { address?: string; district?: string; amphoe?: string; province?: string; postal_code?: string };
  customer_branch_code?: string;
  customer_tax_id?: string;
  seller_name?: string;
  seller_tax_id?: string;
  seller_address?: string;
  items?: ({ product_id?: string; product_name: string; product_code?: string; description?: string; quantity: number; unit?: string; unit_price: number; total_price?: number; vat_type?: 'standard' | 'exempted' | 'zero_rated' })[];
  subtotal: number;
  discount_amount?: number;
  shipping_cost?: number;
  net_total?: number;
  vat_type?: 'standard' | 'exempted' | 'zero_rated';
  vat_rate?: number;
  vat_amount: number;
  grand_total: number;
  payment_method?: 'cash' | 'bank_transfer' | 'credit_card' | 'debit_card' | 'cheque' | 'promissory_note';
  payment_date?: string;
  payment_reference?: string;
  payment_terms?: string;
  due_date?: string;
  branch_code?: '00000' | '00001' | '00002' | '99999';
  branch_name?: string;
  issued_by?: string;
  issued_date?: string;
  approved_by?: string;
  approved_at?: string;
  notes?: string;
  terms_and_conditions?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    tax_invoice: TaxInvoice;
  }
}
