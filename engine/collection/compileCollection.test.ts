import { describe, expect, it } from 'vitest';
import type { CollectionSchema, FieldSchema } from '../../schemas/collection/collection.ts';
import { SalaError } from '../../schemas/errors/errors.ts';
import { compileCollection } from './compileCollection.ts';
import { compareSchemas } from './reshape/compareSchemas.ts';
import { readCollectionName } from './terms/collectionNames.ts';

const frame = { name: 'thing', title: { th: 'สิ่ง', en: 'Thing' }, type: 'object' } as const;

function describeThing(properties: Record<string, unknown>, rest: Record<string, unknown> = {}): CollectionSchema {
  // The tests pass invalid schemas, so types are set aside.
  return { ...frame, properties, ...rest } as unknown as CollectionSchema;
}

function faultsOf(schema: unknown): string[] {
  try {
    compileCollection(schema as CollectionSchema);
    return [];
  } catch (error) {
    if (!(error instanceof SalaError) || !Array.isArray(error.details)) throw error;
    return error.details.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`);
  }
}

describe('compileCollection', () => {
  it('gives a schema that it has read the table that is asked for, and nothing else anew', () => {
    const schema = describeThing({ code: { type: 'string', 'x-index': true } });
    const shipped = compileCollection(schema);
    const own = compileCollection(schema, { table: 'x_own' });
    expect(own).toEqual({ ...shipped, table: 'x_own' });
    expect(own.fields).toBe(shipped.fields);
    expect(shipped.table).toBe('r_thing');
  });

  it('reads columns, references, sequences, secrets, search and names', () => {
    const collection = compileCollection(
      describeThing({
        thing_name: { type: 'string', 'x-index': true },
        code: { type: 'string', 'x-unique': true, 'x-sequence': { module: 'thing', at: 'approved' } },
        amount: { type: 'number', 'x-index': true },
        isActive: { type: ['boolean', 'null'], 'x-index': true },
        customer: { type: 'string', 'x-ref': 'sales-customer', 'x-aliases': ['customer_id'] },
        items: {
          type: 'array',
          items: { type: 'object', properties: { product: { type: 'string', 'x-ref': 'product' } } },
        },
        pin: { type: 'string', 'x-secret': true, 'x-search': true },
        due: { type: 'string', format: 'date', default: '$today', 'x-readonly': true },
      }),
    );
    expect(collection).toMatchObject({
      name: 'thing',
      table: 'r_thing',
      machine: 'thing',
      columns: [
        { field: 'thing_name', name: 'f_thing_name', type: 'text', unique: false },
        { field: 'code', name: 'f_code', type: 'text', unique: true },
        { field: 'amount', name: 'f_amount', type: 'double precision', unique: false },
        { field: 'isActive', name: 'f_isActive', type: 'boolean', unique: false },
      ],
      references: [
        { path: ['customer'], collection: 'sales_customer' },
        { path: ['items', '*', 'product'], collection: 'product' },
      ],
      sequences: [{ field: 'code', module: 'thing', at: 'approved' }],
      secrets: ['pin'],
      display: ['thing_name', 'code'],
      search: ['thing_name', 'code'],
      defaults: { due: '$today' },
      starts: {},
    });
    expect(collection.aliases.get('customer_id')).toBe('customer');
    expect(collection.fields.get('due')).toMatchObject({ type: 'date', readonly: true });
  });

  it('reads a schema once', () => {
    const schema = describeThing({ a: { type: 'string' } });
    expect(compileCollection(schema)).toBe(compileCollection(schema));
  });

  it('puts definitions in the place of references to them', () => {
    const collection = compileCollection(
      describeThing(
        { home: { $ref: '#/$defs/address', 'x-title': { th: 'บ้าน', en: 'Home' } } },
        { $defs: { address: { type: 'object', properties: { zip: { type: 'string', 'x-ref': 'zip' } } } } },
      ),
    );
    expect(collection.fields.get('home')).toMatchObject({ type: 'object', title: { en: 'Home' } });
    expect(collection.references).toEqual([{ path: ['home', 'zip'], collection: 'zip' }]);
  });

  it.each([
    ['a name with capitals', { ...describeThing({ a: {} }), name: 'Thing' }, 'name: must be lower-case'],
    [
      'a name of the API',
      { ...describeThing({ a: {} }), name: 'batch' },
      'name: the system itself uses the name "batch"',
    ],
    ['no field', describeThing({}), 'properties: needs at least one field'],
    ['no title', { ...describeThing({ a: {} }), title: 'x' }, 'title: needs a text'],
    ['a field of the system', describeThing({ created_at: {} }), 'created_at: a field name'],
    ['a field name that hurts JavaScript', describeThing(JSON.parse('{"__proto__": {}}')), '__proto__: a field name'],
    ['an unknown keyword', describeThing({ a: { typ: 'string' } }), 'a: unknown keyword typ'],
    ['an unknown type', describeThing({ a: { type: 'text' } }), 'a: the value of type is not valid'],
    ['an unknown format', describeThing({ a: { type: 'string', format: 'zip' } }), 'a: there is no format "zip"'],
    [
      'a pattern that looks ahead',
      describeThing({ a: { type: 'string', pattern: '(?=a)b' } }),
      'a: the pattern is not valid',
    ],
    ['an index on a list', describeThing({ a: { type: 'array', 'x-index': true } }), 'a: only texts'],
    [
      'a secret inside a line',
      describeThing({ a: { type: 'object', properties: { b: { 'x-secret': true } } } }),
      'a.b: x-secret works',
    ],
    ['a required field that is none', describeThing({ a: {} }, { required: ['b'] }), 'required: there is no field b'],
    ['a former name of another field', describeThing({ a: { 'x-was': ['b'] }, b: {} }), 'a: its alias b belongs to b'],
    ['an alias of another field', describeThing({ a: { 'x-aliases': ['b'] }, b: {} }), 'a: its alias b belongs to b'],
    [
      'a rule about an unknown action',
      describeThing({ a: {} }, { 'x-access': { fly: [] } }),
      'x-access.fly: there is no such action',
    ],
    [
      'a rule with an unknown part',
      describeThing({ a: {} }, { 'x-access': { read: [{ role: 'x' }] } }),
      'x-access.read.0.role: is unknown',
    ],
    [
      'a rule with a bad condition',
      describeThing({ a: {} }, { 'x-access': { read: [{ when: { a: { $no: 1 } } }] } }),
      'x-access.read.0.when: Bad query',
    ],
    ['a reference to nothing', describeThing({ a: { $ref: '#/$defs/x' } }), '$ref: #/$defs/x names no definition'],
    [
      'definitions in a circle',
      describeThing({ a: { $ref: '#/$defs/x' } }, { $defs: { x: { $ref: '#/$defs/x' } } }),
      '$defs: a definition may not',
    ],
    [
      'a system alias to a field',
      describeThing({ a: {} }, { 'x-system-aliases': { status: 'a' } }),
      'x-system-aliases: must lead',
    ],
  ])('refuses %s', (_, schema, expected) => {
    expect(
      faultsOf(schema).some((fault) => fault.startsWith(expected)),
      faultsOf(schema).join('\n'),
    ).toBe(true);
  });

  it('refuses more fields than a table can carry, and schemas without end', () => {
    const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`f${index}`, {}]));
    expect(faultsOf(describeThing(many))).toEqual(['properties: has more than 300 fields']);
    let deep: FieldSchema = { type: 'string' };
    for (let index = 0; index < 30; index += 1) deep = { type: 'object', properties: { a: deep } };
    expect(faultsOf(describeThing({ a: deep }))[0]).toMatch('too large or nested too deep');
  });

  it.each([[undefined], [null], [5], ['x'], [[]], [{}]])('refuses %j without breaking', (schema) => {
    expect(faultsOf(schema).length).toBeGreaterThan(0);
  });
});

describe('compareSchemas', () => {
  const old = describeThing({
    a: { type: 'integer', minimum: 0 },
    b: { type: 'string', enum: ['x', 'y'] },
    c: { type: 'string', 'x-secret': true },
  });
  const refused = (next: CollectionSchema) => {
    try {
      compareSchemas(old, next);
      return [];
    } catch (error) {
      if (!(error instanceof SalaError) || !Array.isArray(error.details)) throw error;
      return error.details.map(({ path }: { path: string }) => path);
    }
  };

  it('lists new fields and what stored records may not fit', () => {
    const next = describeThing(
      {
        a: { type: 'number', minimum: 1 },
        b: { type: 'string', enum: ['x'], 'x-unique': true },
        c: { type: 'string', 'x-secret': true },
        d: { type: 'string' },
      },
      { required: ['d'] },
    );
    const { added, cautions } = compareSchemas(old, next);
    expect(added).toEqual(['d']);
    expect(cautions.map(({ path }) => path)).toEqual(['d', 'a', 'b', 'b']);
  });

  it('refuses to remove a field, to change its type or to reveal a secret', () => {
    expect(refused(describeThing({ a: { type: 'string' }, c: { type: 'string' } }))).toEqual(['a', 'b', 'c']);
    expect(refused({ ...old, name: 'other' })).toEqual(['name']);
    expect(refused(old)).toEqual([]);
  });
});

describe('readCollectionName', () => {
  it.each([
    ['tax-invoice', 'tax_invoice'],
    ['codeManagement', 'code_management'],
    ['hr_employee', 'hr_employee'],
  ])('reads %s as %s', (written, name) => {
    expect(readCollectionName(written)).toBe(name);
  });
});

describe('the weight of a schema', () => {
  const weigh = (properties: Record<string, unknown>, rest = {}) => faultsOf(describeThing(properties, rest))[0];
  const branches = (count: number) => Array.from({ length: count }, (_, length) => ({ minLength: length }));

  it('counts branches wherever they stand, and definitions as often as they are used', () => {
    expect(weigh({ a: { allOf: branches(5000) } })).toMatch('holds 5002 subschemas');
    expect(weigh({ a: { type: 'string' } }, { allOf: branches(5000) })).toMatch('holds 5002 subschemas');
    const $defs = { line: { anyOf: branches(100) } };
    const uses = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, { $ref: '#/$defs/line' }]));
    expect(weigh(uses, { $defs })).toMatch('holds 20401 subschemas');
    expect(weigh({ a: uses.f0 }, { $defs })).toBeUndefined();
  });

  it('bounds patterns, listed values and the whole text, and says in both languages what helps', () => {
    const patterns = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`^x${index}`, {}]));
    expect(weigh({ a: { type: 'object', patternProperties: patterns } })).toMatch('holds 300 patterns');
    const values = Array.from({ length: 1500 }, (_, index) => `v${index}`);
    const lists = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`f${index}`, { enum: values }]));
    expect(weigh(lists)).toMatch('holds 15000 values of enum');
    expect(weigh({ a: { description: 'x'.repeat(500_000) } })).toMatch('characters long');
    expect(() => compileCollection(describeThing(lists))).toThrow(
      expect.objectContaining({ text: expect.objectContaining({ th: expect.stringContaining('x-ref') }) }),
    );
  });

  it('judges what stands beside the fields by the same rules', () => {
    expect(weigh({ a: {} }, { allOf: [{ pattern: '(?=a)' }] })).toMatch('pattern');
    expect(weigh({ a: {} }, { not: { frobnicate: 1 } })).toMatch('unknown keyword frobnicate');
    expect(weigh({ a: {} }, { allOf: [{ $ref: '#/$defs/x' }], $defs: { x: {} } })).toMatch('within properties');
  });
});
