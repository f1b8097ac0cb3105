import { describe, expect, it } from 'vitest';
import type { RecordSchedule } from '../../../schemas/collection/schedule.ts';
import { compileCollection } from '../../collection/compileCollection.ts';
import { defineRecordMachine } from '../../machine/defineRecordMachine.ts';
import { checkSchedules } from './checkSchedules.ts';
import { checkTiming } from './checkTiming.ts';
import { addDuration, readDuration } from './duration.ts';
import { nextOccurrence } from './nextOccurrence.ts';
import { planDue } from './planDue.ts';

const text = (en: string) => ({ th: en, en });
const collection = compileCollection({
  name: 'bill',
  title: text('Bill'),
  type: 'object',
  properties: {
    due_date: { type: 'string', format: 'date' },
    meets_at: { type: 'string', format: 'date-time' },
    total: { type: 'number' },
    paid: { type: 'number', 'x-rollup': { collection: 'payment', by: 'bill', op: 'sum', field: 'amount' } },
  },
});
const songkran = ['2026-04-06', '2026-04-13', '2026-04-14', '2026-04-15'];
const bangkok = { timeZone: 'Asia/Bangkok', holidays: new Set(songkran) };

describe('a length of time', () => {
  it.each([
    ['30 minutes', '2026-04-10T03:00:00.000Z', '2026-04-10T03:30:00.000Z'],
    ['1 hour', '2026-04-10T23:30:00.000Z', '2026-04-11T00:30:00.000Z'],
    ['3 days', '2026-04-10T03:00:00.000Z', '2026-04-13T03:00:00.000Z'],
    // Friday evening: over the weekend and three days of Songkran.
    ['1 working day', '2026-04-10T11:15:20.000Z', '2026-04-16T11:15:20.000Z'],
    ['2 working days', '2026-04-10T11:15:20.000Z', '2026-04-17T11:15:20.000Z'],
    // Half past midnight of Bangkok belongs to the next day already: Saturday.
    ['1 working day', '2026-04-10T17:30:00.000Z', '2026-04-15T17:30:00.000Z'],
    ['2 weeks', '2026-04-10T03:00:00.000Z', '2026-04-24T03:00:00.000Z'],
    ['1 month', '2026-01-31T03:00:00.000Z', '2026-02-28T03:00:00.000Z'],
  ])('%s after %s is %s', (duration, from, expected) => {
    expect(addDuration(from, readDuration(duration)!, bangkok)).toBe(expected);
  });

  it('keeps the time of the day when clocks change', () => {
    const berlin = { timeZone: 'Europe/Berlin', holidays: new Set<string>() };
    expect(addDuration('2026-03-28T08:00:00.000Z', { count: 1, unit: 'day' }, berlin)).toBe('2026-03-29T07:00:00.000Z');
  });

  it.each(['', '3', 'days', '-1 day', '0 days', '1.5 days', '3 years', 'three days', '3  days'])(
    '"%s" is none',
    (given) => {
      expect(readDuration(given)).toBeUndefined();
    },
  );
});

const due = (at: string, data: object, site = bangkok) => {
  const machine = machineWith({ at });
  const record = { ...system, ...data, state: 'open' };
  return planDue({ ...site, collection, machine, record }).due[0]?.dueAt;
};
const system = { id: 'b1', version: 1, created_at: at(1), created_by: null, updated_at: at(1), updated_by: null };

function at(day: number): string {
  return new Date(Date.UTC(2026, 3, day, 2)).toISOString();
}

function machineWith(timing: { after?: string; at?: string; note?: boolean }) {
  return defineRecordMachine({
    id: 'bill',
    initial: 'open',
    states: {
      open: {
        title: text('Open'),
        transitions: {
          late: { title: text('Late'), event: 'LATE', ...timing },
          open: { title: text('Remind'), event: 'REMIND', after: '2 working days' },
        },
      },
      late: { title: text('Late') },
    },
  });
}

describe('a schedule', () => {
  const daily = { name: 'daily', at: '08:00', where: {}, event: 'REMIND' };
  const berlin = { timeZone: 'Europe/Berlin', holidays: new Set<string>() };
  it.each<[Partial<RecordSchedule>, string, string | undefined]>([
    [{}, '2026-04-10T00:59:59.000Z', '2026-04-10T01:00:00.000Z'],
    [{}, '2026-04-10T01:00:00.000Z', '2026-04-11T01:00:00.000Z'],
    [{ days: 'working' }, '2026-04-10T01:00:00.000Z', '2026-04-16T01:00:00.000Z'],
    [{ days: ['sun', 'tue'] }, '2026-04-10T01:00:00.000Z', '2026-04-12T01:00:00.000Z'],
    [{ dates: [15, -1] }, '2026-04-15T01:00:00.000Z', '2026-04-30T01:00:00.000Z'],
    [{ dates: [31] }, '2026-04-01T01:00:00.000Z', '2026-05-31T01:00:00.000Z'],
    [{ days: ['mon'], dates: [13] }, '2026-04-13T01:00:00.000Z', '2026-07-13T01:00:00.000Z'],
  ])('%o comes after %s at %s', (more, after, expected) => {
    expect(nextOccurrence({ ...daily, ...more }, after, bangkok)).toBe(expected);
  });

  it('keeps to the clocks of the site, summer and winter', () => {
    expect(nextOccurrence(daily, '2026-03-28T12:00:00.000Z', berlin)).toBe('2026-03-29T06:00:00.000Z');
    expect(nextOccurrence(daily, '2026-03-27T12:00:00.000Z', berlin)).toBe('2026-03-28T07:00:00.000Z');
  });

  it.each([
    [{ at: '8:00' }, 'x-schedule.0.at', 'time of the day'],
    [{ days: ['monday'] }, 'x-schedule.0.days', 'must be "working" or a list'],
    [{ dates: [0] }, 'x-schedule.0.dates', '1 to 31'],
    [{ where: { total: { $graeter: 1 } } }, 'x-schedule.0.where', '$graeter'],
    [{ event: 'REMND' }, 'x-schedule.0.event', 'did you mean "REMIND"?'],
    [{ event: undefined, effect: 'thnak' }, 'x-schedule.0.effect', 'did you mean "thank"?'],
    [{ effect: 'thank' }, 'x-schedule.0', 'either an event or an effect'],
    [{ dayz: 'working' }, 'x-schedule.0.dayz', 'did you mean "days"?'],
  ])('is refused with %o', (wrong, path, message) => {
    const schema = { ...collection.schema, 'x-schedule': [JSON.parse(JSON.stringify({ ...daily, ...wrong }))] };
    const known = { machine: machineWith({}), effects: ['thank'] };
    const faults = checkSchedules({ ...collection, schema }, known).map((one) => ({
      path: one.path,
      message: one.message,
    }));
    expect(faults).toEqual([{ path, message: expect.stringContaining(message) }]);
  });
});

describe('a due time', () => {
  it.each([
    ['addDays(record.due_date, 1)', { due_date: '2026-04-10' }, '2026-04-10T17:00:00.000Z'],
    // Friday 17 April, back over Songkran and the weekend: 16 and 10 April, then 9 April.
    ['addWorkingDays(record.due_date, -3)', { due_date: '2026-04-17' }, '2026-04-08T17:00:00.000Z'],
    ['atTime(addWorkingDays(record.due_date, -3), "08:00")', { due_date: '2026-04-17' }, '2026-04-09T01:00:00.000Z'],
    ['record.meets_at', { meets_at: '2026-04-10T03:15:00.000Z' }, '2026-04-10T03:15:00.000Z'],
    [
      'record.total > 100 ? record.due_date : addDays(record.due_date, 30)',
      { due_date: '2026-04-10', total: 500 },
      '2026-04-09T17:00:00.000Z',
    ],
    ['record.due_date', {}, undefined],
    ['atTime(record.due_date, "25:00")', { due_date: '2026-04-17' }, undefined],
  ])('%s of %o is %s', (formula, data, expected) => {
    expect(due(formula, data)).toBe(expected);
  });

  it('begins the day of the site', () => {
    const samoa = { timeZone: 'Pacific/Apia', holidays: new Set<string>() };
    expect(due('record.due_date', { due_date: '2026-04-10' }, samoa)).toBe('2026-04-09T11:00:00.000Z');
    const berlin = { timeZone: 'Europe/Berlin', holidays: new Set<string>() };
    expect(due('atTime(record.due_date, "08:00")', { due_date: '2026-07-10' }, berlin)).toBe(
      '2026-07-10T06:00:00.000Z',
    );
    expect(due('atTime(record.due_date, "08:00")', { due_date: '2026-01-10' }, berlin)).toBe(
      '2026-01-10T07:00:00.000Z',
    );
  });
});

describe('time in a state', () => {
  const machine = machineWith({ after: '3 days' });
  const record = { ...system, state: 'open' };
  const plan = (rest: object) => planDue({ ...bangkok, collection, machine, record, ...rest });

  it('begins when the state is entered and runs on through updates', () => {
    expect(plan({ enteredAt: at(8) })).toEqual({
      due: [
        { event: 'LATE', dueAt: at(11) },
        { event: 'REMIND', dueAt: at(10) },
      ],
      kept: [],
    });
    expect(plan({})).toEqual({ due: [], kept: ['LATE', 'REMIND'] });
  });

  it('begins anew for an event that leads back into its state, and for no other', () => {
    expect(plan({ event: { name: 'REMIND', at: at(10) } })).toEqual({
      due: [{ event: 'REMIND', dueAt: at(17) }],
      kept: ['LATE'],
    });
  });

  it('ends with the state', () => {
    expect(plan({ record: { ...record, state: 'late' }, enteredAt: at(9) })).toEqual({ due: [], kept: [] });
  });
});

describe('the check at load', () => {
  it.each([
    [{ after: '3 dayz' }, 'open.LATE.after', 'must be a length of time'],
    [{ at: 'record.due_dat' }, 'open.LATE.at', 'did you mean "due_date"?'],
    [{ at: 'record.total' }, 'open.LATE.at', 'must give a date'],
    [{ at: 'addDays(record.due_date, record.paid)' }, 'open.LATE.at', 'computed from other records'],
    [{ at: 'today' }, 'open.LATE.at', 'today'],
    [{ at: 'record.due_date', after: '1 day' }, 'open.LATE', 'either after or at'],
    [{ after: '1 day', note: true }, 'open.LATE', 'nobody is there'],
  ])('refuses %o', (timing, path, message) => {
    expect(faultsOf(timing)).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it('takes what is sound', () => {
    expect(faultsOf({ at: 'addWorkingDays(record.due_date, -3)' })).toEqual([]);
  });
});

function faultsOf(timing: object) {
  const meta = { title: text('Late'), ...timing };
  return checkTiming(meta, { collection, path: 'open.LATE' }).map(({ path, message }) => ({ path, message }));
}
