import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { parsePattern } from '../pattern/parsePattern.ts';
import { refuseQuery } from '../values/condition.errors.ts';
import { join } from '../values/readJson.ts';
import type { CallSettings, DateUnit, FormatPart } from './expressionTree.ts';
import type { OperatorName } from './operators.ts';

interface Call {
  operands: Json[];
  settings: CallSettings;
}

type Read = (value: Json, at: string) => Call;

const units: readonly DateUnit[] = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
];
const specifiers = 'YmdHMSLjuwVGzZ%';
const zones: Readonly<Record<string, number>> = { UTC: 0, GMT: 0, Z: 0, 'Asia/Bangkok': 420 };
const isoFormat = '%Y-%m-%dT%H:%M:%S.%LZ';

const datePart: Read = (value, at) => {
  if (!isJsonObject(value) || !('date' in value)) return { operands: unwrap(value), settings: { offset: 0 } };
  const source = expectKeys(value, at, ['date', 'timezone']);
  return { operands: [source.date ?? null], settings: { offset: readOffset(source.timezone, at) } };
};

const trim: Read = (value, at) => {
  const source = expectKeys(value, at, ['input', 'chars']);
  const input = source.input ?? null;
  return { operands: source.chars === undefined ? [input] : [input, source.chars], settings: {} };
};

const replace: Read = (value, at) => {
  const { input = null, find = null, replacement = null } = expectKeys(value, at, ['input', 'find', 'replacement']);
  return { operands: [input, find, replacement], settings: {} };
};

const rounding: Read = (value, at) => {
  const [operand = null, places = 0, ...more] = Array.isArray(value) ? value : [value];
  if (typeof places !== 'number' || !Number.isInteger(places) || Math.abs(places) > 15 || more.length > 0) {
    return refuseQuery(at, { th: 'จำนวนทศนิยมต้องเป็น -15 ถึง 15', en: 'the number of places is written as -15 to 15' });
  }
  return { operands: [operand], settings: { places } };
};

const readers: Readonly<Partial<Record<OperatorName, Read>>> = {
  trim,
  ltrim: trim,
  rtrim: trim,
  replaceOne: replace,
  replaceAll: replace,
  round: rounding,
  trunc: rounding,
  regexMatch(value, at) {
    const { input = null, regex, options = '' } = expectKeys(value, at, ['input', 'regex', 'options']);
    if (typeof regex !== 'string' || typeof options !== 'string') {
      return refuseQuery(at, { th: 'regex ต้องเป็นข้อความ', en: 'regex and options are written texts' });
    }
    return { operands: [input], settings: { pattern: parsePattern(regex, options, join(at, 'regex')) } };
  },
  year: datePart,
  month: datePart,
  dayOfMonth: datePart,
  dayOfWeek: datePart,
  dayOfYear: datePart,
  isoWeek: datePart,
  isoWeekYear: datePart,
  hour: datePart,
  minute: datePart,
  second: datePart,
  millisecond: datePart,
  dateToString(value, at) {
    const source = expectKeys(value, at, ['date', 'format', 'timezone']);
    const format = readFormat(source.format ?? isoFormat, join(at, 'format'));
    return { operands: [source.date ?? null], settings: { offset: readOffset(source.timezone, at), format } };
  },
  dateTrunc(value, at) {
    const source = expectKeys(value, at, ['date', 'unit', 'timezone', 'startOfWeek']);
    return { operands: [source.date ?? null], settings: readUnit(source, at) };
  },
  dateDiff(value, at) {
    const source = expectKeys(value, at, ['startDate', 'endDate', 'unit', 'timezone', 'startOfWeek']);
    return { operands: [source.startDate ?? null, source.endDate ?? null], settings: readUnit(source, at) };
  },
  dateAdd(value, at) {
    const source = expectKeys(value, at, ['startDate', 'unit', 'amount', 'timezone']);
    return { operands: [source.startDate ?? null, source.amount ?? null], settings: readUnit(source, at) };
  },
};

/** Whether the operator takes named arguments, or some that must be literal. */
export function isSettingOperator(operator: OperatorName): boolean {
  return Object.hasOwn(readers, operator);
}

/** The computed arguments of such an operator, in order, and its settings. */
export function readSettings(operator: OperatorName, value: Json, at: string): Call {
  return readers[operator]?.(value, at) ?? { operands: unwrap(value), settings: {} };
}

function readUnit(source: JsonObject, at: string): CallSettings {
  const unit = units.find((each) => each === source.unit);
  if (!unit) return refuseQuery(join(at, 'unit'), { th: 'หน่วยเวลาไม่ถูกต้อง', en: `unit is one of ${units.join(', ')}` });
  const start = source.startOfWeek ?? 'sunday';
  if (start !== 'sunday' && start !== 'monday') {
    refuseQuery(join(at, 'startOfWeek'), { th: 'วันเริ่มสัปดาห์ไม่ถูกต้อง', en: 'startOfWeek is sunday or monday' });
  }
  return { unit, offset: readOffset(source.timezone, at), mondayFirst: start === 'monday' };
}

function readOffset(zone: Json | undefined, at: string): number {
  if (zone === undefined || zone === null) return 0;
  if (typeof zone === 'string') {
    if (Object.hasOwn(zones, zone)) return zones[zone] ?? 0;
    const found = /^([+-])(0\d|1[0-4]):?([0-5]\d)$/.exec(zone);
    if (found) return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]));
  }
  return refuseQuery(join(at, 'timezone'), { th: 'เขตเวลาไม่รองรับ', en: 'timezone is UTC, Asia/Bangkok or +hh:mm' });
}

function readFormat(format: Json, at: string): FormatPart[] {
  if (typeof format !== 'string' || format.length > 100)
    return refuseQuery(at, { th: 'รูปแบบวันที่ไม่ถูกต้อง', en: 'not a format' });
  return (format.match(/%.?|[^%]+/gsu) ?? []).map((part): FormatPart => {
    if (!part.startsWith('%')) return { text: part };
    const specifier = part.slice(1);
    if (specifier === '%') return { text: '%' };
    if (specifier !== '' && specifiers.includes(specifier)) return { specifier };
    return refuseQuery(at, { th: `ไม่รู้จัก ${part}`, en: `unknown specifier ${part}` });
  });
}

function unwrap(value: Json): Json[] {
  return Array.isArray(value) ? value : [value];
}

function expectKeys(value: Json, at: string, keys: readonly string[]): JsonObject {
  if (!isJsonObject(value)) return refuseQuery(at, { th: 'ต้องเป็นออบเจ็กต์', en: `it takes ${keys.join(', ')}` });
  const strange = Object.keys(value).find((key) => !keys.includes(key));
  if (strange !== undefined) refuseQuery(join(at, strange), { th: 'ไม่รู้จักตัวเลือกนี้', en: `it takes ${keys.join(', ')}` });
  return value;
}
