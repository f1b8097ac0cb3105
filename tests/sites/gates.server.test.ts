import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../support/openClient.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const asAdmin = (path: string, body: unknown, method: string) => test.as('admin')(path, { host, body, method });
const visitor = () => openClient({ port: test.port, host });
const secretText = 'เนื้อหาลับของหน้านี้';

async function publishPage(slug: string, settings: object): Promise<string> {
  const key = `page/${slug}`;
  const layout = {
    version: 1,
    kind: 'page',
    settings,
    rows: [
      {
        uid: 'r1',
        columns: [
          {
            uid: 'c1',
            objects: [{ uid: 'o1', type: 'paragraph', v: 1, text: secretText, html: `<p>${secretText}</p>` }],
          },
        ],
      },
    ],
  };
  const saved = await asAdmin('/api/layout', { key, layout, version: 0 }, 'PUT');
  expect(saved.status, saved.text).toBe(200);
  await asAdmin('/api/layout/publish', { key, version: saved.json().data.version }, 'POST');
  return key;
}

describe('a page with a password', () => {
  let key: string;
  beforeAll(async () => {
    key = await publishPage('secret', { title: 'หน้าลับ', locked: true });
    expect((await asAdmin('/api/layout/lock', { key, password: 'open-sesame' }, 'PUT')).status).toBe(200);
  });
  const page = '/api/page?path=/cms/page/secret';
  const unlock = (client: ReturnType<typeof visitor>, password: string) =>
    client.post('/api/page/unlock', { path: '/cms/page/secret', password });

  it('keeps its content on the server until the password is given', async () => {
    const locked = await visitor().get(page);
    expect(locked.json()).toMatchObject({ status: 423, code: 'page_locked' });
    expect(locked.text).not.toContain(secretText);
  });

  it('says that a wrong password is wrong, in the language of the reader', async () => {
    const client = visitor();
    expect((await unlock(client, 'wrong')).json()).toMatchObject({ status: 403, message: 'รหัสผ่านไม่ถูกต้อง!' });
    const english = await test.call('/api/page/unlock', {
      host,
      body: { path: '/cms/page/secret', password: 'wrong' },
      headers: { cookie: 'sala_language=en', 'x-sala': '1' },
    });
    expect(english.json().message).toBe('Incorrect password!');
    expect((await client.get(page)).status).toBe(423);
  });

  it('opens for the browser that gave the password, for as long as the browser is open', async () => {
    const client = visitor();
    const answer = await unlock(client, 'open-sesame');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/httponly/i);
    expect(cookie).toMatch(/samesite=lax/i);
    expect(cookie).not.toMatch(/expires|max-age/i);
    expect((await client.get(page)).text).toContain(secretText);
    expect((await visitor().get(page)).status).toBe(423);
  });

  it('takes no cookie that it did not sign, and none from before the password changed', async () => {
    const client = visitor();
    await unlock(client, 'open-sesame');
    const [name = ''] = client.cookie().split('=');
    expect((await test.call(page, { host, headers: { cookie: `${name}=forged` } })).status).toBe(423);
    await asAdmin('/api/layout/lock', { key, password: 'another-one' }, 'PUT');
    expect((await client.get(page)).status).toBe(423);
    await asAdmin('/api/layout/lock', { key, password: 'open-sesame' }, 'PUT');
  });

  it('opens for nobody while no password is set', async () => {
    await publishPage('sealed', { locked: true });
    expect((await visitor().post('/api/page/unlock', { path: '/cms/page/sealed', password: '' })).status).toBe(403);
    expect((await visitor().get('/api/page?path=/cms/page/sealed')).status).toBe(423);
  });

  it('has its password set by those who edit pages alone, and never in the layout', async () => {
    const asUser = await test.as('user')('/api/layout/lock', { host, body: { key, password: 'x' }, method: 'PUT' });
    expect(asUser.status).toBe(403);
    const layout = { version: 1, kind: 'page', settings: { locked: true, password: 'plain' }, rows: [] };
    const refused = await asAdmin('/api/layout', { key: 'page/plain', layout, version: 0 }, 'PUT');
    expect(refused.json().code).toBe('layout_invalid');
  });

  it('is guarded against guessing', async () => {
    const client = visitor();
    const answers = [];
    for (let index = 0; index < 32; index += 1) answers.push((await unlock(client, `guess ${index}`)).status);
    expect(answers).toContain(429);
  });
});

describe('a page for members', () => {
  it('is sent to those signed in alone', async () => {
    await publishPage('members', { authen: true });
    const page = '/api/page?path=/cms/page/members';
    const locked = await visitor().get(page);
    expect(locked.status).toBe(401);
    expect(locked.text).not.toContain(secretText);
    expect((await test.as('user')(page, { host })).text).toContain(secretText);
  });
});
