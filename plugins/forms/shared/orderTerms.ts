import { isJsonObject, type JsonObject } from 'sala/schemas';

/** What an order says that was made from a form. */
export interface OrderTerms {
  price: number;
  payment: string;
  type: string;
  approve: string;
}

const usual: OrderTerms = { price: 700, payment: 'bill_payment', type: 'lesson', approve: 'manual' };

/** The terms that the form's settings name, the usual ones for the rest. The sender has no say in them. */
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
