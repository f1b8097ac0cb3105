// Written by `npm run types` from purchase_request.schema.json.
export interface PurchaseRequest {
  purchase_request_code?: string;
  request_date?: string;
  description: string;
  department?: string;
  requested_by: string;
  priority?: 'low' | 'normal' | 'high' | 'urgent' | 'critical';
  purchase_type?: 'general' | 'stock_replenishment' | 'project_specific' | 'maintenance' | 'office_supplies';
  category?: string;
  expected_delivery_date?: string;
  justification?: string;
  items: { product_id?: string; sku?: string; product_name: string; quantity: number; unit?: string; unit_price?: number; total?: number; specifications?: string; current_stock?: number; min_stock?: number; reorder_point?: number; is_new_product?: boolean }[];
  subtotal?: number;
  tax_amount?: number;
  total_amount?: number;
  delivery_address?: string;
  supplier_suggestion?: string;
  payment_terms?: 'cash' | '15_days' | '30_days' | '45_days' | '60_days';
  budget_code?: string;
  cost_center?: string;
  inventory_impact?: Record<string, unknown>;
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
  purchase_order_id?: string;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    purchase_request: PurchaseRequest;
  }
}
