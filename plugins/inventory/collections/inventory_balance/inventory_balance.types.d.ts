// Written by `npm run types` from inventory_balance.schema.json.
export interface InventoryBalance {
  product_id: string;
  product_code: string;
  stock_location_id?: string;
  location_code?: string;
  qty_on_hand?: number;
  qty_reserved?: number;
  qty_available?: number;
  qty_allocated?: number;
  qty_in_transit?: number;
  total_locations?: number;
  location_summary?: { location_code: string; qty_on_hand: number; last_updated?: string }[];
  weighted_avg_cost?: number;
  total_cost_value?: number;
  cost_method?: 'FIFO' | 'LIFO' | 'WEIGHTED_AVERAGE' | 'STANDARD';
  total_movements_in?: number;
  total_movements_out?: number;
  last_movement_id?: string;
  last_movement_date?: string;
  last_calculated?: string;
  min_stock_level?: number;
  max_stock_level?: number;
  reorder_point?: number;
  reorder_quantity?: number;
  stock_status?: 'out_of_stock' | 'reorder' | 'low' | 'normal' | 'overstock';
  is_below_minimum?: boolean;
  stock_level?: 'critical' | 'low' | 'normal' | 'overstock';
  turnover?: 'no_data' | 'slow_moving' | 'normal' | 'fast_moving';
  is_active?: boolean;
  is_negative_allowed?: boolean;
  lock_status?: 'UNLOCKED' | 'LOCKED' | 'FROZEN';
  tags?: string[];
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    inventory_balance: InventoryBalance;
  }
}
