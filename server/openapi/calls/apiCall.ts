import { type JsonObject, type Language, readText, type Text } from '../../../schemas/index.ts';

/** Who may make a call; what each stands for is said in the description of the call. */
export type Caller = 'anybody' | 'person' | 'editor' | 'administrator' | 'root';

/** One call of the API as it is described to others. */
export interface ApiCall {
  method: 'get' | 'post' | 'put' | 'delete';
  /** As OpenAPI writes it: `/api/people/{id}`. */
  path: string;
  summary: Text;
  caller: Caller;
  /** Parameters of the address, by name; `?` at the end of a name: it may be missing. */
  query?: Properties;
  /** Fields of the JSON body, likewise. */
  body?: Properties;
  /** What the call takes that is no JSON: its type. */
  takes?: string;
  /** `data` of the answer. */
  answer?: JsonObject;
  /** What stands beside `data` in the answer. */
  beside?: Properties;
  /** What the call answers that is no JSON: its type. */
  file?: string;
  status?: 200 | 201 | 202 | 302 | 303;
  /** Refusals of its own, as `409 taken`; those that any call may answer are not listed. */
  errors?: string[];
}

export type Properties = Record<string, JsonObject>;

export const text: JsonObject = { type: 'string' };
export const whole: JsonObject = { type: 'integer' };
export const flag: JsonObject = { type: 'boolean' };
export const time: JsonObject = { type: 'string', format: 'date-time' };
/** Words in both languages, or one for both. */
export const words: JsonObject = {
  anyOf: [text, { type: 'object', required: ['th', 'en'], properties: { th: text, en: text } }],
};
export const anything: JsonObject = {};
export const map: JsonObject = { type: 'object' };
export const nothing: JsonObject = { type: 'null' };

export function list(items: JsonObject): JsonObject {
  return { type: 'array', items };
}

export function oneOf(...values: string[]): JsonObject {
  return { enum: values };
}

export function maybe(schema: JsonObject): JsonObject {
  return { anyOf: [schema, nothing] };
}

/** An object of exactly these fields; `?` at the end of a name: it may be missing. */
export function object(fields: Properties): JsonObject {
  const names = Object.keys(fields);
  return {
    type: 'object',
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ''), fields[name] ?? {}])),
  };
}

export const paging: Properties = { 'page?': whole, 'limit?': whole };
export const paged: Properties = { total: whole, paging: object({ page: whole, limit: whole, totalPages: whole }) };

const callers: Record<Caller, Text> = {
  anybody: { th: 'ทุกคน ไม่ต้องเข้าสู่ระบบ', en: 'Anybody, signed in or not' },
  person: { th: 'ผู้ที่เข้าสู่ระบบ', en: 'Whoever is signed in' },
  editor: { th: 'ผู้แก้ไขหน้าเว็บ (manager ขึ้นไป)', en: 'Editors of pages (manager and above)' },
  administrator: { th: 'ผู้ดูแลเว็บไซต์', en: 'Administrators of the site' },
  root: { th: 'root เท่านั้น', en: 'Root alone' },
};

/** The refusals that come with who may call and with what is sent. */
const refusals: Record<Caller, string[]> = {
  anybody: [],
  person: ['401 sign_in_needed'],
  editor: ['401 sign_in_needed', '403 not_allowed'],
  administrator: ['401 sign_in_needed', '403 not_allowed'],
  root: ['401 sign_in_needed', '403 not_allowed'],
};

/** What any call may be refused with, before it is looked at. */
export const generalErrors = [
  '400 bad_request',
  '400 key_with_cookie',
  '401 key_refused',
  '403 cross_site',
  '403 key_scope',
  '403 reset_needed',
  '404 call_unknown',
  '404 site_unknown',
  '423 session_locked',
  '429 too_many_requests',
  '500 unexpected',
  '503 site_suspended',
];

export function describeCall(call: ApiCall, tag: string, language: Language): JsonObject {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: text }));
  const inQuery = Object.entries(call.query ?? {}).map(([name, schema]) => ({
    name: name.replace(/\?$/, ''),
    in: 'query',
    required: !name.endsWith('?'),
    schema,
  }));
  return {
    tags: [tag],
    summary: readText(call.summary, language),
    description: readText(callers[call.caller], language),
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...describeBody(call),
    responses: { [String(call.status ?? 200)]: describeAnswer(call), ...describeErrors(call) },
    ...(call.caller === 'anybody' ? { security: [] } : {}),
  };
}

function describeBody({ body, takes }: ApiCall): JsonObject {
  if (!body && !takes) return {};
  const schema = body ? object(body) : { type: 'string', format: 'binary' };
  return { requestBody: { required: true, content: { [takes ?? 'application/json']: { schema } } } };
}

function describeAnswer({ answer, beside = {}, file, status = 200 }: ApiCall): JsonObject {
  const moved = status === 302 || status === 303;
  if (moved) return { description: 'redirect', headers: { Location: { schema: text } } };
  if (file) return { description: 'file', content: { [file]: { schema: text } } };
  const schema = object({ status: whole, 'message?': text, ...(answer ? { data: answer } : {}), ...beside });
  return { description: 'answer', content: { 'application/json': { schema } } };
}

export function describeErrors({ caller, body, errors = [] }: Pick<ApiCall, 'caller' | 'body' | 'errors'>): JsonObject {
  const all = [
    ...refusals[caller],
    ...(body ? ['400 bad_json', '400 request_cut', '413 body_too_large'] : []),
    ...errors,
  ];
  const byStatus = Map.groupBy(all, (error) => error.slice(0, 3));
  const told = [...byStatus].map(([status, lines]) => [
    status,
    {
      description: lines.map((line) => line.slice(4)).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return { ...Object.fromEntries(told), default: { $ref: '#/components/responses/refused' } };
}
