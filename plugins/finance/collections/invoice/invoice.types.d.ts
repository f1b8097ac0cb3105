// Written by `npm run types` from invoice.schema.json.
export interface Invoice {
  invoice_number?: string;
  invoice_date?: string;
  invoice_type?: 'standard' | 'proforma' | 'recurring' | 'credit_note' | 'debit_note';
  delivery_id?: string;
  delivery_number?: string;
  sales_order_id?: string;
  sales_order_number?: string;
  quotation_id?: string;
  quotation_number?: string;
  customer_id?: string;
  customer_name?: string;
  customer_phone?: string;
  customer_email?: string;
  customer_address?: string;
  customer_branch_code?: string;
  customer_tax_id?: string;
  original_tax_invoice_id?: string;
  original_tax_invoice_number?: string;
  original_tax_invoice_date?: string;
  original_value?: number;
  corrected_value?: number;
  difference_amount?: number;
  adjustment_reason?: string;
  billing_address?: { address?: string; district?: string; amphoe?: string; province?: string; postal_code?: string; country?: string };
  items?: { product_id?: string; product_name: string; product_code?: string; sku?: string; description?: string; specification?: string; quantity: number; unit?: string; unit_price: number; total_price?: number; discount_percent?: number; discount_amount?: number }[];
  subtotal?: number;
  discount_amount?: number;
  shipping_cost?: number;
  vat_rate?: number;
  tax_amount?: number;
  total_amount?: number;
  payment_method?: 'cash' | 'bank_transfer' | 'credit_card' | 'debit_card' | 'cheque' | 'promissory_note';
  payment_terms?: 'immediate' | 'net_7' | 'net_15' | 'net_30' | 'net_60' | 'net_90' | 'custom';
  payment_terms_days?: number;
  due_date?: string;
  paid_amount?: number;
  remaining_amount?: number;
  payment_date?: string;
  delivery_date?: string;
  delivery_method?: string;
  sent_by?: string;
  sent_date?: string;
  notes?: string;
  internal_notes?: string;
  terms_and_conditions?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    invoice: Invoice;
  }
}
