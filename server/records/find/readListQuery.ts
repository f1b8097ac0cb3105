import type { Condition, Json, JsonObject, JsonSchema } from '../../../schemas/index.ts';
import { isJsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';

/** The parameters of a list, from the URL or the body of a query. */
export interface ListInput {
  filter?: Condition;
  sort?: JsonObject;
  page?: number;
  limit?: number;
  fields?: string[];
  /** As in MongoDB, in place of `fields`. */
  projection?: JsonObject;
  expand?: string[];
  /** Fields whose values come in the words of the reader too, under `_titles`. */
  titles?: string[];
  search?: string;
}

const reserved = new Set([
  'filter',
  'sort',
  'page',
  'limit',
  'fields',
  'expand',
  'search',
  'query',
  'count_only',
  'format',
  'words',
  'titles',
  'trash',
]);
const operators = new Set(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'exists', 'regex']);

/**
 * Parses the URL of a list: `?status=active&price[gte]=100&sort=-created_at&page=2&limit=50&fields=code,name`. `filter`
 * may hold a whole filter as JSON. Values are converted by the type of their field.
 */
export function readListQuery(query: URLSearchParams, typeOf: (field: string) => JsonSchema['type']): ListInput {
  const parts: Condition[] = [];
  const whole = query.get('filter');
  if (whole) parts.push(parseJsonObject(whole, 'filter'));
  for (const [name, value] of query) {
    if (reserved.has(name)) continue;
    const [, field = name, operator = 'eq'] = /^([^[\]]+)\[(\w+)\]$/.exec(name) ?? [];
    if (!operators.has(operator)) throw badRequest({ what: name });
    parts.push({ [field]: readTest(operator, value, typeOf(field)) });
  }
  return {
    filter: parts.length > 1 ? { $and: parts } : parts[0],
    sort: readSort(query.get('sort')),
    page: readCount(query.get('page'), 'page'),
    limit: readCount(query.get('limit'), 'limit'),
    fields: readNames(query.get('fields')),
    expand: readNames(query.get('expand')),
    titles: readNames(query.get('titles')),
    search: query.get('search') ?? query.get('query') ?? undefined,
  };
}

function readTest(operator: string, value: string, type: JsonSchema['type']): Json {
  if (operator === 'in' || operator === 'nin')
    return { [`$${operator}`]: value.split(',').map((item) => readValue(item, type)) };
  if (operator === 'exists') return { $exists: value === 'true' };
  if (operator === 'regex') return { $regex: value };
  return { [`$${operator}`]: readValue(value, type) };
}

function readValue(value: string, type: JsonSchema['type']): Json {
  const types = Array.isArray(type) ? type : [type];
  if ((types.includes('number') || types.includes('integer')) && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  return value === 'null' ? null : value;
}

/** `-created_at,name`, or JSON. */
function readSort(text: string | null): JsonObject | undefined {
  if (!text) return undefined;
  if (text.startsWith('{')) return parseJsonObject(text, 'sort');
  const sort: JsonObject = {};
  for (const name of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean))
    if (name.startsWith('-')) sort[name.slice(1)] = -1;
    else sort[name.replace(/^\+/, '')] = 1;
  return sort;
}

function readCount(text: string | null, name: string): number | undefined {
  if (text === null || text === '') return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw badRequest({ what: name });
}

function readNames(text: string | null): string[] | undefined {
  const names = text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names && names.length > 0 ? names : undefined;
}

function parseJsonObject(text: string, name: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value)) return value;
  } catch {
    // falls through to the refusal
  }
  throw badRequest({ what: name });
}
