import fc from 'fast-check';

export interface GarbageCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const collections = [
  'mess',
  'mess',
  'mess',
  'product',
  'sales',
  'inventory_balance',
  'code_management',
  'mess',
  'no_such',
  'ไทย',
  '__proto__',
  'tax-invoice',
];
const fields = [
  'name',
  'price',
  'items',
  'owner',
  'id',
  'state',
  'created_at',
  '_id',
  'tags',
  'constructor',
  '__proto__',
  'a.b.c',
  '',
  '$',
  'items.0.n',
  'x'.repeat(300),
];
const operators =
  '$eq $ne $gt $gte $lt $lte $in $nin $exists $regex $options $and $or $nor $not $elemMatch $size $all $type $mod $search $expr $where $text'.split(
    ' ',
  );
const stages =
  '$match $project $addFields $set $sort $skip $limit $count $group $lookup $unwind $facet $unionWith $replaceRoot $sortByCount $bucket $out $merge $sample $unset'.split(
    ' ',
  );
const expressions =
  '$add $subtract $multiply $divide $concat $cond $ifNull $switch $map $filter $reduce $dateToString $toString $toInt $toDouble $substrCP $strLenCP $split $size $arrayElemAt $sum $avg $min $max $first $last $push $addToSet $literal $year $month $round $mergeObjects $objectToArray $regexMatch $toUpper $trim $in $eq $gt $range $slice $zip $convert'.split(
    ' ',
  );

const strings = fc.oneof(
  fc.constantFrom(
    ...fields,
    '$name',
    '$$ROOT',
    '$$this',
    '$user.id',
    '$now',
    '\u0000',
    '\ud800',
    'ก\u0e33',
    '%',
    "'; drop table site; --",
    '2026-13-45',
    '9'.repeat(400),
    '(a+)+$',
    '[',
    '{"',
    'NaN',
    '-Infinity',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const numbers = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2 ** 31, 2 ** 53, 1e308, -1e308, 1e-320, 0.1, 1e21),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const keys = fc.oneof(fc.constantFrom(...fields, ...operators, ...stages, ...expressions), fc.string({ maxLength: 6 }));

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false),
    numbers,
    strings,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
  ),
})).value;

const filters = fc.dictionary(keys, values, { maxKeys: 3 });
const pipelines = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom(...stages), values).map(([stage, value]) => ({ [stage]: value })),
    filters,
  ),
  { maxLength: 5 },
);
const records = fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string({ maxLength: 5 })), values, {
  maxKeys: 5,
});
const operations = fc.array(
  fc.record(
    {
      op: fc.constantFrom('create', 'update', 'delete', 'transition', 'explode', null),
      collection: fc.constantFrom(...collections),
      id: strings,
      data: fc.oneof(records, values),
      version: fc.oneof(numbers, values),
      event: fc.oneof(strings, values),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 4 },
);

const bodies = fc.oneof(
  fc.record(
    { data: records, version: fc.oneof(numbers, values), event: strings, note: values },
    { requiredKeys: ['data'] },
  ),
  fc.record(
    {
      method: fc.constantFrom('find', 'findOne', null),
      args: fc.array(fc.oneof(filters, values), { maxLength: 2 }),
      paging: fc.oneof(fc.dictionary(fc.constantFrom('page', 'limit'), fc.oneof(numbers, values)), values),
      sort: fc.oneof(filters, values),
      fields: fc.oneof(fc.array(strings), values),
      expand: fc.oneof(fc.array(strings), values),
      search: values,
    },
    { requiredKeys: ['args'] },
  ),
  fc.record({ pipeline: fc.oneof(pipelines, values) }),
  fc.record({ operations: fc.oneof(operations, values) }),
  fc.record({ collections: fc.oneof(fc.array(fc.constantFrom(...collections)), values) }),
  fc.record({ code: values, effect: values }),
  fc.record({
    data: fc.record({ name: strings, title: values, schema: values, machine: values }, { requiredKeys: ['name'] }),
  }),
  values,
);
const texts = fc.oneof(
  { weight: 8, arbitrary: bodies.map((body) => JSON.stringify(body) ?? '') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"data":',
      '\u0000',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
      '{"__proto__":{"x":1}}',
      '{"data":{"__proto__":{"admin":true}}}',
      '1e999',
      '{"data":{"price":1e999}}',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const queries = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'filter',
          'sort',
          'page',
          'limit',
          'fields',
          'expand',
          'search',
          'query',
          'format',
          'trash',
          'dryRun',
          'version',
          'collections',
          'token',
          'price[gte]',
          'name[regex]',
          'price[nope]',
          'tags[in]',
          'created_at[gt]',
          'price[exists]',
        ),
        keys,
      ),
      fc.oneof(
        strings,
        numbers.map(String),
        filters.map((filter) => JSON.stringify(filter)),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => {
    const query = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
    return query === '' ? '' : `?${query}`;
  });

/** Now and then left as it is, so that broken escapes arrive too. */
function encode(text: string): string {
  return /^[\w%-]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed());
}

const segments = fc.oneof(
  fc.constantFrom(
    'count',
    'stats',
    'export',
    'import',
    'query',
    'aggregate',
    'history',
    'effects',
    'transition',
    'restore',
    'undo',
    'clear',
    'mess_1',
    'mess_2',
    'mess_3',
    'run',
    '%',
    '%00',
    '..',
    '1',
    '-1',
    'x'.repeat(600),
  ),
  strings.map(encode),
);
const paths = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...collections), fc.array(segments, { maxLength: 3 }))
      .map(([name, rest]) => `/api/${[encode(name), ...rest].join('/')}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('mess', 'product', 'sales'),
        fc.constantFrom(
          'query',
          'aggregate',
          'count',
          'export',
          'import',
          'mess_1',
          'mess_2',
          'mess_3',
          'mess_1/transition',
          'mess_1/history',
          'mess_1/effects',
        ),
      )
      .map(([name, rest]) => `/api/${name}/${rest}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/api/batch',
      '/api/search',
      '/api/multi-count',
      '/api/collection',
      '/api/collection/mess',
      '/api/code-preview/sales',
      '/api/code-preview/x/reset',
      '/api/code-preview/customer/check',
      '/api/openapi.json',
    ),
  },
);

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/csv',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=utf-99',
      ';;',
    ),
    'accept-language': fc.constantFrom('th', 'en', 'xx-YY', '*', ',,,;q='),
    'content-encoding': fc.constantFrom('gzip', 'br', 'none', 'identity'),
    origin: fc.constantFrom('http://evil.test', 'null', '::'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', "' or 1=1"),
    'if-match': fc.constantFrom('*', '"1"'),
    range: fc.constantFrom('bytes=0-1', 'bytes=9-1'),
  },
  { requiredKeys: [] },
);

const ids = fc.constantFrom('mess_1', 'mess_2', 'mess_3');
const version = fc.option(fc.oneof(numbers, values), { nil: undefined });
const call = (method: string, path: string, body: unknown): GarbageCall => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A call that goes where it should, with something in it that no one understands. */
const aimed: fc.Arbitrary<GarbageCall> = fc.oneof(
  pipelines.map((pipeline) => call('POST', '/api/mess/aggregate', { pipeline })),
  fc
    .tuple(filters, fc.oneof(filters, values))
    .map(([filter, sort]) => call('POST', '/api/mess/query', { method: 'find', args: [filter], sort })),
  records.map((data) => call('POST', '/api/mess', { data: { name: 'ก', ...data } })),
  fc.tuple(ids, records, version).map(([id, data, at]) => call('PUT', `/api/mess/${id}`, { data, version: at })),
  fc
    .tuple(ids, fc.oneof(strings, values), values)
    .map(([id, event, data]) => call('POST', `/api/mess/${id}/transition`, { event, data })),
  operations.map((list) => call('POST', '/api/batch', { operations: list })),
  fc.tuple(filters, queries).map(([filter, rest]) => ({
    method: 'GET',
    path: `/api/mess${rest === '' ? '?' : `${rest}&`}filter=${encodeURIComponent(JSON.stringify(filter).toWellFormed())}`,
    headers: {},
  })),
  queries.map((query) => ({ method: 'GET', path: `/api/mess/export${query}`, headers: {} })),
  queries.map((query) => ({ method: 'GET', path: `/api/mess${query}`, headers: {} })),
  strings.map((text) => ({ method: 'GET', path: `/api/search?query=${encode(text)}`, headers: {} })),
  texts.map((body) => ({ method: 'POST', path: '/api/mess/import', headers: { 'content-type': 'text/csv' }, body })),
  texts.map((body) => ({
    method: 'POST',
    path: '/api/mess/import?format=json',
    headers: { 'content-type': 'application/json' },
    body,
  })),
);

/** A call that goes anywhere. */
const stray: fc.Arbitrary<GarbageCall> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
    path: paths,
    query: queries,
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ 'content-type': 'application/json' }) },
      { weight: 1, arbitrary: headers },
    ),
    body: fc.option(texts, { nil: undefined, freq: 8 }),
  })
  .map(({ query, path, body, ...call }) => ({
    ...call,
    path: path + query,
    ...(body !== undefined && call.method !== 'GET' && { body }),
  }));

/** A call that no client of ours would make. */
export const arbitraryCall: fc.Arbitrary<GarbageCall> = fc.oneof(stray, aimed);
