// Written by `npm run types` from returns.schema.json.
export interface Returns {
  return_number?: string;
  type?: 'customer_return' | 'vendor_return' | 'internal_return' | 'warranty_return' | 'defective_return' | 'exchange' | 'refund' | 'credit_note';
  priority?: 'low' | 'normal' | 'high' | 'urgent' | 'critical';
  sales_order_id?: string;
  customer_id?: string;
  customer_name?: string;
  channel?: 'store' | 'online' | 'phone' | 'email' | 'mail' | 'pickup' | 'drop_off';
  reason?: 'damaged' | 'defective' | 'wrong_item' | 'excess_quantity' | 'not_as_described' | 'late_delivery' | 'customer_changed_mind' | 'quality_issue' | 'warranty_claim' | 'expired' | 'overstock' | 'other';
  condition?: 'new' | 'used' | 'damaged' | 'defective' | 'expired' | 'opened' | 'missing_parts' | 'repairable' | 'scrap';
  action?: 'restock' | 'repair' | 'refurbish' | 'dispose' | 'return_to_vendor' | 'replace' | 'exchange' | 'refund' | 'credit';
  items?: ({ product_id?: string; product_name?: string; sku?: string; quantity: number; unit?: string; unit_price?: number; condition?: 'new' | 'used' | 'damaged' | 'defective' | 'expired' | 'opened' | 'missing_parts' | 'repairable' | 'scrap'; total?: number })[];
  compensation_type?: 'full_refund' | 'partial_refund' | 'store_credit' | 'exchange' | 'repair' | 'replacement' | 'no_compensation';
  refund_method?: 'original_payment' | 'cash' | 'bank_transfer' | 'cheque' | 'store_credit' | 'gift_card';
  refund_status?: 'pending' | 'approved' | 'processed' | 'completed' | 'failed' | 'cancelled';
  requires_inspection?: boolean;
  restocking_fee_percentage?: number;
  shipping_cost_responsibility?: string;
  total_amount?: number;
  restocking_fee?: number;
  refund_amount?: number;
  approval_level?: 'supervisor' | 'manager' | 'director' | 'executive';
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    returns: Returns;
  }
}
