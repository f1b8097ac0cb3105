// Written by `npm run types` from receipt.schema.json.
export interface Receipt {
  receipt_number?: string;
  receipt_date?: string;
  delivery_id?: string;
  delivery_number?: string;
  sales_order_id?: string;
  sales_order_number?: string;
  customer_id?: string;
  customer_name: string;
  customer_phone?: string;
  customer_email?: string;
  customer_address?: string;
  customer_tax_id?: string;
  items?: { product_id?: string; product_name: string; product_code?: string; description?: string; quantity: number; unit?: string; unit_price: number; total_price?: number }[];
  subtotal?: number;
  discount_amount?: number;
  shipping_cost?: number;
  total_amount: number;
  payment_method?: 'cash' | 'bank_transfer' | 'credit_card' | 'debit_card' | 'cheque' | 'promissory_note';
  payment_date?: string;
  payment_reference?: string;
  payment_terms?: string;
  branch_code?: string;
  branch_name?: string;
  issued_by?: string;
  issued_date?: string;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    receipt: Receipt;
  }
}
