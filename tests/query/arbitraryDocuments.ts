import fc from 'fast-check';
import type { Json } from '../../schemas/json.ts';

export type Document = { id: string } & { [field: string]: Json };

export const numbers = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -5, max: 9 }) },
  { weight: 3, arbitrary: fc.integer({ min: -40, max: 40 }).map((value) => value / 4) },
  { weight: 1, arbitrary: fc.constantFrom(0.1, 19.99, 1e21, -1e-7, 9007199254740991, 123456789.125) },
);

export const texts = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'A', 'ab', 'abc', 'x', '') },
  { weight: 3, arbitrary: fc.constantFrom('กา', 'กข', 'น้ำตาล', 'ร้านน้ำแข็ง', 'ภาษาไทย', '2026-01-05', '๑๒') },
  { weight: 1, arbitrary: fc.constantFrom('😀', 'a😀b', "o'clock", 'a"b\\c', '$x', '%_', 'é', 'line\nbreak', ' a b ') },
);

export const dates = fc
  .integer({ min: Date.UTC(2023, 0, 1), max: Date.UTC(2027, 0, 1) })
  .map((moment) => new Date(moment).toISOString());

export const scalars: fc.Arbitrary<Json> = fc.oneof(numbers, texts, fc.boolean());

/**
 * Documents on which MongoDB and mingo agree: a field is always there or never null, an array holds things of one kind
 * and no array. Fields: `n s b d` plain, `m t w` may be missing, `z` may be null, `tags nums items` arrays, `o` object.
 */
function documentsOf(numberValues: fc.Arbitrary<number>) {
  const item = fc.record(
    { q: numberValues, k: texts, sub: fc.record({ v: numberValues }), on: fc.boolean() },
    { requiredKeys: ['q', 'k', 'sub'] },
  );
  return fc.record(
    {
      n: numberValues,
      m: numberValues,
      s: texts,
      t: texts,
      b: fc.boolean(),
      w: fc.boolean(),
      d: dates,
      z: fc.oneof(numberValues, texts, fc.boolean(), fc.constant(null)),
      tags: fc.array(texts, { maxLength: 4 }),
      nums: fc.array(numberValues, { maxLength: 4 }),
      items: fc.array(item, { maxLength: 3 }),
      o: fc.record({ x: numberValues, y: texts, p: fc.record({ v: numberValues }) }),
    },
    { requiredKeys: ['n', 's', 'b', 'd', 'z', 'nums', 'items', 'o'] },
  ) as fc.Arbitrary<{ [field: string]: Json }>;
}

export const plainDocuments = documentsOf(numbers);

/** The same with numbers whose sums are exact in floats, too. */
export const exactDocuments = documentsOf(fc.integer({ min: -40, max: 40 }).map((value) => value / 4));

const anything = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.oneof(scalars, fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'v', 'q', 'k', '0'), tie('value'), { maxKeys: 3 }) as fc.Arbitrary<Json>,
  ),
})).value;

/** Documents of any shape: nulls, mixed and nested arrays, the same field of every type. */
export const wildDocuments = fc.dictionary(
  fc.constantFrom('n', 'm', 's', 't', 'b', 'w', 'd', 'z', 'tags', 'nums', 'items', 'o'),
  anything,
) as fc.Arbitrary<{ [field: string]: Json }>;
/**
 * The same for a table with columns: a record is checked before it is stored, so an indexed field holds its type, null
 * or nothing.
 */
export const wildIndexedDocuments = fc
  .tuple(
    wildDocuments,
    fc.record(
      { s: orNull(texts), t: orNull(texts), m: orNull(numbers), w: orNull(fc.boolean()) },
      { requiredKeys: [] },
    ),
  )
  .map(([{ s, t, m, w, ...others }, typed]) => ({ ...others, ...typed })) as fc.Arbitrary<{ [field: string]: Json }>;

function orNull(values: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.oneof({ weight: 5, arbitrary: values }, { weight: 1, arbitrary: fc.constant(null) });
}

export const wildValues = anything;
