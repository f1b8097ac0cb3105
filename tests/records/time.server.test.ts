import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { openApp } from '../../server/app/openApp.ts';
import { passTime } from '../../server/records/time/startTime.ts';
import { claimDue, sendDue, sweepDue } from '../../server/records/time/sweepDue.ts';
import { loadShipped } from '../support/loadShipped.ts';
import { noAssets } from '../support/noAssets.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;

const title = (en: string) => ({ th: `ไทย ${en}`, en });
const everybody = { read: [{}], create: [{}], update: [{}], delete: [{}], history: [{}], import: [{}], trash: [{}] };

/** A bill that time reminds of, calls late and gives up, as data alone. */
const bill = {
  name: 'time_bill',
  title: title('Bill'),
  schema: {
    properties: {
      name: { type: 'string', 'x-title': title('Name') },
      due_date: { type: 'string', format: 'date', 'x-title': title('Due') },
      held: { type: 'boolean', 'x-title': title('Held') },
      told_on: { type: 'string', format: 'date', 'x-title': title('Told on') },
      check_on: { type: 'string', format: 'date', 'x-title': title('Check') },
      late_at: { type: 'string', format: 'date-time', 'x-title': title('Late') },
      reminders: { type: 'number', default: 0, 'x-title': title('Reminders') },
    },
    'x-access': everybody,
    'x-schedule': [
      {
        name: 'morning',
        at: '08:00',
        days: 'working',
        where: { state: 'open', due_date: { $lt: '$today' }, held: true },
        event: 'TELL',
      },
      { name: 'thanks', at: '18:00', dates: [-1], where: { name: 'ขอบคุณ' }, effect: 'approval.tell' },
    ],
  },
  machine: {
    initial: 'open',
    states: {
      open: {
        title: title('Open'),
        transitions: {
          told: {
            title: title('Tell'),
            event: 'TELL',
            at: "atTime(addWorkingDays(record.due_date, -3), '08:00')",
            actions: [{ set: { told_on: 'today', check_on: 'addWorkingDays(today, 3)' } }],
          },
          paid: { title: title('Pay'), event: 'PAY' },
        },
      },
      told: {
        title: title('Told'),
        transitions: {
          late: {
            title: title('Late'),
            event: 'LATE',
            roles: [],
            at: 'addDays(record.due_date, 1)',
            guards: [
              {
                if: 'record.held != true',
                field: 'held',
                message: { th: '{{record.name}} ถูกพักไว้', en: '{{record.name}} is held' },
              },
            ],
          },
          open: { title: title('Reopen'), event: 'REOPEN' },
          paid: { title: title('Pay'), event: 'PAY' },
        },
      },
      late: {
        title: title('Late'),
        stamps: { late_at: 'now' },
        transitions: {
          late: {
            title: title('Remind'),
            event: 'REMIND',
            after: '2 working days',
            actions: [{ add: { reminders: 1 } }],
          },
          lost: { title: title('Give up'), event: 'GIVE_UP', after: '2 weeks' },
          paid: { title: title('Pay'), event: 'PAY' },
        },
      },
      paid: { title: title('Paid') },
      lost: { title: title('Lost') },
    },
  },
};

beforeAll(async () => {
  test = await openTestApp();
  const made = await test.as('root')('/api/collection', { body: { data: bill } });
  expect(made.status, made.text).toBe(201);
  test.clock.set('2026-04-01T03:00:00.000Z');
  for (const date of ['2026-04-06', '2026-04-13', '2026-04-14', '2026-04-15'])
    await call('/api/holiday', { data: { date, name: 'วันหยุด' } });
  await passTime(test.app);
});
let closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await test.close();
});
beforeEach(async () => {
  test.clock.set('2026-04-01T03:00:00.000Z');
  // Each test begins on the same day, for schedules too.
  await test.app.db.platform.query('delete from schedule_run');
});

async function call(path: string, body?: object, options: { role?: string; method?: string } = {}) {
  const { role = 'admin', method } = options;
  const answer = await test.as(role)(path, { ...(body && { body }), ...(method && { method }) });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json().data;
}

const add = async (data: JsonObject) =>
  (await call('/api/time_bill', { data: { name: 'ค่าเช่า', ...data } })).id as string;
const read = (id: string): Promise<JsonObject> => call(`/api/time_bill/${id}`);
const change = (id: string, data: JsonObject) => call(`/api/time_bill/${id}`, { data }, { method: 'PUT' });
const send = (id: string, event: string) => call(`/api/time_bill/${id}/transition`, { event });
const dueOf = async (id: string) => ((await read(id))._due as JsonObject[] | undefined)?.map(({ due_at }) => due_at);
const historyOf = async (id: string): Promise<JsonObject[]> => call(`/api/time_bill/${id}/history`);
const timesOf = async (id: string) => (await historyOf(id)).filter(({ due_at }) => due_at !== undefined).length;

async function importRows(collection: string, rows: JsonObject[]) {
  const answer = await test.as('admin')(`/api/${collection}/import?format=json`, { body: rows, method: 'POST' });
  expect(answer.json().data ?? answer.json(), answer.text).toMatchObject({ created: rows.length });
}

/** Sets the clock and lets the app do what is due. */
async function at(moment: string) {
  test.clock.set(moment);
  await passTime(test.app);
}

describe('an event at a date', () => {
  it('comes three working days before the due date, over Songkran and the weekend, at eight in Bangkok', async () => {
    const id = await add({ due_date: '2026-04-17' });
    expect(await dueOf(id)).toEqual(['2026-04-09T01:00:00.000Z']);
    await at('2026-04-09T00:59:00.000Z');
    expect((await read(id)).state).toBe('open');
    await at('2026-04-09T01:00:00.000Z');
    expect(await read(id)).toMatchObject({
      state: 'told',
      told_on: '2026-04-09',
      check_on: '2026-04-17',
      updated_by: null,
    });
    const [last] = await historyOf(id);
    expect(last).toMatchObject({
      action: 'transition',
      to_state: 'told',
      by: null,
      due_at: '2026-04-09T01:00:00.000Z',
    });
  });

  it('moves with the date, goes with it, and goes with the state and the record', async () => {
    const id = await add({ due_date: '2026-04-10' });
    await change(id, { due_date: '2026-04-24' });
    expect(await dueOf(id)).toEqual(['2026-04-21T01:00:00.000Z']);
    await at('2026-04-20T01:00:00.000Z');
    expect((await read(id)).state).toBe('open');
    await change(id, { due_date: null });
    expect(await dueOf(id)).toBeUndefined();
    await change(id, { due_date: '2026-04-10' });
    await send(id, 'PAY');
    await at('2026-05-20T01:00:00.000Z');
    expect((await read(id)).state).toBe('paid');
  });

  it('waits while the record is in the trash, and is made up for when it comes back', async () => {
    const id = await add({ due_date: '2026-04-10' });
    await call(`/api/time_bill/${id}`, undefined, { method: 'DELETE' });
    await at('2026-04-20T01:00:00.000Z');
    await call(`/api/time_bill/${id}/restore`, {});
    expect((await read(id)).state).toBe('open');
    await passTime(test.app);
    expect((await read(id)).state).toBe('told');
  });

  it('moves when the site gets other holidays by a file, and when one of them is removed', async () => {
    const id = await add({ due_date: '2026-08-14' });
    expect(await dueOf(id)).toEqual(['2026-08-11T01:00:00.000Z']);
    await importRows('holiday', [{ id: 'holiday_mother', date: '2026-08-12', name: 'วันแม่แห่งชาติ' }]);
    await passTime(test.app);
    expect(await dueOf(id)).toEqual(['2026-08-10T01:00:00.000Z']);
    await call('/api/holiday/holiday_mother', undefined, { method: 'DELETE' });
    await passTime(test.app);
    expect(await dueOf(id)).toEqual(['2026-08-11T01:00:00.000Z']);
  });

  it('waits while the site is suspended, and for the clocks of its own time zone', async () => {
    const id = await add({ due_date: '2026-04-10' });
    const { id: siteId } = await test.site('factory');
    const setSite = async (what: string) => {
      await test.app.db.platform.query(`update site set ${what} where site_id = $1`, [siteId]);
      await test.app.sites.changed(siteId);
    };
    await setSite("time_zone = 'Europe/London'");
    await passTime(test.app);
    expect(await dueOf(id)).toEqual(['2026-04-07T07:00:00.000Z']);
    await setSite('suspended_at = now()');
    await at('2026-04-09T01:00:00.000Z');
    await setSite("suspended_at = null, time_zone = 'Asia/Bangkok'");
    expect((await read(id)).state).toBe('open');
    await passTime(test.app);
    expect((await read(id)).state).toBe('told');
  });
});

describe('an event after a while', () => {
  it('comes so long after its state was entered, again while the state lasts, whatever else is changed', async () => {
    const id = await add({ due_date: '2026-04-08' });
    await at('2026-04-10T11:00:00.000Z');
    expect(await read(id)).toMatchObject({ state: 'told' });
    await at('2026-04-10T11:02:00.000Z');
    expect(await read(id)).toMatchObject({ state: 'late', late_at: '2026-04-10T11:02:00.000Z' });
    await change(id, { name: 'ค่าน้ำ' });
    expect(await dueOf(id)).toEqual(['2026-04-17T11:02:00.000Z', '2026-04-24T11:02:00.000Z']);
    await at('2026-04-17T11:02:00.000Z');
    expect(await read(id)).toMatchObject({ state: 'late', reminders: 1, late_at: '2026-04-10T11:02:00.000Z' });
    expect(await dueOf(id)).toEqual(['2026-04-21T11:02:00.000Z', '2026-04-24T11:02:00.000Z']);
    await at('2026-04-25T00:00:00.000Z');
    expect(await read(id)).toMatchObject({ state: 'lost', reminders: 2 });
  });
});

describe('a refused event', () => {
  it('tells on the record why, holds up no other, and is tried again when the record changes', async () => {
    const held = await add({ due_date: '2026-04-08', held: true });
    const free = await add({ due_date: '2026-04-08' });
    await at('2026-04-10T00:00:00.000Z');
    await at('2026-04-10T00:05:00.000Z');
    expect((await read(free)).state).toBe('late');
    const shown = await read(held);
    expect(shown.state).toBe('told');
    expect(shown._due).toEqual([
      {
        event: 'LATE',
        title: 'ไทย Late',
        due_at: expect.any(String),
        refused: {
          code: 'guard_failed',
          message: expect.any(String),
          details: [{ path: 'held', message: 'ค่าเช่า ถูกพักไว้' }],
        },
      },
    ]);
    await change(held, { held: false });
    await passTime(test.app);
    expect((await read(held)).state).toBe('late');
  });
});

describe('a schedule', () => {
  it('sends an event to the records that meet its condition, at eight on working days in Bangkok, once for what was missed', async () => {
    await at('2026-04-09T00:30:00.000Z');
    const before = { due_date: null, held: true };
    const ids = [await add(before), await add({ ...before, held: false })];
    const states = () => Promise.all(ids.map(async (id) => (await read(id)).state));
    for (const id of ids) await change(id, { due_date: '2026-04-01' });
    await test.app.db.platform.query(`delete from due_event where record_id = any($1)`, [ids]);
    await at('2026-04-09T00:59:00.000Z');
    expect(await states()).toEqual(['open', 'open']);
    await at('2026-04-09T01:00:00.000Z');
    expect(await states()).toEqual(['told', 'open']);
    expect((await historyOf(ids[0]!))[0]).toMatchObject({
      to_state: 'told',
      by: null,
      due_at: '2026-04-09T01:00:00.000Z',
    });
    const missed = await add(before);
    await change(missed, { due_date: '2026-04-01' });
    await test.app.db.platform.query(`delete from due_event where record_id = $1`, [missed]);
    await Promise.all([at('2026-04-14T05:00:00.000Z'), passTime(test.app)]);
    expect([(await read(missed)).state, await timesOf(missed)]).toEqual(['told', 1]);
    const [run] = await test.app.db.platform.query<{ next_at: string }>(
      `select next_at from schedule_run where collection = 'time_bill' and name = 'morning'`,
    );
    expect(run?.next_at).toBe('2026-04-16T01:00:00.000Z');
  });

  it('sets off an effect for each of its records on the last day of the month, once', async () => {
    await passTime(test.app);
    const id = await add({ name: 'ขอบคุณ' });
    await at('2026-04-30T10:59:00.000Z');
    const effects = () => call(`/api/time_bill/${id}/effects`);
    expect(await effects()).toEqual([]);
    await Promise.all([at('2026-04-30T11:00:00.000Z'), passTime(test.app)]);
    await passTime(test.app);
    expect(await effects()).toMatchObject([{ effect: 'approval.tell', created_at: '2026-04-30T11:00:00.000Z' }]);
  });
});

describe('many due events', () => {
  it('of one site leave the first place to another site, and imported records are planned too', async () => {
    await importRows('time_bill', [{ id: 'time_bill_imported', name: 'ย้ายมา', due_date: '2026-04-17' }]);
    expect(await dueOf('time_bill_imported')).toEqual(['2026-04-09T01:00:00.000Z']);
    const [factory, shop] = [await test.site('factory'), await test.site('shop')];
    const add = (siteId: string, count: number, dueAt: string) =>
      test.app.db.platform.query(
        `insert into due_event (site_id, collection, record_id, event, due_at, next_at)
         select $1, 'time_bill', 'flood_' || n, 'TELL', $3, $3 from generate_series(1, $2::int) as n`,
        [siteId, count, dueAt],
      );
    await add(factory.id, 5000, '2026-01-01T00:00:00.000Z');
    await add(shop.id, 1, '2026-03-31T00:00:00.000Z');
    const claimed = await claimDue(test.app);
    expect(claimed.filter(({ site_id }) => site_id === shop.id)).toHaveLength(1);
    expect(claimed).toHaveLength(20);
    await test.app.db.platform.query(`delete from due_event where record_id like 'flood_%'`);
  });
});

describe('several processes', () => {
  it('send each event once, also what a stop has missed and what a killed one had taken', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push(await add({ due_date: '2026-06-30', name: `บิล ${n}` }));
    test.clock.set('2026-06-08T03:00:00.000Z');
    const closers: (() => Promise<void>)[] = [];
    const other = await openApp(test.app.config, {
      dev: false,
      assets: noAssets,
      plugins: await loadShipped(),
      clock: test.clock,
      log: test.app.log,
      closers,
    });
    closing = closers;
    await sweepDue(test.app);
    for (const id of ids) await change(id, { due_date: '2026-06-09' });
    const taken = await claimDue(other);
    expect(taken).toHaveLength(20);
    await Promise.all([sweepDue(test.app), sweepDue(other)]);
    const states = await Promise.all(ids.map(async (id) => (await read(id)).state));
    expect(states.filter((state) => state === 'open')).toHaveLength(20);
    test.clock.set('2026-06-08T03:02:00.000Z');
    await Promise.all([sweepDue(test.app), sweepDue(other), ...taken.map((row) => sendDue(other, row))]);
    for (const id of ids) expect([id, (await read(id)).state, await timesOf(id)]).toEqual([id, 'told', 1]);
  });
});
