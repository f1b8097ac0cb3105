import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifyPersonSafely } from '../../server/messages/notifications/notifyPerson.ts';
import { openClient } from '../support/openClient.ts';
import { beginUpload, sendFile } from '../support/sendFile.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const query = (sql: string, values: unknown[]) => test.app.db.platform.query<Record<string, unknown>>(sql, values);

async function addPerson(email: string, role = 'user') {
  const body = { email, role, firstname: 'คน', password: 'first-password' };
  const made = await test.as('root')('/api/people', { host, body, method: 'POST' });
  await query('update account set must_reset = false where email = $1', [email]);
  const browser = openClient({ port: test.port, host });
  await browser.signIn(email, 'first-password');
  return { id: made.json().data.id as string, browser };
}

it('a person takes along what is stored about them, without a secret and without anybody else', async () => {
  const { id, browser } = await addPerson('copy@example.com');
  const answer = await browser.get('/api/account/export');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toContain('attachment');
  const data = answer.json();
  expect(data.account).toMatchObject({ id, email: 'copy@example.com', firstname: 'คน' });
  expect(data.memberships).toMatchObject([{ role: 'user' }]);
  expect(data.signIns.length).toBeGreaterThan(0);
  expect(answer.text).not.toMatch(/argon|password_hash|demo\.test/);
  const log = await query(`select action from audit where target_id = $1 order by id desc limit 1`, [id]);
  expect(log).toEqual([{ action: 'person.data_exported' }]);
});

it('an account ends by its owner’s password alone, with its sessions and all it held', async () => {
  const { id, browser } = await addPerson('gone@example.com');
  expect((await browser.post('/api/account/erase', { password: 'wrong' })).json().code).toBe('wrong_password');
  expect((await browser.post('/api/account/erase', { password: 'first-password' })).json().data).toEqual({
    whole: true,
  });
  expect(await query('select 1 from account where id = $1', [id])).toEqual([]);
  expect(await query('select 1 from session where account_id = $1', [id])).toEqual([]);
  expect((await browser.get('/api/account')).status).toBe(401);
  const log = await query(`select action from audit where target_id = $1 order by id desc limit 1`, [id]);
  expect(log).toEqual([{ action: 'person.erased' }]);
});

it('a deleted account leaves no portrait, unsent file or notification, and what the person sent loses its name', async () => {
  const { id, browser } = await addPerson('files@example.com');
  const sender = { test, host, cookie: browser.cookie() };
  const portrait = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0b6b57' } })
    .png()
    .toBuffer();
  const sent = await sendFile(sender, portrait, { name: 'me.png', purpose: 'avatar' });
  expect(sent.status, sent.text).toBe(201);
  await beginUpload(sender, { name: 'late.png', size: 5000, purpose: 'avatar' });
  const { id: site } = await test.site('academy');
  const add = (name: string, record: string | null) =>
    query(
      `insert into file (id, site_id, name, extension, mime, size, hash, storage_key, purpose, owner_id, record_id)
       values ($1, $2, $1, 'txt', 'text/plain', 1, 'x', $1, 'form', $3, $4) returning id`,
      [name, site, id, record],
    );
  await add('unsent', null);
  await add('sent', 'submission_1');
  const told = { user: id, title: { th: 'ถึงคุณ', en: 'To you' } };
  await notifyPersonSafely(test.app, site, told);
  await notifyPersonSafely(test.app, site, { ...told, user: 'demo_admin' });

  const answer = await browser.post('/api/account/erase', { password: 'first-password' });
  expect(answer.json().data).toEqual({ whole: true });
  expect(await query('select name from file where owner_id = $1', [id])).toEqual([]);
  expect(await query(`select id, owner_id from file where id in ('sent', 'unsent')`, [])).toEqual([
    { id: 'sent', owner_id: null },
  ]);
  expect(await query('select id from file_upload where owner_id = $1', [id])).toEqual([]);
  expect((await test.call(sent.json().data.url, { host })).status).toBe(404);
  const table = (await test.app.collections.of(await test.site('academy'))).get('notification')?.table;
  const left = await query(
    `select data ->> 'user' as of from "${table}" where data -> 'title' ->> 'en' = 'To you'`,
    [],
  );
  expect(left).toEqual([{ of: 'demo_admin' }]);
  const history = `select 1 from record_history where collection = 'notification' and changes::text like '%' || $1 || '%'`;
  expect(await query(history, [id])).toEqual([]);
});

it('who is on another site too leaves this one and keeps the account', async () => {
  const { id, browser } = await addPerson('both@example.com');
  const shop = (await test.site('shop')).id;
  await query(`insert into membership (site_id, account_id, role) values ($1, $2, 'user') returning role`, [shop, id]);
  expect((await browser.post('/api/account/erase', { password: 'first-password' })).json().data).toEqual({
    whole: false,
  });
  expect(await query('select site_id from membership where account_id = $1', [id])).toEqual([{ site_id: shop }]);
});

it('the last who runs a site may not leave it', async () => {
  const { id, browser } = await addPerson('last@example.com', 'admin');
  const { id: site } = await test.site('academy');
  const others = `update membership set disabled_at = $3 where site_id = $1 and account_id <> $2 and role in ('root', 'superadmin', 'admin') returning role`;
  await query(others, [site, id, new Date().toISOString()]);
  const refused = await browser.post('/api/account/erase', { password: 'first-password' });
  expect(refused.json()).toMatchObject({ status: 409, code: 'last_administrator' });
  expect(await query('select 1 as here from account where id = $1', [id])).toHaveLength(1);
  await query(others, [site, id, null]);
  expect((await browser.post('/api/account/erase', { password: 'first-password' })).status).toBe(200);
});

it('neither a visitor nor somebody who was let in for the owner gets or ends anything', async () => {
  expect((await test.call('/api/account/export', { host })).status).toBe(401);
  const { id } = await addPerson('owner@example.com');
  const made = await test.as('admin')(`/api/people/${id}/bypass`, { host, body: {}, method: 'POST' });
  const guest = openClient({ port: test.port, host });
  await guest.post(new URL(made.json().data.url).pathname, {});
  expect((await guest.get('/api/account/export')).status).toBe(403);
  expect((await guest.post('/api/account/erase', { password: 'first-password' })).status).toBe(403);
});
