import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';
import { openPluginContext, personOf } from './narrowRecords.ts';
import { openRecords } from './openRecords.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const builtIn = new Set<unknown>([Object.prototype, Function.prototype, Array.prototype, Date.prototype]);

/** Everything that can be reached from a value by reading properties, own or inherited. */
function reachFrom(value: unknown): Map<unknown, string> {
  const found = new Map<unknown, string>();
  const visit = (one: unknown, path: string): void => {
    if ((typeof one !== 'object' && typeof one !== 'function') || one === null || builtIn.has(one)) {
      if (typeof one === 'string') found.set(one, path);
      return;
    }
    if (found.has(one)) return;
    found.set(one, path);
    for (const key of Reflect.ownKeys(one)) visit(Reflect.get(one, key), `${path}.${String(key)}`);
    visit(Object.getPrototypeOf(one), `${path}.[[Prototype]]`);
  };
  visit(value, 'given');
  return found;
}

async function openAs(role: string) {
  const { app } = test;
  const { id } = await test.site('factory');
  return openRecords(app, { siteId: id, actor: { userId: `demo_${role}`, role } });
}

it('hands a plugin nothing that leads to the database, the secret, other sites or the application', async () => {
  const records = await openAs('user');
  const reached = reachFrom({ ...openPluginContext(records), person: personOf(records) });
  const { app } = test;
  const forbidden = [records, records.context, app, app.db, app.config, app.queue, app.sites, app.sessions, app.secret];
  for (const one of forbidden) expect(reached.get(one)).toBeUndefined();
  const names = [...reached.values()].map((path) => path.split('.').at(-1));
  for (const name of ['db', 'pool', 'secret', 'app', 'context', 'transaction', 'sessions'])
    expect(names).not.toContain(name);
});

it('lets a plugin change neither what it is given nor whom it acts for', async () => {
  const context = openPluginContext(await openAs('user'));
  expect(() => Object.assign(context.records, { read: () => undefined })).toThrow(TypeError);
  expect(() => Object.assign(context.site, { id: 'other' })).toThrow(TypeError);
});

/** The paths of the parts of a value that a caller could change. */
function listMutable(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => listMutable(one, `${path}.${key}`));
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

/** The objects of a value, by their paths. */
function listObjects(value: unknown, path: string): [unknown, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return [[value, path], ...Object.entries(value).flatMap(([key, one]) => listObjects(one, `${path}.${key}`))];
}

it('answers no object twice that a plugin could change for the others', async () => {
  const { records } = openPluginContext(await openAs('admin'));
  const roles = ['root', 'admin', 'user', 'sales'];
  const read = () => [
    ...test.app.registry.plugins.flatMap(({ collections }) =>
      collections.map(({ schema: { name } }) => ({ name, of: records.describe(name), machine: records.machine(name) })),
    ),
    ...roles.map((role) => records.roleTitle(role)),
  ];
  const second = new Set(listObjects(read(), '').map(([one]) => one));
  const shared = listObjects(read(), '').filter(([one]) => second.has(one));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.flatMap(([one, path]) => listMutable(one, path))).toEqual([]);
});

it('gives no function of Sala to what a plugin hands in, and answers and refuses with data alone', async () => {
  const { records } = openPluginContext(await openAs('admin'));
  const { app } = test;
  const given: unknown[] = [];
  const spy = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key);
        if (typeof found !== 'function') return typeof found === 'object' && found !== null ? spy(found) : found;
        return (...args: unknown[]) => {
          for (const each of args)
            given.push(each, typeof each === 'function' && attempt(() => each('name', 0, ['name'])));
          return found.apply(target, args);
        };
      },
    });
  const input = { fields: ['name'], filter: { name: { $in: ['a'] } }, sort: { name: 1 }, titles: ['state'] };
  const answers = [
    await records.find('product', spy(input)),
    await records.find('nothing_like_it', spy(input)).catch((error: unknown) => error),
    await records.find('product', spy({ ...input, filter: { $no: ['a'] } })).catch((error: unknown) => error),
    await records.aggregate('product', spy([{ $match: { name: 'a' } }])).catch((error: unknown) => error),
    await records.read('product', 'no_such_id', spy({ titles: ['state'] })).catch((error: unknown) => error),
    await records.create('product', spy({ name: 1 })).catch((error: unknown) => error),
  ];
  const reached = reachFrom([answers, given]);
  for (const one of [app, app.db, app.config, app.sites, app.sessions, app.secret, app.registry])
    expect(reached.get(one)).toBeUndefined();
  expect(given.length).toBeGreaterThan(0);
});

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it('describes a collection as its reader may know it, and says what they may do', async () => {
  const { records } = openPluginContext(await openAs('admin'));
  const product = records.describe('product');
  expect(product?.fields.length).toBeGreaterThan(3);
  expect(records.may('product', 'read')).toBe(true);
  expect(records.describe('nothing_like_it')).toBeUndefined();
  expect(openPluginContext(await openAs('public')).records.may('product', 'delete')).toBe(false);
});

it('lets only what acts for Sala itself choose the state of a new record', async () => {
  const { records } = openPluginContext(await openAs('admin'));
  const { record } = await records.create('purchase_request', { title: 'x' }, { state: 'approved' }).catch(() => ({
    record: { state: null },
  }));
  expect(record.state).not.toBe('approved');
});
