import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { computeFields } from '../../engine/collection/validate/computeFields.ts';
import { createComputation } from '../../plugins/data/runtime/record/computeRecord.ts';
import type { RecordField } from '../../plugins/data/shared/recordAnswer.ts';
import type { CollectionSchema, FieldSchema, Json, JsonObject } from '../../schemas/index.ts';

const schemas = globSync('plugins/*/collections/*/*.schema.json')
  .map((path) => JSON.parse(readFileSync(path, 'utf8')) as CollectionSchema)
  .filter(({ properties }) => JSON.stringify(properties).includes('x-formula'));

describe('formulas in the browser', () => {
  it.each(schemas.map((schema) => [schema.name, schema] as const))('equal those of the server: %s', (_, schema) => {
    const collection = compileCollection(schema);
    fc.assert(
      fc.property(fc.array(documentsOf(schema), { minLength: 1, maxLength: 4 }), (documents) => {
        const record = { id: 'r-1', state: 'draft', created_at: '2026-01-02T03:04:05.000Z', created_by: 'u-1' };
        const compute = createComputation({ record, fields: fieldsOf(schema) }, 'Asia/Bangkok');
        for (const data of documents) {
          const { id, created_at, created_by } = record;
          const place = { data, state: record.state, system: { id, created_at, created_by } };
          const server = computeFields(collection, place, { timezoneOffset: 420 });
          const browser = { ...data, ...compute(data) };
          if (server.errors.length === 0) expect(withoutNull(browser)).toEqual(server.data);
        }
      }),
      { numRuns: 12 },
    );
  });
});

function fieldsOf(schema: CollectionSchema): RecordField[] {
  return Object.entries(compileCollection(schema).schema.properties).map(([field, own]) => {
    return { field, title: field, kind: 'text', schema: own, required: false };
  });
}

/** Records with some of the fields, of the right types, computed ones filled in wrongly too. */
function documentsOf({ properties = {} }: FieldSchema | CollectionSchema): fc.Arbitrary<JsonObject> {
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, anyOf(schema)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<JsonObject>;
}

function anyOf(schema: FieldSchema): fc.Arbitrary<Json> {
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]));
  const type = [schema.type].flat().find((each) => each !== 'null');
  if (type === 'number') return fc.integer({ min: 0, max: 9_999_999 }).map((satang) => satang / 100);
  if (type === 'integer') return fc.integer({ min: 0, max: 1000 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array')
    return schema.items?.properties
      ? (fc.array(documentsOf(schema.items), { maxLength: 5 }) as fc.Arbitrary<Json>)
      : fc.constant([]);
  if (type === 'object') return fc.constant({});
  const days = fc.integer({ min: 0, max: 2000 }).map((at) => new Date(1_700_000_000_000 + at * 86_400_000));
  if (schema.format === 'date') return days.map((day) => day.toISOString().slice(0, 10));
  if (schema.format === 'date-time') return days.map((day) => day.toISOString());
  return fc.constantFrom('ก', 'a', 'b1');
}

function withoutNull(data: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}
