import { type ErrorDetail, SalaError } from '../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../schemas/json.ts';
import { parsePattern } from '../condition/pattern/parsePattern.ts';
import { formatNames } from '../validate/formats.ts';
import { fault } from './collection.errors.ts';
import { collectionLimits } from './collectionLimits.ts';
import { isCollectionName, readCollectionName } from './collectionNames.ts';
import { descriptiveKeywords, topLevelKeywords, validationKeywords } from './schemaKeywords.ts';

interface Place {
  path: string;
  depth: number;
  budget: { nodes: number };
  faults: ErrorDetail[];
}

const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const singles = new Set(['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else']);

/** Finds every fault of a field's schema: unknown keywords, values of the wrong kind, patterns that could run away. */
export function checkFieldSchema(schema: unknown, path: string, budget = { nodes: 0 }): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  checkSchema(schema, { path, depth: 0, budget, faults });
  return faults;
}

function checkSchema(schema: unknown, place: Place): void {
  const { path, depth, budget, faults } = place;
  budget.nodes += 1;
  if (typeof schema === 'boolean') return;
  if (!isJsonObject(schema)) {
    faults.push(fault(path, { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' }));
    return;
  }
  if (depth > collectionLimits.depth || budget.nodes > collectionLimits.nodes) {
    faults.push(fault(path, { th: 'ซับซ้อนเกินไป', en: 'is too large or nested too deep' }));
    return;
  }
  for (const [keyword, value] of Object.entries(schema)) checkKeyword(keyword, value, place);
}

function checkKeyword(keyword: string, value: Json, place: Place): void {
  const { path, depth, faults } = place;
  const test = findTest(keyword, depth);
  if (!test) {
    if (!isForeign(keyword)) faults.push(unknownKeyword(keyword, path, depth));
    return;
  }
  if (!test(value)) {
    faults.push(fault(path, { th: `ค่าของ ${keyword} ไม่ถูกต้อง`, en: `the value of ${keyword} is not valid` }));
    return;
  }
  checkContent(keyword, value, place);
  for (const [name, schema] of listInner(keyword, value)) {
    checkSchema(schema, { ...place, path: `${path}.${name}`, depth: depth + 1 });
  }
}

function listInner(keyword: string, value: Json): [string, Json][] {
  if (maps.has(keyword) && isJsonObject(value)) return Object.entries(value);
  if (lists.has(keyword) && Array.isArray(value)) return value.map((each, index) => [`${keyword}.${index}`, each]);
  return singles.has(keyword) ? [[keyword, value]] : [];
}

function checkContent(keyword: string, value: Json, { path, faults }: Place): void {
  if (keyword === 'pattern') faults.push(...checkPattern(String(value), path));
  if (keyword === 'patternProperties' && isJsonObject(value))
    faults.push(...Object.keys(value).flatMap((pattern) => checkPattern(pattern, path)));
  if (keyword === 'format' && !formatNames.has(String(value)))
    faults.push(fault(path, { th: `ไม่รู้จักรูปแบบ ${value}`, en: `there is no format "${value}"` }));
  if (keyword === 'enum' && Array.isArray(value) && value.length > collectionLimits.enumValues)
    faults.push(fault(path, { th: 'ตัวเลือกมากเกินไป', en: `has more than ${collectionLimits.enumValues} values` }));
  if (keyword === 'x-ref' && !isCollectionName(readCollectionName(String(value))))
    faults.push(fault(path, { th: `x-ref "${value}" ไม่ใช่ชื่อคอลเลกชัน`, en: `x-ref "${value}" names no collection` }));
}

/** Patterns are matched in linear time, so they may use no look-around and no back-reference. */
function checkPattern(pattern: string, path: string): ErrorDetail[] {
  try {
    parsePattern(pattern, '', path);
    return [];
  } catch (error) {
    const reason = error instanceof SalaError ? error.params : {};
    return [
      fault(path, {
        th: `pattern ไม่ถูกต้อง: ${reason.th ?? pattern}`,
        en: `the pattern is not valid: ${reason.en ?? pattern}`,
      }),
    ];
  }
}

function findTest(keyword: string, depth: number): ((value: unknown) => boolean) | undefined {
  const tables =
    depth === 0
      ? [validationKeywords, descriptiveKeywords, topLevelKeywords]
      : [validationKeywords, descriptiveKeywords];
  return tables.find((table) => Object.hasOwn(table, keyword))?.[keyword];
}

/** A plugin may carry keywords of its own, for its own screens. */
function isForeign(keyword: string): boolean {
  return keyword.startsWith('x-') && !Object.hasOwn(topLevelKeywords, keyword);
}

function unknownKeyword(keyword: string, path: string, depth: number): ErrorDetail {
  const isTooDeep = depth > 0 && Object.hasOwn(topLevelKeywords, keyword);
  return isTooDeep
    ? fault(path, { th: `${keyword} ใช้ได้กับฟิลด์ชั้นนอกเท่านั้น`, en: `${keyword} works on a field of the record only` })
    : fault(path, { th: `ไม่รู้จัก ${keyword}`, en: `unknown keyword ${keyword}` });
}
