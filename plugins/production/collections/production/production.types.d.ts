// Written by `npm run types` from production.schema.json.
export interface Production {
  production_order_number?: string;
  work_order_id?: string;
  sales_order_id?: string;
  production_type?: 'make_to_stock' | 'make_to_order' | 'assembly' | 'manufacturing' | 'batch' | 'continuous' | 'job_shop' | 'flow_shop' | 'project' | 'custom';
  production_method?: string;
  planned_start_date?: string;
  planned_end_date?: string;
  actual_start_date?: string;
  actual_end_date?: string;
  target_products?: ({ product_id: string; product_name?: string; target_quantity?: number; produced_quantity?: number; unit?: string; quality_status?: 'pass' | 'fail' | 'pending' | 'conditional' | 'quarantine' })[];
  materials?: { product_id: string; product_name?: string; quantity: number; unit?: string; unit_price?: number; allocated?: number; short?: number }[];
  planned_minutes?: number;
  downtime_minutes?: number;
  ideal_cycle_minutes?: number;
  good_quantity?: number;
  oee?: number;
  oee_class?: 'world_class' | 'acceptable' | 'low' | 'poor';
  costing_method?: 'standard' | 'actual' | 'average' | 'fifo' | 'lifo';
  material_cost?: number;
  labor_cost?: number;
  overhead_cost?: number;
  production_cost?: number;
  total_cost?: number;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    production: Production;
  }
}
