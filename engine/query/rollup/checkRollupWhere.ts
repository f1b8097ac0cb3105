import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../../schemas/json.ts';
import type { CollectionRollup } from '../../collection/compiled/collection.ts';
import { listConditionFields, listTestedTexts } from './listConditionFields.ts';
import type { RelatedCollection } from './relatedCollection.ts';
import { rollupFault, unknownName } from './rollupFault.ts';

/** System fields that stay as they are between two changes that people make. */
const steady = ['id', 'state', 'created_at', 'created_by'];
const variable = /^\$(now|NOW|today|(user|site|form|route|record|item)\..+)$/;

/** Everybody sees one stored value, so a condition may depend on the related record alone. */
export function checkRollupWhere(
  { field, where }: CollectionRollup,
  { collection, states }: RelatedCollection,
): ErrorDetail[] {
  if (!where) return [];
  if (contains(where, (key) => key === '$expr' || key === '$search' || key === '$text'))
    return [rollupFault(field, { th: 'where ใช้ $expr และ $search ไม่ได้', en: 'where takes no $expr and no $search' })];
  if (contains(where, (_, value) => typeof value === 'string' && variable.test(value)))
    return [
      rollupFault(field, {
        th: 'where ใช้ตัวแปรไม่ได้ เพราะทุกคนเห็นค่าเดียวกัน',
        en: 'where takes no variables: everybody sees the same value',
      }),
    ];
  return listConditionFields(where).flatMap(({ field: tested, test }) => {
    if (tested === 'state')
      return listTestedTexts(test)
        .filter((state) => states && !states.includes(state))
        .map((state) => unknownName(field, 'state', state, states ?? []));
    const isKnown = steady.includes(tested) || collection.fields.has(tested);
    return isKnown ? [] : [unknownName(field, 'field', tested, [...steady, ...collection.fields.keys()])];
  });
}

function contains(value: Json, test: (key: string, value: Json) => boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => test('', item) || contains(item, test));
  return isJsonObject(value) && Object.entries(value).some(([key, item]) => test(key, item) || contains(item, test));
}
