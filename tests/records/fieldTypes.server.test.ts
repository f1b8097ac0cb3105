import { afterAll, beforeAll, expect, it } from 'vitest';
import { findType } from '../../engine/collection/field/findType.ts';
import type { Json, JsonObject } from '../../schemas/index.ts';
import { fieldSamples } from '../factories/fieldSamples.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** What a file of records brings to no other record is tested with its rights. */
const sealed = new Set(['file', 'image']);
const samples = Object.entries(fieldSamples).filter(([name]) => !sealed.has(name));
/** As the samples call it. */
const title = { th: 'ค่า', en: 'Value' };
const fields = samples.map(([name, { type }]) => {
  const searched = findType(type)?.type.search !== undefined;
  return [name, { 'x-type': type, 'x-title': title, ...(searched && { 'x-search': true }) }] as const;
});
const anybody = { read: [{}], create: [{}], update: [{}], delete: [{}], import: [{}], export: [{}] };
const schema = {
  properties: {
    code: { type: 'string' },
    ...Object.fromEntries(fields),
    wait: { 'x-type': 'duration', 'x-index': true },
  },
  'x-access': anybody,
};

let test: TestApp;
let copies = 0;
beforeAll(async () => {
  test = await openTestApp();
  await define('thing');
});
afterAll(() => test.close());

async function define(name: string): Promise<string> {
  const made = await test.as('root')('/api/collection', { body: { data: { name, title: name, schema } } });
  expect(made.text).toContain('201');
  return name;
}
const call = (path: string, options: object = {}) => test.as('admin')(path, options);
const create = (data: object) => call('/api/thing', { body: { data } });

it('stores what people write in the one spelling of its type, and says in their language what it cannot', async () => {
  const most = Math.max(...samples.map(([, { spelled }]) => spelled.length));
  for (let index = 0; index < most; index += 1) {
    const written = samples.flatMap(([name, { spelled }]) =>
      spelled.slice(index, index + 1).map(([value, stored]) => ({ name, value, stored })),
    );
    const data = Object.fromEntries(written.map(({ name, value }) => [name, value]));
    const stored = Object.fromEntries(written.map((one) => [one.name, one.stored]));
    const made = await create({ code: `s${index}`, ...data });
    expect([made.status, made.json().data]).toMatchObject([201, stored]);
  }
  for (const [name, { refused }] of samples)
    for (const [value, th] of refused) {
      const answer = await create({ [name]: value });
      expect(answer.status, `${name} ${JSON.stringify(value)}`).toBe(400);
      expect(JSON.stringify(answer.json().details)).toContain(th);
    }
});

it.each(['format=csv', 'format=xlsx', 'format=json', 'format=csv&words=titles', 'format=xlsx&words=titles'])(
  'imports what it exported by %s and holds the same',
  async (asked) => {
    const copy = await define(`copy_${copies++}`);
    const format = /format=(\w+)/.exec(asked)?.[1];
    const file = await call(`/api/thing/export?${asked}`);
    const answer = await call(`/api/${copy}/import?format=${format}`, {
      method: 'POST',
      text: format === 'xlsx' ? file.bytes : file.text,
      headers: { 'content-type': 'application/octet-stream' },
    });
    const read = async (name: string): Promise<Json[]> =>
      (await call(`/api/${name}?sort=code&limit=100`)).json().data.map(pickFields);
    expect(answer.json().data).toMatchObject({ failed: 0, created: expect.any(Number) });
    expect(await read(`${copy}`)).toEqual(await read('thing'));
  },
);

function pickFields(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'code' || name in fieldSamples));
}

it('sorts durations by length, computes with amounts of money, and finds tags and texts of any language', async () => {
  for (const wait of ['PT2H', 'PT90M', 'PT100S']) await create({ code: 'w', wait });
  const sorted = (await call('/api/thing?code=w&sort=wait')).json().data;
  expect(sorted.map(({ wait }: JsonObject) => wait)).toEqual(['PT1M40S', 'PT1H30M', 'PT2H']);
  await create({ code: 'find', tags: 'ไอเอสโอ, สูง', multilingual: { th: 'ค้อนปอนด์', en: 'Sledgehammer' } });
  for (const search of ['ไอเอสโอ', 'sledgeh', 'ค้อน']) {
    const found = (await call(`/api/thing?search=${encodeURIComponent(search)}`)).json();
    expect([search, found.data.map(({ code }: JsonObject) => code)]).toEqual([search, ['find']]);
  }
});

it('refuses an address whose parts do not belong together, and takes an old one as it is', async () => {
  const place = { subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' };
  for (const [part, th] of [
    [{ province: 'ลำพูน' }, 'ไม่พบสุเทพ'],
    [{ district: 'แม่ริม' }, 'ไม่พบสุเทพ'],
    [{ postcode: '10110' }, 'รหัสไปรษณีย์ของสุเทพคือ 50200'],
  ] as const) {
    const answer = await create({ address: { ...place, ...part } });
    expect([answer.status, answer.json().details[0].path]).toEqual([400, 'address']);
    expect(answer.text).toContain(th);
  }
  expect((await create({ address: place })).status).toBe(201);
});

it('lets nobody say who signed or when, and keeps a signature that is sent back as it was', async () => {
  const drawn = { path: 'M1 1L20 30', width: 600, height: 200, name: 'สมชาย' };
  const forged = { by: 'somebody', at: '2020-01-01T00:00:00.000Z' };
  const made = (await create({ code: 'signed', signature: { ...drawn, ...forged } })).json().data;
  const admin = made.created_by;
  expect(made.signature).toMatchObject({ ...drawn, by: admin });
  expect(made.signature.at).not.toBe(forged.at);
  const put = async (who: string, signature: object) =>
    (
      await test.as(who)(`/api/thing/${made.id}`, { method: 'PUT', body: { data: { code: 'again', signature } } })
    ).json().data.signature;
  expect(await put('root', made.signature)).toEqual(made.signature);
  expect(await put('root', { ...made.signature, ...forged })).toEqual(made.signature);
  const other = await put('root', { ...made.signature, path: 'M2 2L3 3' });
  expect(other.by).not.toBe(admin);
  expect(other.by).not.toBe('somebody');
});
