import { isJsonObject } from '../../schemas/json.ts';

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
const isType: KeywordTest = (value) => typeNames.has(value);

const typeNames = new Set<unknown>(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** Keywords that Ajv is given; each with what its value must look like. */
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

/** Keywords that say something about a field without judging its value. */
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
  'x-aliases': isTexts,
  'x-enum-aliases': (value) => isJsonObject(value) && Object.values(value).every(isText),
};

/** Keywords that make sense only on a field of the record itself, not deeper. */
export const topLevelKeywords: Readonly<Record<string, KeywordTest>> = {
  'x-index': isBoolean,
  'x-unique': isBoolean,
  'x-secret': isBoolean,
  'x-readonly': isBoolean,
  'x-search': isBoolean,
  'x-sequence': (value) =>
    isText(value) || (isJsonObject(value) && isText(value.module) && (value.at === undefined || isText(value.at))),
};
