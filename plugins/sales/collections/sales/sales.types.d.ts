// Written by `npm run types` from sales.schema.json.
export interface Sales {
  order_number?: string;
  type?: 'regular_sale' | 'wholesale' | 'retail' | 'export' | 'consignment' | 'return_sale' | 'promotion' | 'sample';
  customer_id: string;
  customer_name?: string;
  customer_phone?: string;
  customer_email?: string;
  customer_address?: string;
  customer_type?: 'individual' | 'corporate' | 'government' | 'dealer' | 'distributor' | 'retailer' | 'end_user' | 'reseller';
  customer_group?: 'vip' | 'premium' | 'standard' | 'new' | 'inactive';
  order_date?: string;
  due_date?: string;
  delivery_date?: string;
  priority?: 'low' | 'normal' | 'high' | 'urgent' | 'critical';
  quotation_id?: string;
  items: ({ product_id: string; product_name?: string; code?: string; sku?: string; quantity: number; unit?: string; unit_price?: number; discount?: number; discount_type?: 'percent' | 'amount'; total?: number; reserved?: number; backordered?: number })[];
  allow_backorder?: boolean;
  delivered_quantity?: number;
  fulfilment?: 'pending' | 'partial' | 'fulfilled';
  subtotal?: number;
  discount_rate?: number;
  discount?: number;
  discount_amount?: number;
  after_discount?: number;
  tax_type?: 'vat' | 'withholding' | 'excise' | 'export_tax' | 'exempt';
  vat_rate?: number;
  vat_included?: boolean;
  withholding_rate?: number;
  tax?: number;
  shipping_cost?: number;
  total?: number;
  withholding_amount?: number;
  payable_amount?: number;
  approval_level?: 'sales_team' | 'sales_manager' | 'finance' | 'management';
  approval_asked_by?: string;
  payment_term?: 'cash' | 'credit_7' | 'credit_15' | 'credit_30' | 'credit_45' | 'credit_60' | 'credit_90' | 'installment' | 'advance_payment';
  payment_method?: 'cash' | 'bank_transfer' | 'cheque' | 'credit_card' | 'promissory_note' | 'barter' | 'offset';
  payment_status?: 'unpaid' | 'partial' | 'paid';
  shipping_method?: 'pickup' | 'delivery' | 'post' | 'ems' | 'express' | 'freight' | 'courier';
  shipping_address?: string;
  tracking_number?: string;
  assigned_to?: string;
  notes?: string;
  activity_log?: { action?: string; description?: string; user?: string; timestamp?: string; notes?: string; from_status?: string; to_status?: string }[];
}

declare module 'sala/runtime' {
  interface Collections {
    sales: Sales;
  }
}
