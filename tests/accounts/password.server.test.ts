import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailWriters } from '../../server/identity/password/mailWriters.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import { type FakeSmtp, readLink } from '../support/fakeSmtp.ts';
import { openClient } from '../support/openClient.ts';
import { openMailApp } from '../support/openMailApp.ts';
import type { TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let smtp: FakeSmtp;
let test: TestApp;
let stopMailer: () => Promise<void>;
beforeAll(async () => {
  ({ test, smtp } = await openMailApp({ TRUST_PROXY: 'true' }));
  stopMailer = await startMailSender(test.app, mailWriters);
});
afterAll(async () => {
  await stopMailer();
  await test.close();
});

const browser = (site = host) => openClient({ port: test.port, host: site });
const post = (path: string, body: unknown, site = host) => test.call(path, { host: site, body });
const query = (sql: string, values: unknown[] = []) => test.app.db.platform.query<Record<string, string>>(sql, values);

async function askReset(email: string): Promise<string> {
  smtp.mails.length = 0;
  expect((await post('/api/forgot', { email })).status).toBe(200);
  return readLink(await smtp.waitFor(email, 'ตั้งรหัสผ่านใหม่')).searchParams.get('requestId') ?? '';
}

describe('who forgot the password', () => {
  it('gets a mail in Thai with a link to this very site, never to a name the caller made up', async () => {
    await test.call('/api/forgot', {
      host,
      body: { email: 'HR@demo.test' },
      headers: { 'x-forwarded-host': `${host}:${test.port}` },
    });
    const mail = await smtp.waitFor('hr@demo.test');
    expect(mail.subject).toBe('ตั้งรหัสผ่านใหม่สำหรับ สถาบันศาลาวิชาการ');
    expect(mail.html).toContain('lang="th"');
    const link = readLink(mail);
    expect(`${link.hostname}${link.pathname}`).toBe(`${host}/user/reset`);
    await test.call('/api/forgot', {
      host,
      body: { email: 'sales@demo.test' },
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-port': '99' },
    });
    expect(readLink(await smtp.waitFor('sales@demo.test')).host).toBe(host);
  });

  it('gets it in English when the browser is set to it', async () => {
    await test.call('/api/forgot', {
      host,
      body: { email: 'employee@demo.test' },
      headers: { cookie: 'sala_language=en' },
    });
    expect((await smtp.waitFor('employee@demo.test')).subject).toMatch(/^Set a new password for/);
  });

  it('is answered the same, in words and in the work done, whether the address is known or not', async () => {
    const answers = await Promise.all([
      post('/api/forgot', { email: 'manager@demo.test' }),
      post('/api/forgot', { email: 'stranger@example.com' }),
    ]);
    expect(answers[0].text).toBe(answers[1].text);
    await smtp.waitFor('manager@demo.test');
    expect(smtp.mails.some(({ to }) => to?.[0]?.address === 'stranger@example.com')).toBe(false);
    // The work is done for a stranger too, and thrown away unsent a moment later.
    await expect.poll(() => query(`select 1 from mail where to_address = 'stranger@example.com'`)).toEqual([]);
  });

  it('gets no flood of mails', async () => {
    for (let round = 0; round < 6; round += 1) await post('/api/forgot', { email: 'supervisor@demo.test' });
    const rows = await query(`select 1 from mail where to_address = 'supervisor@demo.test'`);
    expect(rows).toHaveLength(3);
  });

  it('sets a new password by the link, once; every session and other link is dead, and the owner is told', async () => {
    const person = browser();
    await person.signIn('user@demo.test', 'sala-demo');
    const [first, second] = [await askReset('user@demo.test'), await askReset('user@demo.test')];
    const done = await post('/api/changepwd', { newPassword: 'brand-new-one', requestId: second });
    expect(done.json()).toMatchObject({ status: 200, message: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' });
    expect((await person.get('/api/account')).status).toBe(401);
    for (const token of [second, first]) {
      const again = await post('/api/changepwd', { newPassword: 'another-one', requestId: token });
      expect(again.json()).toMatchObject({ status: 400, code: 'ticket_dead' });
    }
    expect((await browser().signIn('user@demo.test', 'sala-demo')).status).toBe(401);
    expect((await browser('shop.localhost').signIn('user@demo.test', 'brand-new-one')).status).toBe(200);
    expect((await smtp.waitFor('user@demo.test', 'ถูกเปลี่ยนแล้ว')).text).toContain('ทุกอุปกรณ์');
    await query(
      `update account set password_hash = (select password_hash from account where id = 'demo_root') where id = 'demo_user'`,
    );
  });

  it('cannot use a link that has expired, nor one of another site', async () => {
    const token = await askReset('sales@demo.test');
    const elsewhere = await post('/api/changepwd', { newPassword: 'new-password', requestId: token }, 'shop.localhost');
    expect(elsewhere.json().code).toBe('ticket_dead');
    await query(`update ticket set expires_at = now() - interval '1 second'`);
    const late = await post('/api/changepwd', { newPassword: 'new-password', requestId: token });
    expect(late.json().code).toBe('ticket_dead');
  });

  it('keeps the link when the new password is refused', async () => {
    const token = await askReset('delivery@demo.test');
    const refused = await post('/api/changepwd', { newPassword: 'สั้น', requestId: token });
    expect(refused.json()).toMatchObject({ code: 'password_rules', message: 'รหัสผ่านใหม่ไม่ตรงตามเงื่อนไขที่กำหนด' });
    expect(refused.json().details.map(({ code }: { code: string }) => code)).toEqual(['minLength', 'onlyAllowed']);
    expect((await post('/api/changepwd', { newPassword: '', requestId: token })).json().message).toBe(
      'กรุณาใส่รหัสผ่านใหม่',
    );
    expect((await post('/api/changepwd', { newPassword: 'good-enough', requestId: token })).status).toBe(200);
  });

  it('lets only one through when the same link is used twice at once', async () => {
    const token = await askReset('customer@demo.test');
    const answers = await Promise.all(
      ['first-password', 'other-password'].map((newPassword) =>
        post('/api/changepwd', { newPassword, requestId: token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('cannot guess links', async () => {
    const answer = await post('/api/changepwd', { newPassword: 'good-enough', requestId: 'A'.repeat(43) });
    expect(answer.json().code).toBe('ticket_dead');
  });
});

describe('who is signed in', () => {
  it('is refused a password that many people use or that is a name of theirs, and keeps the present one', async () => {
    const person = openClient({ port: test.port, host });
    await person.signIn('quality@demo.test', 'sala-demo');
    for (const newPassword of ['Sunshine1', 'Quality-2569', 'academy!quality']) {
      const answer = await person.post('/api/changepwd', { newPassword, currentPassword: 'sala-demo' });
      expect(answer.json(), newPassword).toMatchObject({ status: 400, code: 'password_frequent' });
    }
    expect((await openClient({ port: test.port, host }).signIn('quality@demo.test', 'sala-demo')).status).toBe(200);
  });

  it('changes the password with the present one, and only this browser goes on, under a new id', async () => {
    const [here, there] = [browser(), browser()];
    await here.signIn('accountant@demo.test', 'sala-demo');
    await there.signIn('accountant@demo.test', 'sala-demo');
    const old = here.cookie();
    const wrong = await here.post('/api/changepwd', { newPassword: 'my-new-password', currentPassword: 'nope' });
    expect(wrong.json().code).toBe('wrong_password');
    expect((await here.post('/api/changepwd', { newPassword: 'my-new-password' })).json().code).toBe('password_needed');
    const same = await here.post('/api/changepwd', { newPassword: 'sala-demo', currentPassword: 'sala-demo' });
    expect(same.json().code).toBe('password_same');
    const done = await here.post('/api/changepwd', { newPassword: 'my-new-password', currentPassword: 'sala-demo' });
    expect(done.status).toBe(200);
    expect(here.cookie()).not.toBe(old);
    expect((await here.get('/api/account')).status).toBe(200);
    expect((await there.get('/api/account')).status).toBe(401);
    expect((await test.call('/api/account', { host, headers: { cookie: old } })).status).toBe(401);
  });

  it('can do nothing else while a new password is due', async () => {
    await query(`update account set must_reset = true where id = 'demo_purchaser'`);
    const person = browser();
    const signedIn = await person.signIn('purchaser@demo.test', 'sala-demo');
    expect(signedIn.json().data.mustReset).toBe(true);
    expect((await person.get('/api/account')).json()).toMatchObject({ status: 403, code: 'reset_needed' });
    expect((await person.get('/api/page?path=/')).json()).toEqual({ status: 200, redirect: '/user/reset' });
    expect((await person.get('/user/profile')).headers.location).toBe('/user/reset');
    expect((await person.post('/api/changepwd', { newPassword: 'sala-demo' })).json().code).toBe('password_same');
    const done = await person.post('/api/changepwd', { newPassword: 'now-my-own-word' });
    expect(done.json().data.mustReset).toBeUndefined();
    expect((await person.get('/api/account')).status).toBe(200);
  });

  it('changes the mail address only by a link to the new one', async () => {
    const person = browser();
    await person.signIn('inventory@demo.test', 'sala-demo');
    const noPassword = await person.post('/api/account/email', { email: 'new@example.com' });
    expect(noPassword.json().code).toBe('password_needed');
    await person.post('/api/account/email', { email: 'New@example.com', password: 'sala-demo' });
    expect((await person.get('/api/account')).json().data.email).toBe('inventory@demo.test');
    const token = readLink(await smtp.waitFor('new@example.com')).searchParams.get('token');
    expect((await post('/api/account/email/confirm', { token })).status).toBe(200);
    expect((await post('/api/account/email/confirm', { token })).json().code).toBe('ticket_dead');
    const own = (await person.get('/api/account')).json().data;
    expect(own).toMatchObject({ email: 'new@example.com', username: 'new@example.com', emailVerified: true });
  });

  it('edits the own profile and nothing beside it', async () => {
    const person = browser();
    await person.signIn('production@demo.test', 'sala-demo');
    const answer = await person.put('/api/account', {
      firstname: 'มานะ',
      lastname: 'ขยัน',
      phone: '0891234567',
      role: 'root',
      email: 'x@example.com',
      must_reset: true,
    });
    expect(answer.json().data).toMatchObject({ firstname: 'มานะ', phone: '0891234567', role: 'production' });
    expect(answer.json().data.email).toBe('production@demo.test');
    expect((await person.put('/api/account', { avatar: 'javascript:alert(1)' })).status).toBe(400);
    expect((await person.put('/api/account', { phone: '12' })).status).toBe(400);
  });
});

describe('mail', () => {
  it('that cannot be sent is kept with the reason, tried again, and can be sent by hand', async () => {
    smtp.refuse = true;
    await post('/api/forgot', { email: 'finance@demo.test' });
    const find = async () =>
      (await query(`select * from mail where to_address = 'finance@demo.test' order by created_at desc limit 1`))[0]!;
    await expect.poll(async () => (await find()).error).toContain('full');
    expect(await find()).toMatchObject({ status: 'waiting', tries: 1 });
    smtp.refuse = false;
    const sent = await test.as('admin')(`/api/mails/${(await find()).id}/send`, { host, method: 'POST' });
    expect(sent.status).toBe(200);
    await smtp.waitFor('finance@demo.test');
    await expect.poll(async () => (await find()).status).toBe('sent');
    expect((await find()).link).toBeNull();
  });

  it('is shown to administrators of its site, without links that reach above them', async () => {
    const list = (await test.as('admin')('/api/mails', { host })).json();
    expect(list.total).toBeGreaterThan(0);
    smtp.refuse = true;
    await post('/api/forgot', { email: 'superadmin@demo.test' });
    const find = () =>
      query(`select id, status from mail where to_address = 'superadmin@demo.test' and kind = 'reset'`);
    await expect.poll(async () => (await find()).length).toBe(1);
    const path = `/api/mails/${(await find())[0]!.id}`;
    const asAdmin = (await test.as('admin')(path, { host })).json().data;
    expect(asAdmin.linkHidden).toBe(true);
    expect(asAdmin.text).not.toContain('requestId');
    const asRoot = (await test.as('root')(path, { host })).json().data;
    expect(asRoot.text).toContain('requestId=');
    expect((await test.as('admin')(path, { host: 'shop.localhost' })).status).toBe(404);
    expect((await test.as('user')('/api/mails', { host })).status).toBe(403);
    smtp.refuse = false;
  });
});
