import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { readExpression } from '../../condition/expression/readExpression.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import { join } from '../../condition/values/readJson.ts';
import { queryLimits } from '../sql/limits.ts';
import { expectFieldName, expectObject } from './expect.ts';
import type { Accumulator, AccumulatorName, Stage } from './stage.ts';

const names: readonly AccumulatorName[] = ['sum', 'avg', 'min', 'max', 'first', 'last', 'push', 'addToSet', 'count'];

/** Parses `{_id: key, total: {$sum: …}}`. */
export function readGroup(value: Json, at: string, variables: ReadonlySet<string>): Stage {
  const { _id, ...fields } = expectObject(value, at);
  if (_id === undefined) refuseQuery(at, { th: '$group ต้องมี _id', en: '$group takes an _id' });
  const entries = Object.entries(fields);
  if (entries.length > queryLimits.projectionFields) refuseQuery(at, { th: 'ฟิลด์มากเกินไป', en: 'too many fields' });
  const accumulators = entries.map(([field, source]) => {
    const path = join(at, field);
    return readAccumulator(expectFieldName(field, path), source, path, variables);
  });
  return { kind: 'group', key: readExpression(_id ?? null, join(at, '_id'), variables), accumulators };
}

function readAccumulator(field: string, source: Json, at: string, variables: ReadonlySet<string>): Accumulator {
  const [operator = '', ...others] = isJsonObject(source) ? Object.keys(source) : [];
  const name = names.find((each) => operator === `$${each}`);
  if (!name || others.length > 0 || !isJsonObject(source)) {
    return refuseQuery(at, {
      th: 'ตัวสะสมไม่ถูกต้อง',
      en: `an accumulator is one of ${names.map((each) => `$${each}`).join(', ')}`,
    });
  }
  if (name === 'count') {
    if (Object.keys(expectObject(source[operator], at)).length > 0)
      refuseQuery(at, { th: '$count รับ {}', en: '$count takes {}' });
    return { field, name, value: { kind: 'missing' } };
  }
  const place = join(at, operator);
  const value = source[operator] ?? null;
  if (isJsonObject(value) && typeof value.$formula === 'string' && Object.keys(value).length === 1)
    return { field, name, value: { kind: 'formula', source: value.$formula, at: join(place, '$formula') } };
  return { field, name, value: readExpression(value, place, variables) };
}
