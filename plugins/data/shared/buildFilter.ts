import { findType } from 'sala/engine';
import type { Json, JsonObject } from 'sala/schemas';
import type { GridColumn } from './columns.ts';
import { splitRange } from './listAddress.ts';
import { addDays, isDay, startOfDay } from './timeZone.ts';

/** The condition of a column filter; undefined where it does not fit the kind of column. */
export function buildFilter(column: GridColumn, text: string, offset: string): JsonObject | undefined {
  const { field } = column;
  const used = findType(column.type);
  if (used) return used.type.filter?.where(field, { text, ...splitRange(text) }, used.settings);
  switch (column.kind) {
    case 'number':
    case 'money':
      return test(field, readNumberRange(text));
    case 'date':
      return test(
        field,
        readDayRange(text, (day) => day),
      );
    case 'datetime':
      return test(
        field,
        readDayRange(text, (day) => startOfDay(day, offset)),
      );
    case 'status':
    case 'choice': {
      const known = new Set(column.choices?.map(({ value }) => value));
      const wanted = text.split(',').filter((value) => known.has(value));
      return wanted.length > 0 ? { [field]: { $in: wanted } } : undefined;
    }
    case 'boolean':
      if (text === 'true') return { [field]: true };
      return text === 'false' ? { [field]: { $ne: true } } : undefined;
    case 'image':
    case 'reference':
      return undefined;
    default:
      return { [field]: { $regex: escapePattern(text), $options: 'i' } };
  }
}

function test(field: string, range: { [operator: string]: Json } | undefined): JsonObject | undefined {
  return range && Object.keys(range).length > 0 ? { [field]: range } : undefined;
}

function readNumberRange(text: string): JsonObject {
  const { from, to } = splitRange(text);
  return {
    ...(isNumber(from) ? { $gte: Number(from) } : {}),
    ...(isNumber(to) ? { $lte: Number(to) } : {}),
  };
}

/** The last day is included: the condition is less than the day after it. */
function readDayRange(text: string, toValue: (day: string) => string): JsonObject {
  const { from, to } = splitRange(text);
  return {
    ...(isDay(from) ? { $gte: toValue(from) } : {}),
    ...(isDay(to) ? { $lt: toValue(addDays(to, 1)) } : {}),
  };
}

function isNumber(text: string): boolean {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
