import fc from 'fast-check';
import type { JsonObject } from 'sala/schemas';
import { describe, expect, it } from 'vitest';
import { widget } from '../runtime/calendar/calendar.ts';
import { checkTask } from './checkTask.ts';
import { addDays, countDays, dayOf, readDay, weekdayOf } from './days.ts';
import { type Entry, type Mapping, overlaps, readEntries } from './entries.ts';
import { listMonthDays, listYears, rangeToRead, readMonth } from './months.ts';
import { monthRequests } from './requests.ts';
import { shiftSpan, spanFor } from './spans.ts';
import { percentOf, statusByTime } from './statuses.ts';
import { readYear, yearRequests } from './yearRequests.ts';

const bangkok = 'Asia/Bangkok';
const today = '2026-11-21';
const entry = (over: Partial<Entry> = {}): Entry => ({ id: 't', title: 'งาน', isDone: false, record: {}, ...over });

describe('days', () => {
  it('belong to the time of the site', () => {
    expect(dayOf(new Date('2026-11-20T18:00:00Z'), bangkok)).toBe('2026-11-21');
    expect(readDay('2026-11-20T18:00:00Z', bangkok)).toBe('2026-11-21');
    expect(readDay('2026-11-20', bangkok)).toBe('2026-11-20');
  });

  it.each(['2026-02-30', '2026-13-01', 'soon', '', '2026-1-1'])('are none in %j', (text) => {
    expect(readDay(text, bangkok)).toBeUndefined();
  });

  it('are counted back as they were added', () => {
    fc.assert(fc.property(fc.integer({ min: -4000, max: 4000 }), (n) => countDays(today, addDays(today, n)) === n));
  });
});

describe('a month', () => {
  it('is shown in whole weeks that begin where the reader begins them', () => {
    const sunday = listMonthDays({ year: 2026, month: 11 }, 0);
    expect([sunday[0], sunday.at(-1), sunday.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
    expect(listMonthDays({ year: 2026, month: 11 }, 1)[0]).toBe('2026-10-26');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1950, max: 2100 }), (month, year) => {
        const days = listMonthDays({ year, month }, 1);
        return days.length % 7 === 0 && weekdayOf(days[0] ?? '') === 1;
      }),
    );
  });

  it('offers eleven years', () => {
    expect(listYears(2026)).toHaveLength(11);
    expect([listYears(2026)[0], listYears(2026).at(-1)]).toEqual([2021, 2031]);
  });

  it('is held within those years, whatever the address says', () => {
    expect(readMonth({}, today)).toEqual({ year: 2026, month: 11 });
    expect(readMonth({ year: '9999', month: '2' }, today)).toEqual({ year: 2031, month: 2 });
    expect(readMonth({ year: '1', month: '13' }, today)).toEqual({ year: 2021, month: 11 });
    expect(readMonth({ year: 'x', month: '<b>' }, today)).toEqual({ year: 2026, month: 11 });
  });

  it('is read with every day that its weeks show', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2021, max: 2031 }), (month, year) => {
        const address = { year: String(year), month: String(month) };
        const { from, to } = rangeToRead(address, new Date(`${today}T12:00:00Z`));
        const days = [...listMonthDays({ year, month }, 0), ...listMonthDays({ year, month }, 1)];
        return days.every((day) => day > from && day < to);
      }),
    );
  });

  it('at its last hour is read for readers east and west', () => {
    const { from, to } = rangeToRead({}, new Date('2026-11-30T20:00:00Z'));
    expect(from < '2026-11-01' && to > '2027-01-02').toBe(true);
  });
});

describe('the status of a task', () => {
  const task = entry({ start: '2026-11-20', end: '2026-11-22' });
  it.each([
    ['2026-11-19', 'upcoming'],
    ['2026-11-20', 'progress'],
    ['2026-11-22', 'progress'],
    ['2026-11-23', 'overdue'],
  ])('on %s is %s', (day, status) => expect(statusByTime(task, day)).toBe(status));

  it('is done once it is done', () => expect(statusByTime({ ...task, isDone: true }, '2027-01-01')).toBe('done'));

  it('has its share rounded to two decimals', () => {
    expect(percentOf(1, 3)).toBe(33.33);
    expect(percentOf(2, 3)).toBe(66.67);
    expect(percentOf(0, 0)).toBe(0);
  });
});

describe('moving a task', () => {
  const task = entry({ start: '2026-11-20', end: '2026-11-22' });
  it('by days keeps its length', () => {
    expect(shiftSpan(task, 10)).toEqual({ start: '2026-11-30', end: '2026-12-02' });
    expect(shiftSpan(entry(), 1)).toBeUndefined();
  });

  it('to a column gives it the status of that column, and to overdue nobody moves it', () => {
    const spans = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 60 }));
    fc.assert(
      fc.property(spans, fc.constantFrom('progress' as const, 'upcoming' as const), ([from, length], status) => {
        const start = addDays(today, from);
        const span = spanFor(status, entry({ start, end: addDays(start, length) }), today);
        expect(span && statusByTime(entry(span), today)).toBe(status);
      }),
    );
    expect(spanFor('overdue', task, today)).toBeUndefined();
  });
});

describe('entries', () => {
  const mapping: Mapping = {
    titleField: 'customer.name',
    startField: 'from',
    endField: 'to',
    colorField: 'color',
    descriptionField: 'target',
    personField: 'person',
    personIdField: '',
    priorityField: '',
    statusField: 'state',
    doneState: 'closed',
    path: '/leave/{id}/{customer.name}',
  };
  it('show who does it by a reference, and by a name alone where there is none', () => {
    const people = { ...mapping, personField: 'outsider', personIdField: 'assignee' };
    const read = (record: JsonObject) => readEntries({ data: [{ id: 'l1', ...record }] }, people, bangkok)[0]?.person;
    const _expanded = { assignee: { id: 'u1', name: 'มาลี', avatar: '/files/m.png' } };
    expect(read({ assignee: 'u1', outsider: 'ช่าง', _expanded })).toEqual({
      id: 'u1',
      name: 'มาลี',
      picture: '/files/m.png',
    });
    expect(read({ assignee: 'gone', outsider: 'ช่าง', _expanded: { assignee: null } })).toEqual({ name: 'ช่าง' });
    expect(read({})).toBeUndefined();
  });

  it('are read from any collection by its mapping', () => {
    const record = {
      id: 'l1',
      state: 'closed',
      customer: { name: 'ก/ข' },
      from: '2026-11-03',
      to: '2026-11-01',
      color: 'red;x:y',
      target: ['หัวหน้างาน', 'จป.'],
      person: { name: 'มาลี' },
    };
    expect(readEntries({ data: [record] }, mapping, bangkok)[0]).toMatchObject({
      title: 'ก/ข',
      start: '2026-11-03',
      end: '2026-11-03',
      color: undefined,
      description: 'หัวหน้างาน, จป.',
      person: { name: 'มาลี' },
      isDone: true,
      path: '/leave/l1/%E0%B8%81%2F%E0%B8%82',
    });
  });

  it('are none in whatever is no list', () => {
    for (const answer of [undefined, null, 'x', 5, [], { data: 'x' }, { data: [1, null] }])
      expect(readEntries(answer as never, mapping, bangkok)).toEqual([]);
  });

  it('stand on every day they touch', () => {
    const two = entry({ start: '2026-10-31', end: '2026-11-01' });
    expect(overlaps(two, '2026-11-01', '2026-11-30')).toBe(true);
    expect(overlaps(two, '2026-11-02', '2026-11-30')).toBe(false);
    expect(overlaps(entry(), '2026-11-01', '2026-11-30')).toBe(false);
  });
});

describe('what is asked of the server', () => {
  const object = {
    uid: 'c',
    type: 'calendar',
    collection: 'leave',
    startField: 'from',
    endField: 'to',
    titleField: 'who',
  };
  it('is the month, no more than 200 records, and only the fields that are shown', () => {
    const asked = monthRequests({ ...object, query: { state: 'approved' } }, { year: '2026', month: '11' }, new Date());
    expect(asked.list).toMatchObject({
      collection: 'leave',
      limit: 200,
      fields: ['id', 'state', 'version', 'who', 'from', 'to'],
    });
    expect(JSON.stringify(asked.list)).toContain('{"state":"approved"}');
  });

  it('is nothing where the builder named no sound collection or field', () => {
    expect(monthRequests({ ...object, collection: '' }, {}, new Date())).toEqual({});
    expect(monthRequests({ ...object, startField: 'a b' }, {}, new Date())).toEqual({});
    expect(widget.data?.({ uid: 'x', type: 'calendar' }, {})).toEqual({});
  });

  it('is a year of two before and two after, for the annual calendar', () => {
    expect(readYear({ year: '2040' }, 2026)).toBe(2028);
    expect(readYear({ year: '1' }, 2026)).toBe(2026);
    expect(readYear({ year: '2025' }, 2026)).toBe(2025);
    const asked = yearRequests(
      { uid: 'a', type: 'annual_calendar', collection: 'course', startField: 'startDate' },
      {},
      new Date(),
    );
    expect(asked.list).toMatchObject({ collection: 'course', limit: 200 });
    expect(JSON.stringify(asked.list)).toContain('"onsite"');
  });
});

it('refuses a task that is due before it begins', () => {
  expect(checkTask({ startDate: '2026-11-02', dueDate: '2026-11-01' }).errors).toHaveLength(1);
  expect(checkTask({ startDate: '2026-11-02', dueDate: '2026-11-02' }).errors).toEqual([]);
});
