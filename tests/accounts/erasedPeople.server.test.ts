import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { mailWriters } from '../../server/identity/password/mailWriters.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import { notifyPersonSafely } from '../../server/messages/notifications/notifyPerson.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { openClient } from '../support/openClient.ts';
import { addMember, addPerson, openBrowser } from '../support/people.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { beginUpload, sendFile } from '../support/sendFile.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const password = 'Krungthep-2569-x';
let test: TestApp;
let people = 51;

beforeAll(async () => {
  test = await openTestApp();
  const field = (uid: string) => ({ uid, type: 'input', v: 1, name: uid });
  const layout = buildLayout({ kind: 'form' }, [field('fullname'), field('wish')]);
  await publishLayout(test, { host, key: 'page/wishes', layout });
});
afterAll(() => test.close());

const query = (sql: string, values: unknown[] = []) => test.app.db.platform.query<Record<string, unknown>>(sql, values);
const as = (role: string, path: string, body: unknown, method = 'POST') => test.as(role)(path, { host, method, body });

/**
 * All that may still tell of a person once they are erased, and why. Everything else is a leak: a table or a column that
 * comes later is looked through as well.
 */
const keptOnPurpose: Record<string, string> = {
  'sign_in_log.account_id': 'the law on computer crimes (section 26): who came in is kept for 90 days and more',
  'sign_in_log.name': 'the same: an id alone names nobody once the account is gone',
  'audit.actor_id': 'who did what stays answerable; the id leads to nobody',
  'audit.target_id': 'that somebody was created, changed and erased; without a value of theirs',
  'record_history.by': 'who changed a record of the site; the id leads to nobody',
  'record_history.changes': 'what they sent the site by a form belongs to it (decision 71)',
  'r_form_submission.data': 'the same',
  'r_form_submission.search_text': 'the same',
  'r_form_submission.f_user_id': 'the same: whose answers they are; the id leads to nobody',
  'r_form_submission.created_by': 'the id leads to nobody',
  'r_form_submission.updated_by': 'the id leads to nobody',
  'flow_run.account_id': 'that a flow ran, not with what; the id leads to nobody',
  'invitation.invited_by': 'who invited somebody else; the id leads to nobody',
  'layout.updated_by': 'who worked on a page of the site; the id leads to nobody',
  'layout_version.published_by': 'the same',
};

/** Every column of every table, of texts, JSON, lists or anything else, in which one of these stands: `table.column`; of one site, or of all. */
async function findTraces(needles: string[], siteId?: string): Promise<string[]> {
  const tables = await query(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const columns = await query(
      `select distinct each.key from "${schema}"."${name}" as one, jsonb_each_text(to_jsonb(one)) as each
       where exists (select from unnest($1::text[]) as needle where position(lower(needle) in lower(each.value)) > 0)
         and ($2::text is null or to_jsonb(one) ->> 'site_id' = $2)
       order by each.key`,
      [needles, siteId],
    );
    found.push(...columns.map(({ key }) => `${name}.${key}`));
  }
  return found.sort();
}

/** The files of the server in which one of these stands, by their paths: uploads, and mails that development keeps. */
async function findInFiles(needles: string[]): Promise<string[]> {
  const { dataDir } = test.app.config;
  const paths = (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const path of paths) {
    const content = await readFile(path);
    if (needles.some((needle) => content.includes(needle) || path.includes(needle))) found.push(path);
  }
  return found;
}

const leaks = async (needles: string[], siteId?: string) =>
  (await findTraces(needles, siteId)).filter((place) => !(place in keptOnPurpose));

/** Somebody who did and met everything that leaves a trace: mails, tries, devices, files, notices, keys, invitations, records. */
async function livedHere(tag: string, role: string) {
  const email = `${tag}-first@traces.test`;
  const now = `${tag}-now@traces.test`;
  const wished = `${tag}-wished@traces.test`;
  const [firstname, lastname, phone] = [`นภัสสร${tag}`, `ทองคำแท้${tag}`, `08${String(people++).padStart(2, '0')}765432`];
  expect((await as('root', '/api/invitations', { email, role: 'user' })).status).toBe(201);
  const made = await as('root', '/api/people', { email, role, firstname, lastname, phone, password });
  expect(made.status, made.text).toBe(201);
  const id = made.json().data.id as string;
  await query('update account set must_reset = false where id = $1', [id]);
  expect((await as('root', `/api/people/${id}`, { email: now, firstname, lastname, phone }, 'PUT')).status).toBe(200);
  await test.call('/api/forgot', { host, body: { email: now } });
  const browser = openClient({ port: test.port, host });
  await browser.post('/api/signin', { username: now, password: 'wrong-password' });
  await browser.signIn(now, password);
  const sent = await browser.post('/api/account/email', { email: wished, password });
  expect(sent.status, sent.text).toBe(200);
  const sender = { test, host, cookie: browser.cookie() };
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0b6b57' } })
    .png()
    .toBuffer();
  expect((await sendFile(sender, png, { name: `${firstname}.png`, purpose: 'avatar' })).status).toBe(201);
  await beginUpload(sender, { name: `${lastname}.png`, size: 5000, purpose: 'avatar' });
  const form = await browser.post('/api/form', { key: 'page/wishes', values: { fullname: firstname, wish: phone } });
  expect(form.status, form.text).toBe(201);
  await notifyPersonSafely(test.app, (await test.site('academy')).id, {
    user: id,
    title: { th: `สวัสดี ${firstname}`, en: 'Hello' },
  });
  const ran = await browser.post(`/api/flow/${await flow()}/run`, { input: { name: firstname, email: now } });
  expect(ran.status, ran.text).toBe(202);
  await runFlows(test.app);
  await as('root', `/api/people/${id}/bypass`, {});
  await as('root', `/api/people/${id}/reset`, {});
  if (role !== 'user') {
    expect((await browser.post('/api/invitations', { email: `guest-of-${tag}@else.test`, role: 'user' })).status).toBe(
      201,
    );
    const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const key = await browser.post('/api/api-keys', { name: 'reports', role: 'user', collections: ['*'], expiresAt });
    expect(key.status, key.text).toBe(201);
  }
  return { id, browser, needles: [id, email, now, wished, firstname, lastname, phone] };
}

/** A flow that waits for the person who ran it, with what they gave it. */
async function flow(): Promise<string> {
  const steps = [{ uid: 'ask', code: 'prompt', params: { text: '{{input.name}} {{input.email}}' } }];
  const data = { title: 'ask', roles: ['user', 'admin'], definition: { steps } };
  const made = await as('root', '/api/workflow', { data });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id as string;
}

async function sendMails() {
  const stop = await startMailSender(test.app, mailWriters);
  await stop();
}

describe('after a person is gone, the whole database holds nothing of them but what is kept on purpose', () => {
  it.each(['user', 'admin'])(
    'when they ended their account themselves: %s',
    async (role) => {
      const { id, browser, needles } = await livedHere(`own${role}`, role);
      expect((await leaks(needles)).length).toBeGreaterThan(8);
      await sendMails();
      expect((await findInFiles(needles)).length).toBeGreaterThan(0);
      const answer = await browser.post('/api/account/erase', { password });
      expect(answer.json().data).toEqual({ whole: true });
      await sendMails();
      // What is told to the pages that are open waits a moment until every process has read it.
      await expect.poll(() => leaks(needles)).toEqual([]);
      expect(await findInFiles(needles)).toEqual([]);
      expect(await query('select 1 from account where id = $1', [id])).toEqual([]);
    },
    60_000,
  );

  it.each(['user', 'admin'])(
    'when an administrator removed them: %s',
    async (role) => {
      const { id, needles } = await livedHere(`gone${role}`, role);
      await sendMails();
      expect((await as('root', `/api/people/${id}`, undefined, 'DELETE')).status).toBe(200);
      await sendMails();
      await expect.poll(() => leaks(needles)).toEqual([]);
      expect(await findInFiles(needles)).toEqual([]);
    },
    60_000,
  );

  it('on a site that they leave, while their account stays for another one', async () => {
    const shop = await test.site('shop');
    const person = await addPerson(test, { host });
    await addMember(test, person.id, { siteId: shop.id, role: 'admin' });
    const guest = openBrowser(test, { host: 'shop.localhost', address: '203.0.113.30' });
    expect((await guest.signIn(person.email)).status).toBe(200);
    const { topics, digestAt, quietFrom, quietTo } = (await guest.call('/api/notices/preference')).json().data;
    const calls: [string, string, object][] = [
      ['POST', '/api/api-keys', { name: 'reports', role: 'user', collections: ['*'] }],
      ['POST', '/api/places', { path: '/config/general' }],
      ['PUT', '/api/places/star', { path: '/config/general', starred: true }],
      ['PUT', '/api/notices/preference', { topics, digestAt, quietFrom, quietTo }],
      ['POST', '/api/invitations', { email: 'guest-of-guest@else.test', role: 'user' }],
      ['POST', '/api/files', { name: 'a.png', size: 5000, purpose: 'library' }],
      ['POST', '/api/people/demo_user/bypass', {}],
    ];
    for (const [method, path, body] of calls) {
      const made = await guest.call(path, { method, body });
      expect(made.status, `${path}: ${made.text}`).toBeLessThan(300);
    }
    await notifyPersonSafely(test.app, shop.id, { user: person.id, topic: 'security', title: { th: 'ก', en: 'a' } });
    const needles = [person.id, person.email];
    const before = await leaks(needles, shop.id);
    for (const table of [
      'api_key',
      'place',
      'notice_preference',
      'notice_delivery',
      'file_upload',
      'ticket',
      'session',
    ])
      expect(before.join()).toContain(`${table}.`);
    const shopRoot = await test.as('root')(`/api/people/${person.id}`, { host: 'shop.localhost', method: 'DELETE' });
    expect(shopRoot.status, shopRoot.text).toBe(200);
    await sendMails();
    expect(await leaks(needles, shop.id)).toEqual([]);
    expect(await query('select 1 from account where id = $1', [person.id])).toHaveLength(1);
  }, 60_000);

  it('or nothing of them is gone, where the last step fails', async () => {
    const { id, browser, needles } = await livedHere('half', 'user');
    const before = await findTraces(needles);
    await query(`create function sala.keep_account() returns trigger language plpgsql as
      $$ begin raise exception 'kept'; end $$`);
    await query('create trigger kept before delete on account for each row execute function sala.keep_account()');
    expect((await browser.post('/api/account/erase', { password })).status).toBe(500);
    await query('drop trigger kept on account');
    expect(await findTraces(needles)).toEqual(before);
    expect((await browser.get('/api/account/export')).status).toBe(200);
    expect((await browser.post('/api/account/erase', { password })).json().data).toEqual({ whole: true });
    expect(await query('select 1 from account where id = $1', [id])).toEqual([]);
  });

  it('and each of the reasons is still one: nothing is excused that no longer stands anywhere', async () => {
    const columns = await query(`select table_name || '.' || column_name as place from information_schema.columns`);
    const places = new Set(columns.map(({ place }) => place));
    expect(Object.keys(keptOnPurpose).filter((place) => !places.has(place))).toEqual([]);
  });
});

describe('before they go', () => {
  it('a person takes along what the site has of them: also mails, invitations, notices, files, keys and devices', async () => {
    const { id, browser, needles } = await livedHere('export', 'admin');
    const answer = await browser.get('/api/account/export');
    expect(answer.status, answer.text).toBe(200);
    for (const needle of needles) expect(answer.text).toContain(needle);
    const data = answer.json();
    for (const part of ['mails', 'invitations', 'notifications', 'files', 'keys', 'devices', 'uploads'])
      expect(data[part]?.length, part).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/hash|token=|argon|demo\.test/);
    expect(data.account.id).toBe(id);
  });
});
