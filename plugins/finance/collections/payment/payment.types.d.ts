// Written by `npm run types` from payment.schema.json.
export interface Payment {
  payment_number?: string;
  type?: 'cash' | 'bank_transfer' | 'credit_card' | 'debit_card' | 'cheque' | 'promissory_note' | 'mobile_banking' | 'e_wallet' | 'qr_code' | 'cryptocurrency' | 'installment' | 'credit';
  transaction_kind?: 'payment' | 'refund' | 'partial_refund' | 'chargeback' | 'reversal' | 'adjustment' | 'fee' | 'penalty' | 'discount' | 'tax';
  method?: 'full_payment' | 'installment' | 'partial_payment' | 'advance_payment' | 'cod' | 'credit_terms' | 'layaway' | 'subscription';
  channel?: 'online' | 'offline' | 'mobile_app' | 'atm' | 'branch' | 'agent' | 'kiosk' | 'phone' | 'mail' | 'direct_debit';
  verification?: 'manual' | 'automatic' | 'biometric' | 'otp' | 'token' | 'signature' | 'pin' | 'password' | 'two_factor';
  approval_level?: 'auto' | 'supervisor' | 'manager' | 'director' | 'cfo' | 'ceo' | 'board';
  risk?: 'low' | 'medium' | 'high' | 'very_high' | 'critical';
  amount?: number;
  currency?: 'THB' | 'USD' | 'EUR' | 'GBP' | 'JPY' | 'CNY' | 'SGD' | 'MYR' | 'HKD' | 'AUD';
  customer_id?: string;
  customer_name?: string;
  invoice_id?: string;
  payment_date?: string;
  payment_reference?: string;
  refund_type?: 'full' | 'partial' | 'store_credit' | 'exchange' | 'voucher' | 'bank_transfer' | 'original_method';
  refund_reason?: 'customer_request' | 'defective_product' | 'wrong_item' | 'damaged_shipping' | 'not_as_described' | 'order_cancelled' | 'duplicate_payment' | 'system_error' | 'fraud' | 'chargeback';
  installment_type?: 'equal' | 'declining' | 'balloon' | 'interest_only' | 'graduated' | 'seasonal' | 'flexible';
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    payment: Payment;
  }
}
