import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildErpRecord } from '../../../tests/factories/buildErpRecord.ts';
import { openClient } from '../../../tests/support/openClient.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { runOutbox } from '../../records/effects/runOutbox.ts';
import { notifyPersonSafely } from './notifyPerson.ts';

const host = 'factory.localhost';
let test: TestApp;
let siteId: string;

beforeAll(async () => {
  test = await openTestApp();
  siteId = (await test.site('factory')).id;
});
afterAll(() => test.close());

const title = { th: 'ทดสอบ', en: 'Test' };
/** Where the demo accounts were made: what concerns a whole account is told there. */
const home = 'academy.localhost';
interface NotificationRow {
  id: string;
  user: string;
  kind: string;
  title: { en: string };
}
const listOf = async (role: string, at = host) =>
  (await test.as(role)('/api/notification', { host: at })).json().data as NotificationRow[];
const titlesOf = async (role: string, at = host) => (await listOf(role, at)).map((one) => one.title.en);
const counterOf = async (role: string, name: string) =>
  ((await test.as(role)('/api/counters')).json().data as { name: string; count: number }[]).find(
    (one) => one.name === name,
  );

describe('a notification', () => {
  it('is read by its person alone, who may change nothing but whether it is read', async () => {
    await notifyPersonSafely(test.app, siteId, { user: 'demo_hr', title, path: '/user/profile' });
    const [own] = await listOf('hr');
    expect(own).toMatchObject({ title, read: false, path: '/user/profile' });
    const path = `/api/notification/${own?.id}`;
    for (const role of ['admin', 'sales']) {
      expect((await test.as(role)(path)).status, role).toBe(404);
      expect((await test.as(role)(path, { method: 'PUT', body: { data: { read: true } } })).status, role).toBe(404);
    }
    expect((await test.call(path)).status).toBe(401);
    const changed = await test.as('hr')(path, {
      method: 'PUT',
      body: { data: { read: true, title: { th: 'x', en: 'x' } } },
    });
    expect(changed.json().data ?? changed.json()).not.toMatchObject({ title: { en: 'x' } });
    await test.as('hr')(path, { method: 'PUT', body: { data: { read: true } } });
    expect(await counterOf('hr', 'notification')).toMatchObject({ count: 0 });
  });

  it('leads to this site alone, whoever said the path to the flow that notifies', async () => {
    for (const path of ['.evil.example/', 'https://evil.example', '//evil.example', 'javascript:alert(1)']) {
      await notifyPersonSafely(test.app, siteId, { user: 'demo_user', title, path, key: path });
      expect((await listOf('user'))[0], path).not.toHaveProperty('path', path);
    }
    expect(await listOf('user')).toHaveLength(4);
  });

  it('is made by nobody but the server', async () => {
    const body = { data: { user: 'demo_hr', title } };
    for (const role of ['hr', 'admin', 'superadmin'])
      expect((await test.as(role)('/api/notification', { body })).status, role).toBe(403);
  });

  it('is made once by the same key', async () => {
    for (let i = 0; i < 3; i += 1)
      await notifyPersonSafely(test.app, siteId, { user: 'demo_finance', title, key: 'once' });
    expect(await listOf('finance')).toHaveLength(1);
  });
});

describe('people are told of', () => {
  const signIn = async (role: string, agent: string, password = 'sala-demo') => {
    const body = { username: `${role}@demo.test`, password };
    return test.call('/api/signin', { host, body, headers: { 'user-agent': agent } });
  };

  it('a device that was not seen before, not of the first and not of one that is known', async () => {
    await signIn('warehouse', 'Firefox');
    await signIn('warehouse', 'Firefox');
    expect(await titlesOf('warehouse')).toEqual([]);
    await signIn('warehouse', 'Elsewhere');
    expect(await titlesOf('warehouse')).toEqual(['Signed in from a new device']);
  });

  it('a changed password at home, and a changed role where it changed', async () => {
    const client = openClient({ port: test.port, host });
    await client.signIn('supervisor@demo.test', 'sala-demo');
    await client.post('/api/changepwd', { currentPassword: 'sala-demo', newPassword: 'Krungthep-2569-x' });
    await test.as('admin')('/api/people/demo_supervisor/role', { method: 'PUT', body: { role: 'employee' } });
    expect(await titlesOf('supervisor', home)).toEqual(['Your password was changed']);
    expect(await titlesOf('supervisor')).toEqual(['Your role was changed']);
  });

  it('being locked out, once', async () => {
    for (let i = 0; i < 14; i += 1) await signIn('accountant', 'A', 'wrong');
    expect(await titlesOf('accountant', home)).toEqual(['Your account was locked for a while']);
  });

  it('what was decided about their request, once however often the effect runs', async () => {
    const made = await test.as('purchaser')('/api/purchase_request', {
      body: { data: buildErpRecord('purchase_request', { product: '', customer: '', supplier: '' }) },
    });
    expect(made.status, made.text).toBe(201);
    const { id } = made.json().data;
    const approved = await test.as('admin')(`/api/purchase_request/${id}/transition`, { body: { event: 'APPROVE' } });
    expect(approved.status, approved.text).toBe(200);
    await runOutbox(test.app);
    expect(await titlesOf('purchaser')).toEqual(['Your purchase request was approved']);
  });
});

describe('the action notify', () => {
  const about = { th: 'เรื่อง {{record.title}}', en: 'About {{record.title}}' };
  const number = { th: 'ปิดแล้ว {{record.number}}', en: 'Closed as {{record.number}}' };
  const notices = [
    {
      to: '[record.created_by, record.asked]',
      roles: ['sales'],
      title: about,
      text: number,
      path: '/ask/{{record.id}}',
    },
    { to: "['demo_nobody', record.asked]", kind: 'warning', title: about },
  ];
  const machine = {
    initial: 'open',
    states: {
      open: {
        title,
        transitions: {
          closed: {
            title,
            event: 'CLOSE',
            actions: [
              { number: 'number', pattern: 'document' },
              ...notices.map((notify) => ({ notify })),
              { notify: { roles: ['admin'], title }, when: "record.title == 'secret'" },
            ],
          },
        },
      },
      closed: { title },
    },
  };
  const properties = { title: { type: 'string' }, asked: { type: 'string' }, number: { type: 'string' } };

  it('tells whom a formula names and who has a role, once, with what the event gave, and shows it on the record', async () => {
    const root = test.as('root');
    const made = await root('/api/collection', {
      body: { data: { name: 'ask', title: 'ask', schema: { properties }, machine } },
    });
    expect(made.status, made.text).toBe(201);
    const body = { data: { title: 'A & B', asked: 'demo_finance' } };
    const { id } = (await root('/api/ask', { body })).json().data;
    expect((await root(`/api/ask/${id}/transition`, { body: { event: 'CLOSE' } })).status).toBe(200);
    await runOutbox(test.app);
    await test.app.db.platform.query("update outbox set status = 'waiting', next_at = now() where record_id = $1", [
      id,
    ]);
    await runOutbox(test.app);
    const told = async (role: string) =>
      (await listOf(role)).filter(({ user, title: { en } }) => user === `demo_${role}` && en === 'About A & B');
    const full = {
      title: { th: 'เรื่อง A & B', en: 'About A & B' },
      text: { en: expect.stringMatching(/^Closed as DOC-\d{4}-\d{5}$/) },
      path: `/ask/${id}`,
      kind: 'info',
    };
    expect(await told('root')).toMatchObject([full]);
    expect(await told('sales')).toMatchObject([full]);
    expect((await told('finance')).map(({ kind }) => kind).toSorted()).toEqual(['info', 'warning']);
    expect(await told('admin')).toEqual([]);
    const effects = (await root(`/api/ask/${id}/effects`)).json().data;
    expect(effects).toMatchObject([
      { effect: 'notify', status: 'done', result: { notified: 1 } },
      { effect: 'notify', status: 'done', result: { notified: 3 } },
    ]);
  });
});

describe('counters', () => {
  it('count what the person may see, of plugins that are on', async () => {
    const sales = await test.as('admin')('/api/sales', { body: { data: {} } });
    expect(await counterOf('sales', 'sales_pending'), sales.text).toBeDefined();
    expect(await counterOf('hr', 'sales_pending')).toBeUndefined();
    const academy = (await test.as('admin')('/api/counters', { host: 'academy.localhost' })).json().data;
    expect(academy.map((one: { name: string }) => one.name)).toEqual(['form_new', 'message_new', 'notification']);
    expect((await test.call('/api/counters')).status).toBe(401);
  });

  it('come with the page', async () => {
    await notifyPersonSafely(test.app, siteId, { user: 'demo_production', title });
    const page = (await test.as('production')('/api/page?path=/')).json();
    expect(page.counters).toContainEqual(
      expect.objectContaining({ name: 'notification', count: 1, path: '/user/notification' }),
    );
    expect((await test.call('/api/page?path=/')).json().counters).toBeUndefined();
  });
});
