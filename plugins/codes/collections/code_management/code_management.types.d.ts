// Written by `npm run types` from code_management.schema.json.
export interface CodeManagement {
  key: string;
  module: 'supplier' | 'product' | 'document' | 'customer' | 'purchase' | 'sales' | 'inventory' | 'delivery' | 'payment' | 'production' | 'quotation' | 'returns' | 'workorder' | 'receipt' | 'tax_invoice' | 'invoice' | 'transaction';
  name?: { th?: string; en?: string };
  description?: string;
  pattern: string;
  components?: Record<string, unknown>[];
  reset_period?: 'never' | 'daily' | 'monthly' | 'yearly';
  sequence_start?: number;
  era?: 'common' | 'buddhist';
  current_sequence?: number;
  last_reset_date?: string;
  is_active?: boolean;
  example?: string;
  validation_pattern?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    code_management: CodeManagement;
  }
}
