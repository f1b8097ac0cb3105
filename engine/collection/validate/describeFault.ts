import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import { isDateFormat, readFieldType } from '../compiled/readFieldType.ts';
import { findType } from '../field/findType.ts';
import { type Choice, listChoices } from '../tell/choices.ts';
import { type FieldSchemas, findFieldSchema } from './findFieldSchema.ts';
import { formats } from './formats.ts';
import { describeIssue, type IssueCode, type IssueParams } from './issue.ts';
import { nameFieldIn } from './nameFieldIn.ts';
import type { FaultParams, SchemaFault } from './schemaRun.ts';

const typeTitles: Record<string, string> = {
  string: 'ข้อความ',
  number: 'ตัวเลข',
  integer: 'จำนวนเต็ม',
  boolean: 'ใช่หรือไม่ใช่',
  array: 'รายการ',
  object: 'ชุดข้อมูลย่อย',
  date: 'วันที่ เช่น 31/12/2568',
  'date-time': 'วันและเวลา เช่น 31/12/2568 13:30',
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
  'x-type': 'format',
  enum: 'enum',
  const: 'const',
  type: 'type',
  required: 'required',
  dependentRequired: 'required',
  additionalProperties: 'unknown_field',
  'x-era': 'buddhist_year',
  work: 'too_much_work',
};

/** The keywords whose message also applies to an empty field. */
const emptiness = ['required', 'minItems', 'minLength', 'minProperties'];

/** A fault as a person reads it: with the dotted path of its field and the field's own texts. */
export function describeFault(collection: FieldSchemas, fault: SchemaFault, data: JsonObject): ErrorDetail {
  const path = fault.path.join('.');
  const schema = findFieldSchema(collection, fault.path);
  const isEmpty = isEmptiness(fault, data);
  const keyword = isEmpty ? 'required' : fault.keyword;
  const code = keyword === 'format' && isDateFormat(schema?.format) ? 'type' : (codes[keyword] ?? 'shape');
  const own = findMessage(schema, keyword, isEmpty);
  const subject = {
    path,
    // A message of the field's own says the place itself.
    title: (own && schema?.['x-title']) ?? nameFieldIn(collection, fault.path),
    message: own ?? sayWritten(schema, keyword),
  };
  const detail = describeIssue(code, subject, readParams(fault.params, schema));
  return code === 'buddhist_year' ? { ...detail, proposals: fault.params.values?.slice(1).map(String) } : detail;
}

/** A required list without items, or object without fields, is missing rather than short. */
function isEmptiness({ keyword, path }: SchemaFault, data: JsonObject): boolean {
  if (keyword === 'required' || keyword === 'dependentRequired') return true;
  if (keyword === 'minProperties') return true;
  if (keyword !== 'minItems') return false;
  let value: unknown = data;
  for (const segment of path) value = (value as Record<string, unknown> | undefined)?.[segment]; // the run walked this path
  return Array.isArray(value) && value.length === 0;
}

function findMessage(schema: FieldSchema | undefined, keyword: string, isEmpty: boolean): Text | undefined {
  const messages = schema?.['x-messages'];
  if (!messages) return undefined;
  return (isEmpty ? emptiness : [keyword]).map((name) => messages[name]).find((message) => message !== undefined);
}

/** People at a form know how a value is written, not how its field type is stored. */
function sayWritten(schema: FieldSchema | undefined, keyword: string): Text | undefined {
  if (keyword === 'multipleOf') return sayStep(Number(schema?.multipleOf));
  const written = keyword === 'type' ? findType(schema?.['x-type'])?.type.written : undefined;
  return written && { th: `{title}: ${written.th}`, en: `Field '{title}' ${written.en}` };
}

/** A step of 0.01 is a number of decimals to people. */
function sayStep(step: number): Text | undefined {
  const decimals = -Math.log10(step);
  if (!Number.isInteger(decimals) || decimals < 1) return undefined;
  return {
    th: `{title} มีทศนิยมได้ไม่เกิน ${decimals} ตำแหน่ง`,
    en: `Field '{title}' must have at most ${decimals} decimals`,
  };
}

/** The choices as people call them; programs get the value that they send, too. */
function nameChoices(schema: FieldSchema | undefined, values: readonly Json[]): Text {
  const choices = schema ? listChoices(schema) : [];
  const titles = values.map((value) => nameChoice(choices.find((choice) => choice.value === value) ?? value));
  return { th: titles.map(({ th }) => th).join(', '), en: titles.map(({ en }) => en).join(', ') };
}

function nameChoice(choice: Choice | Json): Text {
  if (typeof choice !== 'object' || choice === null || !('title' in choice)) return same(String(choice));
  const { title, value } = choice as Choice; // what has a title is a choice
  const code = String(value);
  return { th: title.th || code, en: title.en && title.en !== code ? `${title.en} (${code})` : code };
}

function same(text: string): Text {
  return { th: text, en: text };
}

function readParams(
  { type: wanted = 'any', values = [], limit = 0, reason }: FaultParams,
  schema?: FieldSchema,
): IssueParams {
  const type = schema ? readFieldType(schema) : wanted;
  const expected = type === 'any' ? wanted : type;
  const format = typeof schema?.format === 'string' ? formats[schema.format] : undefined;
  const message = reason ?? format?.message ?? { th: 'รูปแบบไม่ถูกต้อง', en: 'has an invalid format' };
  return {
    type: expected,
    typeTh: typeTitles[schema?.format === 'date-time' ? 'date-time' : expected] ?? expected,
    list: nameChoices(schema, values),
    limit,
    value: String(values[0] ?? ''),
    meant: String(values[1] ?? ''),
    reason: message.en,
    reasonTh: message.th,
  };
}
