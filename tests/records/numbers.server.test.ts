import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NumberPattern } from '../../engine/record/numbering/nextNumber.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { drawNumber } from '../../server/records/numbers/drawNumber.ts';
import { computingTime } from '../support/computingTime.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** `SALA_NUMBERS=10000` asks for the whole figure, from 32 clients. */
const total = Number(process.env.SALA_NUMBERS ?? 240);
const clients = total > 600 ? 32 : 16;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const create = async (collection: string, data: object) => {
  const answer = await test.as('admin')(`/api/${collection}`, { body: { data } });
  expect(answer.status, answer.text).toBe(201);
  return answer.json().data;
};
const preview = async (module: string, role = 'admin') => test.as(role)(`/api/code-preview/${module}`);
const reset = (module: string, language = 'en') =>
  test.as('admin')(`/api/code-preview/${module}/reset`, {
    method: 'POST',
    body: {},
    headers: { cookie: `${cookie}; sala_language=${language}` },
  });
let cookie = '';
beforeAll(async () => {
  cookie = await test.cookie('admin');
});

/** Clients take turns as fast as they can until all is done. */
async function share(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const client = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

describe('numbers drawn by many at once', { timeout: 300_000 }, () => {
  it('have no gap and no double over HTTP, before and after the sequence begins again', async () => {
    const pattern = await create('code_management', {
      key: 'return',
      module: 'returns',
      pattern: 'A{year}-{sequence:5}',
    });
    // Samples have drawn some.
    expect((await reset('return')).status).toBe(200);
    const given: string[] = [];
    const draw = async () => void given.push((await create('returns', {})).return_number);
    await share(total / 2, draw);
    const changed = await test.as('admin')(`/api/code_management/${pattern.id}`, {
      method: 'PUT',
      body: { data: { pattern: 'B{year}-{sequence:5}' } },
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await reset('return')).json()).toMatchObject({ status: 200, data: { current_sequence: 0 } });
    await share(total / 2, draw);
    const year = new Date().getFullYear();
    const expected = ['A', 'B'].flatMap((prefix) =>
      Array.from({ length: total / 2 }, (_, index) => `${prefix}${year}-${String(index + 1).padStart(5, '0')}`),
    );
    expect(given.toSorted()).toEqual(expected);
  });

  it('have none over the turn of a month either, nor where a transaction is taken back', async () => {
    const factory = test.app.db.site((await test.site('factory')).id);
    const sequences = test.app.collections.serving('number_sequences');
    if (!sequences) throw new Error('no plugin keeps sequences');
    const pattern: NumberPattern = { pattern: 'T{year}{month}-{sequence:4}', reset: 'monthly' };
    const months = ['2026-11-30T16:59:59.999Z', '2026-11-30T17:00:00.000Z'];
    const given: string[] = [];
    await share(total, async (index) => {
      const date = new Date(months[index % 2] ?? '');
      await factory
        .transaction(async (tx) => {
          const number = await drawNumber(tx, { sequences, module: 'turn', name: { th: 'ก', en: 'T' }, pattern, date });
          if (index % 7 === 0) throw new Error('taken back');
          given.push(number);
        })
        .catch((error: Error) => expect(error.message).toBe('taken back'));
    });
    for (const month of ['T202611', 'T202612']) {
      const numbers = given.filter((number) => number.startsWith(month)).toSorted();
      expect(numbers.length).toBeGreaterThan(total / 3);
      expect(numbers).toEqual(numbers.map((_, index) => `${month}-${String(index + 1).padStart(4, '0')}`));
    }
  });
});

describe('the pattern of a site', () => {
  it('is shown with its next number, which is not given away, and is changed by the site itself', async () => {
    const shipped = (await preview('sales_order')).json().data;
    expect(shipped).toMatchObject({ own: false, pattern: 'SO{year}{sequence:4}', reset_period: 'yearly' });
    expect((await preview('sales_order')).json().data.next).toBe(shipped.next);
    await create('code_management', {
      key: 'sales_order',
      module: 'sales',
      pattern: 'S{yy}-{sequence:3}',
      era: 'buddhist',
      sequence_start: 700, // after those of the demo
    });
    const own = (await preview('sales_order')).json().data;
    expect(own).toMatchObject({ own: true, era: 'buddhist' });
    expect(own.next).toMatch(/^S\d\d-700$/);
    expect((await test.as('admin')('/api/code-preview/sales_order', { host: 'shop.localhost' })).text).not.toContain(
      'S{yy}',
    );
  });

  it('gives its sequence a name that people read: its own, else that of the shipped one', async () => {
    const names = async () =>
      (await test.as('admin')('/api/code_sequence?sequence_type=customer'))
        .json()
        .data.map(({ name }: JsonObject) => name);
    await create('customer', { customer_name: 'ก' });
    expect(await names()).toEqual([{ th: 'ลูกค้า', en: 'Customer' }]);
    const key = {
      key: 'customer',
      module: 'customer',
      name: 'เลขสมาชิก',
      pattern: 'M{sequence:8}',
      reset_period: 'never',
    };
    const own = await create('code_management', { ...key, sequence_start: 900 });
    await create('customer', { customer_name: 'ข' });
    expect(await names()).toContainEqual({ th: 'เลขสมาชิก', en: 'เลขสมาชิก' });
    const gone = await test.as('admin')(`/api/code_management/${own.id}`, { method: 'DELETE' });
    expect(gone.status, gone.text).toBe(200);
  });

  it('is found by module too, in its usual spelling', async () => {
    expect((await preview('tax-invoice')).json().data.pattern).toBe('TAX{year}{month}-{sequence:6}');
    expect((await preview('workorder')).json().data.key).toBe('work_order');
    const typed = await test.as('admin')('/api/code-preview/purchase_order_by_type?type=PX');
    expect(typed.json().data.next).toMatch(/^PX20\d\d00001$/);
  });

  it('begins again only when it is the site’s own and would not repeat a number', async () => {
    expect((await reset('quotation')).json()).toMatchObject({
      code: 'default_pattern_reset',
      message: 'Cannot reset sequence for default pattern',
    });
    expect((await reset('nothing')).json()).toMatchObject({ message: 'Pattern not found for module' });
    expect((await reset('quotation', 'th')).json().message).toBe('รีเซ็ตเลขลำดับของรูปแบบเริ่มต้นไม่ได้');
    expect((await preview('nothing')).json().message).toContain('nothing');
    await create('code_management', { key: 'invoice', module: 'invoice', pattern: 'IV{year}{sequence:3}' });
    const first = await create('invoice', {});
    const second = await reset('invoice');
    expect(second.json()).toMatchObject({ status: 409, code: 'numbers_taken' });
    expect(second.json().message).toContain(first.invoice_number);
    expect((await preview('invoice')).json().data.current_sequence).toBe(1);
  });

  it('says what is wrong with a code, in the words of the specification', async () => {
    const check = async (module: string, code: unknown, language: string) => {
      const headers = { cookie: `${cookie}; sala_language=${language}` };
      return (await test.as('admin')(`/api/code-preview/${module}/check`, { body: { code }, headers })).json().data;
    };
    expect(await check('customer', 'CUS20260001', 'th')).toEqual({ valid: true, problems: [] });
    const texts = async (code: unknown) =>
      (await check('customer', code, 'th')).problems.map((one: { message: string }) => one.message);
    expect(await texts('CUSX')).toEqual(['รหัสไม่ตรงตาม pattern ของ customer']);
    expect(await texts('')).toEqual(['รหัสไม่ถูกต้อง']);
    expect(await texts('C')).toContain('ความยาวรหัสไม่ถูกต้อง');
    expect(await texts('CUS 001')).toContain('รหัสสามารถใช้ตัวอักษร ตัวเลข และเครื่องหมาย - _ เท่านั้น');
    expect((await check('customer', 5, 'en')).problems[0].message).toBe('The code is not valid');
  });

  it('whose rule would take for ever on some code is answered at once', async () => {
    const data = { key: 'payment', module: 'payment', pattern: 'PAY{year}{sequence:4}', validation_pattern: '^(a+)+$' };
    await create('code_management', data);
    const body = { code: `${'a'.repeat(49)}b` };
    const ms = await computingTime(async () => {
      const answer = await test.as('admin')('/api/code-preview/payment/check', { body });
      expect(answer.json().data.valid).toBe(false);
    });
    expect(ms).toBeLessThan(1000);
  });

  it('is closed to those who may not see or change it', async () => {
    expect((await test.call('/api/code-preview/sales_order')).status).toBe(401);
    expect((await preview('sales_order', 'employee')).status).toBe(403);
    const asked = await test.as('sales')('/api/code-preview/sales_order/reset', { method: 'POST', body: {} });
    expect(asked.status).toBe(403);
  });
});
