// Written by `npm run types` from quotation.schema.json.
export interface Quotation {
  quotation_number?: string;
  revision_number?: number;
  quotation_date?: string;
  valid_until?: string;
  validity_days?: number;
  type?: 'standard' | 'formal' | 'informal' | 'tender' | 'rfq' | 'proforma' | 'estimate' | 'bid' | 'proposal' | 'blanket';
  priority?: 'low' | 'normal' | 'high' | 'urgent' | 'critical';
  company?: { name?: string; address?: string; tax_id?: string; phone?: string; email?: string };
  sales_person?: string;
  customer_id?: string;
  customer?: { company_name?: string; name?: string; address?: string; tax_id?: string; phone?: string; email?: string };
  customer_name?: string;
  customer_contact?: string;
  customer_type?: 'new' | 'existing' | 'potential' | 'vip' | 'corporate' | 'government' | 'reseller' | 'distributor';
  competition_level?: string;
  confidence_level?: string;
  items?: ({ product_id?: string; product_code?: string; sku?: string; product_name?: string; description?: string; specification?: string; warranty?: string; quantity: number; unit?: string; unit_price: number; discount?: number; discount_type?: 'percent' | 'amount'; total?: number })[];
  subtotal?: number;
  discount?: number;
  discount_type?: 'percent' | 'amount';
  discount_amount?: number;
  discount_percent?: number;
  after_discount?: number;
  vat_rate?: number;
  vat_included?: boolean;
  withholding_rate?: number;
  tax_amount?: number;
  total_amount?: number;
  withholding_amount?: number;
  payable_amount?: number;
  delivery_days?: string;
  payment_term?: 'cash' | 'net_7' | 'net_15' | 'net_30' | 'net_45' | 'net_60' | 'net_90' | 'advance_50' | 'advance_100' | 'cod' | 'installment';
  payment_terms?: string;
  delivery_term?: 'exw' | 'fca' | 'cpt' | 'cip' | 'dap' | 'dpu' | 'ddp' | 'fob' | 'cif';
  delivery_terms?: string;
  warranty_terms?: string;
  installation_service?: boolean;
  training_included?: boolean;
  delivery_channel?: 'email' | 'print' | 'hand_delivery' | 'post' | 'courier' | 'online_portal' | 'fax';
  conversion_status?: 'not_converted' | 'partially_converted' | 'fully_converted';
  sales_order_id?: string;
  rejection_reason?: 'price_too_high' | 'delivery_too_long' | 'specifications_not_met' | 'competitor_chosen' | 'project_cancelled' | 'budget_constraints' | 'timing_issues' | 'quality_concerns' | 'service_issues' | 'other';
  requires_approval?: boolean;
  approval_level?: 'sales_rep' | 'sales_manager' | 'sales_director' | 'vp_of_sales' | 'nobody';
  approval_asked_by?: string;
  approved_by?: string;
  approved_at?: string;
  auto_follow_up?: boolean;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    quotation: Quotation;
  }
}
