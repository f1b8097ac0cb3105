import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import { parseCondition } from '../../condition/parseCondition.ts';
import { parsePattern } from '../../condition/pattern/parsePattern.ts';
import { suggestName } from '../../content/nearestName.ts';
import { isDateFormat } from '../compiled/readFieldType.ts';
import { checkFieldType } from '../field/checkFieldType.ts';
import { fault } from '../terms/collection.errors.ts';
import { collectionLimits } from '../terms/collectionLimits.ts';
import { isReferenceName, readCollectionName } from '../terms/collectionNames.ts';
import { formatNames } from '../terms/formatNames.ts';
import { listInner } from '../terms/listInner.ts';
import { descriptiveKeywords, topLevelKeywords, typeNames, validationKeywords } from '../terms/schemaKeywords.ts';

interface Place {
  path: string;
  depth: number;
  budget: { nodes: number };
  faults: ErrorDetail[];
}

/** Finds every fault of a field's schema: unknown keywords, values of the wrong kind, patterns without a time limit. */
export function checkFieldSchema(schema: unknown, path: string, budget = { nodes: 0 }): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  checkSchema(schema, { path, depth: 0, budget, faults });
  return faults;
}

/** The same of the keywords that judge the record as a whole. */
export function checkRecordKeywords(schema: JsonObject, budget: { nodes: number }): ErrorDetail[] {
  const place: Place = { path: '', depth: 1, budget, faults: [] };
  for (const [keyword, value] of Object.entries(schema))
    if (keyword !== 'properties' && Object.hasOwn(validationKeywords, keyword)) checkKeyword(keyword, value, place);
  return place.faults;
}

function checkSchema(schema: unknown, place: Place): void {
  const { path, depth, budget, faults } = place;
  budget.nodes += 1;
  if (typeof schema === 'boolean') return;
  if (!isJsonObject(schema)) {
    faults.push(fault(path, { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' }));
    return;
  }
  if (depth > collectionLimits.depth || budget.nodes > collectionLimits.subschemas) {
    faults.push(fault(path, { th: 'ซับซ้อนเกินไป', en: 'is too large or nested too deep' }));
    return;
  }
  for (const [keyword, value] of Object.entries(schema)) checkKeyword(keyword, value, place);
  if (schema['x-era'] !== undefined && !isDateFormat(schema.format))
    faults.push(fault(path, { th: 'x-era ใช้ได้กับวันที่เท่านั้น', en: 'x-era works on a date only' }));
  if (schema['x-type'] !== undefined) faults.push(...checkFieldType(schema).map((text) => fault(path, text)));
  faults.push(...checkSpellings(schema, path));
}

/** Other spellings of a choice stand for one of the choices. */
function checkSpellings({ enum: values, 'x-enum-aliases': spellings }: JsonObject, path: string): ErrorDetail[] {
  if (!Array.isArray(values) || !isJsonObject(spellings)) return [];
  const choices = values.map(String);
  return Object.values(spellings)
    .filter((choice) => !choices.includes(String(choice)))
    .map((choice) => {
      const { th, en } = suggestName(String(choice), choices);
      return fault(path, { th: `ไม่มีตัวเลือก ${choice}${th}`, en: `there is no choice "${choice}"${en}` });
    });
}

function checkKeyword(keyword: string, value: Json, place: Place): void {
  const { path, depth, faults } = place;
  const test = findTest(keyword, depth);
  if (!test) {
    const unknown = unknownKeyword(keyword, path, depth);
    if (unknown) faults.push(unknown);
    return;
  }
  if (!test(value)) {
    const { th, en } = describeTaken(keyword, value);
    faults.push(fault(path, { th: `ค่าของ ${keyword} ไม่ถูกต้อง${th}`, en: `the value of ${keyword} is not valid${en}` }));
    return;
  }
  checkContent(keyword, value, place);
  for (const [name, schema] of listInner(keyword, value)) {
    checkSchema(schema, { ...place, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 });
  }
}

/** What a keyword takes, where that can be said in a few words; else the end of the message is empty. */
function describeTaken(keyword: string, value: Json): Text {
  if (keyword === 'type') return suggestName(String(value), typeNames);
  if (['x-title', 'x-help'].includes(keyword))
    return { th: ': ต้องมีข้อความ th และ en', en: ': it needs a text in th and en' };
  const test = topLevelKeywords[keyword] ?? descriptiveKeywords[keyword];
  const isFlag = test?.(true) && test(false) && !test('');
  return isFlag ? { th: ': ต้องเป็น true หรือ false', en: ': it is true or false' } : { th: '', en: '' };
}

function checkContent(keyword: string, value: Json, { path, faults }: Place): void {
  if (keyword === 'pattern') faults.push(...checkPattern(String(value), path));
  if (keyword === 'patternProperties' && isJsonObject(value))
    faults.push(...Object.keys(value).flatMap((pattern) => checkPattern(pattern, path)));
  if (keyword === 'format' && !formatNames.has(String(value))) faults.push(unknownFormat(String(value), path));
  if (keyword === 'x-rollup' && isJsonObject(value)) faults.push(...checkWhere(value.where, `${path}.x-rollup.where`));
  if (keyword === 'x-messages' && isJsonObject(value)) faults.push(...checkMessages(Object.keys(value), path));
  if (keyword === 'x-ref-filter') faults.push(...checkWhere(value, `${path}.x-ref-filter`));
  if (keyword === 'enum' && Array.isArray(value) && value.length > collectionLimits.enumValues)
    faults.push(fault(path, { th: 'ตัวเลือกมากเกินไป', en: `has more than ${collectionLimits.enumValues} values` }));
  if (keyword === 'x-ref' && !isReferenceName(readCollectionName(String(value))))
    faults.push(fault(path, { th: `x-ref "${value}" ไม่ใช่ชื่อคอลเลกชัน`, en: `x-ref "${value}" names no collection` }));
}

const judging = ['x-type', ...Object.keys(validationKeywords)];

/** Messages of keywords that judge nothing: they would never be said. */
function checkMessages(keywords: readonly string[], path: string): ErrorDetail[] {
  return keywords
    .filter((keyword) => !judging.includes(keyword))
    .map((keyword) => {
      const { th, en } = suggestName(keyword, judging);
      return fault(`${path}.x-messages`, { th: `ไม่รู้จัก ${keyword}${th}`, en: `unknown keyword ${keyword}${en}` });
    });
}

function checkWhere(where: Json | undefined, path: string): ErrorDetail[] {
  if (where === undefined) return [];
  try {
    parseCondition(where);
    return [];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [{ path, code: 'schema', message: error.text.en, text: error.text }];
  }
}

function unknownFormat(format: string, path: string): ErrorDetail {
  const { th, en } = suggestName(format, formatNames);
  return fault(path, { th: `ไม่รู้จักรูปแบบ ${format}${th}`, en: `there is no format "${format}"${en}` });
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

const fieldKeywords = [...Object.keys(descriptiveKeywords), ...Object.keys(topLevelKeywords)];
const standardKeywords = Object.keys(validationKeywords);

/** A plugin may add keywords of its own, for its own screens: names that look like none of ours. */
function unknownKeyword(keyword: string, path: string, depth: number): ErrorDetail | undefined {
  if (Object.hasOwn(topLevelKeywords, keyword))
    return fault(path, { th: `${keyword} ใช้ได้กับฟิลด์ชั้นนอกเท่านั้น`, en: `${keyword} works on a field of the record only` });
  const isOwn = keyword.startsWith('x-');
  const known =
    depth > 0 ? [...Object.keys(descriptiveKeywords), ...standardKeywords] : [...fieldKeywords, ...standardKeywords];
  const { th, en } = suggestName(keyword, known);
  if (isOwn && en === '') return undefined;
  return fault(path, { th: `ไม่รู้จัก ${keyword}${th}`, en: `unknown keyword ${keyword}${en}` });
}
