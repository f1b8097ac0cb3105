import { findType } from 'sala/engine';
import type { Language } from 'sala/schemas';
import type { GridColumn } from '../columns.ts';
import { formatNumber } from '../formatValue.ts';
import type { Clause, Operator } from './clause.ts';

/** Several texts in one box: as they come from a sheet or a mail. */
export function takesList(column: GridColumn, operator: Operator): boolean {
  return (operator === 'in' || operator === 'nin') && (isText(column) || findType(column.type) !== undefined);
}

/** Amounts and numbers, which people write with separators. */
export function isNumeric({ kind, type }: GridColumn): boolean {
  return (kind === 'number' || kind === 'money') && !findType(type);
}

function isText({ kind }: GridColumn): boolean {
  return kind === 'text' || kind === 'link';
}

/** The values of a clause from what was typed. A number that is none stays as it was typed. */
export function readTypedValues(column: GridColumn | undefined, operator: Operator, typed: string[]): string[] {
  if (!column) return typed;
  if (takesList(column, operator)) return typed.flatMap((text) => text.split(/[,;、\n]/)).map((text) => text.trim());
  if (isNumeric(column)) return typed.map((text) => readTypedNumber(text) ?? text);
  return typed;
}

/** `1,250.50`, `฿1,250.50` and `๑,๒๕๐` as a number of the address; undefined where it is none. */
export function readTypedNumber(text: string): string | undefined {
  const plain = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).replace(/[\s,฿]/g, '');
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? plain : undefined;
}

/** A value as its box shows it. */
export function showTypedValue(column: GridColumn, { operator, values }: Clause, at: number, language: Language) {
  if (takesList(column, operator)) return values.join(', ');
  const value = values[at] ?? '';
  const number = isNumeric(column) ? readTypedNumber(value) : undefined;
  return number === undefined ? value : formatNumber(Number(number), language, 6);
}
