import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = (role: string, path: string, body?: unknown) => test.as(role)(path, { host, body });

describe('the key of a server', () => {
  const makeKey = async (body: object) =>
    (await as('admin', '/api/api-keys', { name: 'ก', ...body })).json().data.key as string;
  const by = (key: string, path: string, options: object = {}) =>
    test.call(path, { host, headers: { authorization: `Bearer ${key}` }, ...options });

  it('reaches its collections and nothing else, by whatever way', async () => {
    const made = await as('admin', '/api/form_submission/count');
    expect(made.status).toBe(200);
    const key = await makeKey({ role: 'admin', collections: ['post'] });
    expect((await by(key, '/api/post')).status).toBe(200);
    for (const path of [
      '/api/form_submission',
      '/api/%66orm_submission',
      '/api/people',
      '/api/site',
      '/api/layouts',
      '/api/page?path=/config/general',
      '/api/counters',
      '/api/files',
      '/api/search?query=demo',
      '/api/openapi.json/../people',
      '/%61pi/people',
      '/cms/pages',
    ])
      expect((await by(key, path)).status, path).toBeGreaterThanOrEqual(400);
    const operations = [{ op: 'create', collection: 'task', data: { title: 'ก' } }];
    expect((await by(key, '/api/batch', { body: { operations } })).status).toBe(403);
  });

  it('is led to no other collection by a query, a reference, a search or a file', async () => {
    const title = (text: string) => ({ 'x-title': { th: text, en: text } });
    const make = (name: string, properties: object) =>
      as('root', '/api/collection', { data: { name, title: name, schema: { type: 'object', properties } } });
    await make('ledger', { text: { type: 'string', 'x-search': true, ...title('Text') } });
    await make('slip', { ledger: { type: 'string', 'x-ref': 'ledger', ...title('Ledger') } });
    const ledger = (await as('root', '/api/ledger', { data: { text: 'ความลับ-44' } })).json().data.id;
    const slip = (await as('root', '/api/slip', { data: { ledger } })).json().data.id;
    const stages = [
      { $lookup: { from: 'ledger', localField: 'ledger', foreignField: 'id', as: 'found' } },
      { $lookup: { from: 'ledger', pipeline: [], as: 'found' } },
      { $unionWith: 'ledger' },
      { $unionWith: { coll: 'ledger', pipeline: [] } },
    ];
    const calls: [string, object?][] = [
      [`/api/slip/${slip}?expand=ledger`],
      ['/api/slip?expand=ledger'],
      ['/api/slip/query', { body: { method: 'find', args: [{}], expand: ['ledger'] } }],
      ...stages.map((stage): [string, object] => ['/api/slip/aggregate', { body: { pipeline: [stage] } }]),
    ];
    const [narrow, wide] = [
      await makeKey({ role: 'admin', collections: ['slip'] }),
      await makeKey({ role: 'admin', collections: ['slip', 'ledger'] }),
    ];
    const leaks = async (key: string) => {
      const answers = await Promise.all(calls.map(([path, options]) => by(key, path, options)));
      return answers.filter(({ text }) => text.includes('ความลับ-44')).length;
    };
    expect(await leaks(narrow)).toBe(0);
    expect(await leaks(wide)).toBeGreaterThan(3);
  });

  it.each(['people', 'site', 'sites', 'account', 'api-keys', 'audit', 'remote', 'lock', 'mails', 'invitations'])(
    'opens no call about people or the site by naming it: %s',
    async (name) => {
      const key = await makeKey({ role: 'admin', collections: ['*', name] });
      for (const path of [`/api/${name}`, `/api/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`])
        for (const options of [{}, { body: {} }, { body: { name: 'ก' }, method: 'PUT' }])
          expect((await by(key, path, options)).status, path).toBeGreaterThanOrEqual(400);
    },
  );
});
