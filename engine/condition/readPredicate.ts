import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { readDuration } from '../content/duration.ts';
import { suggestName } from '../content/nearestName.ts';
import type { CompareOperator, Filter, Predicate, TypeName } from './conditionTree.ts';
import { parsePattern } from './pattern/parsePattern.ts';
import { refuseQuery } from './values/condition.errors.ts';
import { conditionLimits } from './values/conditionLimits.ts';
import { isPlace } from './values/measure.ts';
import { join } from './values/readJson.ts';
import { splitSearchWords } from './values/searchText.ts';

type ReadFilter = (source: JsonObject, path: string) => Filter;

interface Place {
  at: string;
  /** The object that contains the operator, for `$regex` and its `$options`. */
  siblings: JsonObject;
  readFilter: ReadFilter;
}

type ReadOperator = (value: Json, place: Place) => Predicate;

const nothing: Predicate = { kind: 'in', values: [] };
const number: readonly TypeName[] = ['number'];
const typeNames: Readonly<Record<string, readonly TypeName[]>> = {
  number,
  double: number,
  decimal: number,
  int: ['int'],
  long: ['int'],
  string: ['string'],
  object: ['object'],
  array: ['array'],
  bool: ['bool'],
  boolean: ['bool'],
  null: ['null'],
};

const operators: Readonly<Record<string, ReadOperator>> = {
  $eq: (value) => ({ kind: 'equal', value }),
  $ne: (value) => not({ kind: 'equal', value }),
  $gt: (value) => compare('gt', value),
  $gte: (value) => compare('gte', value),
  $lt: (value) => compare('lt', value),
  $lte: (value) => compare('lte', value),
  $in: (value, { at }) => ({ kind: 'in', values: expectList(value, at) }),
  $nin: (value, { at }) => not({ kind: 'in', values: expectList(value, at) }),
  $all: readAll,
  $exists: (value, { at }) => {
    if (value === true || value === 1) return { kind: 'exists' };
    if (value === false || value === 0) return not({ kind: 'exists' });
    return refuseQuery(at, { th: '$exists ต้องเป็น true หรือ false', en: '$exists takes true or false' });
  },
  $type: (value, { at }) => ({ kind: 'type', types: readTypes(value, at) }),
  $regex: (value, { at, siblings }) => {
    const options = siblings.$options ?? '';
    if (typeof value !== 'string' || typeof options !== 'string') {
      return refuseQuery(at, { th: '$regex และ $options ต้องเป็นข้อความ', en: '$regex and $options take texts' });
    }
    return { kind: 'pattern', pattern: parsePattern(value, options, at) };
  },
  $size: (value, { at }) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return { kind: 'size', size: value };
    return refuseQuery(at, { th: '$size ต้องเป็นจำนวนเต็ม', en: '$size takes a whole number' });
  },
  $mod: readMod,
  $duration: readDurations,
  $near: readNear,
  $elemMatch: readElement,
  $search: (value, { at }) => {
    if (typeof value === 'string') return { kind: 'search', words: splitSearchWords(value) };
    return refuseQuery(at, { th: '$search ต้องเป็นข้อความ', en: '$search takes a text' });
  },
  $not: (value, { at, readFilter }) => {
    if (isJsonObject(value) && isOperatorObject(value, at)) return not(readPredicate(value, at, readFilter));
    return refuseQuery(at, { th: '$not ต้องมีเงื่อนไข', en: '$not takes an object of operators' });
  },
};

/** Parses the predicate on one field: an object of operators, or a value to be equal to. */
export function readPredicate(value: Json, at: string, readFilter: ReadFilter): Predicate {
  if (!isJsonObject(value) || !isOperatorObject(value, at)) return { kind: 'equal', value };
  if ('$options' in value && !('$regex' in value)) {
    refuseQuery(at, { th: '$options ต้องมากับ $regex', en: '$options without $regex' });
  }
  const tests: Predicate[] = [];
  for (const [operator, operand] of Object.entries(value)) {
    if (operator === '$options') continue;
    const read = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
    if (!read) return refuseOperator(operator, at);
    tests.push(read(operand, { at: join(at, operator), siblings: value, readFilter }));
  }
  const [only] = tests;
  return tests.length === 1 && only ? only : { kind: 'all', tests };
}

function isOperatorObject(value: JsonObject, at: string): boolean {
  const keys = Object.keys(value);
  const count = keys.filter((key) => key.startsWith('$')).length;
  const astray = keys.find((key) => key.indexOf('$') > 0);
  if (astray !== undefined) return refuseOperator(astray, at);
  if (count === 0) return false;
  if (count === keys.length) return true;
  return refuseQuery(at, { th: 'ปนเงื่อนไขกับค่า', en: 'operators and plain fields mixed' });
}

function refuseOperator(written: string, at: string): never {
  const { th, en } = suggestName(written, Object.keys(operators));
  return refuseQuery(join(at, written), { th: `ไม่รู้จัก ${written}${th}`, en: `unknown operator ${written}${en}` });
}

function not(test: Predicate): Predicate {
  return { kind: 'not', test };
}

/** As in MongoDB, a range matches only values of the same type; null equals only itself. */
function compare(operator: CompareOperator, value: Json): Predicate {
  if (value === null) return operator === 'gte' || operator === 'lte' ? { kind: 'equal', value } : nothing;
  return typeof value === 'object' ? nothing : { kind: 'compare', operator, value };
}

function expectList(value: Json, at: string): Json[] {
  if (!Array.isArray(value)) return refuseQuery(at, { th: 'ต้องเป็นรายการ', en: 'it takes a list' });
  if (value.length <= conditionLimits.listLength) return value;
  return refuseQuery(at, { th: 'รายการยาวเกินไป', en: `a list longer than ${conditionLimits.listLength}` });
}

function readAll(value: Json, { at, readFilter }: Place): Predicate {
  const items = expectList(value, at);
  if (items.length === 0) return nothing;
  const tests = items.map((item, index): Predicate => {
    const isElement = isJsonObject(item) && Object.keys(item).length === 1 && '$elemMatch' in item;
    return isElement ? readPredicate(item, join(at, String(index)), readFilter) : { kind: 'equal', value: item };
  });
  return { kind: 'all', tests };
}

function readTypes(value: Json, at: string): TypeName[] {
  const names = Array.isArray(value) ? value : [value];
  return names.flatMap((name) => {
    const types = typeof name === 'string' && Object.hasOwn(typeNames, name) ? typeNames[name] : undefined;
    return types ?? refuseQuery(at, { th: 'ไม่รู้จักชนิดข้อมูล', en: 'an unknown type' });
  });
}

function readMod(value: Json, { at }: Place): Predicate {
  const [divisor, remainder] = Array.isArray(value) && value.length === 2 ? value : [];
  const areSound = [divisor, remainder].every((part) => Number.isSafeInteger(part)) && divisor !== 0;
  if (areSound && typeof divisor === 'number' && typeof remainder === 'number')
    return { kind: 'mod', divisor, remainder };
  return refuseQuery(at, { th: '$mod ต้องเป็น [ตัวหาร, เศษ]', en: '$mod takes [divisor, remainder], whole numbers' });
}

const comparisons: Readonly<Record<string, CompareOperator | 'equal'>> = {
  $eq: 'equal',
  $gt: 'gt',
  $gte: 'gte',
  $lt: 'lt',
  $lte: 'lte',
};

/** `{$duration: {$gte: "PT1H30M"}}`: by their length, whatever their spelling. */
function readDurations(value: Json, { at }: Place): Predicate {
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  const tests = entries.map(([name, text]): Predicate => {
    const operator = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined;
    const length = typeof text === 'string' ? readDuration(text) : undefined;
    if (operator && length !== undefined)
      return { kind: 'measure', measure: { kind: 'duration' }, operator, value: length };
    return refuseQuery(join(at, name), {
      th: 'ต้องเป็น $eq $gt $gte $lt หรือ $lte กับระยะเวลา เช่น PT1H30M',
      en: '$duration takes $eq, $gt, $gte, $lt or $lte with a duration such as PT1H30M',
    });
  });
  const [only] = tests;
  if (!only) return refuseQuery(at, { th: '$duration ต้องเป็นออบเจ็กต์', en: '$duration takes an object' });
  return tests.length === 1 ? only : { kind: 'all', tests };
}

/** `{$near: {lat: 13.75, lon: 100.5, within: 5000}}`: no more metres away. */
function readNear(value: Json, { at }: Place): Predicate {
  const { within, ...place } = isJsonObject(value) ? value : {};
  if (isPlace(place) && typeof within === 'number' && within >= 0)
    return {
      kind: 'measure',
      measure: { kind: 'distance', lat: place.lat, lon: place.lon },
      operator: 'lte',
      value: within,
    };
  return refuseQuery(at, {
    th: '$near ต้องมี lat, lon และ within (เมตร)',
    en: '$near takes lat, lon and within (metres)',
  });
}

/** With operators only (`{$gt: 1}`) it applies to elements as values; otherwise to elements as objects with fields. */
function readElement(value: Json, { at, readFilter }: Place): Predicate {
  if (!isJsonObject(value))
    return refuseQuery(at, { th: '$elemMatch ต้องเป็นออบเจ็กต์', en: '$elemMatch takes an object' });
  const keys = Object.keys(value);
  const isValueTest = keys.length > 0 && keys.every((key) => Object.hasOwn(operators, key) || key === '$options');
  if (isValueTest) return { kind: 'elementValue', test: readPredicate(value, at, readFilter) };
  if (keys.some((key) => key === '$text' || key === '$search')) {
    refuseQuery(at, { th: 'ค้นหาข้อความใน $elemMatch ไม่ได้', en: 'no text search inside $elemMatch' });
  }
  return { kind: 'element', filter: readFilter(value, at) };
}
