import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

interface Case {
  collection: string;
  path: string;
  base?: string;
  state?: string;
  update?: boolean;
  level?: string;
  bad: Record<string, unknown>[];
  line?: number;
  prefix?: string;
  contains?: boolean;
  statusText?: string;
  /** The field as the message names it; its path by default. */
  fieldText?: string;
  filled?: Record<string, string>;
  anyText?: boolean;
}

interface Row {
  id: string;
  message?: string;
  cases?: Case[];
}

interface Table {
  bases: Record<string, { data: Record<string, unknown>; state?: string }>;
  rows: Row[];
}

const table: Table = JSON.parse(readFileSync(new URL('../conformance/validation.json', import.meta.url), 'utf8'));
const collections = ['product', 'customer', 'supplier', 'stock_location', 'inventory', 'purchase_request', 'receipt'];
const cases = table.rows.flatMap((row) =>
  (row.cases ?? [])
    .filter((one) => collections.includes(one.collection) && !one.update && one.level !== 'warning')
    .filter((one) => !one.state && !baseOf(one).state)
    .map((one) => ({ row, one, id: row.id, place: `${one.collection}.${one.path}` })),
);

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await openTestApp();
  cookie = await test.cookie('admin');
});
afterAll(() => test.close());

function baseOf({ collection, base }: Case) {
  return table.bases[base ? `${collection} ${base}` : collection] ?? { data: {} };
}

/** A copy with values put at dotted places. */
function put(data: Record<string, unknown>, changes: Record<string, unknown>) {
  const copy = structuredClone(data);
  for (const [path, value] of Object.entries(changes)) {
    const segments = path.split('.');
    const last = segments.pop() ?? '';
    const target = segments.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], copy);
    (target as Record<string, unknown>)[last] = value;
  }
  return copy;
}

async function refuse(collection: string, data: unknown, path: string, language: 'th' | 'en') {
  const headers = { cookie: `${cookie}; sala_language=${language}` };
  const answer = await test.call(`/api/${collection}`, { body: { data }, headers });
  const told = `${JSON.stringify(data)} must be refused at ${path}: ${answer.text}`;
  const { code, message, details } = answer.json();
  const detail = details?.find((one: { path: string }) => one.path === path);
  expect(detail, told).toBeDefined();
  const refusal = detail.code === 'guard' ? [422, 'guard_failed'] : [400, 'validation_failed'];
  expect([answer.status, code], told).toEqual(refusal);
  expect(detail).not.toHaveProperty('text');
  expect(message).toContain(detail.message);
  return detail.message as string;
}

function isTold({ message = '' }: Row, one: Case, told: string[]): boolean {
  if (one.anyText || message === '' || message.includes('{field label}')) return told.every((text) => text !== '');
  if (one.prefix) return told.some((text) => text.startsWith(one.prefix ?? ''));
  if (one.statusText)
    return told.includes(`Field '${one.fieldText ?? one.path}' is required for status '${one.statusText}'`);
  const wanted = message
    .replace('Item N:', `Item ${one.line}:`)
    .replace(/\{(\w+)\}/g, (whole, name: string) => one.filled?.[name] ?? whole);
  return told.some((text) => (one.contains ? text.includes(wanted) : text === wanted));
}

describe('a record that breaks a rule', () => {
  it.each(cases)('$id of $place is refused with its text, in Thai and in English', async ({ row, one }) => {
    for (const bad of one.bad) {
      const data = put(baseOf(one).data, bad);
      const thai = await refuse(one.collection, data, one.path, 'th');
      const english = await refuse(one.collection, data, one.path, 'en');
      expect(thai).toMatch(/[\u0e00-\u0e7f]/);
      expect(isTold(row, one, [thai, english]), `${row.message} | ${thai} | ${english}`).toBe(true);
    }
  });
});

describe('a sound record', () => {
  it.each(['product', 'customer', 'supplier', 'stock_location', 'inventory'])('of %s is stored', async (collection) => {
    const data = table.bases[collection]?.data;
    const answer = await test.call(`/api/${collection}`, { body: { data }, headers: { cookie } });
    expect(answer.status, answer.text).toBe(201);
  });
});

describe('what a client may not set', () => {
  it('is skipped where the system keeps it, and refused where nobody knows it', async () => {
    const headers = { cookie };
    const made = await test.call('/api/customer', { body: { data: { customer_name: 'ก ข' } }, headers });
    const { id } = made.json().data;
    const change = (data: object) => test.call(`/api/customer/${id}`, { method: 'PUT', body: { data }, headers });
    const kept = await change({ id: 'other', created_by: 'someone', version: 99, customer_name: 'ค ง' });
    expect(kept.json().data).toMatchObject({ id, created_by: 'demo_admin', version: 2, customer_name: 'ค ง' });
    const unknown = await change({ no_such_field: 1 });
    expect(unknown.json()).toMatchObject({ status: 400, details: [{ path: 'no_such_field' }] });
  });
});
