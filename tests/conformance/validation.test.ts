import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFormulaPaths } from '../../engine/calc/listFormulaPaths.ts';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import type { Collection } from '../../engine/collection/compiled/collection.ts';
import { validateUpdate } from '../../engine/collection/validate/validateUpdate.ts';
import { compileGuard } from '../../engine/rule/guard/compileGuard.ts';
import { describeRefusal } from '../../engine/rule/guard/describeRefusal.ts';
import { judgeGuards } from '../../engine/rule/guard/judgeGuards.ts';
import {
  type CollectionSchema,
  type ErrorDetail,
  isJsonObject,
  type Json,
  type JsonObject,
  type RecordCheck,
} from '../../schemas/index.ts';
import { validateCreate } from '../support/validateCreate.ts';

/** One rule of the specification, and how it is shown to hold. */
interface Row {
  id: string;
  rule: string;
  field: string;
  message?: string;
  level: string;
  cases?: Case[];
  /** A test of the part that holds the rule, where no collection shows it alone. */
  provenBy?: { file: string; title: string };
  /** Why the rule is not one of validation here. */
  elsewhere?: string;
}

/** What is set on a sound record: `good` ones stay sound, `bad` ones are told at `path`. */
interface Case {
  collection: string;
  path: string;
  state?: string;
  /** Which of the sound records; the collection's own without it. */
  base?: string;
  good?: JsonObject[];
  bad: JsonObject[];
  level?: 'warning';
  code?: string;
  /** The message is told of this line. */
  line?: number;
  /** The message begins with this. */
  prefix?: string;
  /** The message holds that of the table as a part. */
  contains?: boolean;
  /** The record's status as the message names it. */
  statusText?: string;
  /** The field as the message names it; its path by default. */
  fieldText?: string;
  filled?: Record<string, string>;
  /** The field is always there: it may only be emptied by an update. */
  update?: boolean;
  /** Another rule about the same field tells it first, in its own words. */
  anyText?: boolean;
}

interface Table {
  bases: Record<string, { data: JsonObject; state?: string }>;
  rows: Row[];
}

const root = new URL('../../', import.meta.url);
const table: Table = JSON.parse(readFileSync(new URL('tests/conformance/validation.json', root), 'utf8'));
const schemas = import.meta.glob<CollectionSchema>('../../plugins/*/collections/*/*.schema.json', {
  eager: true,
  import: 'default',
});
const checks = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, RecordCheck>>('../../plugins/*/shared/checks.ts', {
      eager: true,
      import: 'checks',
    }),
  ),
) as Record<string, RecordCheck>; // every plugin names its checks in one map
const now = new Date('2026-06-01T00:00:00Z');

function findSchema(name: string): CollectionSchema {
  const found = Object.values(schemas).find((schema) => schema.name === name);
  if (!found) throw new Error(`no plugin describes ${name}`);
  return found;
}

function judge(
  { collection: name, update }: Pick<Case, 'collection' | 'update'>,
  base: JsonObject,
  changes: JsonObject,
  state?: string,
) {
  const schema = findSchema(name);
  const named = schema['x-check'];
  const check = named === undefined ? undefined : checks[named];
  if (named !== undefined && !check) throw new Error(`no plugin has the check ${named}`);
  const collection = compileCollection(schema);
  const context = { actor: null, now, check };
  if (!update) {
    const result = validateCreate(collection, put(base, changes), { ...context, state: state ?? null });
    return { ...result, errors: [...result.errors, ...judgeOwnGuards(collection, result.data)] };
  }
  const { data } = validateCreate(collection, base, context);
  return validateUpdate(collection, { data, state: state ?? null }, changes, context);
}

/** What the guards of a new record refuse that look at nothing but the record itself. */
function judgeOwnGuards(collection: Collection, record: JsonObject): ErrorDetail[] {
  const find = (name: string) => compileCollection(findSchema(name));
  const written = (collection.schema['x-guard'] ?? []).filter(({ on }) => on === undefined || on.includes('create'));
  const own = written
    .filter((guard) => listFormulaPaths(guard.if).every(([name, field]) => name === 'record' || field === undefined))
    .map((guard) => compileGuard(guard, collection, find))
    .filter(({ related }) => related.length === 0);
  return judgeGuards(own, { record }).map((guard) =>
    describeRefusal(guard, {
      collection,
      values: { record },
      timeZone: 'Asia/Bangkok',
      currency: 'THB',
      mayShow: () => true,
    }),
  );
}

/** A copy with values put at dotted places; null takes one away. */
function put(data: JsonObject, changes: JsonObject): JsonObject {
  const copy = structuredClone(data);
  for (const [path, value] of Object.entries(changes)) {
    const segments = path.split('.');
    const last = segments.pop() ?? '';
    let target: Json = copy;
    for (const segment of segments) target = (target as JsonObject)[segment] ?? {};
    if (!isJsonObject(target) && !Array.isArray(target)) throw new Error(`${path} leads nowhere`);
    (target as JsonObject)[last] = value;
  }
  return copy;
}

function baseOf({ collection, base }: Case) {
  const found = table.bases[base ? `${collection} ${base}` : collection];
  if (!found) throw new Error(`no sound record of ${collection} ${base ?? ''}`);
  return found;
}

/** The text of the table as it should be told: in which line, of which field, for which status. */
function expectMessage(row: Row, one: Case, detail: ErrorDetail): void {
  const told = [detail.text?.th, detail.text?.en ?? detail.message];
  if (one.prefix) expect(told.some((text) => text?.startsWith(one.prefix ?? ''))).toBe(true);
  else if (one.statusText)
    expect(told).toContain(`Field '${one.fieldText ?? one.path}' is required for status '${one.statusText}'`);
  else if (row.message?.includes('{field label}')) expect(detail.text?.th).toMatch(/^ต้องระบุ[\u0e00-\u0e7f]/);
  else if (row.message) {
    const wanted = row.message
      .replace('Item N:', `Item ${one.line}:`)
      .replace(/\{(\w+)\}/g, (whole, name: string) => one.filled?.[name] ?? whole);
    if (one.contains) expect(told.some((text) => text?.includes(wanted))).toBe(true);
    else expect(told).toContain(wanted);
  }
}

describe('sound records', () => {
  it.each(Object.entries(table.bases))('of %s have nothing wrong with them', (name, { data, state }) => {
    const [collection = ''] = name.split(' ');
    expect(judge({ collection }, data, {}, state).errors).toEqual([]);
  });
});

describe('the rule', () => {
  const cases = table.rows.flatMap((row) =>
    (row.cases ?? []).map((one) => ({ row, one, id: row.id, place: `${one.collection}.${one.path}` })),
  );

  it.each(cases)('$id of $place refuses what breaks it and nothing else', ({ row, one }) => {
    const base = baseOf(one);
    const state = one.state ?? base.state;
    const list = one.level === 'warning' ? 'warnings' : 'errors';
    for (const good of one.good ?? []) {
      const result = judge(one, base.data, good, state);
      expect(result.errors, JSON.stringify(good)).toEqual([]);
      expect(
        result[list].filter(({ path }) => path === one.path),
        JSON.stringify(good),
      ).toEqual([]);
    }
    for (const bad of one.bad) {
      const result = judge(one, base.data, bad, state);
      const detail = result[list].find(({ path }) => path === one.path);
      expect(
        detail,
        `${JSON.stringify(bad)} must be told at ${one.path}: ${JSON.stringify(result[list])}`,
      ).toBeDefined();
      if (one.level === 'warning') expect(result.errors, JSON.stringify(bad)).toEqual([]);
      if (detail && !one.anyText) expectMessage(row, one, detail);
      if (one.code) expect(detail?.code).toBe(one.code);
    }
  });
});

describe('the table', () => {
  it('answers for every rule in exactly one way', () => {
    expect(table.rows.map(({ id }) => id)).toEqual(
      Array.from({ length: 230 }, (_, index) => `V${String(index + 1).padStart(3, '0')}`),
    );
    for (const { id, cases, provenBy, elsewhere } of table.rows)
      expect([cases, provenBy, elsewhere].filter(Boolean), id).toHaveLength(1);
  });

  it.each(table.rows.filter((row) => row.provenBy))('names for $id a test that exists', ({ provenBy }) => {
    const { file = '', title = '' } = provenBy ?? {};
    expect(readFileSync(new URL(file, root), 'utf8')).toContain(`'${title}'`);
  });
});
