import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import { computingTime } from '../../../tests/support/computingTime.ts';
import { limitWork, TooMuchWork } from '../../condition/values/work.ts';
import { runSchema } from './runSchema.ts';

const names = fc.constantFrom('a', 'b', 'c');
const smallTexts = fc.constantFrom('', 'a', 'ab', 'abc', '1', 'ก');
const values = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, 1, 2.5, -3, 10),
    smallTexts,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }) as fc.Arbitrary<Json>,
  ),
})).value;
const counts = fc.nat({ max: 3 });
const schemas = fc.letrec<{ schema: Json }>((tie) => {
  const inner = tie('schema');
  const several = fc.array(inner, { minLength: 1, maxLength: 3 });
  const byName = fc.dictionary(names, inner, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
  const keywords = {
    type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', 'null', ['string', 'null']),
    enum: fc.array(values, { minLength: 1, maxLength: 3 }),
    const: values,
    minimum: counts,
    exclusiveMaximum: counts,
    multipleOf: fc.constantFrom(1, 2, 0.5),
    minLength: counts,
    maxLength: counts,
    pattern: fc.constantFrom('^a', 'b$', '^[a-c]+$'),
    items: inner,
    prefixItems: several,
    contains: inner,
    minContains: counts,
    maxContains: counts,
    minItems: counts,
    maxItems: counts,
    properties: byName,
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'b|c'), inner, { minKeys: 1, noNullPrototype: true }),
    additionalProperties: inner,
    propertyNames: fc.constantFrom({ maxLength: 1 }, { pattern: '^[ab]$' }),
    required: fc.uniqueArray(names, { maxLength: 3 }),
    dependentRequired: fc.dictionary(names, fc.uniqueArray(names, { maxLength: 2 }), { noNullPrototype: true }),
    dependentSchemas: byName,
    minProperties: counts,
    maxProperties: counts,
    allOf: several,
    anyOf: several,
    oneOf: several,
    not: inner,
    if: inner,
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: inner,
    else: inner,
  };
  const some = fc
    .record(keywords, { requiredKeys: [], noNullPrototype: true })
    .chain((all) =>
      fc.subarray(Object.entries(all), { maxLength: 3 }).map((entries) => Object.fromEntries(entries) as Json),
    );
  return { schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.boolean(), some) };
}).schema;

const plenty = () => ({ most: 1000, work: limitWork(1_000_000) });

describe('runSchema', () => {
  it('finds fault where Ajv does', () => {
    const object = fc.record({ a: schemas, b: schemas }).map((properties) => ({ properties }) as JsonObject);
    fc.assert(
      fc.property(object, fc.array(values, { maxLength: 5 }), (schema, samples) => {
        const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true, validateSchema: false });
        const validate = ajv.compile(schema);
        for (const sample of samples) {
          const data = { a: sample, b: samples[0] ?? null };
          expect(runSchema(schema, data, plenty()).length === 0, JSON.stringify([schema, data])).toBe(validate(data));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('stops at as many faults as are wanted', () => {
    const schema = { items: { allOf: Array.from({ length: 50 }, (_, length) => ({ minLength: length + 10 })) } };
    const faults = runSchema(schema, Array(1000).fill('x'), { most: 100, work: limitWork(1_000_000) });
    expect(faults).toHaveLength(100);
    expect(faults[0]).toMatchObject({ keyword: 'minLength', path: ['0'] });
  });

  it.each<[string, JsonObject, Json]>([
    [
      'many branches of many items',
      { items: { not: { anyOf: Array(1500).fill({ minLength: 9 }) } } },
      Array(9000).fill(''),
    ],
    ['one pattern on a long text', { pattern: '(a|b){60}c' }, 'a'.repeat(900_000)],
    [
      'names by many patterns',
      { patternProperties: Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`${n}$`, {}])) },
      Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`x${n}y`, 1])),
    ],
    [
      'a long list of objects that differ',
      { uniqueItems: true },
      Array.from({ length: 90_000 }, (_, n) => ({ a: [n, [n]] })),
    ],
    [
      'objects against listed objects',
      { items: { enum: Array.from({ length: 2000 }, (_, n) => ({ a: n })) } },
      Array(9000).fill({ a: -1 }),
    ],
  ])('ends %s in less than 200 ms of computing', async (_, schema, value) => {
    const run = () => runSchema(schema, value, { most: 100_000, work: limitWork(300_000) });
    expect(await computingTime(() => expect(run).toThrow(TooMuchWork))).toBeLessThan(200);
  });

  it('tells no more faults than it is asked for', () => {
    const limits = { most: 300, work: limitWork(300_000) };
    expect(runSchema({ items: { minLength: 10 } }, Array(1500).fill('x'), limits)).toHaveLength(300);
  });

  const absent = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`x${n}`, true]));
  it.each<[string, JsonObject, Json]>([
    ['each schema', { allOf: Array(2000).fill(true) }, 1],
    ['each keyword', { allOf: Array(400).fill({ type: 'number', minimum: 0, maximum: 9, exclusiveMaximum: 9 }) }, 1],
    ['each name on which a schema depends', { dependentSchemas: absent }, {}],
    ['each branch of a choice', { anyOf: Array(2000).fill(false) }, 1],
    ['each branch of which one may be met', { oneOf: Array(2000).fill(false) }, 1],
  ])('counts %s', (_, schema, value) => {
    expect(() => runSchema(schema, value, { most: 10, work: limitWork(1500) })).toThrow(TooMuchWork);
    expect(() => runSchema(schema, value, { most: 10, work: limitWork(3000) })).not.toThrow();
  });
});
