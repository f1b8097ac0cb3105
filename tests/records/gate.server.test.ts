import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStaff } from '../../engine/people/isStaff.ts';
import type { LayoutObject } from '../../schemas/index.ts';
import { roleNames } from '../../schemas/index.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { callAs, type MarkedRecords, markRecords, type Target } from '../support/markedRecords.ts';
import { addOwnRole } from '../support/ownRoles.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/**
 * Whatever reading a record by its id refuses to somebody, no other answer of any call contains. Every text of every record is
 * a mark that says where it stands; random calls of random people are searched for marks. `SALA_GATE` asks for more rounds.
 */
const rounds = Number(process.env.SALA_GATE ?? 150);
const ownRoles = [
  {
    id: 'keeper',
    base: 'employee',
    grants: [
      { collection: 'product', actions: ['read', 'update'], fields: ['product_name', 'sku'] },
      { collection: 'customer', actions: ['read'], when: { id: 'customer_gate0' } },
      { collection: 'probe_two', actions: ['read'], owner: true },
    ],
    denies: [{ collection: 'task' }, { collection: 'probe_field', actions: ['read'], fields: ['title'] }],
  },
  {
    id: 'half_manager',
    base: 'manager',
    denies: [
      { collection: 'customer' },
      { collection: 'product', actions: ['read'], fields: ['product_name', 'description'] },
      { collection: 'quotation', actions: ['read'] },
    ],
  },
];
const callers = ['visitor', ...roleNames, ...ownRoles.map(({ id }) => id)];
let test: TestApp;
let marked: MarkedRecords;
let targets: Target[];

beforeAll(async () => {
  test = await openTestApp();
  marked = await markRecords(test);
  for (const role of ownRoles) await addOwnRole(test, role);
  targets = marked.targets;
  for (const { name } of targets) await publishTable(name);
}, 300_000);
afterAll(() => test.close());

async function publishTable(name: string) {
  const key = `page/gate-${name.replaceAll('_', '-')}`;
  const query = { collection: name, limit: 50 };
  const objects: LayoutObject[] = [
    { uid: 'table', type: 'table', v: 1, query },
    { uid: 'list', type: 'repeater', v: 1, query, rows: [] },
  ];
  const saved = await as('root', '/api/layout', {
    method: 'PUT',
    body: { key, layout: buildLayout({}, objects), version: 0 },
  });
  const published = await as('root', '/api/layout/publish', { body: { key, version: saved.json().data.version } });
  expect(published.status, published.text).toBe(200);
}

const as = (role: string, path: string, call: object = {}) => callAs(test, role, path, call);

interface Round {
  role: string;
  target: number;
  other: number;
  record: number;
  field: number;
  call: number;
}

type Sent = [path: string, body?: unknown, method?: string];

/** Staff have these to see what was and what was deleted; to all others they tell no more than the record itself. */
const staffCalls = [
  ({ name, id }: Filled): Sent => [`/api/${name}/${id}/history`],
  ({ name }: Filled): Sent => [`/api/${name}?trash=true&limit=50`],
];
const calls: ((filled: Filled) => Sent)[] = [
  ...staffCalls,
  ({ name }) => [`/api/${name}?limit=50`],
  ({ name, refs }) => [`/api/${name}?limit=50&expand=${refs.join(',')}`],
  ({ name, field }) => [`/api/${name}?fields=${field}&sort=${field}`],
  ({ name, mark }) => [`/api/${name}?search=${mark}`],
  ({ name, field, mark }) => [`/api/${name}?${field}=${mark}`],
  ({ name, id, refs }) => [`/api/${name}/${id}?expand=${refs.join(',')}`],
  ({ name, id }) => [`/api/${name}/${id}/effects`],
  ({ name }) => [`/api/${name}/stats`],
  ({ name, field, mark }) => [`/api/${name}/query`, { method: 'find', args: [{ [field]: mark }] }],
  ({ name, field }) => [
    `/api/${name}/query`,
    { method: 'find', args: [{ [field]: { $regex: '^zq' } }], sort: { [field]: 1 } },
  ],
  ({ name }) => [`/api/${name}/aggregate`, { pipeline: [{ $match: {} }, { $limit: 50 }] }],
  ({ name, field }) => [
    `/api/${name}/aggregate`,
    { pipeline: [{ $group: { _id: `$${field}`, all: { $push: '$$ROOT' } } }] },
  ],
  ({ name, field }) => [
    `/api/${name}/aggregate`,
    { pipeline: [{ $project: { x: { $concat: ['$', `$${field}`] }, y: `$${field}` } }] },
  ],
  ({ name, other }) => [
    `/api/${name}/aggregate`,
    { pipeline: [{ $lookup: { from: other, localField: 'open', foreignField: 'open', as: 'all' } }] },
  ],
  ({ name, other, id }) => [
    `/api/${name}/aggregate`,
    { pipeline: [{ $lookup: { from: other, localField: 'id', foreignField: 'id', as: 'x' } }, { $match: { id } }] },
  ],
  ({ name }) => [`/api/${name}/export?format=csv`],
  ({ name }) => [`/api/${name}/export?format=json`],
  ({ name, id, field }) => [`/api/${name}/${id}`, { data: { [field]: 'x' }, version: 999 }, 'PUT'],
  ({ name, id }) => [`/api/${name}/${id}`, { data: {} }, 'PUT'],
  ({ name, id }) => [`/api/${name}/${id}?version=999`, undefined, 'DELETE'],
  ({ name, id, event }) => [`/api/${name}/${id}/transition`, { event, version: 999 }],
  ({ name, id }) => ['/api/batch', { operations: [{ op: 'update', collection: name, id, data: {}, version: 999 }] }],
  ({ name, id }) => ['/api/batch', { operations: [{ op: 'delete', collection: name, id, version: 999 }] }],
  ({ mark }) => [`/api/search?query=${mark}`],
  () => ['/api/search?query=zq'],
  ({ name, other }) => ['/api/multi-count', { collections: [name, other] }],
  ({ slug }) => [`/api/page/data?path=${encodeURIComponent(slug)}&objects=table,list`],
  ({ slug }) => [`/api/page?path=${encodeURIComponent(slug)}`],
  ({ name, mark, field }) => [
    `/api/page/data?path=/cms/page/gate-${name.replaceAll('_', '-')}&objects=table&table.q=${mark}&table.sort=${field}`,
  ],
  ({ name }) => [
    '/api/builder/data',
    { layout: buildLayout({}, [{ uid: 'table', type: 'table', v: 1, query: { collection: name } }]) },
  ],
  () => ['/api/collection'],
  () => ['/api/openapi.json'],
  () => ['/api/counters'],
  () => ['/api/notification'],
  () => ['/api/audit'],
  () => ['/api/account/export'],
  () => ['/sitemap.xml'],
  () => ['/feed.xml'],
  ({ name }) => [`/api/code-preview/${name}`],
  ({ name, id }) => ['/api/files', { purpose: 'record', collection: name, record: id, name: 'a.txt', size: 1 }],
  ({ name, id }) => [`/api/permissions/explain?user=demo_user&path=/api/${name}/${id}`],
];

interface Filled extends Target {
  id: string;
  field: string;
  mark: string;
  other: string;
  event: string;
  slug: string;
}

function choose({ target, other, record, field }: Round): Filled {
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // no list is empty
  const chosen = pick(targets, target);
  return {
    ...chosen,
    id: pick(chosen.ids, record),
    field: pick(chosen.texts.length > 0 ? chosen.texts : ['id'], field),
    mark: `zq${target % targets.length}x${record % 3}x${field}qz`,
    other: pick(targets, other).name,
    event: pick(chosen.events, field),
    slug: `/cms/page/gate-${chosen.name.replaceAll('_', '-')}`,
  };
}

it(`nothing that reading refuses stands in any other answer, in ${rounds} random calls`, async () => {
  const nat = fc.nat(9999);
  const round = fc.record({
    role: fc.constantFrom(...callers),
    ...{ target: nat, other: nat, record: nat, field: nat, call: fc.nat(calls.length - 1) },
  });
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(round, async (chosen: Round) => {
      const { role } = chosen;
      if (isStaff(role) && chosen.call < staffCalls.length) return;
      const [path, body, method] = calls[chosen.call]?.(choose(chosen)) ?? ['/'];
      // What a mark was asked for is not an answer.
      const sent = `${path} ${JSON.stringify(body ?? '')}`;
      const { status, text } = await as(role, path, { body, method });
      expect(status, `${path}: ${text.slice(0, 300)}`).toBeLessThan(500);
      shown += Number(text.includes('qz') && !sent.includes('qz'));
      const leaks = (await marked.findLeaks(role, text)).filter((leak) => !sent.includes(leak.split(' ')[0] ?? ''));
      expect(leaks, `${role}: ${method ?? (body ? 'POST' : 'GET')} ${path} ${JSON.stringify(body)}`).toEqual([]);
    }),
    { numRuns: rounds },
  );
  // Refusals alone would prove nothing.
  expect(shown).toBeGreaterThan(rounds / 20);
}, 600_000);
