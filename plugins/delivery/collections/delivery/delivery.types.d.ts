// Written by `npm run types` from delivery.schema.json.
export interface Delivery {
  delivery_number?: string;
  work_order_id?: string;
  work_order_number?: string;
  sales_order_id?: string;
  sales_order_number?: string;
  work_order_completed_date?: string;
  source_type?: string;
  source_transaction_id?: string;
  customer_id?: string;
  customer_name?: string;
  customer_phone?: string;
  customer_email?: string;
  customer_tax_id?: string;
  delivery_type?: 'standard' | 'express' | 'same_day' | 'next_day' | 'scheduled' | 'bulk' | 'partial' | 'direct' | 'transfer';
  shipping_method?: 'pickup' | 'delivery' | 'post' | 'ems' | 'kerry' | 'dhl' | 'fedex' | 'ups' | 'tnt' | 'flash' | 'j_and_t' | 'ninja_van' | 'scg' | 'best';
  priority?: 'low' | 'normal' | 'high' | 'urgent' | 'critical';
  selected_carrier?: string;
  carrier?: string;
  tracking_number?: string;
  shipping_label_number?: string;
  shipping_label_printed?: boolean;
  scheduled_date?: string;
  time_slot?: 'morning' | 'afternoon' | 'evening' | 'anytime' | 'specific';
  delivery_time?: string;
  ready_to_ship_date?: string;
  shipped_date?: string;
  estimated_delivery_date?: string;
  actual_delivery_date?: string;
  delivery_confirmed_by?: string;
  delivery_address?: string;
  shipping_address?: { company?: string; address1?: string; address2?: string; city?: string; state?: string; postal_code?: string; country?: string };
  zone?: 'local' | 'city' | 'province' | 'region' | 'country' | 'international';
  items?: { id?: string; product_id?: string; product_name?: string; product_code?: string; description?: string; quantity?: number; picked_quantity?: number; delivery_quantity?: number; unit?: string; unit_price?: number; status?: string }[];
  items_status?: string;
  total_quantity?: number;
  vehicle?: 'motorcycle' | 'car' | 'van' | 'pickup' | 'truck_6w' | 'truck_10w' | 'truck_18w' | 'container' | 'boat' | 'plane';
  packaging?: 'envelope' | 'box' | 'padded_bag' | 'tube' | 'pallet' | 'crate' | 'bulk' | 'liquid' | 'frozen' | 'fragile';
  insurance?: 'none' | 'basic' | 'standard' | 'premium' | 'full';
  signature_required?: boolean;
  total_amount?: number;
  shipping_cost?: number;
  costs?: { packaging_cost?: number; handling_cost?: number; insurance_cost?: number };
  discount_amount?: number;
  transport_status?: 'pending' | 'preparing' | 'ready' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'failed' | 'returned' | 'cancelled';
  failure_reason?: 'address_not_found' | 'customer_not_available' | 'refused_delivery' | 'damage_goods' | 'weather' | 'vehicle_breakdown' | 'traffic' | 'incorrect_address' | 'payment_issue' | 'other';
  receipt_id?: string;
  receipt_number?: string;
  tax_invoice_id?: string;
  tax_invoice_number?: string;
  activities?: { id?: string; type?: string; description?: string; user?: string; timestamp?: string; notes?: string }[];
  notes?: string;
  internal_notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    delivery: Delivery;
  }
}
