import type { JsonObject } from '../../schemas/index.ts';
import type { StoredCollection } from '../records/collections.ts';
import { describeErrors, flag, list, map, maybe, object, paged, text, time, whole } from './calls/apiCall.ts';

interface RecordCall {
  summary: string;
  answer?: JsonObject;
  beside?: Record<string, JsonObject>;
  file?: string;
  status?: number;
  parameters?: JsonObject[];
  body?: JsonObject;
  takes?: string;
  errors?: string[];
}

/** The same calls for every collection, with its own fields. */
export function collectionPaths({ collection, machine }: StoredCollection): JsonObject {
  const { name } = collection;
  const base = `/api/${name}`;
  const record = refTo(name);
  const written = object({ data: refTo(`${name}_input`), 'version?': whole });
  const warned = { 'warnings?': list(map) };
  const call = (about: RecordCall) => describe(name, about);
  const paths: Record<string, JsonObject> = {
    [base]: {
      get: call({ summary: 'list', answer: list(record), beside: paged, parameters: listParameters, errors: query }),
      post: call({ summary: 'create', answer: record, beside: warned, status: 201, body: written, errors: writing }),
    },
    [`${base}/{id}`]: {
      get: call({ summary: 'read', answer: record, parameters: [inQuery('expand', text)], errors: one }),
      put: call({ summary: 'update', answer: record, beside: warned, body: written, errors: [...one, ...writing] }),
      delete: call({ summary: 'delete', answer: record, parameters: [inQuery('version', whole)], errors: changing }),
    },
    [`${base}/count`]: {
      get: call({ summary: 'count', beside: { count: whole }, parameters: listParameters, errors: query }),
    },
    [`${base}/stats`]: { get: call({ summary: 'stats', answer: map }) },
    [`${base}/query`]: {
      post: call({ summary: 'query', answer: list(record), beside: paged, body: querySchema, errors: query }),
    },
    [`${base}/aggregate`]: {
      post: call({
        summary: 'aggregate',
        answer: list(map),
        body: object({ pipeline: list(map) }),
        errors: query,
      }),
    },
    [`${base}/export`]: {
      get: call({
        summary: 'export',
        file: 'application/octet-stream',
        parameters: [...listParameters, inQuery('format', { enum: ['csv', 'json', 'xlsx'] })],
        errors: query,
      }),
    },
    [`${base}/import`]: {
      post: call({
        summary: 'import',
        takes: 'text/csv',
        answer: importReport,
        parameters: [
          inQuery('format', { enum: ['csv', 'json', 'xlsx'] }),
          inQuery('dryRun', flag),
          inQuery('job', text),
        ],
        errors: ['400 file_broken'],
      }),
    },
    [`${base}/clear`]: {
      delete: call({
        summary: 'clear',
        answer: object({ cleared: whole }),
        parameters: [inQuery('token', text)],
        errors: ['409 confirm_needed'],
      }),
    },
    [`${base}/{id}/history`]: { get: call({ summary: 'history', answer: list(change), errors: one }) },
    [`${base}/{id}/restore`]: { post: call({ summary: 'restore', answer: record, beside: warned, errors: writing }) },
    [`${base}/{id}/effects`]: {
      get: call({ summary: 'effects', answer: list(effect), errors: one }),
      post: call({
        summary: 'ask for an effect',
        answer: effect,
        status: 202,
        body: object({ effect: text }),
        errors: [...one, '404 operation_unknown'],
      }),
    },
    [`${base}/{id}/effects/{effect}/run`]: {
      post: call({ summary: 'run a failed effect again', answer: effect, errors: one }),
    },
    [`${base}/{id}/transition`]: {
      post: call({
        summary: 'transition',
        answer: record,
        beside: warned,
        body: object({ event: text, 'note?': text, 'version?': whole, 'data?': map }),
        errors: [...one, ...writing, ...moving],
      }),
    },
  };
  if (!machine) delete paths[`${base}/{id}/transition`];
  for (const [path, item] of Object.entries(paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each);
    if (names.length > 0)
      item.parameters = names.map((each) => ({ name: each, in: 'path', required: true, schema: text }));
  }
  return paths;
}

function describe(tag: string, about: RecordCall): JsonObject {
  const { summary, answer, beside = {}, file, status = 200, parameters, body, takes, errors = [] } = about;
  const sent = body ?? (takes ? { type: 'string', format: 'binary' } : undefined);
  const told = object({ status: whole, ...(answer ? { data: answer } : {}), ...beside });
  return {
    tags: [tag],
    summary,
    ...(parameters ? { parameters } : {}),
    ...(sent ? { requestBody: { required: true, content: { [takes ?? 'application/json']: { schema: sent } } } } : {}),
    responses: {
      [String(status)]: {
        description: summary,
        content: file ? { [file]: { schema: text } } : { 'application/json': { schema: told } },
      },
      ...describeErrors({
        caller: 'anybody',
        body: body ? {} : undefined,
        errors: ['401 sign_in_needed', '403 not_allowed', '404 unknown_collection', ...errors],
      }),
    },
  };
}

const query = ['400 bad_query', '400 query_too_slow'];
const one = ['404 not_found'];
const changing = ['404 not_found', '409 version_conflict', '409 too_busy'];
const writing = [
  '400 validation_failed',
  '400 state_invalid',
  '400 pattern_invalid',
  '400 number_value_missing',
  '409 version_conflict',
  '409 duplicate',
  '409 too_busy',
  '409 pattern_missing',
  '500 number_missing',
];
const moving = [
  '400 note_required',
  '403 transition_forbidden',
  '409 machine_missing',
  '409 transition_failed',
  '409 transition_not_allowed',
];

function inQuery(name: string, schema: JsonObject, more: JsonObject = {}): JsonObject {
  return { name, in: 'query', schema, ...more };
}

function refTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

const listParameters: JsonObject[] = [
  inQuery('filter', text, { description: 'a condition as JSON' }),
  inQuery('sort', text, { example: '-created_at,name' }),
  inQuery('page', { type: 'integer', minimum: 1 }),
  inQuery('limit', { type: 'integer', minimum: 1, maximum: 1000 }),
  inQuery('fields', text),
  inQuery('expand', text),
  inQuery('search', text),
  inQuery('trash', flag),
];
const querySchema = object({
  'method?': { const: 'find' },
  'args?': list(map),
  'paging?': object({ 'page?': whole, 'limit?': whole }),
  'sort?': map,
  'fields?': list(text),
  'expand?': list(text),
  'search?': text,
});
const change = object({
  version: whole,
  action: text,
  from_state: maybe(text),
  to_state: maybe(text),
  changes: {},
  note: maybe(text),
  at: time,
  by: maybe(text),
});
const effect = object({
  id: whole,
  effect: text,
  status: text,
  attempts: whole,
  next_at: maybe(time),
  last_error: maybe(text),
  result: {},
  created_at: time,
  finished_at: maybe(time),
});
const importReport = object({
  rows: whole,
  created: whole,
  failed: whole,
  errors: list(map),
  moreErrors: flag,
  dryRun: flag,
});
