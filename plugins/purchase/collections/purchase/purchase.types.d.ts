// Written by `npm run types` from purchase.schema.json.
export interface Purchase {
  transaction_id?: string;
  type?: 'standard' | 'service' | 'urgent' | 'blanket_order' | 'contract' | 'spot_buy' | 'consignment' | 'drop_ship';
  subtype?: string;
  transaction_date?: string;
  transaction_type?: string;
  document_number?: string;
  reference_number?: string;
  external_id?: string;
  external_reference?: string;
  purchase_order?: string;
  came_with_order?: boolean;
  bill_id?: string;
  supplier_id?: string;
  supplier_name?: string;
  supplier_type?: 'manufacturer' | 'distributor' | 'retailer' | 'service_provider' | 'contractor' | 'consultant';
  description?: string;
  priority?: 'low' | 'normal' | 'high' | 'urgent' | 'critical';
  items?: { product_id?: string; product_code?: string; sku?: string; product_name: string; quantity: number; received_quantity?: number; booked_quantity?: number; unit?: string; unit_price?: number; discount?: number; total?: number; location?: string }[];
  quantity?: number;
  amount?: number;
  discount?: number;
  tax_rate?: number;
  subtotal?: number;
  tax_amount?: number;
  total_amount?: number;
  currency?: 'THB' | 'USD' | 'EUR' | 'GBP' | 'JPY' | 'CNY' | 'SGD' | 'MYR' | 'HKD' | 'AUD';
  exchange_rate?: number;
  payment_terms?: 'cash_on_delivery' | 'net_15' | 'net_30' | 'net_45' | 'net_60' | 'advance_payment' | 'credit_terms';
  delivery_terms?: 'exw' | 'fca' | 'fob' | 'cif' | 'ddp' | 'custom';
  delivery_days?: number;
  warranty_days?: number;
  location?: string;
  due_date?: string;
  approved_by?: string;
  approved_at?: string;
  received_by?: string;
  received_at?: string;
  approval_status?: 'pending' | 'approved' | 'rejected' | 'requires_review' | 'conditional';
  sync_status?: 'pending' | 'syncing' | 'synced' | 'failed' | 'partial';
  tags?: string[];
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    purchase: Purchase;
  }
}
