import { describe, expect, it } from 'vitest';
import { validateCreate } from '../../../tests/support/validateCreate.ts';
import { compileCollection } from '../compileCollection.ts';
import { fillStart } from '../validate/fillDefaults.ts';

const text = (name: string) => ({ th: name, en: name });
const compile = (properties: object) =>
  compileCollection({ name: 'loan', title: text('loan'), type: 'object', properties } as Parameters<
    typeof compileCollection
  >[0]); // what a test needs of a schema
const day = { type: 'string', format: 'date' };
const loan = compile({
  lent_on: { ...day, default: '$today' },
  due_on: { ...day, default: '=addWorkingDays(record.lent_on, record.days)' },
  days: { type: 'integer', default: 3 },
  fee: { type: 'number', default: '=record.days * 1.5' },
  by: { type: 'string', default: '=person.id' },
  label: { type: 'string', default: '=upper(site.name) + " " + record.by' },
});
const context = {
  actor: { id: 'u1', role: 'librarian' },
  now: new Date('2026-11-26T18:00:00Z'), // Friday in Bangkok
  site: { id: 's1', name: 'sala' },
  holidays: new Set(['2026-11-30']),
};
const create = (input: object) => validateCreate(loan, input, context);

describe('a default that is a formula', () => {
  it('knows the other fields, the person, the site, its day and its holidays', () => {
    const { data, errors } = create({});
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ lent_on: '2026-11-27', due_on: '2026-12-03', fee: 4.5, by: 'u1', label: 'SALA u1' });
  });

  it('counts from what is sent, and gives way to it', () => {
    expect(create({ days: 1, fee: 0 }).data).toMatchObject({ due_on: '2026-12-01', fee: 0 });
    expect(create({ due_on: '2027-01-01' }).data.due_on).toBe('2027-01-01');
  });

  it('that gives nothing leaves the field empty', () => {
    expect(validateCreate(loan, {}, { ...context, actor: { id: null, role: 'public' } }).data).not.toHaveProperty('by');
  });

  it('of a screen alone is proposed there, and other writers get nothing of it', () => {
    const asked = compile({ by: { type: 'string', 'x-start': '=person.id' }, on: { ...day, default: '$today' } });
    expect(fillStart(asked, context)).toEqual({ by: 'u1', on: '2026-11-27' });
    expect(validateCreate(asked, {}, context).data).toEqual({ on: '2026-11-27' });
  });

  it.each([
    ['a name on a screen', { due_on: { ...day, 'x-start': '=record.lend_on' }, lent_on: day }, 'due_on', 'lent_on'],
    ['a name', { due_on: { ...day, default: '=addDays(record.lend_on, 3)' }, lent_on: day }, 'due_on', 'lent_on'],
    ['a type', { due_on: { ...day, default: '=1 + 1' } }, 'due_on', 'a number'],
    [
      'a secret',
      { pin: { type: 'string', 'x-secret': true }, a: { type: 'string', default: '=record.pin' } },
      'a',
      'secret',
    ],
    [
      'a line',
      { lines: { type: 'array', items: { properties: { a: { type: 'string', default: '=today' } } } } },
      'lines',
      'of the record only',
    ],
  ])('is refused for %s, with its field', (_, properties, path, said) => {
    expect(() => compile(properties)).toThrow(
      expect.objectContaining({
        details: [
          expect.objectContaining({ path: expect.stringContaining(path), message: expect.stringContaining(said) }),
        ],
      }),
    );
  });
});
