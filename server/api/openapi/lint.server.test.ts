import type { ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { createCompiler } from '../../../tests/support/compileDescribed.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { listCallGroups } from '../calls/callGroups.ts';
import { partType } from '../http/speakTus.ts';

interface Operation {
  name: string;
  call: JsonObject;
}

let test: TestApp;
let described: JsonObject;
let operations: Operation[];
let compile: (schema: JsonObject) => ValidateFunction;

beforeAll(async () => {
  test = await openTestApp();
  described = (await test.as('root')('/api/openapi.json')).json();
  compile = createCompiler(described);
  operations = Object.entries(object(described.paths)).flatMap(([path, item]) =>
    Object.entries(object(item)).map(([method, call]) => ({ name: `${method} ${path}`, call: object(call) })),
  );
  operations = operations.filter(({ call }) => call.operationId !== undefined);
});
afterAll(() => test.close());

it('says whose it is, under which license, and where it is served', () => {
  const info = object(described.info);
  expect(object(info.license)).toMatchObject({ name: expect.any(String), identifier: expect.any(String) });
  expect(object(info.contact)).toMatchObject({ name: expect.any(String), url: expect.stringMatching(/^https?:/) });
  expect(list(described.servers).map((server) => object(server).url)).toEqual(['/']);
});

it('describes each tag, once, and uses no other', () => {
  const tags = list(described.tags).map(object);
  const names = tags.map(({ name }) => name);
  expect(tags.filter(({ description }) => !description)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(operations.flatMap(({ call }) => list(call.tags)).filter((tag) => !names.includes(tag))).toEqual([]);
});

it('holds no schema that nothing refers to', () => {
  const told = JSON.stringify(described);
  const schemas = Object.keys(object(object(described.components).schemas));
  expect(schemas.filter((name) => !told.includes(`"#/components/schemas/${name}"`))).toEqual([]);
});

it('gives each operation a name of its own for programs', () => {
  const ids = operations.map(({ call }) => String(call.operationId));
  expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z0-9]*)+$|^[a-z]+$/.test(id))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('has no address that two paths could mean', () => {
  const isOpen = (part: string | undefined) => part?.startsWith('{') === true;
  const paths = Object.keys(object(described.paths)).map((path) => path.split('/'));
  const leads = (one: string[], other: string[]) => one.some((part, at) => isOpen(part) && !isOpen(other[at]));
  const unclear = paths.flatMap((one, index) =>
    paths.slice(index + 1).flatMap((other) => {
      const meet = one.every((part, at) => part === other[at] || isOpen(part) || isOpen(other[at]));
      return one.length === other.length && meet && leads(one, other) && leads(other, one) ? [[one, other]] : [];
    }),
  );
  expect(unclear.map((pair) => pair.map((path) => path.join('/')))).toEqual([]);
});

it('says of each operation what it does, who may ask and how it refuses', () => {
  const silent = operations.filter(
    ({ call }) =>
      !call.summary || !call.description || !Object.keys(object(call.responses)).some((status) => /^4/.test(status)),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('declares each parameter of a path and shows a value of every parameter', () => {
  const faults = operations.flatMap(({ name, call }) => {
    const parameters = list(call.parameters).map(object);
    const declared = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`);
    const missing = (name.match(/\{\w+\}/g) ?? []).filter((one) => !declared.includes(one));
    const silent = parameters.filter(({ example, schema }) => !accepts(schema, example));
    return [...missing, ...silent.map((one) => String(one.name))].map((one) => `${name} ${one}`);
  });
  expect(faults).toEqual([]);
});

it('says in Thai and English what each parameter means', async () => {
  for (const [language, letters] of [
    ['en', /[a-z]/],
    ['th', /[ก-๙]/],
  ] as const) {
    const answer = await test.as('root')('/api/openapi.json', { headers: { 'accept-language': language } });
    const document = answer.json() as JsonObject; // as the other tests read it
    const calls = Object.values(object(document.paths)).flatMap((item) => Object.values(object(item)).map(object));
    const silent = calls.flatMap(({ operationId, parameters }) =>
      list(parameters)
        .map(object)
        .filter(({ description }) => !letters.test(String(description ?? '')))
        .map(({ name }) => `${operationId} ${name}`),
    );
    expect(silent).toEqual([]);
  }
});

it('explains no parameter that a call does not have', () => {
  const faults = listCallGroups(test.app.registry.plugins)
    .flatMap(({ calls }) => calls)
    .flatMap(({ id, path, query = {}, headers = {}, parameters = {} }) => {
      const given = [...path.split('/'), ...Object.keys(query), ...Object.keys(headers)];
      const names = given.map((name) => name.replace(/^:|\?$/g, ''));
      return Object.keys(parameters).flatMap((name) => (names.includes(name) ? [] : [`${id} ${name}`]));
    });
  expect(faults).toEqual([]);
});

it('shows for each body and each good answer an example that its own schema accepts', () => {
  const faults = operations.flatMap(({ name, call }) => {
    const good = Object.entries(object(call.responses)).filter(([status]) => /^2/.test(status));
    const held = [['body', call.requestBody] as const, ...good].flatMap(([place, holder]) =>
      Object.entries(object(object(holder).content)).map(([type, content]) => ({ place, type, ...object(content) })),
    );
    return held
      .filter(({ place, type, ...content }) =>
        place === 'body' ? type !== partType : /json/.test(type) && !isFileOf(content),
      )
      .filter((content: JsonObject) => !accepts(content.schema, content.example))
      .map(({ place, schema }: JsonObject) => `${name} ${place}: ${describeFault(schema)}`);
  });
  expect(faults).toEqual([]);
});

it('describes a body whole for each value of the field that decides what else it holds', () => {
  const find = (id: string) => operations.find(({ call }) => call.operationId === id);
  const bodies = ['changeProvider', 'beginUpload'].map((id) => {
    const { schema } = object(object(object(object(find(id)?.call).requestBody).content)['application/json']);
    return list(object(schema).anyOf).map(object);
  });
  const kinds = bodies.map((list) =>
    list.map(({ properties }) => object(properties).kind ?? object(properties).purpose),
  );
  expect(kinds).toEqual([
    ['oidc', 'ldap'].map((value) => ({ type: 'string', enum: [value] })),
    ['library', 'avatar', 'form', 'record'].map((value) => ({ type: 'string', enum: [value] })),
  ]);
  expect(bodies[0]?.map(({ required }) => required)).toEqual(Array(2).fill(['kind', 'title', 'config']));
  expect(bodies[1]?.map(({ required }) => required)).toEqual([
    ['name', 'size'],
    ['purpose', 'name', 'size'],
    ['purpose', 'name', 'size', 'form', 'field'],
    ['purpose', 'name', 'size', 'collection'],
  ]);
});

it('writes patterns that mean the same to tools without the flag u', () => {
  const text = JSON.stringify(described);
  const patterns = [...text.matchAll(/"pattern":("(?:[^"\\\\]|\\\\.)*")/g)].map(([, one = '""']) =>
    String(JSON.parse(one)),
  );
  expect(patterns.length).toBeGreaterThan(10);
  expect([...new Set(patterns)].filter((pattern) => /\\[pP]\{|\\u\{/.test(pattern))).toEqual([]);
});

it('requires only what it describes, and says what stands in each list', () => {
  const faults: string[] = [];
  look(described, '');
  expect(faults).toEqual([]);

  function look(value: Json | undefined, path: string): void {
    if (Array.isArray(value)) for (const [at, each] of value.entries()) look(each, `${path}/${at}`);
    if (!isJsonObject(value) || path.endsWith('/example')) return;
    if (value.type === 'array' && value.items === undefined) faults.push(`${path}: no items`);
    if (isJsonObject(value.properties) && Array.isArray(value.required))
      for (const name of value.required)
        if (!Object.hasOwn(value.properties, String(name))) faults.push(`${path}: ${name}`);
    for (const [name, each] of Object.entries(value)) look(each, `${path}/${name}`);
  }
});

function describeFault(schema: Json | undefined): string {
  const [first] = (isJsonObject(schema) && compile(schema).errors) || [];
  return first ? `${first.instancePath} ${first.message}` : 'no example';
}

/** A file that happens to be JSON is described as a text. */
function isFileOf({ schema }: JsonObject): boolean {
  return object(schema).type === 'string';
}

function accepts(schema: Json | undefined, example: Json | undefined): boolean {
  return isJsonObject(schema) && example !== undefined && compile(schema)(example);
}

function object(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
