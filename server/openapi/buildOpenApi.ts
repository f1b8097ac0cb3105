import { decideAccess } from '../../engine/access/decideAccess.ts';
import type { Collection } from '../../engine/collection/collection.ts';
import { type JsonObject, type Language, readText } from '../../schemas/index.ts';
import type { Actor } from '../records/actor.ts';
import type { StoredCollection } from '../records/collections.ts';
import { cleanSchema } from './cleanSchema.ts';
import { fixedPaths } from './fixedPaths.ts';

/** OpenAPI 3.1 of what this caller may use: the fixed calls, and the same calls for each collection he may read. */
export function buildOpenApi(options: {
  version: string;
  title: string;
  language: Language;
  actor: Actor;
  collections: StoredCollection[];
}): JsonObject {
  const { actor, language } = options;
  const readable = options.collections.filter(
    ({ collection }) =>
      decideAccess({ collection, action: 'read', actor: { id: actor.userId, role: actor.role } }).allowed,
  );
  const paths: JsonObject = { ...fixedPaths(language) };
  const schemas: JsonObject = { ...sharedSchemas };
  const tags: JsonObject[] = [];
  for (const stored of readable) {
    const { collection } = stored;
    tags.push({ name: collection.name, description: readText(collection.title, language) });
    schemas[collection.name] = recordSchema(collection, language);
    schemas[`${collection.name}_input`] = inputSchema(collection, language);
    Object.assign(paths, collectionPaths(stored));
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sala' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ session: [] }, { key: [] }],
  };
}

function recordSchema(collection: Collection, language: Language): JsonObject {
  const hidden = new Set(collection.secrets);
  const own = Object.entries(collection.schema.properties).filter(([name]) => !hidden.has(name));
  return {
    type: 'object',
    title: readText(collection.title, language),
    properties: {
      ...systemProperties,
      ...Object.fromEntries(own.map(([name, schema]) => [name, cleanSchema(schema, language)])),
    },
  };
}

function inputSchema(collection: Collection, language: Language): JsonObject {
  const writable = [...collection.fields.values()].filter((field) => !field.readonly);
  return {
    type: 'object',
    title: readText(collection.title, language),
    properties: Object.fromEntries(writable.map((field) => [field.name, cleanSchema(field.schema, language)])),
    required: collection.schema.required ?? [],
  };
}

function collectionPaths({ collection, machine }: StoredCollection): JsonObject {
  const { name } = collection;
  const call = (summary: string, answer: JsonObject, extra: JsonObject = {}): JsonObject => ({
    tags: [name],
    summary,
    responses: { 200: answer, default: { $ref: '#/components/schemas/error' } },
    ...extra,
  });
  const one = {
    description: 'record',
    content: jsonOf({ type: 'object', properties: { status: { type: 'integer' }, data: refTo(name) } }),
  };
  const many = { description: 'list', content: jsonOf(listOf(name)) };
  const base = `/api/${name}`;
  const body = (schema: JsonObject) => ({ requestBody: { required: true, content: jsonOf(schema) } });
  const written = {
    type: 'object',
    required: ['data'],
    properties: { data: refTo(`${name}_input`), version: { type: 'integer' } },
  };
  const paths: JsonObject = {
    [base]: { get: call('list', many, { parameters: listParameters }), post: call('create', one, body(written)) },
    [`${base}/{id}`]: {
      parameters: [idParameter],
      get: call('read', one, { parameters: [{ name: 'expand', in: 'query', schema: { type: 'string' } }] }),
      put: call('update', one, body(written)),
      delete: call('delete', one),
    },
    [`${base}/count`]: { get: call('count', { description: 'count' }, { parameters: listParameters }) },
    [`${base}/stats`]: { get: call('stats', { description: 'stats' }) },
    [`${base}/query`]: { post: call('query', many, body(querySchema)) },
    [`${base}/aggregate`]: {
      post: call(
        'aggregate',
        { description: 'rows' },
        body({
          type: 'object',
          required: ['pipeline'],
          properties: { pipeline: { type: 'array', items: { type: 'object' } } },
        }),
      ),
    },
    [`${base}/export`]: {
      get: call('export', { description: 'file' }, { parameters: [...listParameters, formatParameter] }),
    },
    [`${base}/import`]: { post: call('import', { description: 'job' }) },
    [`${base}/{id}/history`]: { parameters: [idParameter], get: call('history', { description: 'changes' }) },
    [`${base}/{id}/restore`]: { parameters: [idParameter], post: call('restore', one) },
  };
  if (machine)
    paths[`${base}/{id}/transition`] = {
      parameters: [idParameter],
      post: call(
        'transition',
        one,
        body({
          type: 'object',
          required: ['event'],
          properties: { event: { type: 'string' }, note: { type: 'string' }, version: { type: 'integer' } },
        }),
      ),
    };
  return paths;
}

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const formatParameter = { name: 'format', in: 'query', schema: { enum: ['csv', 'json', 'xlsx'] } };
const listParameters: JsonObject[] = [
  { name: 'filter', in: 'query', description: 'a condition as JSON', schema: { type: 'string' } },
  { name: 'sort', in: 'query', example: '-created_at,name', schema: { type: 'string' } },
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000 } },
  { name: 'fields', in: 'query', schema: { type: 'string' } },
  { name: 'expand', in: 'query', schema: { type: 'string' } },
  { name: 'search', in: 'query', schema: { type: 'string' } },
];
const querySchema = {
  type: 'object',
  properties: {
    method: { const: 'find' },
    args: { type: 'array', items: { type: 'object' } },
    paging: { type: 'object', properties: { page: { type: 'integer' }, limit: { type: 'integer' } } },
    sort: { type: 'object' },
  },
};
const systemProperties = {
  id: { type: 'string' },
  state: { type: ['string', 'null'] },
  version: { type: 'integer' },
  created_at: { type: 'string', format: 'date-time' },
  created_by: { type: ['string', 'null'] },
  updated_at: { type: 'string', format: 'date-time' },
  updated_by: { type: ['string', 'null'] },
};
const sharedSchemas = {
  error: {
    type: 'object',
    properties: {
      status: { type: 'integer' },
      code: { type: 'string' },
      message: { type: 'string' },
      details: {},
      requestId: { type: 'string' },
    },
  },
};

function refTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

function jsonOf(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}

function listOf(name: string): JsonObject {
  return {
    type: 'object',
    properties: {
      status: { type: 'integer' },
      data: { type: 'array', items: refTo(name) },
      total: { type: 'integer' },
      paging: {
        type: 'object',
        properties: { page: { type: 'integer' }, limit: { type: 'integer' }, totalPages: { type: 'integer' } },
      },
    },
  };
}
