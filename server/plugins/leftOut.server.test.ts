import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnOn } from '../../tests/support/guidePlugin.ts';
import { noAssets } from '../../tests/support/noAssets.ts';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

let home: string;
let test: TestApp;

interface Parts {
  schema?: object;
  field?: object;
  manifest?: object;
  files?: Record<string, string>;
}

const title = { th: 'ทดสอบ', en: 'Test' };

/** A plugin with a collection, a page and a sample, as somebody else would write it. */
function describePlugin(id: string, { schema, field, manifest, files }: Parts = {}): Record<string, string> {
  const name = `${id}_thing`;
  const properties = { title: { type: 'string', 'x-title': title, ...field } };
  const routes = [{ path: `/${id}/home`, layout: 'home', title }];
  const whole = {
    id,
    title: { th: id, en: id },
    group: 'office',
    roles: ['admin'],
    routes,
    kinds: ['factory'],
    ...manifest,
  };
  return {
    'manifest.ts': `import { definePlugin } from 'sala/schemas';
      export const manifest = definePlugin(${JSON.stringify(whole)});`,
    [`collections/${name}/${name}.schema.json`]: JSON.stringify({ name, title, type: 'object', properties, ...schema }),
    'layouts/home.json': JSON.stringify({ version: 1, kind: 'screen', settings: { title }, rows: [] }),
    'sample/factory.json': JSON.stringify({ site: 'factory', records: { [name]: [{ title: 'ก' }] } }),
    ...files,
  };
}

const machine = (
  effects: string[],
  roles: string[],
  more: object = {},
) => `import { defineRecordMachine } from 'sala/engine';
  export const machine = defineRecordMachine({ id: 'm', initial: 'a', states: {
    a: { title: { th: 'ก', en: 'A' }, transitions: { b: { title: { th: 'ข', en: 'B' }, roles: ${JSON.stringify(roles)}, ...${JSON.stringify(more)} } } },
    b: { title: { th: 'ข', en: 'B' }, effects: ${JSON.stringify(effects)}, final: true } } });`;

const documentOf = (id: string) => ({
  [`documents/${id}_paper/document.json`]: JSON.stringify({
    collection: `${id}_thing`,
    title,
    number: 'number',
    values: { number: { from: ['record.title'] } },
  }),
  [`documents/${id}_paper/template.hbs`]: '{{> form}}',
});

/** Each has one fault; what is said of it. */
const faulty: Record<string, [parts: Parts, said: string]> = {
  manifest: [{ files: { 'manifest.ts': 'throw new Error("nothing works here")' } }, 'nothing works here'],
  schema: [{ field: { 'x-inedx': true } }, 'did you mean "x-index"?'],
  reference: [{ field: { 'x-ref': 'prodcut' } }, 'did you mean "product"?'],
  check: [{ schema: { 'x-check': 'nothing_like_it' } }, 'there is no check "nothing_like_it"'],
  sequence: [{ field: { 'x-sequence': 'nothing_like_it' } }, 'there is no number pattern "nothing_like_it"'],
  role: [{ schema: { 'x-access': { read: [{ roles: ['amdin'] }] } } }, 'did you mean "admin"?'],
  effect: [
    { files: { 'collections/effect_thing/effect_thing.machine.ts': machine(['stock.recalulate'], []) } },
    'did you mean "stock.recalculate"?',
  ],
  event: [
    { files: { 'collections/event_thing/event_thing.machine.ts': machine([], ['employe']) } },
    'did you mean "employee"?',
  ],
  action: [
    {
      files: {
        'collections/action_thing/action_thing.machine.ts': machine([], [], { actions: [{ set: { titel: "'x'" } }] }),
      },
    },
    'states.a.transitions.b.actions.0: there is no field "titel"; did you mean "title"?',
  ],
  slip: [
    {
      files: {
        'collections/slip_thing/slip_thing.machine.ts': machine([], [], { actions: [{ document: 'slip_papr' }] }),
        ...documentOf('slip'),
      },
    },
    'states.a.transitions.b.actions.0: there is no document "slip_papr"; did you mean "slip_paper"?',
  ],
  unlocked: [
    {
      files: {
        'collections/unlocked_thing/unlocked_thing.machine.ts': machine([], [], {
          actions: [{ document: 'unlocked_paper' }],
        }),
        ...documentOf('unlocked'),
      },
    },
    'states.a.transitions.b.actions.0: the state b leaves open what the document shows: close it by x-lock',
  ],
  held: [
    {
      files: {
        'collections/held_thing/held_thing.machine.ts': machine([], [], {
          guards: [{ if: 'record.titel != null', message: { th: 'ก', en: 'a' } }],
        }),
      },
    },
    'states.a.transitions.b.guards.0.if: The formula is wrong at character 8',
  ],
  guard: [
    { schema: { 'x-guard': [{ if: 'record.title', message: { th: 'ก', en: 'a' } }] } },
    'x-guard.0.if: must be true or false',
  ],
  layout: [
    {
      files: {
        'layouts/home.json':
          '{"version":1,"kind":"screen","settings":{},"rows":[{"uid":"a","columns":[{"uid":"a","objects":[]}]}]}',
      },
    },
    'uid "a" ×2',
  ],
  widget: [
    {
      files: {
        'layouts/home.json':
          '{"version":1,"kind":"screen","settings":{},"rows":[{"uid":"a","columns":[{"uid":"b","objects":[{"uid":"c","type":"paragrahp"}]}]}]}',
      },
    },
    'did you mean "paragraph"?',
  ],
  route: [{ manifest: { routes: [{ path: '/route/home', layout: 'hom' }] } }, 'did you mean "home"?'],
  taken: [
    {
      files: {
        'collections/product/product.schema.json': JSON.stringify({
          name: 'product',
          title,
          type: 'object',
          properties: { a: { type: 'string' } },
        }),
      },
    },
    'belongs to the plugin inventory already',
  ],
  sample: [
    { files: { 'sample/factory.json': '{"site":"factory","records":{"sample_thing":[{"title":7}]}}' } },
    'records.sample_thing.0.title',
  ],
  unfit: [
    { files: { 'sample/factory.json': '{"site":"factory","records":{"unfit_thign":[{}]}}' } },
    'did you mean "unfit_thing"?',
  ],
  server: [{ files: { 'server/index.ts': 'throw new Error("not today")' } }, 'not today'],
  rollup: [
    {
      schema: {
        properties: {
          title: { type: 'string', 'x-title': title },
          lines: { type: 'integer', 'x-rollup': { collection: 'rollup_line', by: 'thing', op: 'count' } },
        },
      },
    },
    'rollup_line',
  ],
  needy: [{ manifest: { requires: ['schema'] } }, 'it requires the plugin schema, which is left out'],
};

/** As the build of the browser's code tells it. */
const broken = {
  unbuilt: [{ file: 'runtime/x/X.tsx', path: '1:2', code: 'plugin', message: 'it cannot be built: Unexpected token' }],
};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sala-left-out-'));
  const plugins = { sound: describePlugin('sound'), unbuilt: describePlugin('unbuilt'), ...mapParts() };
  for (const [id, files] of Object.entries(plugins))
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(home, id, path)), { recursive: true });
      await writeFile(join(home, id, path), content);
    }
  // The sound one comes last: what is wrong with the others must not keep it from its place.
  const folders = [...Object.keys(faulty), 'sound'].map((id) => join(home, id));
  test = await openTestApp({ PLUGINS: [...folders, join(home, 'unbuilt')].join(',') }, { ...noAssets, broken });
  for (const id of ['sound', ...Object.keys(faulty)]) await turnOn(test, id);
});
afterAll(async () => {
  await test.close();
  await rm(home, { recursive: true, force: true });
});

function mapParts() {
  return Object.fromEntries(Object.entries(faulty).map(([id, [parts]]) => [id, describePlugin(id, parts)]));
}

const settings = async (role: string) => (await test.as(role)('/api/site')).json().data;
const page = (path: string) => test.as('admin')(`/api/page?path=${path}`);

describe('a server with faulty plugins', () => {
  it('starts, with all shipped plugins and the sound one', async () => {
    expect(test.app.registry.plugins.length).toBeGreaterThan(20);
    expect((await page('/sound/home')).status).toBe(200);
    const made = await test.as('admin')('/api/sound_thing', { body: { data: { title: 'ข' } } });
    expect(made.status, made.text).toBe(201);
    expect((await test.as('admin')('/api/product')).status).toBe(200);
  });

  it.each(Object.keys(faulty))(
    'leaves out the one with a fault in its %s: no page, no collection, its reason for administrators',
    async (id) => {
      const { leftOut, available } = await settings('superadmin');
      const shown = leftOut.find((one: { id: string }) => one.id === id);
      const texts = shown.faults.map(({ path, text }: { path: string; text: { en: string } }) => `${path}: ${text.en}`);
      expect(texts.join('\n')).toContain(faulty[id]?.[1]);
      expect(texts, texts.join('\n')).toHaveLength(1);
      expect(available.map((one: { id: string }) => one.id)).not.toContain(id);
      expect((await page(`/${id}/home`)).status).toBe(404);
      expect((await test.as('admin')(`/api/${id}_thing`)).status).toBe(404);
    },
  );

  it('leaves out one whose views cannot be built', async () => {
    const { leftOut } = await settings('superadmin');
    const { faults } = leftOut.find(({ id }: { id: string }) => id === 'unbuilt');
    expect(faults).toMatchObject([{ file: 'runtime/x/X.tsx', text: { en: 'it cannot be built: Unexpected token' } }]);
    expect((await page('/unbuilt/home')).status).toBe(404);
    expect((await test.as('admin')('/api/unbuilt_thing')).status).toBe(404);
  });

  it('shows the reasons to nobody else', async () => {
    for (const role of ['manager', 'employee', 'user']) expect((await test.as(role)('/api/site')).status).toBe(403);
  });

  it('keeps it chosen while other plugins are switched, and one that is not installed any more', async () => {
    const turn = (plugins: string[]) => test.as('superadmin')('/api/site', { method: 'PUT', body: { plugins } });
    const { plugins } = await settings('superadmin');
    expect(plugins).toContain('schema');
    expect((await turn([...plugins, 'gone'])).status).toBe(400);
    const { id } = await test.site('factory');
    await test.app.db.platform.query("update site set plugins = plugins || 'gone'::text where site_id = $1", [id]);
    await test.app.sites.changed(id);
    const changed = await turn([...plugins, 'gone', 'lesson']);
    expect(changed.json().data.plugins).toEqual([...plugins, 'gone', 'lesson']);
  });
});

describe('a collection that a site defines', () => {
  const define = (name: string, field: object, more: object = {}, machine?: object) => {
    const schema = { properties: { title: { type: 'string', ...field } }, ...more };
    return test.as('root')('/api/collection', { body: { data: { name, title: name, schema, machine } } });
  };

  it.each<[string, object, object, string]>([
    ['own_a', { 'x-inedx': true }, {}, 'x-index'],
    ['own_b', { 'x-ref': 'prodcut' }, {}, 'product'],
    ['own_c', {}, { 'x-access': { read: [{ roles: ['amdin'] }] } }, 'admin'],
    ['own_d', {}, { 'x-check': 'transactoin' }, 'transaction'],
  ])('%s is refused with the nearest name', async (name, field, more, nearest) => {
    const refused = await define(name, field, more);
    expect([refused.status, refused.json().code]).toEqual([400, 'collection_invalid']);
    expect(refused.json().message).toContain(`หมายถึง "${nearest}" หรือไม่`);
  });

  const message = { th: 'ก', en: 'a' };
  it.each<[string, object, string, string]>([
    ['own_f', { effects: ['stock.recalulate'] }, 'effects', 'stock.recalculate'],
    ['own_g', { actions: [{ effect: 'stock.recalulate' }] }, 'actions.0', 'stock.recalculate'],
    ['own_h', { actions: [{ set: { titel: "'x'" } }] }, 'actions.0', 'title'],
    ['own_i', { actions: [{ create: 'prodcut', fields: {} }] }, 'actions.0', 'product'],
    ['own_j', { actions: [{ add: { weihgt: 1 }, in: 'product', where: {} }] }, 'actions.0', 'weight'],
    ['own_k', { actions: [{ transition: 'CLSOE', in: 'own_k', where: {} }] }, 'actions.0', 'CLOSE'],
    ['own_l', { guards: [{ if: "record.titel != ''", message }] }, 'guards.0.if', 'title'],
    ['own_m', { corrects: ['titel'] }, 'corrects', 'title'],
  ])('%s is refused with the place in its machine and the nearest name', async (name, event, place, nearest) => {
    const machine = {
      initial: 'open',
      states: { open: { title, transitions: { closed: { title, event: 'CLOSE', ...event } } }, closed: { title } },
    };
    const refused = await define(name, {}, {}, machine);
    expect([refused.status, refused.json().code]).toEqual([400, 'collection_invalid']);
    const path = `machine.states.open.transitions.closed.${place}`;
    expect(refused.json().details).toMatchObject([{ path, message: expect.stringContaining(`"${nearest}"`) }]);
  });

  it('is refused with every fault of its machine', async () => {
    const state = { title };
    const machine = {
      initial: 'opne',
      states: {
        open: { ...state, transitions: { closd: { title }, shut: { title, event: 'END', roles: ['admn'] } } },
        closed: state,
        shut: state,
      },
    };
    const refused = await test.as('root')('/api/collection', {
      body: { data: { name: 'own_e', title: 'e', schema: { properties: { a: { type: 'string' } } }, machine } },
    });
    expect(refused.json().code).toBe('collection_invalid');
    expect(refused.text).toContain('machine.initial');
    expect(refused.text).toContain('machine.states.open.transitions.closd');
  });
});
