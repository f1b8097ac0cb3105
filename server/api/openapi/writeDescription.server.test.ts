import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { actorOf } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import { listCallGroups } from '../calls/callGroups.ts';
import { writeDescription } from './writeDescription.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function describe(role: string, about: { language?: 'th' | 'en'; title?: string } = {}) {
  const site = await test.site('factory');
  const session = { userId: `demo_${role}`, role, via: 'password' };
  const { context } = await openRecords(test.app, {
    siteId: site.id,
    actor: actorOf({ site, session } as unknown as Visit),
    language: 'th',
  });
  const groups = listCallGroups(test.app.registry.plugins);
  return writeDescription({
    groups,
    version: '1',
    title: 'Factory',
    origin: 'http://x',
    language: 'th',
    context,
    ...about,
  });
}

it('is written once for all who are told the same', async () => {
  const first = await describe('sales');
  expect((await describe('sales')).json()).toBe(first.json());
});

it('is another one for another role, language and name of the site', async () => {
  const first = (await describe('sales')).json().toString();
  const others = [describe('hr'), describe('sales', { language: 'en' }), describe('sales', { title: 'Elsewhere' })];
  for (const other of await Promise.all(others)) expect(other.json().toString()).not.toBe(first);
});

it('tells what changed as soon as it has changed', async () => {
  const read = async () => (await test.as('admin')('/api/openapi.json')).json().components.schemas;
  expect(await read()).not.toHaveProperty('boat');
  const schema = { type: 'object', properties: { name: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'Name' } } } };
  const made = await test.as('root')('/api/collection', { body: { data: { name: 'boat', title: 'Boats', schema } } });
  expect(made.status, made.text).toBe(201);
  expect(await read()).toHaveProperty('boat');
});
