import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findType } from '../../engine/collection/field/findType.ts';
import { listOperators as listRowOperators } from '../../engine/collection/tell/listOperators.ts';
import { bindVariables } from '../../engine/condition/bindVariables.ts';
import { writeFilterRows } from '../../engine/condition/filterRows.ts';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { compileFind } from '../../engine/query/compileFind.ts';
import { type ColumnKind, columnKinds, type GridColumn } from '../../plugins/data/shared/columns.ts';
import { buildClause } from '../../plugins/data/shared/filter/buildCondition.ts';
import { listOperators, takesNoValue } from '../../plugins/data/shared/filter/clause.ts';
import { periods } from '../../plugins/data/shared/filter/periods.ts';
import type { Condition, FieldSchema, Json } from '../../schemas/index.ts';
import { fieldSamples } from '../factories/fieldSamples.ts';
import type { Document } from './arbitraryDocuments.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { databaseUrl } from './settings.ts';

/** Every operator of every kind of column and of every field type finds the same in SQL and in JavaScript. */
let tables: QueryTables;
let indexed: QueryTables;
beforeAll(async () => {
  tables = await openQueryTables({ url: databaseUrl(), indexed: false, names: ['thing'] });
  indexed = await openQueryTables({ url: databaseUrl(), indexed: true, names: ['thing'] });
});
afterAll(() => Promise.all([tables.close(), indexed.close()]));

const now = new Date('2026-11-27T03:00:00Z');
const place = { offset: '+07:00', now };
const variables = { user: { id: 'u1' }, now };

async function compare(within: QueryTables, filter: Condition, records: Document[]): Promise<number> {
  const bound = bindVariables(filter, variables);
  const found = await within.run(
    compileFind({ collection: 'thing', catalog: within.catalog, filter: bound, paging: 'all' }),
  );
  const inJs = records.filter((record) => matchesCondition(record, bound)).map(({ id }) => id);
  expect([filter, found.map((record) => (record as Document).id)]).toEqual([filter, inJs]); // rows of the table above
  return inJs.length;
}

/** Each question that says something is answered alike, and at least one of them by some records and not by all. */
async function proveAll(within: QueryTables, questions: (Condition | undefined)[], records: Document[]): Promise<void> {
  const counts: number[] = [];
  for (const question of questions) if (question) counts.push(await compare(within, question, records));
  expect(
    counts.some((count) => count > 0 && count < records.length),
    JSON.stringify(counts),
  ).toBe(true);
}

/** Values that a kind of column may come across, with others that look like them, and what people ask for. */
const odd: Json[] = [null, '', 7, true, ['x'], { a: 1 }];
const numbers = { values: [-1, 0, 0.1, 2, 10, 10.5, '10', [10], ...odd], asked: ['10', '0', '-1', '0.1', 'x'] };
const texts = {
  values: ['ทราย', 'ทรายแดง', 'RED', 'red (x)', '50%', 'a_b', 'a.b', ...odd],
  asked: ['ทราย', 'red', '(x)', '%', 'a_b', 'a.b', '$user.id'],
};
const ids = { values: ['p1', 'p2', 'u1', 'u2', ...odd], asked: ['p1', 'u2', '$user.id'] };
const chosen = { values: ['a', 'b', 'c', 'gone', ...odd], asked: ['a', 'b', 'gone'] };
const pools: Record<ColumnKind, { values: Json[]; asked: string[] }> = {
  text: texts,
  link: texts,
  number: numbers,
  money: numbers,
  date: {
    values: ['2025-12-31', '2026-01-01', '2026-11-26', '2026-11-27', '2026-11-28', '2027-02-01', ...odd],
    asked: ['2026-11-27', '2026-01-01', 'x', ...periods, 'last_7', 'next_2'],
  },
  datetime: {
    values: [
      '2026-11-26T16:59:59.999Z',
      '2026-11-26T17:00:00.000Z',
      '2026-11-27T16:59:00Z',
      '2026-11-27T17:00:00Z',
      ...odd,
    ],
    asked: ['2026-11-27', '2026-11-26', 'x', ...periods, 'last_7', 'next_2'],
  },
  status: chosen,
  choice: chosen,
  boolean: { values: [true, false, 'true', 1, null], asked: [''] },
  reference: ids,
  person: ids,
  image: { values: ['/files/1', ...odd], asked: [''] },
};

const choices = ['a', 'b', 'c'].map((value) => ({ value, title: value }));
const columnOf = (kind: ColumnKind, more: Partial<GridColumn> = {}): GridColumn => ({
  ...{ field: 'value', title: 'x', kind, filterable: true, choices },
  ...(kind === 'reference' || kind === 'person' ? { reference: 'thing' } : {}),
  ...more,
});

function ask(column: GridColumn, operator: ReturnType<typeof listOperators>[number], asked: string[]) {
  const each = takesNoValue(operator) ? [[]] : asked.flatMap((one) => [[one], ...asked.map((other) => [one, other])]);
  const questions = each.map((values) => buildClause(column, { field: column.field, operator, values }, place));
  // Most operators read one value only, and ask the same whatever the second is.
  return [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()];
}

const kinds: ColumnKind[] = [...columnKinds, 'person'];
const operatorsOfKinds = kinds.flatMap((kind) => listOperators(columnOf(kind)).map((operator) => ({ kind, operator })));

describe('an operator of a list', () => {
  it.each(operatorsOfKinds)('$kind $operator', async ({ kind, operator }) => {
    const { values, asked } = pools[kind];
    const records = await tables.fill('thing', [...values.map((value) => ({ value })), {}]);
    await proveAll(tables, ask(columnOf(kind), operator, asked), records);
  });

  const columns = [
    ['s', 'text'],
    ['m', 'number'],
    ['w', 'boolean'],
  ] as const;
  it.each(columns)('on the indexed column %s, a %s', async (field, kind) => {
    const { values, asked } = pools[kind];
    const type = kind === 'text' ? 'string' : kind;
    // Whatever a collection stores in an indexed field is of its type.
    const fitting = values.filter((value) => value === null || typeof value === type);
    const records = await indexed.fill('thing', [...fitting.map((value) => ({ [field]: value })), {}]);
    const column = columnOf(kind, { field });
    for (const operator of listOperators(column)) await proveAll(indexed, ask(column, operator, asked), records);
  });

  const typed = Object.entries(fieldSamples).flatMap(([name, { type, asked, shown, spelled }]) => {
    const stored = [...spelled.map(([, value]) => value), ...shown.map(([value]) => value)];
    const column = columnOf('text', { type, many: Array.isArray(stored[0]) });
    return listOperators(column).map((operator) => ({ name, operator, column, stored, asked }));
  });
  it.each(typed)('$name $operator', async ({ operator, column, stored, asked }) => {
    expect(findType(column.type)).toBeDefined();
    const records = await tables.fill('thing', [...[...stored, ...odd].map((value) => ({ value })), {}]);
    await proveAll(tables, ask(column, operator, asked), records);
  });
});

describe('an operator of a line of a condition', () => {
  const schemas: [string, FieldSchema, ColumnKind][] = [
    ['text', { type: 'string' }, 'text'],
    ['choice', { type: 'string', enum: ['a', 'b'] }, 'choice'],
    ['reference', { type: 'string', 'x-ref': 'thing' }, 'reference'],
    ['boolean', { type: 'boolean' }, 'boolean'],
    ['number', { type: 'number' }, 'number'],
    ['integer', { type: 'integer' }, 'number'],
    ['date', { type: 'string', format: 'date' }, 'date'],
    ['list', { type: 'array', items: { type: 'string' } }, 'text'],
  ];
  it.each(
    schemas.flatMap(([name, schema, kind]) => listRowOperators(schema).map((operator) => ({ name, operator, kind }))),
  )('$name $operator', async ({ name, operator, kind }) => {
    const { values } = pools[kind];
    const held = name === 'list' ? [['ทราย', 'x'], ['red'], [], ...values] : values;
    const records = await tables.fill('thing', [...held.map((value) => ({ value })), {}]);
    const asked = held.filter((value) => typeof value !== 'object');
    await proveAll(
      tables,
      (asked.length > 0 ? asked : ['']).map((value) => writeFilterRows([{ field: 'value', operator, value }])),
      records,
    );
  });
});
