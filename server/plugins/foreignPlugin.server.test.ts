import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

let test: TestApp;
let home: string;

/** A plugin as somebody else would write it, in a folder outside the repository. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sala-foreign-'));
  const plugin = join(home, 'library');
  for (const folder of ['collections/book', 'layouts', 'server'])
    await mkdir(join(plugin, folder), { recursive: true });
  const files = {
    'manifest.ts': `import { definePlugin } from 'sala/schemas';
      export const manifest = definePlugin({ id: 'library', title: { th: 'ห้องสมุด', en: 'Library' }, group: 'standard', base: '/library',
        redirect: '/library/home', roles: ['admin'], routes: [{ path: '/library/home', layout: 'home', title: { th: 'ห้องสมุด', en: 'Library' } }] });`,
    'collections/book/book.schema.json': JSON.stringify({
      name: 'book',
      title: { th: 'หนังสือ', en: 'Book' },
      type: 'object',
      properties: { title: { type: 'string', 'x-index': true } },
      required: ['title'],
    }),
    'layouts/home.json': JSON.stringify({
      version: 1,
      kind: 'screen',
      settings: { title: { th: 'ชั้นหนังสือ', en: 'Shelf' } },
      rows: [],
    }),
    'server/index.ts': `import { defineServer } from 'sala/server';
      export const server = defineServer({ sources: { hello: async () => 'สวัสดี' } });`,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(plugin, name), content);
  const broken = join(home, 'broken');
  await mkdir(broken);
  await writeFile(join(broken, 'manifest.ts'), 'throw new Error("nothing works here")');
  test = await openTestApp({ PLUGINS: `${plugin},${broken}` });
});
afterAll(async () => {
  await test.close();
  await rm(home, { recursive: true, force: true });
});

const page = (path: string) => test.as('admin')(`/api/page?path=${path}`);

it('is off until a site turns it on: its pages and collections are unknown there', async () => {
  expect((await page('/library/home')).status).toBe(404);
  expect((await test.as('admin')('/api/book')).status).toBe(404);
});

it('works like a shipped one where a site has it on, and only there', async () => {
  const { id } = await test.site('factory');
  await test.app.db.platform.query(`update site set plugins = plugins || '{library}' where site_id = $1`, [id]);
  await test.app.sites.changed(id);
  expect((await page('/library')).json()).toMatchObject({ redirect: '/library/home' });
  expect((await page('/library/home')).json()).toMatchObject({ layout: { settings: { title: { th: 'ชั้นหนังสือ' } } } });
  const made = await test.as('admin')('/api/book', { body: { data: { title: 'สี่แผ่นดิน' } } });
  expect(made.status).toBe(201);
  expect((await test.as('admin')('/api/book', { host: 'shop.localhost' })).status).toBe(404);
});

it('keeps its data while it is off', async () => {
  const { id } = await test.site('factory');
  const turn = async (sql: string) => {
    await test.app.db.platform.query(sql, [id]);
    await test.app.sites.changed(id);
  };
  await turn(`update site set plugins = array_remove(plugins, 'library') where site_id = $1`);
  expect((await test.as('admin')('/api/book')).status).toBe(404);
  await turn(`update site set plugins = plugins || '{library}' where site_id = $1`);
  expect((await test.as('admin')('/api/book')).json().data[0].title).toBe('สี่แผ่นดิน');
});

it('is left out when it cannot be loaded, and the others go on', () => {
  expect(test.app.registry.plugins.map(({ manifest }) => manifest.id)).toEqual(
    expect.arrayContaining(['library', 'cms']),
  );
});
