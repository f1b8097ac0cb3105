import type { Json } from '../../../schemas/json.ts';
import { refuseQuery } from '../condition.errors.ts';
import type { Expression } from './expressionTree.ts';

/** Reads an expression whose JSON is already proven sound. */
export function readExpression(value: Json, at: string): Expression {
  if (typeof value !== 'object') return { kind: 'literal', value };
  return refuseQuery(at, { th: 'ยังไม่รองรับ', en: 'not supported' });
}
