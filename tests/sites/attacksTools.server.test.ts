import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import type { LayoutObject } from '../../schemas/index.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { addOwnRole } from '../support/ownRoles.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'factory.localhost';
const [salary, pin] = ['7300037', '4711-0042'];
let test: TestApp;
const as = (role: string, path: string, body?: unknown, method?: string) => test.as(role)(path, { body, method });

beforeAll(async () => {
  test = await openTestApp();
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string', 'x-index': true },
      salary: { type: 'string' },
      pin: { type: 'string', 'x-secret': true },
    },
    'x-access': { read: [{ roles: ['superadmin', 'admin', 'member'] }], create: [{ roles: ['superadmin', 'admin'] }] },
  };
  const made = await as('root', '/api/collection', { data: { name: 'wage', title: 'Wage', schema } });
  expect(made.status, made.text).toBe(201);
  expect((await as('admin', '/api/wage', { data: { name: 'told', salary, pin } })).status).toBe(201);
});
afterAll(() => test.close());

const packed = '/api/collection/plugin?names=wage&id=wages&records=50';

async function unzip(bytes: Buffer): Promise<string> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const parts: string[] = [];
  for await (const entry of zip.eachEntry())
    parts.push(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return parts.join('\n');
}

describe('collections that a site brings in and takes out', () => {
  it.each(['admin', 'manager', 'hr', 'user', 'visitor'])(
    'are closed to %s, the guess about a file too',
    async (role) => {
      const call = role === 'visitor' ? test.call : test.as(role);
      const guess = { method: 'POST', text: 'a,b\n1,2', headers: { 'content-type': 'text/csv' } };
      for (const answer of [await call(packed), await call('/api/collection/guess?format=csv', guess)]) {
        expect([401, 403]).toContain(answer.status);
        expect(answer.bytes.toString('latin1')).not.toContain('PK');
      }
    },
  );

  it('take no sample along that their maker may not read, nor a secret', async () => {
    const denies = [{ collection: 'wage', actions: ['read'], fields: ['salary'] }];
    await addOwnRole(test, { id: 'builder_only', base: 'superadmin', denies });
    const whole = await unzip((await as('superadmin', packed)).bytes);
    expect([whole.includes('told'), whole.includes(salary), whole.includes(pin)]).toEqual([true, true, false]);
    const narrow = await unzip((await as('builder_only', packed)).bytes);
    expect([narrow.includes('told'), narrow.includes(salary), narrow.includes(pin)]).toEqual([true, false, false]);
  });

  it('take no record along by a key that reaches definitions alone', async () => {
    const made = await as('root', '/api/api-keys', { name: 'ก', role: 'superadmin', collections: ['collection'] });
    const headers = { 'x-api-key': made.json().data.key };
    expect((await test.call('/api/collection/plugin?names=wage&id=wages', { headers })).status).toBe(200);
    const taken = await test.call(packed, { headers });
    expect(taken.status).toBe(403);
  });

  it('are those of the site itself', async () => {
    const elsewhere = await test.as('superadmin')(packed, { host: 'academy.localhost' });
    expect(elsewhere.status).toBe(404);
  });
});

describe('a print of many records', () => {
  it('is there for nobody but who asked, on the site where they did', async () => {
    const asked = await as('sales', '/api/print-job', { document: 'quotation', records: ['none'], form: 'pdf' });
    expect(asked.status, asked.text).toBe(202);
    const path = `/api/print-job/${asked.json().data.id}`;
    expect((await as('sales', path)).status).toBe(200);
    for (const role of ['root', 'admin', 'hr'])
      for (const call of [await as(role, path), await as(role, `${path}/cancel`, {})]) expect(call.status).toBe(404);
    expect((await test.as('sales')(path, { host: 'shop.localhost' })).status).toBe(404);
    expect((await test.call(path)).status).toBe(401);
    expect((await as('admin', '/api/print-job')).json().data).toEqual([]);
  });
});

describe('the header of a site', () => {
  const table: LayoutObject = {
    ...{ uid: 't', type: 'table', v: 1 },
    query: { collection: 'wage', sort: { name: 1 } },
    columns: [{ field: 'name' }, { field: 'salary' }],
  };
  const layout = { ...buildLayout({}, [table]), kind: 'header' as const };

  it('is published by nobody who may not read what it shows, and changed by no low role', async () => {
    for (const role of ['sales', 'user'])
      expect((await as(role, '/api/layout', { key: 'site/header', layout, version: 0 }, 'PUT')).status).toBe(403);
    const saved = await as('manager', '/api/layout', { key: 'site/header', layout, version: 0 }, 'PUT');
    expect(saved.status, saved.text).toBe(200);
    const { version } = saved.json().data;
    const refused = await as('manager', '/api/layout/publish', { key: 'site/header', version });
    expect(refused.json()).toMatchObject({ status: 403, code: 'layout_reads_hidden' });
    expect((await as('admin', '/api/layout/publish', { key: 'site/header', version })).status).toBe(200);
  });

  it('shows on every page no more than its visitor may read', async () => {
    const paragraph: LayoutObject = { uid: 'p', type: 'paragraph', v: 1, content: 'ข้อความ' };
    await publishLayout(test, { host, key: 'page/plain', layout: buildLayout({}, [paragraph]) });
    const path = encodeURIComponent('/cms/page/plain');
    for (const ask of [`/api/page?path=${path}`, `/api/page/data?path=${path}&objects=header.t,t`]) {
      for (const role of ['manager', 'user']) expect((await as(role, ask)).text, role).not.toContain(salary);
      expect((await test.call(ask)).text).not.toContain(salary);
    }
    // Administrators see the page in the shell of the back office, which has no header of the site.
    expect((await as('member', `/api/page/data?path=${path}&objects=header.t`)).text).toContain(salary);
  });
});

describe('the texts of mails', () => {
  it.each(['{{constructor.constructor "return process"}}', '{{lookup . "__proto__"}}', '{{> partial}}', '{{{name}}}'])(
    'reach nothing but their values: %s',
    async (template) => {
      const inBoth = { th: template, en: template };
      const body = { key: 'invitation', language: 'th', subject: { th: 'ก', en: 'a' }, body: inBoth };
      const seen = await as('admin', '/api/mail-templates/preview', body);
      expect([200, 422]).toContain(seen.status);
      expect(seen.text).not.toMatch(/native code|\[object|<script/);
      for (const role of ['manager', 'user'])
        expect((await as(role, '/api/mail-templates/preview', body)).status).toBe(403);
    },
  );
});
