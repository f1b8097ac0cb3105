// Written by `npm run types` from inventory_transaction.schema.json.
export interface InventoryTransaction {
  document_number?: string;
  movement_type: 'receive' | 'issue' | 'transfer' | 'adjustment' | 'return' | 'scrap' | 'cycle_count';
  subtype?: 'goods_receipt';
  transaction_type?: string;
  transaction_date?: string;
  reference_type?: string;
  reference_id?: string;
  purchase_order?: string;
  product_id?: string;
  lot_id?: string;
  to_lot_id?: string;
  balance_id?: string;
  part_of?: string;
  divided?: boolean;
  short_quantity?: number;
  reverses?: string;
  reserved_for?: string;
  product_code?: string;
  sku?: string;
  product_name?: string;
  quantity?: number;
  unit?: 'ชิ้น' | 'ชุด' | 'กล่อง' | 'แพ็ค' | 'กิโลกรัม' | 'กรัม' | 'ลิตร' | 'เมตร' | 'ม้วน' | 'ขวด' | 'ถุง' | 'piece' | 'kg' | 'g' | 'l' | 'ml' | 'm' | 'cm' | 'sqm' | 'cbm' | 'box' | 'pack' | 'dozen' | 'set' | 'pair' | 'roll' | 'bottle' | 'can' | 'bag' | 'hour' | 'day' | 'month' | 'year';
  change?: number;
  quantity_in?: number;
  quantity_out?: number;
  quantity_moved?: number;
  quantity_reserved?: number;
  quantity_allocated?: number;
  unit_price?: number;
  total_value?: number;
  stock_location_id?: string;
  location?: string;
  from_location?: string;
  from_place?: string;
  to_stock_location_id?: string;
  to_location?: string;
  batch_number?: string;
  serial_number?: string;
  expiry_date?: string;
  counted_stock?: number;
  current_stock?: number;
  stock_after?: number;
  quality_status?: 'pass' | 'fail' | 'pending' | 'conditional' | 'quarantine';
  batch_status?: 'active' | 'expired' | 'recalled' | 'on_hold' | 'released';
  abc_class?: 'a' | 'b' | 'c';
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    inventory_transaction: InventoryTransaction;
  }
}
