// Written by `npm run types` from inventory_transaction.schema.json.
export interface InventoryTransaction {
  document_number?: string;
  movement_type: 'receive' | 'issue' | 'transfer' | 'adjustment' | 'return' | 'scrap' | 'cycle_count';
  subtype?: 'goods_receipt';
  transaction_type?: string;
  transaction_date?: string;
  reference_type?: string;
  reference_id?: string;
  product_id?: string;
  product_code?: string;
  sku?: string;
  product_name?: string;
  quantity?: number;
  unit?: 'ชิ้น' | 'ชุด' | 'กล่อง' | 'แพ็ค' | 'กิโลกรัม' | 'กรัม' | 'ลิตร' | 'เมตร' | 'ม้วน' | 'ขวด' | 'ถุง' | 'piece' | 'kg' | 'g' | 'l' | 'ml' | 'm' | 'cm' | 'sqm' | 'cbm' | 'box' | 'pack' | 'dozen' | 'set' | 'pair' | 'roll' | 'bottle' | 'can' | 'bag' | 'hour' | 'day' | 'month' | 'year';
  unit_price?: number;
  total_value?: number;
  location?: string;
  from_location?: string;
  to_location?: string;
  batch_number?: string;
  serial_number?: string;
  expiry_date?: string;
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
