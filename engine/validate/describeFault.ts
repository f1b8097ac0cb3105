import type { ErrorObject } from 'ajv';
import type { FieldSchema } from '../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import type { Text } from '../../schemas/text.ts';
import type { Collection } from '../collection/collection.ts';
import { isDateFormat, readFieldType } from '../collection/readFieldType.ts';
import { findFieldSchema } from './findFieldSchema.ts';
import { formats } from './formats.ts';
import { describeIssue, type IssueCode, type IssueParams } from './issue.ts';

const typeTitles: Record<string, string> = {
  string: 'ข้อความ',
  number: 'ตัวเลข',
  integer: 'จำนวนเต็ม',
  boolean: 'ใช่หรือไม่ใช่',
  array: 'รายการ',
  object: 'ออบเจ็กต์',
  date: 'วันที่',
};

const codes: Record<string, IssueCode> = {
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'greater_than',
  exclusiveMaximum: 'less_than',
  multipleOf: 'multiple_of',
  minLength: 'min_length',
  maxLength: 'max_length',
  minItems: 'min_items',
  maxItems: 'max_items',
  uniqueItems: 'unique_items',
  pattern: 'pattern',
  format: 'format',
  enum: 'enum',
  const: 'const',
  type: 'type',
  required: 'required',
  dependentRequired: 'required',
  additionalProperties: 'unknown_field',
};

/** The keywords whose own message also speaks for a field that was left empty. */
const emptiness = ['required', 'minItems', 'minLength', 'minProperties'];

/** What Ajv found, as a person reads it: with the dotted path of its field and the field's own texts. */
export function describeFault(collection: Collection, error: ErrorObject, data: JsonObject): ErrorDetail {
  const segments = readSegments(error);
  const path = segments.join('.');
  const schema = findFieldSchema(collection, segments);
  const isEmpty = isEmptiness(error, segments, data);
  const keyword = isEmpty ? 'required' : error.keyword;
  const code = keyword === 'format' && isDateFormat(schema?.format) ? 'type' : (codes[keyword] ?? 'shape');
  const subject = { path, title: schema?.['x-title'], message: findMessage(schema, keyword, isEmpty) };
  return describeIssue(code, subject, readParams(error, schema));
}

function readSegments({ instancePath, keyword, params }: ErrorObject): string[] {
  const segments = instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named: unknown =
    keyword === 'required' || keyword === 'dependentRequired'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : undefined;
  return typeof named === 'string' ? [...segments, named] : segments;
}

/** A required list without items, or object without fields, is missing rather than short. */
function isEmptiness({ keyword }: ErrorObject, segments: string[], data: JsonObject): boolean {
  if (keyword === 'required' || keyword === 'dependentRequired') return true;
  if (keyword === 'minProperties') return true;
  if (keyword !== 'minItems') return false;
  let value: unknown = data;
  for (const segment of segments) value = (value as Record<string, unknown> | undefined)?.[segment]; // Ajv walked this path
  return Array.isArray(value) && value.length === 0;
}

function findMessage(schema: FieldSchema | undefined, keyword: string, isEmpty: boolean): Text | undefined {
  const messages = schema?.['x-messages'];
  if (!messages) return undefined;
  return (isEmpty ? emptiness : [keyword]).map((name) => messages[name]).find((message) => message !== undefined);
}

function readParams({ params }: ErrorObject, schema: FieldSchema | undefined): IssueParams {
  const type = schema ? readFieldType(schema) : String(params.type ?? 'any');
  const expected = type === 'any' ? String(params.type ?? 'any') : type;
  const format = typeof schema?.format === 'string' ? formats[schema.format] : undefined;
  const { message } = format ?? { message: { th: 'รูปแบบไม่ถูกต้อง', en: 'has an invalid format' } };
  return {
    type: expected,
    typeTh: typeTitles[expected] ?? expected,
    list: Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : '',
    limit: Number(params.limit ?? params.multipleOf ?? 0),
    value: String(params.allowedValue ?? ''),
    reason: message.en,
    reasonTh: message.th,
  };
}
