import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { createCompiler } from '../../../tests/support/compileDescribed.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { generalErrors } from '../call/generalRefusals.ts';
import { listCallGroups } from '../calls/callGroups.ts';

let test: TestApp;
let described: JsonObject;
/** Compiles a schema as one that allows only the fields that it names. */
let compileClosed: (schema: JsonObject) => ValidateFunction;
/** A collection with states, in whose name the calls of all collections are looked at. */
const sample = 'supplier';

beforeAll(async () => {
  test = await openTestApp();
  described = (await test.as('root')('/api/openapi.json')).json();
  const compile = createCompiler(close(described));
  compileClosed = (schema) => compile(close(schema));
});
afterAll(async () => test.close());

it('describes every call there is, and none that there is not', () => {
  const groups = listCallGroups(test.app.registry.plugins);
  const calls = groups.flatMap((group) =>
    group.calls.map(({ method, path }) => {
      return `${method} ${path.replace(':collection', sample).replace(/:(\w+)/g, '{$1}')}`;
    }),
  );
  const own = new Set(groups.map(({ name }) => name));
  const told = listCalls(described)
    .filter(({ call: { tags } }) => Array.isArray(tags) && (tags[0] === sample || own.has(String(tags[0]))))
    .map(({ name }) => name);
  expect(told.sort()).toEqual(calls.sort());
});

it('has a schema for each answer and each body, whose parts are all there', () => {
  const compile = createCompiler(described);
  const problems = listCalls(described).flatMap(({ name, call }) => {
    const contents = [object(call.requestBody), ...Object.values(object(call.responses)).map(object)].flatMap((one) =>
      Object.values(object(one.content)).map((content) => object(content).schema),
    );
    return contents.flatMap((schema) => {
      try {
        compile(schema as JsonObject); // each content of ours has one
        return [];
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
    });
  });
  expect(problems).toEqual([]);
});

it.each([
  '/api/session',
  '/api/signin/options',
  '/api/account',
  '/api/account/sessions',
  '/api/account/sign-ins',
  '/api/account/identities',
  '/api/account/second-factor',
  '/api/counters',
  '/api/work',
  '/api/places',
  '/api/screens',
  '/api/pages/trash',
  '/api/page?path=/cms/posts',
  '/api/page/data?path=/cms/posts&objects=nobody',
  '/api/layouts',
  '/api/layout?key=page/home',
  '/api/layout/history?key=page/home',
  '/api/builder/places',
  '/api/files',
  '/api/geo/provinces',
  '/api/geo/districts?province=กระบี่',
  '/api/geo/subdistricts?province=กระบี่&district=เมืองกระบี่',
  '/api/geo/search?text=กระบี่',
  '/api/collection',
  '/api/search?query=a',
  '/api/people',
  '/api/people/demo_user',
  '/api/people/demo_user/sessions',
  '/api/people/demo_user/sites',
  '/api/invitations',
  '/api/sign-ins',
  '/api/audit',
  '/api/api-keys',
  '/api/signin/providers',
  '/api/site',
  '/api/site/overview',
  '/api/sites',
  '/api/sites/mine',
  '/api/permissions',
  '/api/permissions/explain?role=user&path=/user/profile',
  '/api/router_permission',
  '/api/mails',
  '/api/health',
  '/api/import/none',
  `/api/${sample}`,
  `/api/${sample}/count`,
  `/api/${sample}/stats`,
])('answers %s with what is described, and nothing else', async (path) => {
  const answer = await test.as('root')(encodeURI(path));
  expect(answer.status).toBe(200);
  const [plain = ''] = path.split('?');
  const call = object(object(find(plain)).get);
  const [content] = Object.values(object(object(object(call.responses)['200']).content));
  const isDescribed = compileClosed(object(content).schema as JsonObject); // as above
  isDescribed(answer.json());
  expect(isDescribed.errors ?? []).toEqual([]);
});

/** Refusals of the steps of flows. */
const ofSteps = [
  '422 cart_unchanged',
  '422 mail_template_unread',
  '500 mail_unrecorded',
  '422 out_of_stock',
  '422 product_unread',
  '422 products_unread',
  '422 stock_product_unknown',
  '422 stock_unchanged',
];

it('names the refusals by which calls fail, each as it is thrown', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const thrown = new Set<string>();
  for await (const file of glob('{server,engine,plugins/*/server}/**/*.ts', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const source = await readFile(`${root}${file}`, 'utf8');
    for (const [, code, status] of source.matchAll(
      /(?:defineError\(\s*|definition: \{ code: )'(\w+)',\s*(?:status: )?(\d{3})/g,
    ))
      thrown.add(`${status} ${code}`);
  }
  const told = listCalls(described).flatMap(({ call }) =>
    Object.entries(object(call.responses)).flatMap(([status, answer]) =>
      /^[45]\d\d/.test(status)
        ? String(object(answer).description)
            .split(', ')
            .map((code) => `${status} ${code}`)
        : [],
    ),
  );
  // Links lead on with the code of a refusal; their refusals are no answers of their own.
  const links = listCallGroups(test.app.registry.plugins).flatMap(({ calls }) => calls.filter(({ link }) => link));
  const led = links.flatMap(({ errors = [] }) => errors.map(({ definition: { status, code } }) => `${status} ${code}`));
  // What is wrong in a formula or a machine is told among the faults of its collection (`collection_invalid`), what a step of a
  // flow is refused for, by the product or by another system, with its run.
  for (const fault of [
    '400 formula_invalid',
    '400 machine_invalid',
    '422 flow_refused',
    '502 flow_request_failed',
    ...ofSteps,
  ])
    expect(thrown.delete(fault), fault).toBe(true);
  expect([...new Set([...told, ...led, ...generalErrors])].sort()).toEqual([...thrown].sort());
});

it('is a page to read, in both languages', async () => {
  const thai = await test.as('admin')('/api/docs');
  const english = await test.as('admin')('/api/docs', {
    headers: { cookie: `${await test.cookie('admin')}; sala_language=en` },
  });
  expect(thai.text).toContain('คู่มือ API');
  expect(english.text).toContain('API reference');
  expect(english.text).toContain('/<wbr>api/<wbr>people');
});

function listCalls(openApi: JsonObject): { name: string; call: JsonObject }[] {
  return Object.entries(object(openApi.paths)).flatMap(([path, item]) =>
    Object.entries(object(item)).flatMap(([method, call]) =>
      isJsonObject(call) ? [{ name: `${method} ${path}`, call }] : [],
    ),
  );
}

/** The described path that an address belongs to; one without parameters first. */
function find(path: string): Json | undefined {
  const paths = object(described.paths);
  const fits = ([template]: [string, Json]) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return paths[path] ?? Object.entries(paths).find(fits)?.[1];
}

/** The same schema, which allows only the fields that it names. */
function close<Schema extends Json>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(close) as Schema; // as deep as it was
  if (!isJsonObject(schema)) return schema;
  // What stands in a layout is said by the schemas of its widgets.
  const closed = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, name === 'Layout' ? value : close(value)]),
  );
  const isObject =
    closed.type === 'object' && isJsonObject(closed.properties) && closed.additionalProperties === undefined;
  return (isObject ? { ...closed, additionalProperties: false } : closed) as Schema; // as above
}

function object(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
