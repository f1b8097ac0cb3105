// Written by `npm run types` from supplier.schema.json.
export interface Supplier {
  supplier_code?: string;
  name: string;
  type?: 'domestic' | 'international' | 'manufacturer' | 'distributor' | 'wholesaler' | 'retailer' | 'service' | 'contractor' | 'individual' | 'government';
  tax_id?: string;
  id_card?: string;
  business_number?: string;
  department?: string;
  contact_person?: string;
  phone?: string;
  email?: string;
  website?: string;
  address?: string;
  province?: string;
  postal_code?: string;
  country?: string;
  payment_terms?: 'cod' | 'net_7' | 'net_15' | 'net_30' | 'net_45' | 'net_60' | 'net_90' | 'advance' | 'installment';
  credit_limit?: number;
  credit_days?: number;
  discount_percentage?: number;
  tax_rate?: number;
  currency?: 'THB' | 'USD' | 'EUR' | 'JPY' | 'CNY' | 'GBP' | 'SGD' | 'MYR';
  lead_time_days?: number;
  over_delivery_percent?: number;
  minimum_order_value?: number;
  requires_po?: boolean;
  rating?: 'excellent' | 'good' | 'average' | 'poor' | 'unrated';
  is_active?: boolean;
  auto_approve_limit?: number;
  blacklist_reason?: string;
  blacklist_date?: string;
  documents?: ({ kind: 'business_registration' | 'vat_registration' | 'company_profile' | 'bank_statement' | 'financial_statement' | 'certificate' | 'contract' | 'nda' | 'price_list' | 'product_catalog'; number?: string; expiry_date?: string; file?: string })[];
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    supplier: Supplier;
  }
}
