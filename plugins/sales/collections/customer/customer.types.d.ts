// Written by `npm run types` from customer.schema.json.
export interface Customer {
  customer_code?: string;
  customer_name: string;
  customer_type: 'individual' | 'company' | 'government' | 'ngo';
  contact_person?: string;
  phone?: string;
  mobile?: string;
  email?: string;
  website?: string;
  address?: string;
  district?: string;
  province?: string;
  postal_code?: string;
  country?: string;
  tax_id?: string;
  branch_code?: string;
  vat_registration?: boolean;
  credit_limit?: number;
  credit_days?: number;
  payment_terms?: 'cash' | 'net_15' | 'net_30' | 'net_45' | 'net_60' | 'cod' | 'advance';
  currency?: 'THB' | 'USD' | 'EUR' | 'JPY' | 'SGD';
  customer_group?: 'retail' | 'wholesale' | 'distributor' | 'vip' | 'government' | 'export';
  sales_channel?: 'direct' | 'online' | 'retail' | 'wholesale' | 'agent' | 'partner';
  priority_level?: 'low' | 'normal' | 'high' | 'vip';
  default_discount_percentage?: number;
  price_list?: string;
  is_active?: boolean;
  sales_rep_id?: string;
  sales_rep_name?: string;
  industry?: string;
  company_size?: 'small' | 'medium' | 'large' | 'enterprise';
  annual_revenue?: number;
  parent_customer_id?: string;
  notes?: string;
  tags?: string[];
}

declare module 'sala/runtime' {
  interface Collections {
    customer: Customer;
  }
}
