import { isJsonObject, type JsonObject } from 'sala/schemas';

/** Terms of an order created from a form. */
export interface OrderTerms {
  price: number;
  payment: string;
  type: string;
  approve: string;
}

const usual: OrderTerms = { price: 700, payment: 'bill_payment', type: 'lesson', approve: 'manual' };

/** The terms of the form's settings with defaults. The sender cannot change them. */
export function readOrderTerms(settings: JsonObject): OrderTerms {
  const own = isJsonObject(settings.order) ? settings.order : {};
  const word = (name: 'payment' | 'type' | 'approve') => {
    const value = own[name];
    return typeof value === 'string' && value !== '' ? value : usual[name];
  };
  const { price } = own;
  const isPrice = typeof price === 'number' && Number.isFinite(price) && price >= 0;
  return {
    price: isPrice ? price : usual.price,
    payment: word('payment'),
    type: word('type'),
    approve: word('approve'),
  };
}
