import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileFormula } from '../../engine/calc/compileFormula.ts';
import { findState } from '../../engine/machine/readMachine.ts';
import { findField, machineOf } from './findField.ts';

interface Enumeration {
  values: string[];
  /** Where the list stands. */
  fields?: string[];
  /** The collection whose machine has these as states. */
  states?: string;
  /** Values the product adds. */
  extra?: string[];
  /** A list that others may add to: known values have titles, others are allowed. */
  open?: boolean;
}

const enumerations: Record<string, Enumeration> = JSON.parse(
  readFileSync(new URL('enums.json', import.meta.url), 'utf8'),
);
const rows = Object.entries(enumerations).map(([name, row]) => ({ name, ...row }));

describe.each(rows.filter(({ fields }) => fields))(
  'the enumeration $name',
  ({ values, fields = [], extra = [], open }) => {
    it.each(fields)('stands in %s with all its values, their titles, and only listed extras', (place) => {
      const [collection = '', path = ''] = [place.slice(0, place.indexOf('.')), place.slice(place.indexOf('.') + 1)];
      const field = findField(collection, path);
      if (!field || field === 'system') throw new Error(`${place} is no field`);
      const titles = field['x-enum-titles'] ?? {};
      const stored = values.map((value) => field['x-enum-aliases']?.[value] ?? value);
      for (const value of stored) {
        if (!open) expect(field.enum, value).toContain(value);
        expect(titles[value]?.th, value).toBeTruthy();
        expect(titles[value]?.en, value).toBeTruthy();
      }
      const allowed = new Set([...stored, ...extra]);
      expect((field.enum ?? []).filter((value) => !allowed.has(String(value)))).toEqual([]);
    });
  },
);

describe.each(rows.filter(({ states }) => states))('the statuses $name', ({ values, states = '' }) => {
  it('are states of the machine, under their name or another spelling', () => {
    const machine = machineOf(states);
    if (!machine) throw new Error(`${states} has no machine`);
    expect(values.filter((value) => findState(machine, value) === undefined)).toEqual([]);
  });
});

describe('one list for all', () => {
  it('gives a currency, a unit and a payment method one title everywhere', () => {
    const shared = ['currency', 'unit', 'payment_method', 'priority', 'payment_terms'];
    const places = rows
      .flatMap(({ fields = [] }) => fields)
      .filter((place) => shared.some((end) => place.endsWith(`.${end}`)));
    const seen = new Map<string, string>();
    for (const place of places) {
      const field = findField(place.slice(0, place.indexOf('.')), place.slice(place.indexOf('.') + 1));
      if (!field || field === 'system') continue;
      for (const [value, title] of Object.entries(field['x-enum-titles'] ?? {})) {
        const known = seen.get(value);
        if (known !== undefined) expect(title.th, `${place} ${value}`).toBe(known);
        seen.set(value, title.th);
      }
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  it('knows in code the units that the stock collections allow', () => {
    const field = findField('inventory/inventory', 'unit');
    if (!field || field === 'system') throw new Error('no unit');
    expect(field.enum?.length).toBeGreaterThan(30);
    const { run } = compileFormula('stockUnit(unit)', { names: { unit: { kind: 'text' } } });
    for (const unit of field.enum ?? []) expect(run({ unit })).toBe(unit);
    expect(run({ unit: 'คิว' })).toBe('ชิ้น');
  });
});
