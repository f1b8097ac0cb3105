import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../schemas/json.ts';
import { compileCollection } from '../../collection/compileCollection.ts';
import { compileGuard } from './compileGuard.ts';
import { describeRefusal } from './describeRefusal.ts';

const title = { th: 'ก', en: 'a' };
const customer = compileCollection({
  name: 'customer',
  title,
  type: 'object',
  properties: { credit_balance: { type: 'number' }, currency: { type: 'string' } },
});
const order = compileCollection({
  name: 'order',
  title,
  type: 'object',
  properties: {
    total_amount: { type: 'number' },
    weight: { type: 'number' },
    deposit: { type: 'object', 'x-type': 'money' },
    customer_id: { type: 'string', 'x-ref': 'customer' },
    currency: { type: 'string' },
  },
});

function tell(text: string, record: JsonObject, related: JsonObject = {}) {
  const guard = { if: 'false', message: { th: text, en: text } };
  const compiled = compileGuard(guard, order, (name) => (name === 'customer' ? customer : undefined));
  const values = { record, customer: related };
  const place = { collection: order, timeZone: 'Asia/Bangkok', currency: 'THB', mayShow: () => true };
  return describeRefusal(compiled, { ...place, values }).text;
}

describe('the message of a guard', () => {
  it('tells amounts as money, in the currency of their record or of the site, and other numbers as they are', () => {
    expect(
      tell('ยอด {{record.total_amount}} หนัก {{record.weight}}', { total_amount: 12545.7, weight: 1545.7 }),
    ).toEqual({
      th: 'ยอด 12,545.70 บาท หนัก 1,545.7',
      en: 'ยอด 12,545.70 THB หนัก 1,545.7',
    });
    expect(tell('{{record.total_amount}}', { total_amount: 8, currency: 'USD' })).toMatchObject({ th: '8.00 USD' });
    expect(tell('{{record.total_amount}}', { total_amount: 8, currency: 'JPY' })).toMatchObject({ th: '8 JPY' });
    const owed = tell('{{customer.credit_balance}}', { customer_id: 'c' }, { credit_balance: 1e6, currency: 'EUR' });
    expect(owed).toMatchObject({ th: '1,000,000.00 EUR' });
  });

  it('tells a field type as lists show it', () => {
    expect(tell('{{record.deposit}}', { deposit: { amount: 500, currency: 'THB' } })).toMatchObject({
      th: '500.00 บาท',
    });
  });

  it('says the unit once where the text says it, and follows the format that the text asks for', () => {
    expect(tell('ยอด {{record.total_amount}} บาท', { total_amount: 545.7 })).toMatchObject({ th: 'ยอด 545.70 บาท' });
    expect(tell('{{record.total_amount | number: 0}}', { total_amount: 545.7 })).toMatchObject({ th: '546' });
    expect(tell('ยอด{{record.total_amount}}', {})).toMatchObject({ th: 'ยอด' });
  });
});
