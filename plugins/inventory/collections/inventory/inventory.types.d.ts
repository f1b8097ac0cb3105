// Written by `npm run types` from inventory.schema.json.
export interface Inventory {
  sku?: string;
  product_id?: string;
  balance_id?: string;
  product_name?: string;
  description?: string;
  inventory_type?: 'raw_material' | 'finished_goods' | 'work_in_progress' | 'consumables' | 'packaging' | 'spare_parts' | 'tools' | 'office_supplies';
  unit?: 'ชิ้น' | 'ชุด' | 'กล่อง' | 'แพ็ค' | 'กิโลกรัม' | 'กรัม' | 'ลิตร' | 'เมตร' | 'ม้วน' | 'ขวด' | 'ถุง' | 'piece' | 'kg' | 'g' | 'l' | 'ml' | 'm' | 'cm' | 'sqm' | 'cbm' | 'box' | 'pack' | 'dozen' | 'set' | 'pair' | 'roll' | 'bottle' | 'can' | 'bag' | 'hour' | 'day' | 'month' | 'year';
  quantity?: number;
  qty_in?: number;
  qty_out?: number;
  qty_arrived?: number;
  qty_left?: number;
  planned_reserved?: number;
  planned_allocated?: number;
  qty_unheld?: number;
  qty_reserved?: number;
  qty_allocated?: number;
  qty_free?: number;
  last_movement_date?: string;
  unit_price?: number;
  total_value?: number;
  initial_quantity?: number;
  stock_location_id?: string;
  location?: string;
  stock_status?: 'available' | 'reserved' | 'on_hold' | 'quarantine' | 'damaged' | 'expired' | 'out_of_stock';
  min_stock?: number;
  max_stock?: number;
  reorder_point?: number;
  safety_stock?: number;
  lead_time?: number;
  shelf_life?: number;
  batch_number?: string;
  serial_number?: string;
  abc_class?: 'a' | 'b' | 'c';
  xyz_class?: 'x' | 'y' | 'z';
  valuation_method?: 'fifo' | 'lifo' | 'weighted_average' | 'standard_cost' | 'moving_average';
  source_type?: string;
  source_transaction_id?: string;
  reserved_for?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    inventory: Inventory;
  }
}
