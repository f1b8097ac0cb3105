import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import { addHolder, addOwnRole } from '../support/ownRoles.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
const path = '/api/approval-tiers/quotation';

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function draft(total: number, discount = 0): Promise<string> {
  const items = [{ quantity: 1, unit_price: total / (1 - discount / 100), discount }];
  const made = await test.as('sales')('/api/quotation', { body: { data: { customer_name: 'ก', vat_rate: 0, items } } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

const send = async (id: string, event = 'SEND') =>
  (await test.as('sales')(`/api/quotation/${id}/transition`, { body: { event } })).status;
const levelOf = async (id: string) => (await test.as('admin')(`/api/quotation/${id}`)).json().data.approval_level;
const put = (role: string, tiers: JsonObject[]) => test.as(role)(path, { method: 'PUT', body: { tiers } });

const own: JsonObject[] = [
  { level: 'sales_rep', roles: ['sales'], limits: { amount: 5000, discount: 5 } },
  { level: 'sales_director', roles: ['admin'], limits: { amount: 20_000, discount: 10 } },
  { level: 'vp_of_sales', roles: ['superadmin'], limits: { discount: 15 } },
];

const board = { level: 'board', title: { th: 'กรรมการ', en: 'Board' }, roles: ['superadmin'] };

it('decides by the tiers of the site at once, for what is there and what comes, and only there', async () => {
  const before = await draft(8000);
  expect(await levelOf(before)).toBe('sales_rep');
  const changed = await put('superadmin', own);
  expect(changed.status, changed.text).toBe(200);
  expect(await levelOf(before)).toBe('sales_director');
  expect(await send(before)).toBe(422);
  expect(await send(await draft(8000))).toBe(422);
  expect(await send(await draft(5000))).toBe(200);
  // The greatest discount: above every level, nobody gives it.
  const costly = await draft(100, 20);
  expect(await levelOf(costly)).toBe('nobody');
  expect(await send(costly, 'SUBMIT')).toBe(422);
  // The manager has no level any more, the administrator has.
  expect(await send(before, 'SUBMIT')).toBe(200);
  const approve = (role: string) =>
    test.as(role)(`/api/quotation/${before}/transition`, { body: { event: 'APPROVE' } });
  expect((await approve('manager')).status).toBe(422);
  expect((await approve('admin')).status).toBe(200);

  const audit = (await test.as('superadmin')('/api/audit?limit=5')).json().data;
  expect(audit.find(({ action }: JsonObject) => action === 'approval_tiers.changed')).toMatchObject({
    changes: { to: own },
  });
  const shown = (await test.as('superadmin')('/api/approval-tiers')).json().data;
  expect(shown.find(({ collection }: JsonObject) => collection === 'quotation')).toMatchObject({
    own: true,
    tiers: own,
  });
  expect((await test.as('superadmin')(path, { method: 'DELETE' })).status).toBe(200);
  expect(await send(await draft(8000))).toBe(200);
});

it('is changed by those of the highest level alone, never to raise their own', async () => {
  expect((await put('admin', own)).json().code).toBe('tiers_too_high');
  expect((await put('admin', own.slice(0, 2))).json().code).toBe('tiers_too_high');
  expect((await put('manager', own)).status).toBe(403);
  expect((await put('superadmin', [{ level: 'sales_rep', roles: ['root'] }])).json().code).toBe('tiers_too_high');
  const listed = (await test.as('admin')('/api/approval-tiers')).json().data;
  expect(listed.find(({ collection }: JsonObject) => collection === 'quotation')).toMatchObject({ mayChange: false });
});

it.each<[string, JsonObject[]]>([
  ['an unknown level', [{ level: 'sales_rap', roles: ['sales'] }]],
  ['another order', [own[1] ?? {}, own[0] ?? {}]],
  ['an unknown role', [{ level: 'sales_rep', roles: ['salse'] }]],
  ['a level of its own as the lowest', [{ ...board, level: 'new' }, ...own]],
  ['a level of its own without a name', [...own, { level: 'board', roles: ['superadmin'] }]],
  ['a level of its own twice', [...own, board, board]],
  ['what stands for nobody as a level', [...own, { ...board, level: 'nobody' }]],
  ['a role of no site', [...own, { ...board, roles: ['superadmin', 'chairman'] }]],
  ['something that is not measured', [{ level: 'vp_of_sales', roles: ['superadmin'], limits: { weight: 1 } }]],
  ['less for a higher level', [own[1] ?? {}, { level: 'vp_of_sales', roles: ['superadmin'], limits: { amount: 10 } }]],
  ['a limit above an unlimited level', [{ level: 'sales_rep', roles: ['sales'] }, { ...own[2] }]],
])('refuses %s', async (_, tiers) => {
  const answer = await put('superadmin', tiers);
  expect(answer.status).toBe(400);
  expect(answer.json().details.length).toBeGreaterThan(0);
});

describe('a level that the site added', () => {
  const shipped: JsonObject[] = [
    { level: 'sales_rep', roles: ['sales'], limits: { amount: 100_000, discount: 10 } },
    { level: 'vp_of_sales', roles: ['superadmin'], limits: { discount: 50 } },
  ];
  const chair = { ...board, roles: ['chair'] };

  it('is what 9,000,000 at 90 % needs: its own role gives the approval, nobody below it does', async () => {
    await addOwnRole(test, { id: 'chair', base: 'manager' });
    await addHolder(test, { id: 'chair', base: 'manager' }, 'vice_chair');
    // Who decides the tiers belongs to the highest level afterwards, too; root always does.
    expect((await put('superadmin', [...shipped, chair])).json().code).toBe('tiers_too_high');
    const changed = await put('root', [...shipped, chair]);
    expect(changed.status, changed.text).toBe(200);

    const id = await draft(9_000_000, 90);
    expect(await levelOf(id)).toBe('board');
    const refused = await test.as('sales')(`/api/quotation/${id}/transition`, { body: { event: 'SEND' } });
    expect(refused.json().details[0].message).toContain('กรรมการ');
    expect(await send(id, 'SUBMIT')).toBe(200);
    const approve = (person: string) =>
      test.as(person)(`/api/quotation/${id}/transition`, { body: { event: 'APPROVE' } });
    for (const role of ['manager', 'admin', 'superadmin']) expect((await approve(role)).status, role).toBe(422);

    const seen = await test.as('chair')(`/api/work`);
    expect(seen.text).toContain('quotation');
    expect((await approve('chair')).status).toBe(200);
  });

  it('tells its people and their stand-ins that something waits, and again when reminded', async () => {
    const site = await test.site('factory');
    const records = await openRecords(test.app, { siteId: site.id, actor: systemActor });
    const today = test.clock.now().toISOString().slice(0, 10);
    const later = new Date(test.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    const data = { substitute: 'demo_manager', from: today, until: later };
    const lent = await test.as('chair')('/api/stand_in', { body: { data } });
    expect(lent.status, lent.text).toBe(201);
    const appoint = `/api/stand_in/${lent.json().data.id}/transition`;
    expect((await test.as('chair')(appoint, { body: { event: 'APPOINT' } })).status).toBe(200);
    const told = async (user: string) => (await records.find('notification', { filter: { user } })).total;

    await runOutbox(test.app);
    const id = await draft(9_000_000, 90);
    const before = { chair: await told('demo_chair'), substitute: await told('demo_manager') };
    expect(await send(id, 'SUBMIT')).toBe(200);
    await runOutbox(test.app);
    expect(await told('demo_chair')).toBe(before.chair + 1);
    expect(await told('demo_manager')).toBe(before.substitute + 1);
    expect(await send(id, 'REMIND')).toBe(200);
    await runOutbox(test.app);
    expect(await told('demo_chair')).toBe(before.chair + 2);
    const approved = await test.as('manager')(`/api/quotation/${id}/transition`, { body: { event: 'APPROVE' } });
    expect(approved.status, approved.text).toBe(200);
  });

  it('is decided by nobody any more when its role is removed, and is not there after a return to the default', async () => {
    const id = await draft(9_000_000, 90);
    expect((await test.as('root')('/api/roles/chair', { method: 'DELETE' })).status).toBe(200);
    expect(await levelOf(id)).toBe('board');
    expect(await send(id, 'SUBMIT')).toBe(200);
    const approve = await test.as('manager')(`/api/quotation/${id}/transition`, { body: { event: 'APPROVE' } });
    expect(approve.status).toBe(422);
    expect((await test.as('root')(path, { method: 'DELETE' })).status).toBe(200);
    expect(await levelOf(id)).toBe('nobody');
  });
});

it('adds a level above all where a declaration has none', async () => {
  const tiers = [{ level: 'management', roles: ['admin', 'superadmin'], limits: { amount: 50 } }];
  const changed = await test.as('superadmin')('/api/approval-tiers/sales', { method: 'PUT', body: { tiers } });
  expect(changed.status, changed.text).toBe(200);
  const customer = await test.as('sales')('/api/customer', { body: { data: { customer_name: 'ก' } } });
  const product = await test.as('admin')('/api/product', { body: { data: { product_name: 'ก' } } });
  const made = await test.as('sales')('/api/sales', {
    body: {
      data: {
        customer_id: customer.json().data.id,
        customer_name: 'ก',
        shipping_address: 'เชียงใหม่',
        items: [{ product_id: product.json().data.id, product_name: 'ก', quantity: 1, unit_price: 100 }],
      },
    },
  });
  expect(made.status, made.text).toBe(201);
  expect(made.json().data.approval_level, made.text).toBe('nobody');
});
