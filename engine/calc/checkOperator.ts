import { isDay } from '../content/isDay.ts';
import { nearestName } from '../content/nearestName.ts';
import { formulaInvalid } from './formula.errors.ts';
import type { BinaryOperator, FormulaNode } from './formulaNode.ts';
import { fits, nameType, type ValueType } from './values/valueType.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

const boolean: ValueType = { kind: 'boolean' };
const number: ValueType = { kind: 'number' };
const ordered = new Set(['number', 'text', 'date', 'moment', 'any', 'nothing']);

/** Checks that an operator can take its operands, and returns the type of its result. */
export function checkOperator(
  { start, end }: Place,
  operator: BinaryOperator | '!_' | '-_',
  operands: readonly FormulaNode[],
): FormulaNode {
  const [left, right] = operands;
  if (!left) throw new Error('an operator has an operand');
  const place = { start, end };
  if (operator === '!_') return { op: 'not', of: need(left, boolean, '!'), type: boolean, ...place };
  if (operator === '-_') return { op: 'minus', of: need(left, number, '-'), type: number, ...place };
  if (!right) throw new Error('this operator has two operands');
  return { op: 'binary', operator, ...checkBinary(place, operator, left, right), ...place };
}

type Sides = { left: FormulaNode; right: FormulaNode; type: ValueType };

function checkBinary(place: Place, operator: BinaryOperator, left: FormulaNode, right: FormulaNode): Sides {
  switch (operator) {
    case '&&':
    case '||':
      return { left: need(left, boolean, operator), right: need(right, boolean, operator), type: boolean };
    case '+':
      return checkPlus(place, left, right);
    case '-':
    case '*':
    case '/':
    case '%':
      return { left: need(left, number, operator), right: need(right, number, operator), type: number };
    case 'in':
      return checkIn(place, left, right);
    default:
      return checkComparison(place, operator, left, right);
  }
}

function checkPlus(place: Place, left: FormulaNode, right: FormulaNode): Sides {
  const kinds = [left.type.kind, right.type.kind];
  if (kinds.includes('text') && fits(left.type, { kind: 'text' }) && fits(right.type, { kind: 'text' }))
    return { left, right, type: { kind: 'text' } };
  if (kinds.includes('number') && fits(left.type, number) && fits(right.type, number))
    return { left, right, type: number };
  if (kinds.every((kind) => kind === 'any' || kind === 'nothing')) return { left, right, type: { kind: 'any' } };
  const [a, b] = [nameType(left.type), nameType(right.type)];
  throw formulaInvalid(place, {
    th: `+ ใช้กับ${a.th}และ${b.th}ไม่ได้ แปลงเป็นข้อความด้วย string(…) หรือใช้ addDays กับวันที่`,
    en: `+ cannot take ${a.en} and ${b.en}: make texts with string(…), move dates with addDays`,
  });
}

function checkIn(place: Place, left: FormulaNode, right: FormulaNode): Sides {
  if (right.type.kind === 'any') return { left, right, type: boolean };
  if (right.type.kind !== 'list' || !fits(left.type, right.type.items))
    throw formulaInvalid(place, {
      th: 'หลัง in ต้องเป็นรายการของค่าชนิดเดียวกัน',
      en: 'in needs a list of values of the same kind',
    });
  if (right.op === 'list') for (const item of right.items) checkChoice(left, item);
  return { left, right, type: boolean };
}

function checkComparison(place: Place, operator: string, first: FormulaNode, second: FormulaNode): Sides {
  const left = asDate(first, second.type);
  const right = asDate(second, first.type);
  const isEquality = operator === '==' || operator === '!=';
  const isComparable = isEquality
    ? !['list', 'object'].includes(left.type.kind) || right.type.kind === 'nothing'
    : ordered.has(left.type.kind) && ordered.has(right.type.kind);
  if (!isComparable || !fits(left.type, right.type)) {
    const [a, b] = [nameType(left.type), nameType(right.type)];
    throw formulaInvalid(place, {
      th: `เปรียบเทียบ${a.th}กับ${b.th}ด้วย ${operator} ไม่ได้`,
      en: `${operator} cannot compare ${a.en} with ${b.en}`,
    });
  }
  if (isEquality) {
    checkChoice(left, right);
    checkChoice(right, left);
  }
  return { left, right, type: boolean };
}

/** A day that is written as a text is a date where a date is expected. */
export function asDate(node: FormulaNode, wanted: ValueType): FormulaNode {
  const isText = node.op === 'literal' && typeof node.value === 'string';
  if (!isText || (wanted.kind !== 'date' && wanted.kind !== 'moment')) return node;
  const text = String(node.value);
  const isSound = wanted.kind === 'date' ? isDay(text) : !Number.isNaN(Date.parse(text));
  if (!isSound)
    throw formulaInvalid(node, {
      th: `"${text}" ไม่ใช่วันที่ เขียนเป็น "2026-12-31"`,
      en: `"${text}" is no date: write "2026-12-31"`,
    });
  return { ...node, type: wanted };
}

/** A field with a list of values is compared with one of them. */
function checkChoice({ type }: FormulaNode, other: FormulaNode): void {
  if (type.kind !== 'text' || !type.choices || other.op !== 'literal' || typeof other.value !== 'string') return;
  if (type.choices.includes(other.value) || other.value === '') return;
  throw formulaInvalid(
    other,
    { th: `ไม่มีตัวเลือก "${other.value}"`, en: `"${other.value}" is none of its values` },
    nearestName(other.value, type.choices) ?? type.choices.slice(0, 5).join(', '),
  );
}

function need(node: FormulaNode, type: ValueType, operator: string): FormulaNode {
  if (fits(node.type, type)) return node;
  throw formulaInvalid(node, {
    th: `${operator} ต้องการ${nameType(type).th} แต่ได้${nameType(node.type).th}`,
    en: `${operator} needs ${nameType(type).en}, and this is ${nameType(node.type).en}`,
  });
}
