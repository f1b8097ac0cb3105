import type { Condition } from '../../../../schemas/condition.ts';
import type { Json } from '../../../../schemas/json.ts';
import type { FieldQuestion } from './fieldType.ts';

/** `{$gte, $lte}` of the ends that can be read; undefined without one. */
export function rangeCondition(
  { from, to }: FieldQuestion,
  read: (text: string) => Json | undefined,
): Condition | undefined {
  const [least, most] = [from, to].map((end) => (end.trim() === '' ? undefined : read(end)));
  if (least === undefined && most === undefined) return undefined;
  return { ...(least !== undefined && { $gte: least }), ...(most !== undefined && { $lte: most }) };
}
