import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecords, type Records } from '../../server/records/openRecords.ts';
import { buildErpRecord } from '../factories/buildErpRecord.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

interface Row {
  collection: string;
  type: string;
  initial: string;
  states: { name: string }[];
  transitions: { from: string; to: string }[];
}

const rows: Row[] = JSON.parse(readFileSync(new URL('machines.json', import.meta.url), 'utf8'));
let test: TestApp;
let records: Records;
let parents: { product: string; customer: string; supplier: string };

beforeAll(async () => {
  test = await openTestApp();
  const site = await test.site('factory');
  records = await openRecords(test.app, { siteId: site.id, actor: { userId: null, role: 'root', trusted: true } });
  const make = async (collection: string) => {
    const none = { product: '', customer: '', supplier: '' };
    return String((await records.create(collection, buildErpRecord(collection, none) as never)).record.id);
  };
  parents = { product: await make('product'), customer: await make('customer'), supplier: await make('supplier') };
});
afterAll(() => test.close());

async function make(collection: string, state: string): Promise<string> {
  const written = await records.create(collection, buildErpRecord(collection, parents) as never, {
    state,
    imported: true,
  });
  return String(written.record.id);
}

describe.each(rows)('$collection over the API', ({ collection, type, initial, states, transitions }) => {
  const send = (id: string, event: string) =>
    test.as('admin')(`/api/${collection}/${id}/transition`, { body: { event, note: 'ทดสอบ' } });

  it('begins where its machine begins, under every spelling of its type', async () => {
    const answer = await test.as('admin')(`/api/${type}`, { body: { data: buildErpRecord(collection, parents) } });
    expect(answer.json(), answer.text).toMatchObject({ status: 201, data: { state: initial } });
  });

  it('makes every move of the table and refuses one that is not in it, from every state', async () => {
    const allowed = new Set(transitions.map(({ from, to }) => `${from} ${to}`));
    for (const { from, to } of transitions) {
      const answer = await send(await make(collection, from), to);
      expect(answer.json(), `${from} → ${to}: ${answer.text}`).toMatchObject({ status: 200, data: { state: to } });
    }
    for (const { name: from } of states) {
      const wrong = states.find(({ name }) => !allowed.has(`${from} ${name}`))?.name ?? from;
      const answer = await send(await make(collection, from), wrong);
      expect(answer.json(), `${from} → ${wrong}`).toMatchObject({ status: 409, code: 'transition_not_allowed' });
    }
  });
});

describe('numbers over the API', () => {
  const create = async (collection: string, overrides = {}) => {
    const body = { data: buildErpRecord(collection, parents, overrides) };
    const answer = await test.as('admin')(`/api/${collection}`, { body });
    expect(answer.status, answer.text).toBe(201);
    return answer.json().data;
  };

  it.each([
    ['product', 'product_code', /^PRD\d{7}$/],
    ['customer', 'customer_code', /^CUS20\d{6}$/],
    ['supplier', 'supplier_code', /^SUP20\d{6}$/],
    ['sales', 'order_number', /^SO20\d{6}$/],
    ['quotation', 'quotation_number', /^QT20\d{4}-\d{5}$/],
    ['purchase', 'transaction_id', /^TXN\d{9}$/],
    ['invoice', 'invoice_number', /^INV20\d{4}-\d{6}$/],
    ['receipt', 'receipt_number', /^RC20\d{4}-\d{6}$/],
    ['inventory_transaction', 'document_number', /^RCV20\d{10}$/],
  ])('a new %s has its %s', async (collection, field, pattern) => {
    expect((await create(collection))[field]).toMatch(pattern);
  });

  it('a draft receipt has none before it is issued', async () => {
    const draft = await create('receipt', { status: 'draft' });
    expect(draft).toMatchObject({ state: 'draft' });
    expect(draft.receipt_number ?? null).toBeNull();
    const issued = await test.as('admin')(`/api/receipt/${draft.id}/transition`, { body: { event: 'ISSUE' } });
    expect(issued.json().data).toMatchObject({ state: 'issued', issued_by: 'demo_admin' });
    expect(issued.json().data.receipt_number).toMatch(/^RC20/);
  });

  it('a movement is numbered by what it is', async () => {
    const issue = await create('inventory_transaction', { movement_type: 'issue' });
    expect(issue.document_number).toMatch(/^ISS20/);
  });

  it('a site that has its own pattern uses it, from its start and in its era', async () => {
    const own = {
      key: 'return',
      module: 'returns',
      pattern: 'CB{yy}-{sequence:3}',
      era: 'buddhist',
      sequence_start: 500,
    };
    await create('code_management', own);
    expect((await create('returns')).return_number).toMatch(/^CB\d{2}-500$/);
    await create('code_management', {
      key: 'quotation',
      module: 'quotation',
      pattern: 'QX{sequence:4}',
      reset_period: 'never',
    });
    expect((await create('quotation')).quotation_number).toBe('QX0001');
  });

  it('a pattern that would repeat numbers is refused', async () => {
    const data = { key: 'sales_order', module: 'sales', pattern: 'SO{sequence:4}', reset_period: 'monthly' };
    const answer = await test.as('admin')('/api/code_management', { body: { data } });
    expect(answer.json()).toMatchObject({ status: 400, details: [{ path: 'pattern', code: 'pattern_invalid' }] });
  });
});
