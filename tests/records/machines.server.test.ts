import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords, type Records } from '../../server/records/openRecords.ts';
import { buildErpRecord } from '../factories/buildErpRecord.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

interface Row {
  collection: string;
  states: { name: string }[];
  transitions: { from: string; to: string }[];
}

const rows: Row[] = JSON.parse(readFileSync(new URL('../conformance/machines.json', import.meta.url), 'utf8'));
let test: TestApp;
let records: Records;
let cookie: string;
const parents = { product: '', customer: '', supplier: '' };

beforeAll(async () => {
  test = await openTestApp();
  cookie = await test.cookie('admin');
  records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
  for (const name of ['product', 'customer', 'supplier'] as const)
    parents[name] = String((await records.create(name, buildErpRecord(name, parents) as never)).record.id);
});
afterAll(() => test.close());

async function make(collection: string, state: string) {
  const options = { state, imported: true };
  return (await records.create(collection, buildErpRecord(collection, parents) as never, options)).record;
}

const send = (collection: string, id: unknown, event: string, language = 'en') =>
  test.call(`/api/${collection}/${id}/transition`, {
    body: { event, note: 'ทดสอบ' },
    headers: { cookie: `${cookie}; sala_language=${language}` },
  });

describe.each(rows)('$collection', ({ collection, states, transitions }) => {
  it('refuses every move that is not in its table, in the words of the specification, and changes nothing', async () => {
    const allowed = new Set(transitions.map(({ from, to }) => `${from} ${to}`));
    for (const { name: from } of states) {
      const record = await make(collection, from);
      for (const { name: to } of states) {
        if (allowed.has(`${from} ${to}`)) continue;
        const answer = await send(collection, record.id, to);
        expect(answer.json(), `${from} → ${to}`).toMatchObject({ status: 409, code: 'transition_not_allowed' });
        expect(answer.json().message).toMatch(
          new RegExp(`^Cannot transition from '${from}' to '${to}' for transaction type '[a-zA-Z_-]+'$`),
        );
      }
      const after = await records.read(collection, String(record.id));
      expect(after).toMatchObject({ state: from, version: 1 });
      expect(await records.history(collection, String(record.id))).toHaveLength(1);
    }
  });

  it('refuses a state that it does not have, in the words of the specification', async () => {
    const record = await make(collection, states[0]?.name ?? '');
    const answer = await send(collection, record.id, 'no_such_state');
    expect(answer.json().message).toMatch(/^Invalid state 'no_such_state' for transaction type '[a-zA-Z_-]+'$/);
    expect((await send(collection, record.id, 'no_such_state', 'th')).json().message).toMatch(/[\u0e00-\u0e7f]/);
  });

  it('offers from each state exactly the moves of its table', async () => {
    for (const { name: from } of states) {
      const record = await make(collection, from);
      const answer = await test.call(`/api/${collection}/${record.id}`, { headers: { cookie } });
      const offered = answer.json().data._actions.map(({ to }: { to: string }) => to);
      const wanted = transitions.filter((move) => move.from === from).map(({ to }) => to);
      expect(offered.toSorted(), from).toEqual(wanted.toSorted());
    }
  });
});
