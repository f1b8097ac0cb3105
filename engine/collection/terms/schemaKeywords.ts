import { isJsonObject } from '../../../schemas/json.ts';

type KeywordTest = (value: unknown) => boolean;

const isText: KeywordTest = (value) => typeof value === 'string';
const isBoolean: KeywordTest = (value) => typeof value === 'boolean';
const isNumber: KeywordTest = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: KeywordTest = (value) => Number.isInteger(value) && Number(value) >= 0;
const isTexts: KeywordTest = (value) => Array.isArray(value) && value.every(isText);
const isSchema: KeywordTest = (value) => isJsonObject(value) || typeof value === 'boolean';
const isSchemas: KeywordTest = (value) => Array.isArray(value) && value.length > 0 && value.every(isSchema);
const isSchemaMap: KeywordTest = (value) => isJsonObject(value) && Object.values(value).every(isSchema);
const isAnything: KeywordTest = () => true;
const isTitle: KeywordTest = (value) => isJsonObject(value) && isText(value.th) && isText(value.en);
const isTitles: KeywordTest = (value) => isJsonObject(value) && Object.values(value).every(isTitle);
/** `{"date": "<field>", "sums": ["<field>"], "by": ["<field>"]}`, each of them optional. */
const isDashboard: KeywordTest = (value) =>
  isJsonObject(value) &&
  Object.keys(value).every((key) => ['date', 'sums', 'by'].includes(key)) &&
  (value.date === undefined || isText(value.date)) &&
  (value.sums === undefined || isTexts(value.sums)) &&
  (value.by === undefined || isTexts(value.by));

const isSections: KeywordTest = (value) =>
  Array.isArray(value) && value.every((one) => isJsonObject(one) && isTitle(one.title) && isTexts(one.fields));
const isType: KeywordTest = (value) => typeNames.some((name) => name === value);

export const typeNames = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Keywords that judge a value; each with what its value must look like. */
export const validationKeywords: Readonly<Record<string, KeywordTest>> = {
  type: (value) => isType(value) || (Array.isArray(value) && value.length > 0 && value.every(isType)),
  enum: (value) => Array.isArray(value) && value.length > 0,
  const: isAnything,
  multipleOf: (value) => isNumber(value) && Number(value) > 0,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  minLength: isCount,
  maxLength: isCount,
  pattern: isText,
  format: isText,
  'x-era': (value) => value === 'common' || value === 'buddhist',
  items: isSchema,
  prefixItems: isSchemas,
  contains: isSchema,
  minContains: isCount,
  maxContains: isCount,
  minItems: isCount,
  maxItems: isCount,
  uniqueItems: isBoolean,
  properties: isSchemaMap,
  patternProperties: isSchemaMap,
  additionalProperties: isSchema,
  propertyNames: isSchema,
  required: isTexts,
  dependentRequired: (value) => isJsonObject(value) && Object.values(value).every(isTexts),
  dependentSchemas: isSchemaMap,
  minProperties: isCount,
  maxProperties: isCount,
  allOf: isSchemas,
  anyOf: isSchemas,
  oneOf: isSchemas,
  not: isSchema,
  if: isSchema,
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: isSchema,
  else: isSchema,
  $ref: isText,
  $defs: isSchemaMap,
};

/** Keywords that describe a field and do not validate its value. */
export const descriptiveKeywords: Readonly<Record<string, KeywordTest>> = {
  title: isAnything,
  description: isAnything,
  default: isAnything,
  examples: isAnything,
  deprecated: isBoolean,
  readOnly: isBoolean,
  writeOnly: isBoolean,
  $comment: isAnything,
  'x-title': isTitle,
  'x-help': isTitle,
  'x-enum-titles': isTitles,
  'x-messages': isTitles,
  'x-ref': isText,
  'x-ref-filter': isJsonObject,
  'x-fill-as': (value) => isJsonObject(value) && Object.values(value).every(isText),
  'x-fill': (value) => isJsonObject(value) && Object.values(value).every(isText),
  'x-type': (value) => isText(value) || (isJsonObject(value) && isText(value.name)),
  'x-start': isAnything,
  'x-formula': isText,
  'x-unit': (value) => typeof value === 'string' && ['currency', '%', 'none'].includes(value),
  'x-hidden-in': (value) =>
    isTexts(value) && Array.isArray(value) && value.every((one) => ['list', 'form', 'detail'].includes(one)),
  'x-qualifies': isText,
  'x-slug-of': isText,
  'x-aliases': isTexts,
  'x-enum-aliases': (value) => isJsonObject(value) && Object.values(value).every(isText),
};

/** Keywords that are valid only on the record's own fields, not deeper. */
export const topLevelKeywords: Readonly<Record<string, KeywordTest>> = {
  'x-index': isBoolean,
  'x-unique': isBoolean,
  'x-secret': isBoolean,
  'x-roles': isBoolean,
  'x-assigns': isBoolean,
  'x-readonly': isBoolean,
  'x-search': isBoolean,
  'x-was': isTexts,
  'x-widget': isText,
  'x-width': (value) => typeof value === 'string' && ['full', 'half', 'third', 'quarter'].includes(value),
  'x-form-setting': isText,
  'x-rollup': (value) => isJsonObject(value) && isText(value.collection) && isText(value.by),
  'x-sequence': (value) =>
    isText(value) || (isJsonObject(value) && isText(value.module) && (value.at === undefined || isText(value.at))),
};

/** Keywords of the collection as a whole; `checkCollectionSchema` checks what stands in most of them. */
export const recordKeywords: Readonly<Record<string, KeywordTest>> = {
  'x-display': isAnything,
  'x-aliases': isTexts,
  'x-system-aliases': isAnything,
  'x-access': isAnything,
  'x-by-reference': isAnything,
  'x-serves': isAnything,
  'x-required-in': isJsonObject,
  'x-required-when': isAnything,
  'x-warnings': isAnything,
  'x-guard': isAnything,
  'x-schedule': isAnything,
  'x-approval': isAnything,
  'x-lock': isAnything,
  'x-machine': isText,
  'x-check': isText,
  'x-sections': isSections,
  'x-dashboard': isDashboard,
  'x-create-title': isTitle,
  'x-new-title': isTitle,
  'x-icon': isText,
  'x-group': isText,
  'x-live': isBoolean,
};
