import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideAccess } from '../../engine/access/decideAccess.ts';
import { isStaff } from '../../engine/people/isStaff.ts';
import { corePaths, type Language, type MenuEntry, roleNames } from '../../schemas/index.ts';
import { notifyPersonSafely } from '../../server/messages/notifications/notifyPerson.ts';
import { siteRoutes } from '../../server/sites/siteRoutes.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** What people find when they sign in and follow what they see: no page is missing, empty, in English, or calls things by ids. */
let test: TestApp;
beforeAll(async () => {
  const assets = await openShippedAssets();
  test = await openTestApp({}, assets);
});
afterAll(() => test.close());

const hosts = ['factory.localhost', 'academy.localhost'];
/** Pages that are not drawn on the server. */
const isApart = (path: string) => path.startsWith('/cms/builder/') || path.startsWith('/api/') || /\.\w+$/.test(path);

const readPage = (host: string, role: string, path: string) =>
  test.as(role)(`/api/page?path=${encodeURIComponent(path)}`, { host });

async function followPage(host: string, role: string, path: string) {
  const answer = await readPage(host, role, path);
  const { redirect } = answer.status === 200 ? answer.json() : {};
  return redirect ? readPage(host, role, redirect) : answer;
}

/** `SALA_CRAWL=all` draws every page for everybody. */
const isWhole = process.env.SALA_CRAWL === 'all';

/** A list of a collection is drawn for everybody in `recordScreens`; that its reader may open it is asked without its data. */
const openFromMenu = (host: string, role: string, path: string, isList: boolean) =>
  isList && !isWhole
    ? test.as(role)(`/api/page/data?objects=none&path=${encodeURIComponent(path)}`, { host })
    : followPage(host, role, path);

const listPaths = (entries: MenuEntry[] = []): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...listPaths(children)]);

it.each(roleNames)('%s begins at a page of their own, whose menu leads to pages that show something', async (role) => {
  const [host = ''] = hosts;
  const start = isStaff(role) ? corePaths.work : corePaths.memberStart;
  const begun = await readPage(host, role, start);
  expect(begun.status).toBe(200);
  const { menu, userMenu, data, failed } = begun.json();
  expect(failed).toBeUndefined();
  if (isStaff(role)) expect(data['work-today'].figures.data).not.toEqual([]);
  const faults = isStaff(role) ? listClosed(data['work-today'].today.data) : [];
  const paths = new Set([...listPaths(menu), ...listPaths(userMenu)]);
  expect(paths.size).toBeGreaterThan(2);
  const routes = siteRoutes(test.app.registry, await test.site('factory'));
  for (const path of paths) {
    const isList = routes.match(path)?.route.screen === 'list';
    const answer = await openFromMenu(host, role, path, isList);
    const page = answer.json();
    if (answer.status !== 200) faults.push(`${path}: ${answer.status}`);
    else if (page.failed) faults.push(`${path}: ${page.failed} failed`);
    else if (page.layout?.rows.length === 0) faults.push(`${path}: empty`);
  }
  expect(faults).toEqual([]);
});

interface WaitingGroup {
  collection: string;
  state: string;
  path?: string;
  records: { path?: string }[];
}

/** What somebody is told to take up and may not open. */
const listClosed = (groups: WaitingGroup[]): string[] =>
  groups
    .filter(({ path, records }) => !path || records.some((record) => !record.path))
    .map(({ collection, state }) => `${collection} ${state}: waits behind a closed door`);

/** What a page says of itself, not the data that it shows: headings of columns, labels, buttons. */
const ownTexts =
  /<(?:th(?! scope="row")|label|button|legend|dt|summary)\b[^>]*>([\s\S]*?)<\/(?:th|label|button|legend|dt|summary)>|\s(?:aria-label|placeholder|title)="([^"]*)"/g;
const textOf = (html: string) => html.replace(/<[^>]*>/g, '\n').replace(/&[a-z#0-9]+;/g, ' ');
/** Without scripts, the names of keys, and the question about cookies, which is asked in two languages. */
const withoutApart = (html: string) =>
  html.replace(/<(script|style|template|kbd)\b[\s\S]*?<\/\1>|<form class="s-consent"[\s\S]*?<\/form>/g, '');

/** An example of an address, or one of an account. */
const isAddress = (text: string) => text.split(' ').every((word) => /[./@]/.test(word));

/** The sign of the baht is one in every language. */
const isThai = (text: string) => /[\u0e01-\u0e3e\u0e40-\u0e7f]/.test(text);
const isEnglish = (text: string) => /\b[A-Za-z][a-z]{2,}/.test(text) && !isThai(text) && !isAddress(text);

/** What a page says of itself in another language than its reader's. */
function listForeign(html: string, language: Language): string[] {
  const isForeign = language === 'th' ? isEnglish : isThai;
  return [...html.matchAll(ownTexts)]
    .flatMap(([, inner, attribute]) => textOf(inner ?? attribute ?? '').split('\n'))
    .map((text) => text.trim())
    .filter(isForeign);
}

/** Ids of records, of people and of the role of visitors where something has a name. */
const listIds = (html: string) =>
  textOf(html).match(/\b[a-z]+(?:_[a-z]+)*_demo\d{4}\b|\bdemo_[a-z]+\b|(?<=\n)public(?=\n)/g) ?? [];

const listLinks = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].flatMap(([, path]) => (path && !isApart(path) ? [path] : []));

/** Buttons that wait until something was typed beside them. */
const waitsForText = /^(?:ส่ง|ส่งอีเมล|บันทึก|Send|Send the e-mail|Save)$/;

/** Links of the content that lead nowhere, and its buttons that cannot be pressed and do not say why. */
function listDead(html: string): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  const links = [...main.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].filter(
    ([, attributes = '']) => !/\shref="(?!#?")/.test(attributes) && !/aria-(?:current|disabled)=/.test(attributes),
  );
  const buttons = [...main.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].filter(
    ([, attributes = '', inner = '']) =>
      /\sdisabled\b/.test(attributes) &&
      !/\s(?:title|aria-describedby)="[^"]/.test(attributes) &&
      !waitsForText.test(textOf(inner).trim()),
  );
  return [...links, ...buttons].map(([, , inner = '']) => `dead: ${textOf(inner).trim().slice(0, 60)}`);
}

/** The texts that a site itself wrote, in one language: in its records, its forms, and the names of its people. */
async function readOwnTexts(host: string): Promise<string> {
  const site = await test.app.sites.byHost(host);
  const all = site ? (await test.app.collections.of(site)).all() : [];
  const paths = all.map(({ collection }) => `/api/${collection.name}?limit=200`);
  const answers = await Promise.all([...paths, '/api/people?limit=100'].map((path) => test.as('root')(path, { host })));
  return answers.map(({ text }) => text).join('\n');
}

/** One of each kind is enough: pages that differ by their record alone are drawn by the same code. */
const kindOf = (path: string) => path.replace(/\/[^/]*(?:\d{4}|demo_|%3A|:)[^/]*/g, '/:id');

/** What is wrong with the pages that a person is led to, and how many kinds of them there are. */
async function crawl(
  host: string,
  role: string,
  { language = 'th', isWanted = () => true }: { language?: Language; isWanted?: (path: string) => boolean } = {},
): Promise<{ faults: string[]; kinds: number; seen: Set<string> }> {
  const faults: string[] = [];
  const cookie = `${await test.cookie(role, host)}; sala_language=${language}`;
  const open = (path: string) => test.call(path, { host, headers: { cookie } });
  const { menu } = (await readPage(host, role, '/work')).json();
  const { data: screens } = (await open('/api/screens')).json();
  const queue = [...listPaths(menu), ...screens.map(({ path }: { path: string }) => path)];
  const seen = new Set<string>();
  for (const path of queue) {
    if (seen.has(kindOf(path)) || isApart(path) || !isWanted(path)) continue;
    seen.add(kindOf(path));
    const drawn = await open(path);
    if (drawn.status >= 300 && drawn.status < 400) continue;
    if (drawn.status !== 200) faults.push(`${path}: ${drawn.status}`);
    const html = withoutApart(drawn.text);
    faults.push(
      ...new Set(
        [...listForeign(html, language), ...listIds(html), ...listDead(html)].map((text) => `${path}: ${text}`),
      ),
    );
    queue.push(...listLinks(html));
  }
  return { faults, kinds: seen.size, seen };
}

/** The pages of collections without records differ by their titles, which the factory shows; what else there is, whole. */
async function withEveryFourthCollection(host: string): Promise<(path: string) => boolean> {
  const site = await test.app.sites.byHost(host);
  if (!site) throw new Error(`no site at ${host}`);
  const routes = siteRoutes(test.app.registry, site);
  const names = (await test.app.collections.of(site)).all().map(({ collection }) => collection.name);
  return (path) => {
    const { collection, screen } = routes.match(path)?.route ?? {};
    return !collection || !screen || names.indexOf(collection) % 4 === 0;
  };
}

/** The lists, forms and, where there are any, records of collections that a role may open and was led to by nothing. */
async function listUnseen(host: string, role: string, seen: Set<string>): Promise<string[]> {
  const site = await test.app.sites.byHost(host);
  const { routes } = site ? siteRoutes(test.app.registry, site) : { routes: [] };
  const all = site ? (await test.app.collections.of(site)).all() : [];
  const { data: screens } = (await test.as(role)('/api/screens', { host })).json();
  const listed = new Set(screens.map(({ path }: { path: string }) => path));
  const mayCreate = (name = '') => {
    const { collection } = all.find((one) => one.collection.name === name) ?? {};
    return collection && decideAccess({ collection, action: 'create', actor: { id: `demo_${role}`, role } }).allowed;
  };
  const open = routes.filter(
    ({ roles, collection, screen }) =>
      collection && roles?.includes(role) && (screen !== 'new' || mayCreate(collection)),
  );
  const unseen: string[] = [];
  for (const { collection } of open.filter(({ screen, path }) => screen === 'list' && listed.has(path))) {
    const { total } = (await test.as(role)(`/api/${collection}?limit=1`, { host })).json();
    const kinds = ['list', 'new', ...(total > 0 ? ['detail'] : [])];
    const own = open.filter((route) => route.collection === collection && kinds.includes(route.screen ?? ''));
    unseen.push(...own.map(({ path }) => path).filter((path) => !seen.has(kindOf(path))));
  }
  return unseen;
}

it.each([
  ['a word of English on a Thai page', '<main><label>Customer name</label></main>', 'Customer name'],
  ['the id of a record', '<main><td>customer_demo0001</td></main>', 'customer_demo0001'],
  ['the id of a person', '<main><td>demo_member</td></main>', 'demo_member'],
  ['a button that does not say why it is closed', '<main><button disabled="">ลบ</button></main>', 'dead: ลบ'],
  ['a link without an address', '<main><a>เปิด</a></main>', 'dead: เปิด'],
])('notices %s', (_, html, fault) => {
  expect([...listForeign(html, 'th'), ...listIds(html), ...listDead(html)]).toEqual([fault]);
});

it.each(hosts)('every page of %s that an administrator is led to is drawn, in Thai, with names', async (host) => {
  const { faults, seen } = await crawl(host, 'admin');
  expect(faults).toEqual([]);
  expect(await listUnseen(host, 'admin', seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});

/** The lists, forms and records of every collection that a role has stand in its menu, its screens, or behind their links. */
const staff = roleNames.filter((role) => isStaff(role) && role !== 'admin');
/** One with every run, `SALA_CRAWL=all` now and then. */
const crawling = isWhole ? staff : ['warehouse'];
it.each(crawling)('every page of the factory that %s is led to is drawn, in Thai, with names', async (role) => {
  const { id } = await test.site('factory');
  await notifyPersonSafely(test.app, id, { user: `demo_${role}`, title: { th: 'ทดสอบ', en: 'Test' } });
  const { faults, kinds } = await crawl('factory.localhost', role);
  expect(faults).toEqual([]);
  expect(kinds).toBeGreaterThan(5);
});

it('every page of the factory that an administrator is led to is drawn in English, too', async () => {
  const { faults, kinds } = await crawl('factory.localhost', 'admin', { language: 'en' });
  const own = await readOwnTexts('factory.localhost');
  const isOwn = (fault: string) => own.includes(fault.replace(/^\S+: (?:Open )?/, ''));
  expect(faults.filter((fault) => !isOwn(fault))).toEqual([]);
  expect(kinds).toBeGreaterThan(20);
});

it('every page of a site without a single record is drawn, in Thai, and its lists say how to begin', async () => {
  const host = 'empty.localhost';
  const { plugins } = await test.site('factory');
  const body = { name: 'ไซต์ว่าง', hosts: [host], plugins };
  expect((await test.as('root')('/api/sites', { method: 'POST', body })).status).toBe(201);
  const isWanted = isWhole ? undefined : await withEveryFourthCollection(host);
  const { faults, kinds } = await crawl(host, 'root', { isWanted });
  expect(faults).toEqual([]);
  expect(kinds).toBeGreaterThan(20);
  const list = await test.as('root')('/sales/customers', { host });
  expect(list.text).toContain('href="/sales/customers/create"');
});

it('a page whose answer fails says so in the language of its reader, with a way on', async () => {
  const { collections } = test.app;
  const { of } = collections;
  collections.of = () => Promise.reject(new Error('the database is away'));
  const cookie = await test.cookie('admin');
  const open = (language: string, accept: string) =>
    test.call('/sales/customers', { headers: { cookie: `${cookie}; sala_language=${language}`, accept } });
  const browsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const [thai, english, program] = await Promise.all([
    open('th', browsers),
    open('en', browsers),
    open('th', '*/*'),
  ]).finally(() => {
    collections.of = of;
  });
  expect([thai.status, english.status, program.status]).toEqual([500, 500, 500]);
  expect(thai.text).toContain('<h1>ขณะนี้เปิดหน้านี้ไม่ได้</h1>');
  expect(english.text).toContain('<h1>This page cannot be opened right now</h1>');
  for (const { text } of [thai, english]) {
    expect(listLinks(text)).toEqual(['/sales/customers', '/']);
    expect(text).not.toContain('the database is away');
  }
  expect(program.json().code).toBe('unexpected');
});

it('the page of a record that is missing is drawn as the page for 404', async () => {
  const { routes } = siteRoutes(test.app.registry, await test.site('factory'));
  const { path = '' } = routes.find((one) => one.collection === 'task' && one.screen === 'detail') ?? {};
  const drawn = await test.as('admin')(path.replace(':id', 'task_nothing0001'), { host: 'factory.localhost' });
  expect(drawn.status).toBe(404);
  expect(drawn.text).toContain('w-status_screen');
  expect(drawn.text).not.toContain('w-record-head');
  // Nobody is led back to it by the pages that they were on lately.
  const answer = await readPage('factory.localhost', 'sales', '/records/product');
  expect(answer.status).toBe(404);
  expect(answer.json().place).toBeUndefined();
});
