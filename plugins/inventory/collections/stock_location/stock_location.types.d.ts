// Written by `npm run types` from stock_location.schema.json.
export interface StockLocation {
  location_code: string;
  location_name?: string;
  location_type?: 'warehouse' | 'zone' | 'aisle' | 'rack' | 'shelf' | 'bin' | 'floor' | 'office' | 'production' | 'staging' | 'quality_control' | 'shipping' | 'receiving' | 'quarantine' | 'returns' | 'other';
  description?: string;
  parent_location?: string;
  zone?: string;
  aisle?: string;
  rack?: string;
  shelf?: string;
  bin?: string;
  level?: string;
  width?: number;
  length?: number;
  height?: number;
  area?: number;
  volume?: number;
  capacity?: string;
  capacity_numeric?: number;
  capacity_unit?: 'cubic_meter' | 'square_meter' | 'pallets' | 'bins' | 'pieces' | 'weight_kg' | 'weight_tons' | 'unlimited';
  current_usage?: number;
  max_weight?: number;
  current_weight?: number;
  is_default?: boolean;
  is_pickable?: boolean;
  is_receivable?: boolean;
  is_countable?: boolean;
  allow_mixing?: boolean;
  allow_partial?: boolean;
  storage_condition?: 'normal' | 'refrigerated' | 'frozen' | 'dry' | 'humidity_controlled' | 'temperature_controlled' | 'hazardous' | 'humid' | 'clean_room' | 'secure';
  temperature_min?: number;
  temperature_max?: number;
  humidity_min?: number;
  humidity_max?: number;
  access_level?: 'public' | 'restricted' | 'authorized_only' | 'management_only' | 'secure';
  authorized_users?: ({ user_id: string; permission?: 'read' | 'write' | 'admin' })[];
  requires_certification?: boolean;
  zone_classification?: 'a' | 'b' | 'c' | 'special';
  priority?: string;
  pick_sequence?: number;
  address?: string;
  contact_person?: string;
  contact_phone?: string;
  contact_email?: string;
  latitude?: number;
  longitude?: number;
  floor_plan_x?: number;
  floor_plan_y?: number;
  cost_center?: string;
  budget_code?: string;
  rental_cost?: number;
  maintenance_cost?: number;
  last_inventory_date?: string;
  last_maintenance_date?: string;
  next_maintenance_date?: string;
  installation_date?: string;
  notes?: string;
  special_instructions?: string;
  hazard_warnings?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    stock_location: StockLocation;
  }
}
