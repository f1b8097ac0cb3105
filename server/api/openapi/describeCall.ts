import { notAllowed } from '../../../engine/record/recordErrors.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  readText,
  type Text,
} from '../../../schemas/index.ts';
import { badJson, bodyTooLarge, requestCut, signInNeeded, tooManyRequests } from '../../platform/errors/httpErrors.ts';
import { toPascalCase } from '../../plugins/loadedPlugin.ts';
import type { Call, Refusal } from '../call/defineCall.ts';
import { type Field, type Fields, object, oneOf } from '../call/fields.ts';
import { listWho } from '../call/readCases.ts';
import { guards } from '../call/who.ts';
import { parameterTexts } from './parameterTexts.ts';
import { sampleCsv } from './sampleCsv.ts';
import { sampleValue } from './sampleValue.ts';

/** The path as OpenAPI writes it: `/api/people/{id}`. */
export function writePath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** The collection for which a generic call is described, with the schemas of its records. */
export interface DescribedCollection {
  name: string;
  record: JsonObject;
  input: JsonObject;
}

interface Place {
  tag: string;
  language: Language;
  collection?: DescribedCollection;
}

/** One call as an operation of OpenAPI. */
export function describeCall(call: Call, { tag, language, collection }: Place): JsonObject {
  const { query, headers } = call;
  const parameters = [
    ...listParams(call, language),
    ...listFields(query, { place: 'query', call, language }),
    ...listFields(headers, { place: 'header', call, language }),
    languageHeader(language),
  ];
  return {
    operationId: collection ? `${call.id}Of${toPascalCase(collection.name)}` : call.id,
    tags: [tag],
    summary: readText(call.summary, language),
    description: describeWho(call, language),
    parameters,
    ...describeBody(call, collection),
    responses: {
      [String(call.status ?? 200)]: describeAnswer(call, collection),
      ...describeRefusals(listRefusals(call)),
    },
    ...(call.who === 'anyone' ? { security: [] } : {}),
  };
}

function describeWho({ who, keys, cases }: Call, language: Language): string {
  const open: Record<Language, string> = {
    th: keys === undefined ? 'ใช้คีย์ API ไม่ได้' : `ใช้คีย์ API ได้${keys && ` (ขอบเขต ${keys})`}`,
    en: keys === undefined ? 'Not open to API keys' : `Open to API keys${keys && ` (scope ${keys})`}`,
  };
  const more = Object.entries(cases?.of ?? {}).flatMap(([name, one]) =>
    one.who ? [` \`${cases?.by} = ${name}\`: ${readText(guards[one.who].title, language)}.`] : [],
  );
  return `${readText(guards[who].title, language)}.${more.join('')} ${open[language]}.`;
}

function listParams({ path, parameters }: Call, language: Language): JsonObject[] {
  const pairs = path.split('/').map((part, at, parts) => [parts[at - 1] ?? '', part] as const);
  const open = pairs.filter(([, part]) => part.startsWith(':') && part !== ':collection');
  return open.map(([before, part]) => ({
    name: part.slice(1),
    in: 'path',
    required: true,
    ...explain(parameters?.[part.slice(1)] ?? parameterTexts[`${before}/${part}`] ?? parameterTexts[part], language),
    schema: { type: 'string' },
    example: sampleValue({ type: 'string' }, part.slice(1)),
  }));
}

interface Listed {
  place: 'query' | 'header';
  call: Call;
  language: Language;
}

function listFields(fields: Fields = {}, { place, call: { parameters }, language }: Listed): JsonObject[] {
  return Object.entries(fields).map(([key, schema]) => {
    const name = key.replace(/\?$/, '');
    return {
      name,
      in: place,
      required: !key.endsWith('?'),
      ...explain(parameters?.[name] ?? parameterTexts[name], language),
      schema: publicSchema(schema),
      example: sampleValue(schema as JsonObject, name),
    };
  });
}

/** A plugin may have left the meaning out. */
function explain(text: Text | undefined, language: Language): { description?: string } {
  return text === undefined ? {} : { description: readText(text, language) };
}

/** Answers and refusals are written in the language that is asked for, else in the person's, else in the site's. */
function languageHeader(language: Language): JsonObject {
  const description = {
    th: 'ภาษาของข้อความ: th หรือ en พร้อมค่า q ถ้าไม่ระบุใช้ภาษาของผู้ใช้หรือของเว็บไซต์',
    en: 'Language of messages: th or en, with q-values; by default that of the person or the site',
  };
  return {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: readText(description, language),
    schema: { type: 'string' },
    example: language,
  };
}

function describeBody({ body, takes, cases, example }: Call, collection?: DescribedCollection): JsonObject {
  if (!body && !takes) return {};
  if (!body)
    return { requestBody: { required: true, content: { [takes ?? '']: describeFile(takes, example, collection) } } };
  const sample = example?.body ?? sampleValue(inlineCollection(object(body), collection));
  const [whole = {}, ...others] = listBodies(body, cases).map((one) => publicSchema(object(one), collection));
  const content = { schema: others.length === 0 ? whole : { anyOf: [whole, ...others] }, example: sample };
  return { requestBody: { required: true, content: { [takes ?? 'application/json']: content } } };
}

/** A body that the handler reads by itself: any JSON, a table, or bytes. */
function describeFile(takes: Call['takes'], example: Call['example'], collection?: DescribedCollection): JsonObject {
  if (takes === 'application/json') return { schema: {}, example: example?.body ?? {} };
  if (takes !== 'text/csv') return { schema: { type: 'string', format: 'binary' } };
  return { schema: { type: 'string' }, example: example?.body ?? sampleCsv(collection?.input) };
}

/** One for each case, if they differ in their fields: a part of a body under `then` is a closed body to strict validators. */
function listBodies(body: Fields, cases: Call['cases']): Fields[] {
  const of = Object.entries(cases?.of ?? {});
  if (!cases || !of.some(([, one]) => one.body)) return [body];
  const shared = Object.fromEntries(Object.entries(body).filter(([name]) => name.replace(/\?$/, '') !== cases.by));
  return of.map(([name, one]) => {
    const key = name === cases.otherwise ? `${cases.by}?` : cases.by;
    return { [key]: oneOf(name), ...shared, ...one.body };
  });
}

function describeAnswer(call: Call, collection?: DescribedCollection): JsonObject {
  const { answer, beside = {}, file, status = 200, example } = call;
  if (status === 302 || status === 303) return describeRedirect(call);
  if (status === 204) return { description: 'done', headers: describeHeaders(call) };
  if (file) return { description: 'file', content: { [file]: { schema: { type: 'string' } } } };
  const fields: Fields = { status: { type: 'integer' }, ...(answer ? { data: answer } : {}), ...beside };
  const whole = object(fields);
  const sample: Json = example?.answer ?? {
    ...(sampleValue(inlineCollection(whole, collection)) as JsonObject),
    status,
  }; // an object
  return {
    description: 'answer',
    ...(call.sets && { headers: describeHeaders(call) }),
    content: { 'application/json': { schema: publicSchema(whole, collection), example: sample } },
  };
}

function describeHeaders({ sets = {} }: Call): JsonObject {
  return Object.fromEntries(Object.entries(sets).map(([name, schema]) => [name, { schema: publicSchema(schema) }]));
}

/** A refused link redirects: there is no answer with the status of the refusal. */
function describeRedirect({ link, errors = [] }: Call): JsonObject {
  const codes = errors.map(({ definition }) => definition.code).join(', ');
  const description = link ? `refused: the sign-in page with ?error= ${codes}` : '';
  return { description: 'redirect', headers: { Location: { description, schema: { type: 'string' } } } };
}

function listRefusals(call: Call): Refusal[] {
  const { body, limits, link, errors = [] } = call;
  if (link) return [];
  const who = listWho(call);
  return [
    ...(who.every((one) => one === 'anyone') ? [] : [signInNeeded]),
    ...(who.some((one) => guards[one].selects) ? [notAllowed] : []),
    ...(body ? [badJson, requestCut, bodyTooLarge] : []),
    ...(limits?.rate ? [tooManyRequests] : []),
    ...errors,
  ];
}

/** The refusals with the same status are one answer. */
export function describeRefusals(refusals: Refusal[]): JsonObject {
  const byStatus = Map.groupBy(refusals, ({ definition }) => String(definition.status));
  const told = [...byStatus].map(([status, list]) => {
    const codes = [...new Set(list.map(({ definition }) => definition.code))];
    const example = { status: Number(status), code: codes[0] ?? '', message: '…', requestId: 'a1b2c3d4e5f6' };
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } };
    return [status, { description: codes.join(', '), content }];
  });
  const refused = { $ref: '#/components/responses/refused' };
  const general = refusals.some(({ definition }) => definition.status < 500) ? {} : { '4XX': refused };
  return { ...Object.fromEntries(told), ...general, default: refused };
}

/** Without Sala's own keywords; records of a collection become references to its schemas. */
export function publicSchema(schema: Field<unknown>, collection?: DescribedCollection): JsonObject {
  return rewrite(schema, (kind): JsonObject => {
    if (!collection) return { type: 'object' };
    return { $ref: `#/components/schemas/${collection.name}${kind === 'input' ? '_input' : ''}` };
  });
}

/** The same with the schemas inlined, from which examples are made. */
function inlineCollection(schema: Field<unknown>, collection?: DescribedCollection): JsonObject {
  return rewrite(schema, (kind) => (kind === 'input' ? collection?.input : collection?.record) ?? { type: 'object' });
}

function rewrite(schema: Field<unknown>, recordOf: (kind: Json) => JsonObject): JsonObject {
  const copy = JSON.stringify(schema, (key, value: Json) => {
    if (ownKeywords.has(key)) return undefined;
    if (isJsonObject(value) && typeof value['x-component'] === 'string') return refer(value['x-component'], value);
    return isJsonObject(value) && value['x-collection'] !== undefined ? recordOf(value['x-collection']) : value;
  });
  return JSON.parse(copy) as JsonObject; // a schema is an object
}

function refer(component: string, { example }: JsonObject): JsonObject {
  return { $ref: `#/components/schemas/${component}`, ...(example === undefined ? {} : { example }) };
}

const ownKeywords = new Set(['x-trim', 'x-cleaned', 'x-checked-by']);
