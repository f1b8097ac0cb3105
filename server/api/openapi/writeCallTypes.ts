import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { writeType } from './writeType.ts';

/** The members of `Calls`, one for each JSON call of an OpenAPI description: `'GET /api/people/{id}': { params, query, body, answer, errors }`. */
export function writeCallTypes(openApi: JsonObject, nameOf: (reference: string) => string): string[] {
  return Object.entries(read(openApi.paths)).flatMap(([path, item]) =>
    Object.entries(read(item)).flatMap(([method, call]) => {
      const members = writeMembers(read(call), nameOf);
      return members ? [`  '${method.toUpperCase()} ${path}': { ${members.join('; ')} };`] : [];
    }),
  );
}

/** Nothing for calls whose body or answer is no JSON: files, uploads, redirects. */
function writeMembers(call: JsonObject, nameOf: (reference: string) => string): string[] | undefined {
  const answer = findAnswer(call);
  const body = read(read(call.requestBody).content);
  if (!answer || (Object.keys(body).length > 0 && !body['application/json'])) return undefined;
  const sent = read(body['application/json']).schema;
  const codes = listCodes(call).map((code) => `'${code}'`);
  return [
    ...writeParameters(call, 'path', 'params'),
    ...writeParameters(call, 'query', 'query'),
    ...(sent === undefined ? [] : [`body: ${writeType(sent, nameOf)}`]),
    `answer: ${writeType(answer, nameOf)}`,
    `errors: ${codes.join(' | ') || 'never'}`,
  ];
}

function writeParameters(call: JsonObject, place: 'path' | 'query', name: string): string[] {
  const parameters = (Array.isArray(call.parameters) ? call.parameters : [])
    .map(read)
    .filter((one) => one.in === place);
  if (parameters.length === 0) return [];
  const required = parameters.filter((one) => one.required === true).map((one) => one.name ?? '');
  const properties = Object.fromEntries(parameters.map((one) => [String(one.name), one.schema ?? {}]));
  return [`${name}${required.length > 0 ? '' : '?'}: ${writeType({ type: 'object', properties, required })}`];
}

function findAnswer(call: JsonObject): Json | undefined {
  const [good] = Object.entries(read(call.responses)).filter(([status]) => status.startsWith('2'));
  const schema = read(read(read(good?.[1]).content)['application/json']).schema;
  return isJsonObject(schema) && schema.type === 'string' ? undefined : schema; // a file that happens to be JSON
}

function listCodes(call: JsonObject): string[] {
  const refused = Object.entries(read(call.responses)).filter(([status]) => /^[45]\d\d$/.test(status));
  return refused.flatMap(([, answer]) => String(read(answer).description).split(', '));
}

function read(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
