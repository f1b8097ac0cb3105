import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const title = (th: string, en: string) => ({ th, en });
const everybody = { read: [{}], create: [{}], update: [{}], export: [{}] };

const shop = {
  properties: { name: { type: 'string' }, owner: { type: 'string', 'x-ref': 'user' } },
  'x-access': { ...everybody, read: [{ roles: ['admin'] }] },
};
const deal = {
  properties: {
    no: { type: 'string', 'x-index': true },
    shop_id: { type: 'string', 'x-ref': 'word_shop', 'x-index': true },
    kind: {
      type: 'string',
      enum: ['cash', 'credit'],
      'x-enum-titles': { cash: title('เงินสด', 'Cash'), credit: title('เชื่อ', 'Credit') },
    },
    by: { type: 'string', 'x-ref': 'user', 'x-index': true },
    open_id: { type: 'string', 'x-ref': 'word_open', 'x-index': true },
    plain_id: { type: 'string', 'x-ref': 'word_shop' },
    total: { type: 'number', 'x-index': true },
    secret_kind: { type: 'string', enum: ['a'], 'x-enum-titles': { a: title('ลับ', 'Hidden') } },
  },
  'x-access': {
    ...everybody,
    read: [
      { roles: ['admin'] },
      { fields: ['no', 'shop_id', 'open_id', 'kind', 'by', 'total'], when: { no: { $ne: 'D3' } } },
    ],
  },
};
const machine = {
  initial: 'draft',
  states: {
    draft: { title: title('ร่าง', 'Draft'), transitions: { done: { title: title('จบ', 'Finish'), event: 'FINISH' } } },
    done: { title: title('จบแล้ว', 'Done'), final: true },
  },
};

let test: TestApp;
let shopId: string;
let person: string;
const deals: string[] = [];

beforeAll(async () => {
  test = await openTestApp();
  await define('word_shop', shop);
  await define('word_open', {
    properties: { name: { type: 'string' } },
    'x-access': { ...everybody, read: [{ public: true }] },
  });
  await define('word_deal', deal, machine);
  await define('word_part', {
    properties: { deal_id: { type: 'string', 'x-ref': 'word_deal', 'x-index': true } },
    'x-access': everybody,
  });
  person = (await test.as('sales')('/api/session')).json().data.user.id;
  shopId = await make('word_shop', { name: 'ร้านลับ', owner: person });
  for (const [at, total] of [30, 10, 20].entries())
    deals.push(
      await make('word_deal', { no: `D${at + 1}`, shop_id: shopId, kind: 'cash', by: person, total, secret_kind: 'a' }),
    );
});
afterAll(() => test.close());

const define = (name: string, schema: object, states?: object) =>
  test.as('root')('/api/collection', {
    body: { data: { name, title: name, schema, ...(states && { machine: states }) } },
  });
const make = async (collection: string, data: JsonObject): Promise<string> =>
  (await test.as('admin')(`/api/${collection}`, { body: { data } })).json().data.id;
const inEnglish = async (role: 'admin' | 'sales') => ({
  headers: { cookie: `${await test.cookie(role)}; sala_language=en` },
});

describe('titles of values', () => {
  const titles = 'state,kind,shop_id,by,created_by,no,secret_kind';

  it('come beside them in the language of the reader', async () => {
    const read = await test.as('admin')(`/api/word_deal/${deals[0]}?titles=${titles}`);
    expect(read.json().data._titles).toMatchObject({
      state: 'ร่าง',
      kind: 'เงินสด',
      shop_id: 'ร้านลับ',
      by: expect.stringMatching(/\S/),
      secret_kind: 'ลับ',
    });
    expect(read.json().data._titles.by).not.toBe(person);
    const list = await test.call(`/api/word_deal?titles=state,kind`, await inEnglish('admin'));
    expect(list.json().data[0]._titles).toEqual({ state: 'Draft', kind: 'Cash' });
  });

  it('of what the reader may not read are not told', async () => {
    const { _titles } = (await test.as('sales')(`/api/word_deal/${deals[0]}?titles=${titles}`)).json().data;
    expect(_titles).toMatchObject({ state: 'ร่าง', shop_id: shopId });
    expect(_titles).not.toHaveProperty('secret_kind');
    expect((await test.as('admin')('/api/word_deal?titles=nothing')).status).toBe(400);
  });

  it('come for records that are referred to, too, where they are read along', async () => {
    const part = await make('word_part', { deal_id: deals[0] ?? null });
    const path = `/api/word_part/${part}?expand=deal_id&titles=deal_id.state,deal_id.kind,deal_id.shop_id`;
    const named = (await test.as('admin')(path)).json().data;
    expect(named._expanded.deal_id).toMatchObject({
      state: 'draft',
      _titles: { state: 'ร่าง', kind: 'เงินสด', shop_id: 'ร้านลับ' },
    });
    const english = await test.call(path, await inEnglish('admin'));
    expect(english.json().data._expanded.deal_id._titles).toMatchObject({ state: 'Draft', kind: 'Cash' });
    const bare = await test.as('admin')(`/api/word_part/${part}?titles=deal_id.state`);
    expect(bare.json().data).not.toHaveProperty('_expanded');
    for (const wrong of ['deal_id.nothing', 'nothing.state', 'deal_id.'])
      expect((await test.as('admin')(`/api/word_part?titles=${wrong}`)).status, wrong).toBe(400);
    const seen = (await test.as('sales')(path)).json().data._expanded.deal_id;
    expect(seen._titles).toMatchObject({ state: 'ร่าง', shop_id: shopId });
  });

  it('stand in the texts of a page', async () => {
    const content =
      '{{item.no}}: {{item.state | title}} {{item.kind | title}} {{item.shop_id | title}} {{item.by | title}}, ' +
      '[{{item._expanded.shop_id.name}} {{item._expanded.shop_id.owner | title}}{{item._expanded.nothing.x}}]';
    const rows = [{ uid: 'r2', columns: [{ uid: 'c2', objects: [{ uid: 't', type: 'button', label: content }] }] }];
    const list = {
      uid: 'list',
      type: 'repeater',
      query: { collection: 'word_deal', sort: { total: 1 }, limit: 1 },
      rows,
    };
    const layout = {
      version: 1,
      kind: 'page',
      settings: {},
      rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [list] }] }],
    };
    const { version } = (
      await test.as('admin')('/api/layout', { method: 'PUT', body: { key: 'page/words', layout, version: 0 } })
    ).json().data;
    await test.as('admin')('/api/layout/publish', { method: 'POST', body: { key: 'page/words', version } });
    const name = (await test.as('admin')(`/api/word_deal/${deals[0]}?titles=by`)).json().data._titles.by;
    const page = (await test.as('admin')('/api/page?path=/cms/page/words')).text;
    expect(page).toContain(`D2: ร่าง เงินสด ร้านลับ ${name}, [ร้านลับ ${name}]`);
    const english = (await test.call('/api/page?path=/cms/page/words', await inEnglish('sales'))).text;
    expect(english).toContain(`D2: Draft Cash ${shopId} ${name}, [ ]`);
    expect(english).not.toContain('ร้านลับ');
  });
});

describe('the records that refer to one', () => {
  const ask = async (role: 'admin' | 'sales', expand: string) =>
    test.as(role)(`/api/word_shop/${shopId}?expand=${expand}`);

  it('come with it, newest first and counted, and further ones after a dot', async () => {
    const { _expanded } = (await ask('admin', 'word_deal.shop_id.by,owner')).json().data;
    const { data, total } = _expanded.word_deal.shop_id;
    expect(total).toBe(3);
    expect(data.map(({ no }: JsonObject) => no)).toEqual(['D3', 'D2', 'D1']);
    expect(data[0]).toMatchObject({ secret_kind: 'a', _expanded: { by: { name: expect.any(String) } } });
    expect(_expanded.owner).toMatchObject({ id: person });
    const people = (
      await test.as('admin')(`/api/user?expand=word_deal.by&filter=${JSON.stringify({ id: person })}`)
    ).json().data;
    expect(people[0]._expanded.word_deal.by.total).toBe(3);
    const [listed] = (await test.as('admin')('/api/word_shop?expand=word_deal.shop_id')).json().data;
    expect(listed._expanded.word_deal.shop_id.total).toBe(3);
  });

  it('are those that the reader may read, with the fields that they may', async () => {
    const open = await make('word_open', { name: 'เปิด' });
    for (const no of ['D3', 'D4']) await make('word_deal', { no, open_id: open, secret_kind: 'a' });
    const { word_deal } = (await test.as('sales')(`/api/word_open/${open}?expand=word_deal.open_id`)).json().data
      ._expanded;
    expect(word_deal.open_id).toMatchObject({ total: 1, data: [{ no: 'D4' }] });
    expect(word_deal.open_id.data[0]).not.toHaveProperty('secret_kind');
    const closed = await test.call(`/api/word_open/${open}?expand=word_deal.open_id`);
    expect(closed.text).not.toContain('D4');
  });

  it.each([
    'word_deal',
    'word_deal.kind',
    'word_deal.no',
    'nothing.shop_id',
    'word_deal.plain_id',
    'word_deal.shop_id.by.x.y',
  ])('are not found by %s', async (expand) => {
    expect((await ask('admin', expand)).status).toBe(400);
  });
});

describe('the language of an answer', () => {
  const ask = (headers: Record<string, string>) => test.call('/api/word_deal/nothing', { headers });
  const languageOf = async (headers: Record<string, string>) => (await ask(headers)).headers['content-language'];

  it.each([
    ['', 'th'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['en;q=0.3, th;q=0.7', 'th'],
    ['th;q=0.2, en', 'en'],
    ['fr, en;q=0.1', 'en'],
    ['fr', 'th'],
    ['*', 'th'],
    ['en;q=0', 'th'],
    [',,,;q=', 'th'],
  ])('to Accept-Language: %j is %s', async (accepted, language) => {
    const cookie = await test.cookie('sales');
    expect(await languageOf({ cookie, 'accept-language': accepted })).toBe(language);
  });

  it('is told with what it depends on, refusals without a session too', async () => {
    const refused = await ask({ 'accept-language': 'en' });
    expect(refused.headers['content-language']).toBe('en');
    expect(refused.headers.vary).toMatch(/accept-language/i);
    expect(refused.json().message).not.toMatch(/[ก-๙]/);
  });

  it('is the chosen one, else that of the account, where the caller names none; following a link is a step of a page', async () => {
    const cookie = await test.cookie('sales');
    expect(await languageOf({ cookie: `${cookie}; sala_language=en` })).toBe('en');
    expect(await languageOf({ cookie: `${cookie}; sala_language=en`, 'accept-language': 'th' })).toBe('th');
    const saved = await test.as('sales')('/api/account', { method: 'PUT', body: { language: 'en' } });
    expect(saved.status, saved.text).toBe(200);
    expect(await languageOf({ cookie })).toBe('en');
    expect(await languageOf({ cookie: `${cookie}; sala_language=th` })).toBe('th');
    const saving = { cookie: `${cookie}; sala_language=th`, 'accept-language': 'en', 'sec-fetch-mode': 'navigate' };
    expect(await languageOf(saving)).toBe('th');
  });
});

describe('what is refused', () => {
  const file = (line: object) =>
    test.as('admin')('/api/word_deal/import?format=json', { body: [line], method: 'POST' });
  const told = async (line: object) => (await file(line)).json().data.errors[0].errors[0].message;

  it('is told with choices and states as people call them', async () => {
    expect(await told({ no: 'X', kind: 'ผ่อน' })).toBe('kind ต้องเป็นค่าใดค่าหนึ่งใน: เงินสด, เชื่อ');
    expect(await told({ no: 'X', state: 'หาย' })).toBe("ไม่มีสถานะ 'หาย' ใช้ได้: ร่าง, จบแล้ว");
    const moved = await test.as('admin')(`/api/word_deal/${deals[1]}/transition`, { body: { event: 'draft' } });
    expect(moved.json().message).toBe("เปลี่ยนสถานะจาก 'ร่าง' เป็น 'ร่าง' ไม่ได้");
  });

  it('is told in English with the values beside them, as programs send them', async () => {
    const answer = await test.call('/api/word_deal', {
      ...(await inEnglish('admin')),
      body: { data: { no: 'X', kind: 'loan' } },
    });
    expect(answer.json().details[0].message).toBe("Field 'kind' must be one of: Cash (cash), Credit (credit)");
  });
});
