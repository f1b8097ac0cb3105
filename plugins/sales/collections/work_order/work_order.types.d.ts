// Written by `npm run types` from work_order.schema.json.
export interface WorkOrder {
  order_number?: string;
  sales_order_id?: string;
  customer_name?: string;
  customer_phone?: string;
  customer_email?: string;
  due_date?: string;
  priority?: 'low' | 'normal' | 'high' | 'urgent';
  warehouse?: string;
  assigned_to?: string;
  items?: ({ id?: string; product_id?: string; product_name?: string; sku?: string; required_quantity?: number; picked_quantity?: number; unit?: string; status?: 'pending' | 'picking' | 'picked' | 'ready' })[];
  inventory_reservations?: ({ inventory_id?: string; product_id?: string; product_name?: string; sku?: string; reserved_quantity?: number; picked_quantity?: number; unit?: string; status?: 'reserved' | 'pending' | 'picking' | 'picked' | 'complete'; notes?: string; created_date?: string; work_order_id?: string })[];
  picking_started_at?: string;
  picking_completed_at?: string;
  ready_at?: string;
  completed_at?: string;
  activity_log?: { action?: string; description?: string; user?: string; timestamp?: string; notes?: string; from_status?: string; to_status?: string }[];
}

declare module 'sala/runtime' {
  interface Collections {
    work_order: WorkOrder;
  }
}
