import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
let id: string;

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    salary: { type: 'number' },
    grade: { type: 'string' },
    pin: { type: 'string', 'x-secret': true },
    yearly: { type: 'number', 'x-formula': 'record.salary * 12' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { hours: { type: 'number' }, pay: { type: 'number', 'x-formula': 'line.hours * record.salary' } },
      },
    },
  },
  'x-lock': { checked: { fields: ['grade'] } },
  'x-access': {
    read: [{ roles: ['superadmin'] }, { roles: ['sales', 'hr'], fields: ['title'] }],
    create: [{ roles: ['superadmin'] }],
    update: [{ roles: ['superadmin'] }, { roles: ['sales'], fields: ['title'] }, { roles: ['hr'] }],
  },
};
const machine = {
  id: 'payslip',
  initial: 'open',
  states: {
    open: {
      title: 'เปิด',
      transitions: { checked: { title: 'ตรวจแล้ว', event: 'CHECK', roles: ['sales', 'superadmin'] } },
    },
    checked: { title: 'ตรวจแล้ว' },
  },
};
const pin = '4711';
const held = { title: 'สลิป', salary: 31_250, grade: 'A', lines: [{ hours: 2, pay: 62_500 }] };

beforeAll(async () => {
  test = await openTestApp();
  const data = { name: 'payslip', title: 'payslip', schema, machine };
  const made = await test.as('root')('/api/collection', { host, body: { data } });
  expect(made.status, made.text).toBe(201);
  const kept = await test.as('superadmin')('/api/payslip', { host, body: { data: { ...held, pin } } });
  expect(kept.status, kept.text).toBe(201);
  id = kept.json().data.id;
});
afterAll(() => test.close());

const read = async () => (await test.as('superadmin')(`/api/payslip/${id}`, { host })).json().data;
const put = (role: string, data: object) =>
  test.as(role)(`/api/payslip/${id}`, { host, method: 'PUT', body: { data } });
const check = (data: object) =>
  test.as('sales')(`/api/payslip/${id}/transition`, { host, body: { event: 'CHECK', data } });

describe('a guess of what a record holds in a field that the caller does not read', () => {
  const guesses = [
    ['a field', { salary: held.salary }, { salary: 1 }],
    ['an empty value', { grade: held.grade }, { grade: null }],
    ['a secret field', { pin }, { pin: '0000' }],
    ['a computed field', { yearly: held.salary * 12 }, { yearly: 1 }],
    ['a list', { lines: held.lines }, { lines: [] }],
  ] as const;

  it.each(guesses)('is answered alike whether it is right or wrong: %s', async (_, right, wrong) => {
    const [hit, miss] = [await put('sales', right), await put('sales', wrong)];
    expect(hit.status).toBe(miss.status);
    expect({ ...hit.json(), requestId: 0 }).toEqual({ ...miss.json(), requestId: 0 });
    expect(await read()).toMatchObject({ ...held, version: 1 });
  });

  it('that goes along with an event is refused likewise', async () => {
    for (const [, right, wrong] of guesses.filter(([, each]) => !('yearly' in each))) {
      const [hit, miss] = [await check(right), await check(wrong)];
      expect(hit.status).toBe(400);
      expect({ ...hit.json(), requestId: 0 }).toEqual({ ...miss.json(), requestId: 0 });
    }
    expect(await read()).toMatchObject({ state: 'open', version: 1 });
  });

  it('is told no value that was computed of it, however the guess is placed', async () => {
    for (const data of [{ yearly: 1 }, { lines: [{ hours: 2, pay: 1 }] }])
      for (const role of ['sales', 'hr']) {
        const answer = await put(role, data);
        expect(answer.text).not.toMatch(/375000|62500/);
      }
  });

  it('is told apart by no lock of a state', async () => {
    const moved = await test.as('sales')(`/api/payslip/${id}/transition`, { host, body: { event: 'CHECK' } });
    expect(moved.status, moved.text).toBe(200);
    const [hit, miss] = [await put('hr', { grade: held.grade }), await put('hr', { grade: 'F' })];
    expect([hit.json().code, miss.json().code]).toEqual(['record_locked', 'record_locked']);
  });
});

it('who reads a field that they may not write may send it back as it is', async () => {
  const whole = await read();
  const answer = await put('superadmin', { ...whole, title: 'สลิปใหม่' });
  expect(answer.json().data).toMatchObject({ title: 'สลิปใหม่', yearly: 375_000 });
});
