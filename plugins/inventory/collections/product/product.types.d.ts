// Written by `npm run types` from product.schema.json.
export interface Product {
  product_code?: string;
  sku?: string;
  product_name: string;
  description?: string;
  product_type?: 'physical' | 'digital' | 'service' | 'bundle' | 'virtual' | 'subscription';
  category?: 'electronics' | 'clothing' | 'food' | 'books' | 'home' | 'beauty' | 'sports' | 'automotive' | 'health' | 'general';
  unit?: 'piece' | 'kg' | 'g' | 'l' | 'ml' | 'm' | 'cm' | 'sqm' | 'cbm' | 'box' | 'pack' | 'dozen' | 'set' | 'pair' | 'roll' | 'bottle' | 'can' | 'bag' | 'hour' | 'day' | 'month' | 'year';
  unit_price?: number;
  cost_per_unit?: number;
  selling_price?: number;
  price_type?: 'fixed' | 'variable' | 'tiered' | 'dynamic';
  tax_type?: 'none' | 'vat_7' | 'vat_0' | 'exempt' | 'withholding';
  min_stock?: number;
  max_stock?: number;
  reorder_point?: number;
  current_stock?: number;
  qty_reserved?: number;
  qty_allocated?: number;
  qty_available?: number;
  negative_stock_allowed?: boolean;
  lead_time_days?: number;
  inventory_tracking?: 'none' | 'quantity' | 'serial' | 'batch' | 'expiry';
  storage_condition?: 'normal' | 'refrigerated' | 'frozen' | 'dry' | 'humidity_controlled' | 'temperature_controlled' | 'hazardous';
  quality_grade?: 'premium' | 'standard' | 'economy' | 'grade_a' | 'grade_b' | 'grade_c';
  supplier?: string;
  supplier_id?: string;
  lifecycle_stage?: 'introduction' | 'growth' | 'maturity' | 'decline' | 'phase_out';
  transaction_status?: 'draft' | 'pending' | 'approved' | 'rejected' | 'completed' | 'cancelled' | 'on_hold';
  is_active?: boolean;
  in_shop?: boolean;
  is_serialized?: boolean;
  is_batch_tracked?: boolean;
  barcode?: string;
  qr_code?: string;
  image_url?: string;
  weight?: number;
  dimensions?: { width?: number; length?: number; height?: number };
  color?: string;
  size?: string;
  material?: string;
  warranty_period?: number;
  shelf_life?: number;
  sub_products?: { sku: string; product_name?: string; stock?: number; selling_price?: number }[];
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    product: Product;
  }
}
