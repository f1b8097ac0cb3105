import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../server/api/call/defineCall.ts';
import { callGroups } from '../../server/api/calls/callGroups.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import { openClient } from '../support/openClient.ts';
import { readLatestLink } from '../support/people.ts';
import { sendFile } from '../support/sendFile.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { type AuditRow, auditRows, openAuditNotes } from './auditNotes.ts';
import { type TableWatch, watchTables } from './watchTables.ts';

const calls = callGroups.flatMap((group) => group.calls);
const actionsOf = ({ audit }: Call): readonly string[] => {
  if (!audit) return [];
  return 'action' in audit ? [audit.action] : 'within' in audit ? audit.within : [];
};
const audited = calls.filter((call) => actionsOf(call).length > 0);
const made = new Set<string>();
const said = openAuditNotes();

let test: TestApp;
let tables: TableWatch;
beforeAll(async () => {
  test = await openTestApp();
  await query(`create function sala.break_audit() returns trigger language plpgsql as
    $$ begin raise exception 'lost'; end $$`);
  tables = await watchTables(query);
});
afterAll(() => test.close());

type Method = 'POST' | 'PUT' | 'DELETE';

const faults: string[] = [];

/**
 * Makes a call as root, or with another cookie, and answers its `data`. First it is made while no row of the log can be written: it
 * must fail, and change nothing.
 */
async function send(method: Method, path: string, body?: unknown, cookie?: string) {
  const headers = { cookie: cookie ?? (await test.cookie('root')) };
  await tables.takeTouched();
  await query(`create trigger broken before insert on audit for each row execute function sala.break_audit()`);
  const failed = await test.call(path, { method, body, headers });
  await query('drop trigger broken on audit');
  if (failed.status !== 500) faults.push(`${method} ${path} without its row: ${failed.status}`);
  const touched = await tables.takeTouched();
  if (touched.length > 0) faults.push(`${method} ${path} without its row changed ${touched}`);
  return sendOnce(method, path, body, cookie);
}

/** The same without the failure: for what is no change of the log's own transaction. */
async function sendOnce(method: Method, path: string, body?: unknown, cookie?: string) {
  const headers = { cookie: cookie ?? (await test.cookie('root')) };
  const [before] = await query<{ id: string }>('select coalesce(max(id), 0) as id from audit');
  const answer = await test.call(path, { method, body, headers });
  if (answer.status >= 300) faults.push(`${method} ${path}: ${answer.text}`);
  await noteMade(method, path, before?.id);
  return String(answer.headers['content-type']).includes('json') ? (answer.json().data ?? {}) : {};
}

/** Of a call that says what it audits, one of its own rows was added. */
async function noteMade(method: Method, path: string, before: string | undefined): Promise<void> {
  const [call] = audited
    .filter((one) => one.method.toUpperCase() === method && matches(one.path, path))
    .sort((one, other) => one.path.split(':').length - other.path.split(':').length);
  if (!call) return;
  made.add(call.id);
  const rows = await query<AuditRow>(auditRows, [before]);
  const own = rows.filter(({ action }) => actionsOf(call).includes(action));
  if (own.length === 0) faults.push(`${method} ${path} added no row of its own`);
  said.note(call, own);
}

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path.split('?', 1)[0] ?? '');

const query = <Row extends object>(sql: string, values: unknown[] = []) => test.app.db.platform.query<Row>(sql, values);

async function changePeople(): Promise<void> {
  const { id } = await send('POST', '/api/people', {
    email: 'audited@example.com',
    role: 'user',
    password: 'correct-horse-7',
  });
  const path = `/api/people/${id}`;
  await send('PUT', path, { firstname: 'ก' });
  await send('PUT', `${path}/role`, { role: 'sales' });
  const signIn = (password: string) =>
    test.call('/api/signin', { body: { username: 'audited@example.com', password } });
  await signIn('wrong');
  for (const action of ['disable', 'enable', 'unlock', 'bypass']) await send('POST', `${path}/${action}`);
  expect((await signIn('correct-horse-7')).status).toBe(200);
  await send('POST', `${path}/signout`);
  for (const atNextSignIn of [false, true]) await send('POST', `${path}/reset`, { atNextSignIn });
  await send('DELETE', path);
  await test.cookie('user');
  const [session] = (await test.as('root')('/api/people/demo_user/sessions')).json().data;
  await send('DELETE', `/api/people/demo_user/sessions/${session.id}`);
  for (const action of ['reload', 'logout', 'lock', 'ping', 'device'])
    await send('POST', '/api/remote', { to: 'demo_hr', action });
  await send('POST', '/api/remote', { to: 'demo_hr', action: 'route', path: '/' });
  await send('POST', '/api/remote', { to: '*', action: 'alert', text: 'ทดสอบ' });
}

async function changeKeysAndEntrance(): Promise<void> {
  const key = await send('POST', '/api/api-keys', { name: 'audited', role: 'admin', collections: ['post'] });
  await send('DELETE', `/api/api-keys/${key.id}`);
  const role = { title: { th: 'ก', en: 'A' }, base: 'user' };
  await send('POST', '/api/roles', { id: 'audited', ...role });
  await send('PUT', '/api/roles/audited', { ...role, denies: [{ collection: 'task' }] });
  await send('DELETE', '/api/roles/audited');
  const invitation = await send('POST', '/api/invitations', { email: 'invited@example.com', role: 'user' });
  const again = await send('POST', `/api/invitations/${invitation.id}/send`);
  await send('DELETE', `/api/invitations/${again.id}`);
  const provider = { kind: 'oidc', title: 'Google', config: { preset: 'google', clientId: 'a' }, secret: 'b' };
  await send('PUT', '/api/signin/providers/audited', provider);
  await send('DELETE', '/api/signin/providers/audited');
  const kept = (await test.as('root')('/api/router_permission')).json().data;
  await send('PUT', '/api/router_permission', kept);
}

async function changeWebhooks(): Promise<void> {
  const subscriptions = [{ collection: 'task', events: ['created'] }];
  const hook = { name: 'audited', url: 'https://hooks.invalid/a', subscriptions };
  const { id } = await send('POST', '/api/webhooks', hook);
  const path = `/api/webhooks/${id}`;
  await send('PUT', path, { ...hook, enabled: true });
  await send('POST', `${path}/secret`);
  await send('POST', `${path}/try`);
  const [row] = await query<{ key: string }>(`update webhook_delivery set status = 'failed' returning key`);
  await send('POST', `${path}/deliveries/${row?.key}/again`);
  await send('DELETE', path);
}

async function issueDocuments(): Promise<void> {
  const items = [{ product_name: 'audited', quantity: 1, unit_price: 1 }];
  const made = await test.as('root')('/api/invoice', { body: { data: { items } } });
  const { id } = made.json().data;
  await test.as('root')(`/api/invoice/${id}/transition`, { body: { event: 'SEND' } });
  await send('POST', `/api/document/invoice/${id}/issue`, {});
  await makeEtax();
  await send('POST', `/api/document/invoice/${id}/mail`, { to: 'buyer@example.com', subject: 'x', text: 'x' });
  const print = await send('POST', '/api/print-job', { document: 'invoice', records: [id], form: 'pdf' });
  await send('POST', `/api/print-job/${print.id}/cancel`);
  await send('PUT', '/api/document-settings/invoice', { version: 0, settings: { color: '#112233' } });
}

async function makeEtax(): Promise<void> {
  const address = '9 แขวงลาดยาว เขตจตุจักร กรุงเทพฯ 10900';
  const company = { name: 'audited', taxId: '0105561000001', address, etax: true };
  await send('PUT', '/api/site', { company });
  const items = [{ product_name: 'audited', quantity: 1, unit_price: 1 }];
  const data = { customer_name: 'audited', customer_address: address, items };
  const { id } = (await test.as('root')('/api/receipt', { body: { data } })).json().data;
  await send('POST', `/api/document/receipt/${id}/issue`, {});
  await send('POST', `/api/document/receipt/${id}/etax`, {});
}

async function changeFlows(): Promise<void> {
  await send('PUT', '/api/flow-secrets', { name: 'audited', value: 'x' });
  await send('DELETE', '/api/flow-secrets/audited');
  const definition = {
    triggers: [
      { uid: 'called', code: 'webhook' },
      { uid: 'open', code: 'button' },
    ],
    steps: [{ uid: 'ask', code: 'prompt', params: { text: '?' } }],
  };
  const made = await test.as('root')('/api/workflow', { body: { data: { title: 'audited', definition } } });
  const flow = `/api/flow/${made.json().data.id}`;
  await send('POST', `${flow}/triggers/called/hook`);
  await send('DELETE', `${flow}/triggers/called/hook`);
  await send('POST', `${flow}/press`, {});
  const { id } = await send('POST', `${flow}/run`, {});
  await send('POST', `/api/flow-run/${id}/cancel`);
  await send('POST', `/api/flow-run/${id}/resume`);
  await runFlows(test.app);
  await send('POST', `/api/flow-run/${id}/again`);
  await send('POST', `/api/flow-run/${id}/answer`, { key: 'ask' });
  await runFlows(test.app);
  await send('POST', `/api/flow-run/${id}/from`, { key: 'ask' });
  const asking = { steps: [{ uid: 'ask', code: 'approval', params: { title: '?', roles: ['root'] } }] };
  const asked = await test.as('admin')('/api/workflow', { body: { data: { title: 'asking', definition: asking } } });
  await test.as('admin')(`/api/flow/${asked.json().data.id}/run`, { body: {} });
  await runFlows(test.app);
  const [seat] = (await test.as('root')('/api/approvals')).json().data;
  await send('POST', `/api/approval/${seat.id}`, { answer: 'approve' });
}

async function changeSites(): Promise<void> {
  await send('PUT', '/api/site', { marquee: 'ก' });
  const { id } = await send('POST', '/api/sites', { name: 'audited', hosts: ['audited.localhost'] });
  await send('PUT', `/api/sites/${id}`, { name: 'audited 2' });
  await send('PUT', `/api/sites/${id}/hosts`, { hosts: ['audited2.localhost'] });
  await send('POST', `/api/sites/${id}/suspend`);
  await send('POST', `/api/sites/${id}/resume`);
  await applyPackage();
}

async function changeCollections(): Promise<void> {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  await send('POST', '/api/collection', { data: { name: 'audited', title: 'ก', schema } });
  const wider = { ...schema, properties: { ...schema.properties, b: { type: 'string' } } };
  await send('PUT', '/api/collection/audited', { data: { title: 'ก', schema: wider } });
  const reshape = { rename: { b: 'c' } };
  const planned = await test.as('root')('/api/collection/audited/reshape/plan', { body: { reshape } });
  const { mark } = planned.json().data;
  await send('POST', '/api/collection/audited/reshape', { reshape, mark });
  // Each row keeps a history in its own block's transaction; the log holds the sum of a finished import.
  await sendOnce('POST', '/api/audited/import?format=json', [{ a: 'x' }]);
  const asked = await test.as('root')('/api/audited/clear', { method: 'DELETE' });
  await send('DELETE', `/api/audited/clear?confirm=audited&token=${asked.json().details.token}`);
}

async function changeLayouts(): Promise<void> {
  const layout = { version: 1, kind: 'page', settings: { title: { th: 'ก', en: 'A' } }, rows: [] };
  const key = 'page/audited';
  const { version } = await send('PUT', '/api/layout', { key, layout, version: 0 });
  await send('POST', '/api/layout/publish', { key, version });
  await send('PUT', '/api/layout/version', { key, version: version + 1, name: 'ก่อนเปิดตัว' });
  const { id } = await send('POST', '/api/layout/previews', { key: 'page/seen', lasts: 'day' });
  await send('DELETE', `/api/layout/previews/${id}`);
  await movePage(layout);
  await send('PUT', '/api/layout/lock', { key: 'page/audited', password: 'secret-word' });
  await send('PUT', '/api/layout/lock', { key: 'page/audited' });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await send('PUT', '/api/layout/publication', { key, action: 'unpublish', at });
  await changeScreen('sales/orders');
}

async function clearEverything(): Promise<void> {
  const asked = await test.as('root')('/api/clear-all', { method: 'DELETE' });
  await send('DELETE', `/api/clear-all?confirm=all&token=${asked.json().details.token}`);
}

async function changeTiers(): Promise<void> {
  const tiers = [{ level: 'vp_of_sales', roles: ['superadmin'], limits: { discount: 40 } }];
  await send('PUT', '/api/approval-tiers/quotation', { tiers });
  await send('DELETE', '/api/approval-tiers/quotation');
}

async function changeScreen(key: string): Promise<void> {
  const { published } = (await test.as('root')(`/api/layout?key=${encodeURIComponent(key)}`)).json().data;
  const { version } = await send('PUT', '/api/layout', { key, layout: published, version: 0 });
  await send('POST', '/api/originals/merge', { key, version });
  await send('POST', '/api/originals/restore', { key });
}

async function applyPackage(): Promise<void> {
  const content = (await test.as('root')('/api/site/package')).json().data;
  const wanted = { ...content, settings: { footer: 'audited' }, collections: [], flows: [], layouts: [] };
  const planned = await test.as('root')('/api/site/package/plan', { body: { package: wanted } });
  const { mark } = planned.json().data;
  const { id } = await send('POST', '/api/site/package/apply', { package: wanted, only: ['settings footer'], mark });
  await send('POST', '/api/site/packages/undo', { id });
}

/** Someone is invited, comes, loses their second factor, and goes for good. */
async function changeMember(): Promise<void> {
  const email = 'member@example.com';
  await send('POST', '/api/invitations', { email, role: 'user' });
  const token = (await readLatestLink(test, email))?.searchParams.get('invitation');
  const [mail] = await query<{ id: string }>('select id from mail where to_address = $1', [email]);
  await send('POST', `/api/mails/${mail?.id}/send`);
  const password = 'correct-horse-7';
  await send('POST', '/api/invitation/accept', { token, password, firstname: 'ก', lastname: 'ข' }, 'sala_none=1');
  const [member] = await query<{ id: string }>('select id from account where email = $1', [email]);
  await send('POST', `/api/people/${member?.id}/second-factor/disable`);
  const browser = openClient({ port: test.port, host: 'factory.localhost' });
  await browser.signIn(email, password);
  await send('POST', '/api/account/erase', { password }, browser.cookie());
}

async function movePage(layout: object): Promise<void> {
  const key = 'page/moved';
  const { version } = await send('PUT', '/api/layout', { key, layout, version: 0 });
  await send('POST', '/api/layout/publish', { key, version });
  await send('POST', '/api/pages/rename', { key, to: `${key}-2` });
  await send('POST', '/api/pages/unpublish', { key: `${key}-2` });
  const trashed = await send('POST', '/api/pages/trash', { key: `${key}-2` });
  await send('POST', '/api/pages/restore', { key: trashed.key });
}

async function changeWork(): Promise<void> {
  const records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
  const supplier = await records.create('supplier', { name: 'ผู้ขาย' });
  const product = await records.create('product', { product_name: 'โต๊ะ' });
  const items = [{ product_id: String(product.record.id), product_name: 'โต๊ะ', quantity: 1, unit_price: 1 }];
  const bought = { purchase_order: 'PO1', supplier_id: String(supplier.record.id), supplier_name: 'ผู้ขาย', items };
  const options = { state: 'received', imported: true };
  const { record } = await records.create('purchase', bought, options);
  const path = `/api/purchase/${record.id}/effects`;
  const effect = await send('POST', path, { effect: 'inventory.receipt' });
  await query(`update outbox set status = 'failed' where id = $1`, [effect.id]);
  await send('POST', `${path}/${effect.id}/run`);
  const pattern = { key: 'return', module: 'returns', pattern: 'A{year}-{sequence:5}' };
  await records.create('code_management', pattern);
  await send('POST', '/api/code-preview/return/reset', {});
  const sender = { test, host: 'factory.localhost', cookie: await test.cookie('root') };
  const sent = await sendFile(sender, Buffer.from('audited'), { name: 'a.txt', purpose: 'library' });
  if (sent.status !== 201) faults.push(sent.text);
  await send('DELETE', `/api/files/${sent.json().data.id}`);
}

async function changeMail(): Promise<void> {
  const texts = { subject: { th: 'ก', en: 'a' }, body: { th: 'ก', en: 'a' } };
  await send('PUT', '/api/mail-templates/invitation', texts);
  await send('DELETE', '/api/mail-templates/invitation');
  const server = {
    host: '203.0.114.1',
    port: 587,
    security: 'none',
    user: '',
    sender: 'a@people.example',
    senderName: '',
  };
  await send('PUT', '/api/gateways/mail', server);
  await send('PUT', '/api/gateways/line', { account: '@a', endpoint: '', token: 'hush', secret: 'hush' });
  await send('DELETE', '/api/gateways/mail');
  const [mail] = await query<{ id: string }>(`update mail set status = 'failed' returning id`);
  await send('DELETE', `/api/jobs/mails/${mail?.id}`);
  await send('POST', `/api/jobs/mails/${mail?.id}/again`);
}

it('is said by every call that is no read: what the audit log keeps, or why nothing', () => {
  const silent = calls.filter(({ method, audit }) => method !== 'get' && !audit);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('is written by the calls that say so, and without the row nothing is changed', async () => {
  const walks = [
    changePeople,
    changeMember,
    changeKeysAndEntrance,
    changeWebhooks,
    changeMail,
    changeFlows,
    issueDocuments,
    changeSites,
    changeCollections,
    changeTiers,
  ];
  for (const walk of [...walks, changeLayouts, changeWork, clearEverything]) await walk();
  expect(faults).toEqual([]);
  expect(audited.filter(({ id }) => !made.has(id)).map(({ id }) => id)).toEqual([]);
  const rows = await test.app.db.platform.query<{ action: string }>('select distinct action from audit');
  const written = new Set(rows.map(({ action }) => action));
  const missing = audited.flatMap(actionsOf).filter((action) => !written.has(action));
  expect([...new Set(missing)]).toEqual([]);
  expect(said.listUnsaid(audited), 'what a row should have said and no row did').toEqual([]);
}, 420_000);

it('tells editors who changed and published a layout, and nothing of other things', async () => {
  const read = async (role: string) => test.as(role)('/api/layout/history?key=page/audited');
  const { data } = (await read('manager')).json();
  expect(data.map(({ action }: { action: string }) => action)).toEqual([
    'layout.planned',
    'page.password_removed',
    'page.password_set',
    'layout.version_named',
    'layout.published',
    'layout.saved',
  ]);
  expect(data[3]).toMatchObject({ actorId: 'demo_root', version: 2, at: expect.any(String) });
  expect((await read('sales')).status).toBe(403);
});

it('is not written by a call that was refused', async () => {
  const count = async () => {
    const [row] = await test.app.db.platform.query<{ n: number }>('select count(*)::int as n from audit');
    return row?.n;
  };
  const before = await count();
  const stale = await test.as('admin')('/api/layout/publish', { body: { key: 'page/audited', version: 99 } });
  expect(stale.status).toBe(409);
  expect(await count()).toBe(before);
});
