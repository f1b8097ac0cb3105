// Written by `npm run types` from purchase_order.schema.json.
export interface PurchaseOrder {
  po_number?: string;
  purchase_request_code?: string;
  order_date?: string;
  supplier_id?: string;
  supplier_name?: string;
  description: string;
  department?: string;
  requested_by: string;
  priority?: 'low' | 'normal' | 'high' | 'urgent' | 'critical';
  purchase_type?: 'general' | 'stock_replenishment' | 'project_specific' | 'maintenance' | 'office_supplies';
  category?: string;
  expected_delivery_date?: string;
  justification?: string;
  items: { product_id?: string; sku?: string; product_name: string; quantity: number; received_quantity?: number; booked_quantity?: number; unit?: string; unit_price?: number; total?: number; specifications?: string; current_stock?: number; min_stock?: number; reorder_point?: number; is_new_product?: boolean }[];
  subtotal?: number;
  tax_amount?: number;
  total_amount?: number;
  delivery_address?: string;
  supplier_suggestion?: string;
  payment_terms?: 'cash_on_delivery' | 'net_15' | 'net_30' | 'net_45' | 'net_60' | 'advance_payment' | 'credit_terms';
  budget_code?: string;
  cost_center?: string;
  inventory_impact?: Record<string, unknown>;
  bill_id?: string;
  auto_update_stock?: boolean;
  new_products?: Record<string, unknown>[];
  is_stock_replenishment?: boolean;
  stock_impact_items?: Record<string, unknown>[];
  subtype?: string;
  currency?: 'THB' | 'USD' | 'EUR' | 'GBP' | 'JPY' | 'CNY' | 'SGD' | 'MYR' | 'HKD' | 'AUD';
  exchange_rate?: number;
  approval_status?: 'pending' | 'approved' | 'rejected' | 'requires_review' | 'conditional';
  sync_status?: 'pending' | 'syncing' | 'synced' | 'failed' | 'partial';
  approved_by?: string;
  approved_at?: string;
  notes?: string;
  delivery_terms?: 'exw' | 'fca' | 'fob' | 'cif' | 'ddp' | 'custom';
  approval_level?: 'auto_approve' | 'supervisor' | 'manager' | 'director' | 'board';
  sent_date?: string;
  acknowledged_date?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    purchase_order: PurchaseOrder;
  }
}
