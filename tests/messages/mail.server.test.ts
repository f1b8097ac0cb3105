import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPreference } from '../../engine/flow/time/noticeTimes.ts';
import { openAttachment } from '../../server/files/openAttachment.ts';
import { mailWriters } from '../../server/identity/password/mailWriters.ts';
import { openMailTransport, sendInTime } from '../../server/messages/gateways/mailGateway.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { type FakeSmtp, openFakeSmtp } from '../support/fakeSmtp.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let smtp: FakeSmtp;
let stopMailer: () => Promise<void>;

beforeAll(async () => {
  smtp = await openFakeSmtp();
  test = await openTestApp({ OUTGOING_NETWORKS: '127.0.0.1', OUTGOING_PORTS: '1-65535' });
  stopMailer = await startMailSender(test.app, mailWriters, openAttachment);
});
afterAll(async () => {
  await stopMailer();
  await test.close();
  await smtp.close();
});

const admin = (path: string, body?: object, method?: string) =>
  test.as('admin')(path, { ...(body && { body }), ...(method && { method }) });
const gateway = () => ({
  host: '127.0.0.1',
  port: Number(new URL(smtp.url).port),
  security: 'none',
  user: '',
  sender: 'sales@factory.example',
  senderName: 'ฝ่ายขาย',
});
const invite = async (email: string) => {
  const answer = await admin('/api/invitations', { email, role: 'sales' });
  expect(answer.status, answer.text).toBe(201);
};
const mailTo = async (to: string) =>
  ((await admin('/api/mails')).json().data as { id: string; to: string; status: string; error: string | null }[]).find(
    (mail) => mail.to === to,
  );

describe('a site without a mail server', () => {
  it('keeps its mail, which administrators read in whole', async () => {
    await invite('kept@people.example');
    await expect.poll(async () => (await mailTo('kept@people.example'))?.status).toBe('kept');
    const { id = '' } = (await mailTo('kept@people.example')) ?? {};
    const { text, html } = (await admin(`/api/mails/${id}`)).json().data;
    expect(text).toContain('เชิญคุณเข้าร่วม');
    expect(html).toContain('ตอบรับคำเชิญ');
  });

  it('is offered to none but administrators, and never leads inside', async () => {
    for (const role of ['manager', 'sales']) {
      expect((await test.as(role)('/api/gateways')).status, role).toBe(403);
      expect((await test.as(role)('/api/gateways/mail', { method: 'PUT', body: gateway() })).status, role).toBe(403);
    }
    for (const host of ['169.254.169.254', '10.0.0.5', 'fe80::1'])
      expect((await admin('/api/gateways/mail', { ...gateway(), host }, 'PUT')).json(), host).toMatchObject({
        code: 'gateway_invalid',
      });
    expect((await admin('/api/gateways/mail', { ...gateway(), sender: 'nobody' }, 'PUT')).status).toBe(400);
    expect((await admin('/api/gateways/mail/try', {})).json()).toMatchObject({ code: 'gateway_unknown' });
  });
});

describe('a site with a mail server of its own', () => {
  beforeAll(async () => {
    const set = await admin('/api/gateways/mail', { ...gateway(), user: '', password: 'hush-hush' }, 'PUT');
    expect(set.status, set.text).toBe(200);
  });

  it('sends through it as its own sender, also what was kept, and other sites do not', async () => {
    const tried = await admin('/api/gateways/mail/try', {});
    expect(tried.json().data, tried.text).toEqual({ reached: 'admin@demo.test' });
    const { id = '' } = (await mailTo('kept@people.example')) ?? {};
    expect((await admin(`/api/mails/${id}/send`, {})).status).toBe(200);
    const mail = await smtp.waitFor('kept@people.example');
    expect(mail.from).toMatchObject({ name: 'ฝ่ายขาย', address: 'sales@factory.example' });
    const elsewhere = await test.as('admin')('/api/gateways', { host: 'shop.localhost' });
    expect(elsewhere.json().data.mail).toBeNull();
  });

  it('never answers its password, and forgets it when another server is named', async () => {
    const read = await admin('/api/gateways');
    expect(read.json().data.mail).toMatchObject({ hasPassword: true, sender: 'sales@factory.example' });
    expect(read.text).not.toContain('hush-hush');
    expect((await admin('/api/gateways/mail', { ...gateway(), user: 'other' }, 'PUT')).status).toBe(200);
    expect((await admin('/api/gateways')).json().data.mail).toMatchObject({ hasPassword: false });
    expect((await admin('/api/gateways/mail', gateway(), 'PUT')).status).toBe(200);
  });

  it('sends its password to no other port and never in the clear, unless it is given again', async () => {
    const server = { ...gateway(), security: 'tls', user: 'sales' };
    const has = async () => (await admin('/api/gateways')).json().data.mail.hasPassword;
    for (const other of [{ port: 2525 }, { security: 'none' }]) {
      expect((await admin('/api/gateways/mail', { ...server, password: 'hush-hush' }, 'PUT')).status).toBe(200);
      expect((await admin('/api/gateways/mail', { ...server, senderName: 'ฝ่ายบัญชี' }, 'PUT')).status).toBe(200);
      expect(await has()).toBe(true);
      expect((await admin('/api/gateways/mail', { ...server, ...other }, 'PUT')).status).toBe(200);
      expect(await has(), JSON.stringify(other)).toBe(false);
    }
    expect((await admin('/api/gateways/mail', gateway(), 'PUT')).status).toBe(200);
  });

  it('says in words why a server cannot be used, with what it was told', async () => {
    expect((await admin('/api/gateways/mail', { ...gateway(), port: 1 }, 'PUT')).status).toBe(200);
    expect((await admin('/api/gateways/mail/try', {})).json().message).toMatch(/ตรวจสอบโฮสต์ พอร์ต .+ECONNREFUSED/);
    expect((await admin('/api/gateways/mail', gateway(), 'PUT')).status).toBe(200);
  });

  it('tells what the server said, and tries again', async () => {
    smtp.refuse = true;
    expect((await admin('/api/gateways/mail/try', {})).json()).toMatchObject({ code: 'gateway_failed' });
    await invite('later@people.example');
    await expect.poll(async () => (await mailTo('later@people.example'))?.error).toContain('the mail box is full');
    expect(await mailTo('later@people.example')).toMatchObject({ status: 'waiting', tries: 1 });
    const [job] = (await admin('/api/jobs?kind=mails')).json().data;
    expect(job).toMatchObject({
      error: expect.stringMatching(/^EMESSAGE: .*the mail box is full/),
      why: expect.stringContaining('กล่องของผู้รับเต็ม'),
    });
    smtp.refuse = false;
    await admin(`/api/mails/${(await mailTo('later@people.example'))?.id}/send`, {});
    await smtp.waitFor('later@people.example');
  });
});

describe('a mail server that never comes to an end', () => {
  it('delays the mail of its own site alone, and is given up', async () => {
    const held = new Set<Socket>();
    const drip = createServer((socket) => {
      held.add(socket);
      // Begins its greeting again and again, so that it is never silent.
      const timer = setInterval(() => socket.write('220-one moment\r\n'), 20);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          clearInterval(timer);
          held.delete(socket);
        });
    });
    await new Promise<void>((done) => drip.listen(0, '127.0.0.1', done));
    const { port } = drip.address() as AddressInfo;
    const shop = (path: string, body: object, method = 'POST') =>
      test.as('admin')(path, { host: 'shop.localhost', body, method });
    expect((await shop('/api/gateways/mail', { ...gateway(), port }, 'PUT')).status).toBe(200);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect((await shop('/api/invitations', { email: `${name}@shop.example`, role: 'sales' })).status).toBe(201);
    await expect.poll(() => held.size).toBe(1);
    await invite('meanwhile@people.example');
    await smtp.waitFor('meanwhile@people.example');
    expect(held.size).toBe(1);

    const { id } = await test.site('shop');
    const site = await test.app.sites.byId(id);
    const way = site && (await openMailTransport(test.app, site));
    if (!way) throw new Error('the site has no mail server');
    await expect(sendInTime(way, { from: way.from, to: 'a@shop.example' }, 100)).rejects.toThrow();
    await expect.poll(() => held.size).toBe(1);
    // The rest of its mail is kept now.
    expect((await test.as('admin')('/api/gateways/mail', { host: 'shop.localhost', method: 'DELETE' })).status).toBe(
      200,
    );
    drip.close();
    for (const socket of held) socket.destroy();
  });
});

describe('a mail server that an admin named', () => {
  it('gets no link by which they could act as somebody above them', async () => {
    const asked = await test.call('/api/forgot', { method: 'POST', body: { email: 'superadmin@demo.test' } });
    expect(asked.status).toBe(200);
    await expect.poll(async () => (await mailTo('superadmin@demo.test'))?.status).toBe('kept');
    expect(smtp.mails.some(({ to }) => to?.some(({ address }) => address === 'superadmin@demo.test'))).toBe(false);
    const { id = '' } = (await mailTo('superadmin@demo.test')) ?? {};
    expect((await admin(`/api/mails/${id}`)).json().data).toMatchObject({ linkHidden: true });
  });
});

describe('the texts of mails', () => {
  const texts = {
    subject: { th: '{{site}} ขอเชิญ', en: 'Come to {{site}}' },
    body: { th: 'จาก {{inviter}}\n\n<ul><li>{{role}}</li></ul>', en: 'From {{inviter}}' },
    button: { th: 'มาเลย', en: 'Come' },
  };

  it('are those of the site once it wrote some, and ours again when it goes back', async () => {
    expect((await admin('/api/mail-templates/invitation', texts, 'PUT')).status).toBe(200);
    await invite('own@people.example');
    const mail = await smtp.waitFor('own@people.example', 'ขอเชิญ');
    expect(mail.html).toMatch(/<li>พนักงานขาย<\/li>|<li>.*<\/li>/);
    expect(mail.text).toMatch(/^จาก .*\n\n- .*\n\nhttp/);
    const listed = (await admin('/api/mail-templates')).json().data as { key: string; changed: boolean }[];
    expect(listed.find(({ key }) => key === 'invitation')).toMatchObject({ changed: true });
    expect((await admin('/api/mail-templates/invitation', undefined, 'DELETE')).status).toBe(200);
    await invite('ours@people.example');
    expect((await smtp.waitFor('ours@people.example')).subject).toContain('คำเชิญเข้าร่วม');
  });

  it('are previewed with samples, whose markup is shown and never run', async () => {
    const preview = await admin('/api/mail-templates/preview', { key: 'invitation', language: 'en', ...texts });
    expect(preview.json().data, preview.text).toMatchObject({ subject: expect.stringMatching(/^Come to /) });
    expect(preview.json().data.html).toContain('<p style="margin:0 0 16px">From Somchai');
  });

  it.each([
    '<script>alert(1)</script>',
    '<a href="javascript:x">a</a>',
    '{{{inviter}}}',
    '{{constructor.constructor}}',
    '{{#with this}}{{/with}}',
    '{{> other}}',
    '{{#each a}}',
  ])('cannot be %s', async (th) => {
    const refused = await admin('/api/mail-templates/invitation', { ...texts, body: { th, en: '' } }, 'PUT');
    expect(refused.json()).toMatchObject({ code: 'template_refused' });
  });

  it('are changed by administrators alone, and not as records', async () => {
    expect((await test.as('manager')('/api/mail-templates')).status).toBe(403);
    const data = { key: 'invitation', name: 'x', subject: texts.subject, body: texts.body };
    expect((await admin('/api/email_template', { data })).status).toBe(403);
  });
});

describe('a message', () => {
  const compose = async (data: object) => {
    const made = await admin('/api/message', { data });
    expect(made.status, made.text).toBe(201);
    await runOutbox(test.app);
    return made.json().data.id as string;
  };
  const read = async (id: string) => (await admin(`/api/message/${id}`)).json().data;

  it('to an address is confirmed when its mail was taken', async () => {
    const id = await compose({
      name: 'คุณ A',
      email: 'a@people.example',
      subject: 'นัดหมาย',
      body: 'พบกัน\n\n<b>พรุ่งนี้</b>',
    });
    const mail = await smtp.waitFor('a@people.example', 'นัดหมาย');
    expect(mail.text).toContain('เรียนคุณ คุณ A\n\nพบกัน\n\n<b>พรุ่งนี้</b>');
    await expect.poll(async () => (await read(id)).state).toBe('confirm');
  });

  it('fails with the text of the specification and what the server said, and is sent again', async () => {
    smtp.refuse = true;
    const id = await compose({ email: 'b@people.example', subject: 's', body: 'b' });
    await expect.poll(async () => (await mailTo('b@people.example'))?.error).toContain('full');
    // The last of its tries.
    await test.app.db.platform.query(
      `update mail set tries = 5, next_at = now() where to_address = 'b@people.example'`,
    );
    const { id: mail } = (await mailTo('b@people.example')) ?? {};
    await test.app.queue.publish('mail.waiting', {});
    await expect
      .poll(async () => read(id))
      .toMatchObject({ state: 'fail', error: expect.stringMatching(/^Failed to send email: .*full/) });
    expect(mail).toBeDefined();
    smtp.refuse = false;
    expect((await admin(`/api/message/${id}/transition`, { event: 'SEND_AGAIN' })).status).toBe(200);
    await runOutbox(test.app);
    await expect.poll(async () => (await read(id)).state).toBe('confirm');
  });

  it('to a person of the site is a notification too, which they alone read', async () => {
    await compose({ to: 'demo_hr', subject: 'ประชุม', body: 'สิบโมง' });
    const told = (await test.as('hr')('/api/notification')).json().data;
    expect(told[0]).toMatchObject({ title: { th: 'ประชุม' }, text: { th: 'สิบโมง' }, topic: 'message' });
    expect((await test.as('hr')('/api/message')).json().data).toHaveLength(1);
    expect((await test.as('sales')('/api/message')).json().data).toEqual([]);
    expect(
      (await test.as('hr')('/api/message', { body: { data: { to: 'demo_sales', subject: 's', body: 'b' } } })).status,
    ).toBe(403);
  });

  it('to a person of the site is mailed once: their daily mail does not tell of it again', async () => {
    const id = await compose({ to: 'demo_hr', subject: 'ครั้งเดียว', body: 'ข' });
    const told = await test.app.db.platform.query(
      `select data->'mailed' as mailed from r_notification where data->'title'->>'th' = 'ครั้งเดียว'`,
    );
    expect([id, told]).toEqual([id, [{ mailed: true }]]);
  });

  it('to a person of the site waits for the end of their quiet hours, as notifications do', async () => {
    const inHours = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000).toLocaleTimeString('en-GB', {
        ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Bangkok' },
      });
    const quiet = { ...defaultPreference, quietFrom: inHours(-1), quietTo: inHours(2) };
    expect((await test.as('sales')('/api/notices/preference', { method: 'PUT', body: quiet })).status).toBe(200);
    await compose({ to: 'demo_sales', subject: 'ตอนกลางคืน', body: 'ข' });
    const [mail] = await test.app.db.platform.query<{ status: string; later: boolean }>(
      `select status, next_at > now() + interval '1 hour' as later from mail where content->>'subject' = 'ตอนกลางคืน'`,
    );
    expect(mail).toEqual({ status: 'waiting', later: true });
  });

  it('needs somebody whom it goes to', async () => {
    expect((await admin('/api/message', { data: { subject: 's', body: 'b' } })).status).toBe(422);
  });

  it('that came in is counted and told until somebody takes note of it', async () => {
    const count = async () =>
      ((await admin('/api/counters')).json().data as { name: string; count: number }[]).find(
        ({ name }) => name === 'message_new',
      )?.count ?? 0;
    const before = await count();
    const id = await compose({
      direction: 'in',
      name: 'ผู้เยี่ยมชม',
      email: 'v@people.example',
      subject: 'สอบถาม',
      body: 'ราคา',
    });
    expect(await count()).toBe(before + 1);
    expect((await admin('/api/notification')).json().data[0]).toMatchObject({ path: `/message/inbox/${id}` });
    expect((await admin(`/api/message/${id}/transition`, { event: 'CONFIRM' })).status).not.toBe(200);
    const offered = async (message: string) =>
      ((await admin(`/api/message/${message}`)).json().data._actions as { event: string }[]).map(({ event }) => event);
    expect(await offered(id)).toEqual(['READ']);
    // Nobody takes note of what they sent.
    const sent = await compose({ email: 'w@people.example', subject: 'ส่งออก', body: 'a' });
    expect(await offered(sent)).toEqual([]);
    expect((await admin(`/api/message/${id}/transition`, { event: 'READ' })).status).toBe(200);
    expect(await count()).toBe(before);
  });
});
