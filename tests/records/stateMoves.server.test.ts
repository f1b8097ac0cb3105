import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** States of a collection that lives: records of those that go are taken along, or the change is refused. */
let test: TestApp;
const title = (en: string) => ({ th: en, en });
const machine = (...names: string[]) => ({
  initial: names[0],
  states: Object.fromEntries(
    names.map((name, at) => {
      const next = names[at + 1];
      return [
        name,
        { title: title(name), ...(next && { transitions: { [next]: { title: title('Go'), event: 'GO' } } }) },
      ];
    }),
  ),
});
const schema = {
  properties: { label: { type: 'string' }, note: { type: 'string' } },
  'x-access': { read: [{ roles: ['admin'] }] },
};
const root = (path: string, body?: object, method?: string) =>
  test.as('root')(`/api/${path}`, { ...(body && { body }), ...(method && { method }) });
const change = (data: object) => root('collection/visit', { data: { schema, ...data } }, 'PUT');
const definition = async () => (await root('collection/visit/definition')).json().data;
let records: JsonObject[] = [];

beforeAll(async () => {
  test = await openTestApp();
  expect((await root('collection', { data: { name: 'visit', title: title('Visit'), schema } })).status).toBe(201);
  records = await Promise.all(
    ['a', 'b'].map(async (label) => (await root('visit', { data: { label } })).json().data as JsonObject),
  );
});
afterAll(() => test.close());

it('gives records the initial state when their collection gets states', async () => {
  expect((await change({ machine: machine('planned', 'done') })).status).toBe(200);
  expect((await definition()).counts).toEqual([{ state: 'planned', count: 2 }]);
  expect((await root(`visit/${records[0]?.id}/transition`, { event: 'GO' })).status).toBe(200);
});

it('refuses to drop a state that has records, with their number', async () => {
  const answer = await change({ machine: machine('planned', 'finished') });
  expect(answer.status).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'states_in_use', details: [{ path: 'moves.done' }] });
  expect(answer.text).toContain('done (1)');
  const unknown = await change({ machine: machine('planned', 'finished'), moves: { done: 'nowhere' } });
  expect(unknown.status).toBe(409);
  expect((await definition()).version).toBe(2);
});

it('takes the records along to the state that was named, and their history tells it', async () => {
  const answer = await change({ machine: machine('planned', 'finished'), moves: { done: 'finished' } });
  expect(answer.status, answer.text).toBe(200);
  expect((await definition()).counts).toEqual([
    { state: 'finished', count: 1 },
    { state: 'planned', count: 1 },
  ]);
  const history = (await root(`visit/${records[0]?.id}/history`)).json().data as JsonObject[];
  expect(history).toContainEqual(expect.objectContaining({ from_state: 'done', to_state: 'finished' }));
  const moved = (await root(`visit/${records[0]?.id}`)).json().data;
  const written = await root(`visit/${records[0]?.id}`, { data: { note: 'x' }, version: moved.version }, 'PUT');
  expect(written.status, written.text).toBe(200);
});

it('keeps fields and states in the order in which they were put', async () => {
  const properties = { note: { type: 'string' }, label: { type: 'string' }, a_long_name: { type: 'string' } };
  const states = machine('planned', 'finished', 'old');
  expect((await change({ schema: { ...schema, properties }, machine: states })).status).toBe(200);
  const { schema: stored, machine: kept } = await definition();
  expect(Object.keys(stored.properties)).toEqual(['note', 'label', 'a_long_name']);
  expect(Object.keys(kept.states)).toEqual(['planned', 'finished', 'old']);
});

it('is told as it was defined to those who design the site alone', async () => {
  expect(await definition()).toMatchObject({ name: 'visit', machine: machine('planned', 'finished', 'old') });
  expect((await test.as('admin')('/api/collection/visit/definition')).status).toBe(403);
  expect((await root('collection/nothing/definition')).status).toBe(404);
});
