import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileFormula } from '../../engine/calc/compileFormula.ts';
import { compileFormulaSql } from '../../engine/calc/compileFormulaSql.ts';
import { describeScope } from '../../engine/calc/describeScope.ts';
import { databaseUrl } from './settings.ts';

/** The full proof is `SALA_CASES=10000`. */
const runs = Number(process.env.SALA_CASES ?? 120);

const types = { a: 'numeric', b: 'numeric', t: 'text', u: 'text', d: 'text', e: 'text', f: 'boolean' } as const;
const scope = describeScope({
  record: {
    properties: {
      a: { type: 'number' },
      b: { type: 'number' },
      t: { type: 'string' },
      u: { type: 'string' },
      d: { type: 'string', format: 'date' },
      e: { type: 'string', format: 'date' },
      f: { type: 'boolean' },
    },
  },
});

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
});
afterAll(() => client.end());

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const words = fc.constantFrom('', 'a', 'B', 'ก', 'ไทย', 'z 1', "o'k");
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 });
const record = fc.record({
  a: maybe(cents),
  b: maybe(cents),
  t: maybe(words),
  u: maybe(words),
  d: maybe(day),
  e: maybe(day),
  f: maybe(fc.boolean()),
});

/** Random formulas, by the type that they give. */
const formulas = fc.letrec<Record<'number' | 'text' | 'date' | 'boolean', string>>((tie) => {
  const both = (kind: 'number' | 'text' | 'date' | 'boolean', operators: string[]) =>
    fc
      .tuple(tie(kind), fc.constantFrom(...operators), tie(kind))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`);
  const choose = (kind: 'number' | 'text' | 'date' | 'boolean') =>
    fc.tuple(tie('boolean'), tie(kind), tie(kind)).map(([test, then, other]) => `(${test} ? ${then} : ${other})`);
  const call = (name: string, ...kinds: ('number' | 'text' | 'date' | 'boolean')[]) =>
    fc.tuple(...kinds.map((kind) => tie(kind))).map((args) => `${name}(${args.join(', ')})`);
  const small = { maxDepth: 4, depthIdentifier: 'formula' };
  return {
    number: fc.oneof(
      small,
      fc.constantFrom('record.a', 'record.b', '2', '0.1', '100', '0'),
      both('number', ['+', '-', '*', '/', '%']),
      choose('number'),
      call('abs', 'number'),
      call('coalesce', 'number', 'number'),
      call('daysBetween', 'date', 'date'),
      call('year', 'date'),
      tie('number').map((value) => `round(${value}, 2)`),
      tie('number').map((value) => `-(${value})`),
    ),
    text: fc.oneof(
      small,
      fc.constantFrom('record.t', 'record.u', '"x"', '"ข"'),
      both('text', ['+']),
      choose('text'),
      call('coalesce', 'text', 'text'),
    ),
    date: fc.oneof(
      small,
      fc.constantFrom('record.d', 'record.e'),
      choose('date'),
      fc
        .tuple(tie('date'), fc.integer({ min: -4_000, max: 4_000_000 }))
        .map(([date, days]) => `addDays(${date}, ${days})`),
    ),
    boolean: fc.oneof(
      small,
      fc.constantFrom(
        'record.f',
        'true',
        'has(record.a)',
        'has(record.t)',
        'record.d == null',
        '(record.t in ["a", "ก"])',
      ),
      both('number', ['<', '<=', '>', '>=', '==', '!=']),
      both('text', ['<', '<=', '==', '!=']),
      both('date', ['<', '>=', '==']),
      both('boolean', ['&&', '||']),
      tie('boolean').map((value) => `!(${value})`),
    ),
  };
});

it('gives the same in JavaScript and in PostgreSQL', { timeout: 600_000 }, async () => {
  const sources = fc.oneof(
    formulas.number.map((source) => `round(${source}, 6)`),
    formulas.text,
    formulas.date,
    formulas.boolean,
  );
  await fc.assert(
    fc.asyncProperty(sources, record, async (source, stored) => {
      const formula = compileFormula(source, scope);
      const names = Object.keys(types) as (keyof typeof types)[];
      const values: (string | boolean)[] = [];
      const sql = compileFormulaSql(formula, {
        column: (path) => path.slice('record.'.length),
        bind: (value, type) => `$${names.length + values.push(value)}::${type}`,
      });
      if (sql === undefined) throw new Error(`not in SQL: ${source}`);
      const columns = names.map((name, at) => `$${at + 1}::${types[name]} as ${name}`).join(', ');
      const { rows } = await client.query(`select ${sql} as result from (select ${columns}) as record`, [
        ...names.map((name) => stored[name]),
        ...values,
      ]);
      const found = rows[0]?.result ?? null;
      const expected = formula.run({ record: stored });
      if (typeof expected === 'number') expect(Number(found)).toBeCloseTo(expected, 6);
      else expect(found).toBe(expected);
    }),
    { numRuns: runs },
  );
});

it('says of what SQL does not have that it cannot', () => {
  const cannot = [
    'sum([1, 2])',
    'record.created_at < record.updated_at',
    'bahtWords(record.a)',
    '"a".contains(record.t) ? 1 : 2',
    `${'addDays('.repeat(12)}record.d${', 1)'.repeat(12)}`,
  ];
  const place = { column: (path: string) => path, bind: () => '$1' };
  for (const source of cannot) expect(compileFormulaSql(compileFormula(source, scope), place)).toBeUndefined();
});
