import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutObject } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

const host = 'academy.localhost';
const key = 'page/place-form';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const objects: LayoutObject[] = [
    { uid: 'slug', type: 'hidden', name: 'slug', source: 'fixed', value: '{{route.slug}}' },
    { uid: 'here', type: 'input', name: 'here', required: true, show: { 'route.slug': 'place-form' } },
  ];
  const layout = { version: 1, kind: 'form', settings: {}, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] };
  const asAdmin = test.as('admin');
  const saved = await asAdmin('/api/layout', { host, method: 'PUT', body: { key, layout, version: 0 } });
  const { version } = saved.json().data;
  await asAdmin('/api/layout/publish', { host, method: 'POST', body: { key, version } });
});
afterAll(() => test.close());

const send = (values: object, path?: string) => test.call('/api/form', { host, body: { key, values, path } });
const stored = async (id: string) =>
  (await test.as('admin')(`/api/form_submission/${id}`, { host })).json().data.form_data;

it('knows the parameters of the page that the form was filled in on', async () => {
  expect((await send({}, '/cms/page/place-form')).json().details).toMatchObject([{ path: 'here' }]);
  const sent = await send({ here: 'x', slug: 'forged' }, '/cms/page/place-form?ref=1');
  expect(sent.status, sent.text).toBe(201);
  expect(await stored(sent.json().data.id)).toMatchObject({ slug: 'place-form', here: 'x' });
});

it('believes no page that is not the form’s own', async () => {
  for (const path of [undefined, '/', '//', '/cms/page/about', 'nowhere', `/${'a'.repeat(9000)}`]) {
    const sent = await send({ here: 'x' }, path);
    expect([sent.status, path]).toEqual([201, path]);
    expect(await stored(sent.json().data.id)).not.toHaveProperty('slug');
  }
});
