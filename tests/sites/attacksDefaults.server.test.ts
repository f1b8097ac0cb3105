import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseDemoAccounts, removeDemoAccounts } from '../../server/app/demo/demoAccounts.ts';
import { seedDemo } from '../../server/app/demo/seedDemo.ts';
import { mailWriters } from '../../server/identity/password/mailWriters.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
const metricsToken = 'a-token-of-the-monitoring';
beforeAll(async () => {
  test = await openTestApp({ PUBLIC_PROTOCOL: 'https', METRICS_TOKEN: metricsToken, TRUST_PROXY: 'true' });
});
afterAll(() => test.close());

/** Under https the cookie has the name that only https may set. */
const asRoot = async (path: string, body?: object, method?: string) =>
  test.call(path, { body, method, headers: { cookie: `__Host-${await test.cookie('root')}` } });
const forwarded = (host: string) => ({ 'x-forwarded-host': host });

describe('the host name', () => {
  it('is the one asked for, whatever a caller says was forwarded', async () => {
    const answer = await test.call('/robots.txt', { host: 'shop.localhost', headers: forwarded('factory.localhost') });
    expect(answer.text).toContain('https://shop.localhost/');
    expect(answer.text).not.toContain('factory');
  });

  it('takes no port that a caller made up into links', async () => {
    const answer = await test.call('/robots.txt', { headers: { host: 'shop.localhost:9999' } });
    expect(answer.text).toContain('https://shop.localhost/');
    expect(answer.text).not.toContain('9999');
  });

  it('is none where a request names two, of which a proxy may have read the other', async () => {
    const host = ['Host: shop.localhost', 'Host: factory.localhost'];
    const socket = connect(test.port, '127.0.0.1');
    socket.write(`${['GET /robots.txt HTTP/1.1', ...host, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /);
  });
});

describe('the address of who calls', () => {
  it('is what the proxy saw last, so that nobody chooses by which address tries are counted', async () => {
    await test.call('/api/signin', {
      body: { username: 'hr@demo.test', password: 'wrong' },
      headers: { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' },
    });
    const logged = await test.app.db.platform.query<{ address: string }>('select distinct address from sign_in_log');
    expect(logged).toEqual([{ address: '198.51.100.7' }]);
  });
});

describe('the session cookie', () => {
  it('is Secure where people reach the site by https, even when the proxy speaks plainly and says nothing', async () => {
    const answer = await test.call('/api/signin', { body: { username: 'hr@demo.test', password: 'sala-demo' } });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-sala=.*; secure/i);
    expect(answer.headers['strict-transport-security']).toBeDefined();
  });
});

describe('a cookie that says what its browser may', () => {
  it('is one that no neighbouring host name can set: whoever planted the ticket of a visitor would read their files', async () => {
    const key = 'page/apply';
    const layout = buildLayout({ kind: 'form' }, [
      { uid: 'card', type: 'upload', v: 1, name: 'card', fileTypeLimit: [] },
    ]);
    const saved = await asRoot('/api/layout', { key, layout, version: 0 }, 'PUT');
    await asRoot('/api/layout/publish', { key, version: saved.json().data.version });
    const body = { name: 'card.pdf', size: 4, purpose: 'form', form: key, field: 'card' };
    const begun = await test.call('/api/files', { body });
    expect(begun.status, begun.text).toBe(201);
    const [ticket = ''] = String(begun.headers['set-cookie']).split(';');
    expect(ticket).toMatch(/^__Host-sala_upload=/);
    const ask = (cookie: string) => test.call(`/api/files/upload/${begun.json().data.upload}`, { headers: { cookie } });
    expect((await ask(ticket)).status).toBe(200);
    expect((await ask(ticket.replace('__Host-', ''))).status).toBe(404);
  });
});

describe('the end of a session', () => {
  const [username, password] = ['hr@demo.test', 'sala-demo'];
  const signIn = async () => {
    const answer = await test.call('/api/signin', { body: { username, password } });
    return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
  };

  it('empties the cache of its browser, and neither cookies of other sites nor drafts of others', async () => {
    const headers = await signIn();
    const everywhere = await test.call('/api/account/signout-everywhere', {
      headers,
      body: { keepThis: true, password },
    });
    expect(everywhere.headers['clear-site-data']).toBeUndefined();
    for (const path of ['/api/signout', '/api/account/signout-everywhere']) {
      const answer = await test.call(path, {
        headers: await signIn(),
        body: path.endsWith('everywhere') ? { password } : {},
      });
      expect(answer.headers['clear-site-data'], path).toBe('"cache"');
      expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-sala=;/);
    }
  });

  it('does so by the next answer where it ended elsewhere, which leaves the cookie that another tab may have now', async () => {
    const headers = await signIn();
    expect((await test.call('/api/session', { headers })).headers['clear-site-data']).toBeUndefined();
    await test.call('/api/account/signout-everywhere', { headers: await signIn(), body: { password } });
    for (const path of ['/api/session', '/user/profile']) {
      const answer = await test.call(path, { headers });
      expect(answer.headers['clear-site-data'], path).toBe('"cache"');
      expect(answer.headers['set-cookie']?.toString() ?? '', path).not.toContain('__Host-sala=');
    }
    expect((await test.call('/api/session')).headers['clear-site-data']).toBeUndefined();
  });
});

describe('what browsers are told', () => {
  it('keeps pages out of every frame and out of windows of others, and answers out of every display', async () => {
    const page = await test.call('/');
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
    });
    for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
      expect(page.headers['content-security-policy']).toContain(rule);
    const data = await test.call('/api/session');
    expect(data.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(data.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('lets nothing keep the answer to somebody who is signed in', async () => {
    expect((await asRoot('/api/account')).headers['cache-control']).toBe('private, no-store');
    expect((await asRoot('/api/task')).headers['cache-control']).toBe('private, no-store');
    expect((await test.call('/api/session')).headers['cache-control']).not.toBe('private, no-store');
  });
});

describe('figures of the server', () => {
  it('are for who brings the token', async () => {
    expect((await test.call('/metrics')).status).toBe(404);
    expect((await test.call('/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(404);
    const answer = await test.call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
    expect(answer.text).toContain('process_cpu');
  });
});

describe('descriptions of collections', () => {
  const name = 'described';
  const secretWords = ['salary_note', 'pin_code', 'x-access', 'x-check', 'over_limit_rule', 'accountant'];

  beforeAll(async () => {
    const schema = {
      name,
      title: 'ทดสอบ',
      type: 'object',
      properties: {
        title: { type: 'string' },
        salary_note: { type: 'string' },
        pin_code: { type: 'string', 'x-secret': true },
      },
      'x-required-when': [{ when: { title: 'over_limit_rule' }, fields: ['salary_note'] }],
      'x-access': {
        read: [{ public: true, fields: ['title'] }, { roles: ['accountant'] }],
        create: [{ roles: ['accountant'] }],
      },
    };
    const made = await asRoot('/api/collection', { data: { name, title: 'ทดสอบ', schema } });
    expect(made.status).toBe(201);
  });

  it.each(['/api/collection', '/api/openapi.json'])(
    'tell a visitor by %s neither rules nor fields they cannot read',
    async (path) => {
      const { text } = await test.call(path);
      const own = path === '/api/collection' ? readOwn(text) : readSchemas(text);
      expect(own).toContain('title');
      for (const word of secretWords) expect(own).not.toContain(word);
    },
  );

  it('tell all to who defines them', async () => {
    const own = readOwn((await asRoot('/api/collection')).text);
    for (const word of secretWords.filter((one) => one !== 'x-check')) expect(own).toContain(word);
  });

  const readOwn = (text: string) =>
    JSON.stringify((JSON.parse(text) as { data: { name: string }[] }).data.find((one) => one.name === name));
  const readSchemas = (text: string) => {
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, object> } };
    return JSON.stringify([components.schemas[name], components.schemas[`${name}_input`]]);
  };
});

describe('mail that cannot be sent', () => {
  it('is kept in a file, so that no log holds a link by which a password is set', async () => {
    const logged: string[] = [];
    const log = Object.create(test.app.log, {
      info: { value: (...parts: unknown[]) => logged.push(JSON.stringify(parts)) },
    }) as typeof test.app.log;
    const stop = await startMailSender({ ...test.app, log }, mailWriters);
    await test.call('/api/forgot', { host: 'academy.localhost', body: { email: 'hr@demo.test' } });
    const folder = join(test.app.config.dataDir, 'mail');
    await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
    await stop();
    const [file = ''] = await readdir(folder);
    const token = /requestId=([\w-]+)/.exec(await readFile(join(folder, file), 'utf8'))?.[1];
    expect(token).toBeDefined();
    expect(logged.join()).toContain('mail kept');
    expect(logged.join()).not.toContain(token);
  });
});

describe('demo accounts', () => {
  it('stop production from starting until they are removed, with their sessions, and are not made anew beside own sites', async () => {
    await expect(refuseDemoAccounts(test.app)).rejects.toThrow('npm run setup -- --remove-demo');
    const countSessions = async () => (await test.app.db.platform.query('select 1 from session')).length;
    expect(await countSessions()).toBeGreaterThan(0);
    expect(await removeDemoAccounts(test.app)).toBe(24);
    await refuseDemoAccounts(test.app);
    expect(await countSessions()).toBe(0);
    await seedDemo(test.app);
    await refuseDemoAccounts(test.app);
  });
});
