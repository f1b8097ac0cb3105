import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPreference } from '../../engine/flow/time/noticeTimes.ts';
import { openAttachment } from '../../server/files/openAttachment.ts';
import { mailWriters } from '../../server/identity/password/mailWriters.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import { deliverNotices } from '../../server/messages/notices/deliverNotices.ts';
import { notifyPersonSafely } from '../../server/messages/notifications/notifyPerson.ts';
import { type FakeSmtp, openFakeSmtp } from '../support/fakeSmtp.ts';
import { openReceiver, type Receiver } from '../support/openReceiver.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let smtp: FakeSmtp;
let line: Receiver;
let stopMailer: () => Promise<void>;
let siteId: string;

beforeAll(async () => {
  [smtp, line] = await Promise.all([openFakeSmtp(), openReceiver()]);
  test = await openTestApp({ SMTP_URL: smtp.url, OUTGOING_NETWORKS: '127.0.0.1', OUTGOING_PORTS: '1-65535' });
  siteId = (await test.site('factory')).id;
  stopMailer = await startMailSender(test.app, mailWriters, openAttachment);
  const body = { account: '@factory', endpoint: line.url, token: 'line-token', secret: 'line-secret' };
  const set = await test.as('admin')('/api/gateways/line', { method: 'PUT', body });
  expect(set.status, set.text).toBe(200);
});
afterAll(async () => {
  await stopMailer();
  await test.close();
  await Promise.all([smtp.close(), line.close()]);
});
beforeEach(async () => {
  await test.app.db.platform.query('delete from notice_delivery');
  line.received.length = 0;
  line.answer = () => 200;
});

const title = { th: 'รออนุมัติ PR-1', en: 'PR-1 waits for you' };
const tell = (user: string, topic: 'approval' | 'flow' | 'other' = 'approval', more = {}) =>
  notifyPersonSafely(test.app, siteId, { user, topic, title, path: '/work/home', ...more });
const rows = (user: string) =>
  test.app.db.platform.query<{ way: string; status: string; error: string | null }>(
    'select way, status, error, next_at from notice_delivery where account_id = $1 order by id',
    [user],
  );
/** Makes what waits due, as if its time had come. */
const letTimePass = async () => {
  await test.app.db.platform.query(`update notice_delivery set next_at = now() where status = 'waiting'`);
  await deliverNotices(test.app);
};
const prefer = (role: string, change: object) =>
  test.as(role)('/api/notices/preference', { method: 'PUT', body: { ...defaultPreference, ...change } });
const choose = (mail: string, isByLine = false) => ({
  topics: { ...defaultPreference.topics, approval: { toast: true, mail, line: isByLine } },
});

async function linkLine(role: string, lineUser: string): Promise<void> {
  const asked = await test.as(role)('/api/notices/line', { body: {} });
  expect(asked.status, asked.text).toBe(201);
  const { code, account } = asked.json().data;
  expect(account).toBe('@factory');
  expect((await sendAsLine(code.toLowerCase(), lineUser)).status).toBe(200);
}

function sendAsLine(text: string, userId: string, secret = 'line-secret') {
  const body = JSON.stringify({
    destination: 'x',
    events: [{ type: 'message', source: { type: 'user', userId }, message: { type: 'text', text } }],
  });
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  const headers = { 'content-type': 'application/json', 'x-line-signature': signature };
  return test.call('/api/gateways/line/hook', { method: 'POST', text: body, headers });
}

describe('a notification', () => {
  it('comes with the daily mail, together with the others, unless it was read before', async () => {
    for (let i = 0; i < 3; i += 1)
      await tell('demo_manager', 'approval', { title: { th: `เรื่อง ${i}`, en: `No. ${i}` } });
    await tell('demo_manager', 'other');
    await deliverNotices(test.app);
    expect((await rows('demo_manager')).map(({ way, status }) => `${way} ${status}`)).toEqual(
      Array(3).fill('mail waiting'),
    );
    expect(smtp.mails).toEqual([]);
    const [first] = (await test.as('manager')('/api/notification?sort=created_at')).json().data;
    await test.as('manager')(`/api/notification/${first.id}`, { method: 'PUT', body: { data: { read: true } } });
    await letTimePass();
    const mail = await smtp.waitFor('manager@demo.test');
    expect(mail.subject).toContain('2');
    expect(mail.text).toMatch(/- .*\n- /);
    expect(mail.text).toContain('/user/notification');
    expect(mail.text).toMatch(/- .* \(http:\/\/factory\.localhost.*\/work\/home\)\n/);
    expect(mail.html).toMatch(/<a href="http:\/\/factory\.localhost[^"]*\/work\/home"/);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is mailed in the language that its person chose', async () => {
    await test.as('hr')('/api/account', { method: 'PUT', body: { language: 'en' } });
    expect((await prefer('hr', choose('now'))).status).toBe(200);
    await tell('demo_hr');
    await deliverNotices(test.app);
    await letTimePass();
    const mail = await smtp.waitFor('hr@demo.test');
    expect(mail.text).toContain(title.en);
    expect(`${mail.subject} ${mail.text}`).not.toContain(title.th);
  });

  it('is mailed at once to whoever wants that, and never to whoever wants none', async () => {
    expect((await prefer('purchaser', choose('now'))).status).toBe(200);
    await prefer('warehouse', choose('off'));
    await tell('demo_purchaser');
    await tell('demo_warehouse');
    await deliverNotices(test.app);
    await smtp.waitFor('purchaser@demo.test');
    expect(await rows('demo_warehouse')).toEqual([]);
  });

  it('goes by LINE as its API asks, once, with a link', async () => {
    await linkLine('sales', 'U-sales');
    await prefer('sales', choose('off', true));
    await tell('demo_sales');
    await deliverNotices(test.app);
    expect(line.received).toHaveLength(1);
    const [sent] = line.received;
    expect(sent).toMatchObject({ path: '/v2/bot/message/push' });
    expect(sent?.headers).toMatchObject({ authorization: 'Bearer line-token' });
    expect(sent?.headers['x-line-retry-key']).toMatch(/^[0-9a-f]{8}-/);
    const body = sent?.json;
    expect(body).toMatchObject({ to: 'U-sales', messages: [{ type: 'text' }] });
    expect(body.messages[0].text).toContain('รออนุมัติ PR-1');
    expect(body.messages[0].text).toMatch(/\/work\/home$/);
  });

  it('is tried again by LINE with the same key, and says at last why it failed', async () => {
    line.answer = () => 500;
    await tell('demo_sales');
    await deliverNotices(test.app);
    expect(await rows('demo_sales')).toMatchObject([
      { way: 'line', status: 'waiting', error: expect.stringContaining('500') },
    ]);
    for (let i = 0; i < 5; i += 1) await letTimePass();
    expect(await rows('demo_sales')).toMatchObject([{ status: 'failed' }]);
    expect(new Set(line.received.map(({ headers }) => headers['x-line-retry-key'])).size).toBe(1);
  });

  it('comes with no mail where the same went out as a mail of its own, as a message does', async () => {
    await prefer('hr', choose('now'));
    await tell('demo_hr', 'approval', { mailed: true });
    await letTimePass();
    expect(await rows('demo_hr')).toEqual([]);
  });

  it('goes nowhere once its person was shut out', async () => {
    await linkLine('quality', 'U-quality');
    await tell('demo_quality');
    await test.as('root')('/api/people/demo_quality/disable', { body: {} });
    await letTimePass();
    await letTimePass();
    expect(line.received).toEqual([]);
  });
});

describe('a LINE account', () => {
  it('is linked by a code that works once, and by nothing that LINE did not sign', async () => {
    const { code } = (await test.as('hr')('/api/notices/line', { body: {} })).json().data;
    expect((await sendAsLine(code, 'U-thief', 'guessed')).status).toBe(404);
    await sendAsLine('AAAAAAAA', 'U-thief');
    expect((await test.as('hr')('/api/notices/preference')).json().data.line).toEqual({
      account: '@factory',
      linked: false,
    });
    await sendAsLine(code, 'U-hr');
    await sendAsLine(code, 'U-thief');
    await prefer('hr', choose('off', true));
    await tell('demo_hr');
    await deliverNotices(test.app);
    expect(line.received[0]?.json.to).toBe('U-hr');
    await test.as('hr')('/api/notices/line', { method: 'DELETE' });
    expect((await test.as('hr')('/api/notices/preference')).json().data.line).toMatchObject({ linked: false });
  });

  it('cannot be asked for where the site has no channel', async () => {
    const asked = await test.as('hr')('/api/notices/line', { host: 'shop.localhost', body: {} });
    expect(asked.json()).toMatchObject({ code: 'gateway_unknown' });
  });
});

describe('preferences', () => {
  it('are one’s own, whole and of real times', async () => {
    expect((await test.call('/api/notices/preference')).status).toBe(401);
    expect((await prefer('user', { digestAt: '25:00' })).status).toBe(400);
    expect((await prefer('user', { topics: {} })).status).toBe(400);
    await prefer('user', { quietFrom: '21:00', quietTo: '07:00' });
    expect((await test.as('user')('/api/notices/preference')).json().data).toMatchObject({ quietFrom: '21:00' });
    expect((await test.as('customer')('/api/notices/preference')).json().data).toMatchObject({ quietFrom: null });
  });
});
