import { rollupOperators } from '../../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Collection, CollectionField, CollectionRollup } from '../../collection/compiled/collection.ts';
import { checkRollupWhere } from './checkRollupWhere.ts';
import { orderRollups, type PlacedRollup } from './orderRollups.ts';
import type { KnownCollections } from './relatedCollection.ts';
import { rollupFault, unknownName } from './rollupFault.ts';

/** Faults of the roll-ups of one collection among those it lives with, circles included. */
export function checkRollups(holder: Collection, known: KnownCollections): ErrorDetail[] {
  const faults = holder.rollups.flatMap((rollup) => checkRollup(holder, rollup, known));
  if (faults.length > 0 || holder.rollups.length === 0) return faults;
  const all: PlacedRollup[] = [...known.values()].flatMap(({ collection }) =>
    collection.rollups.map((rollup) => ({ holder: collection, rollup })),
  );
  const ordered = new Set(orderRollups(all, (name) => known.get(name)?.collection).map(({ rollup }) => rollup));
  return holder.rollups
    .filter((rollup) => !ordered.has(rollup))
    .map(({ field }) =>
      rollupFault(field, {
        th: 'คำนวณจากตัวเองเป็นวง',
        en: 'is computed from itself in a circle: break it at one field',
      }),
    );
}

function checkRollup(holder: Collection, rollup: CollectionRollup, known: KnownCollections): ErrorDetail[] {
  const { field, collection: name, op } = rollup;
  const related = known.get(name);
  if (!related) return [unknownName(field, 'collection', name, known.keys())];
  if (!rollupOperators.includes(op)) return [unknownName(field, 'op', String(op), rollupOperators)];
  if (isServersOwn(related.collection))
    return [rollupFault(field, { th: `${name} เขียนโดยเซิร์ฟเวอร์เอง`, en: `${name} is written by the server itself` })];
  return [
    ...checkBy(holder, rollup, related.collection),
    ...checkOf(holder, rollup, related.collection),
    ...checkHolder(holder, rollup),
    ...checkRollupWhere(rollup, related),
  ];
}

function isServersOwn({ core, schema }: Collection): boolean {
  return core !== undefined || schema['x-serves'] === 'number_sequences' || schema['x-serves'] === 'notifications';
}

/** The reference must lead back here, and be found quickly. */
function checkBy(holder: Collection, { field, by }: CollectionRollup, related: Collection): ErrorDetail[] {
  const reference = related.fields.get(by);
  if (!reference) return [unknownName(field, 'by', by, related.fields.keys())];
  const leads = related.references.some(
    ({ path, collection }) => path.length === 1 && path[0] === by && collection === holder.name,
  );
  if (!leads || reference.type !== 'string')
    return [
      rollupFault(field, {
        th: `${related.name}.${by} ต้องเป็นข้อความที่มี "x-ref": "${holder.name}"`,
        en: `${related.name}.${by} must be a text with "x-ref": "${holder.name}"`,
      }),
    ];
  if (!reference.column)
    return [
      rollupFault(field, {
        th: `${related.name}.${by} ต้องมี "x-index": true`,
        en: `${related.name}.${by} needs "x-index": true`,
      }),
    ];
  return [];
}

function checkOf(holder: Collection, { field, of, op }: CollectionRollup, related: Collection): ErrorDetail[] {
  const own = holder.fields.get(field);
  const isNumber = own?.type === 'number' || own?.type === 'integer';
  if (op === 'count') {
    if (of !== undefined)
      return [rollupFault(field, { th: 'count ไม่ใช้ field', en: 'count takes no "field": use "where"' })];
    return isNumber ? [] : [rollupFault(field, { th: 'ต้องเป็น integer', en: 'must be of type integer' })];
  }
  if (of === undefined) return [rollupFault(field, { th: `${op} ต้องมี field`, en: `${op} needs a "field"` })];
  const source = related.fields.get(of);
  if (!source) return [unknownName(field, 'field', of, related.fields.keys())];
  const allowed = op === 'sum' ? ['number', 'integer'] : ['number', 'integer', 'date'];
  if (!allowed.includes(source.type))
    return [
      rollupFault(field, {
        th: `${op} ใช้กับ ${related.name}.${of} ชนิด ${source.type} ไม่ได้`,
        en: `${op} cannot use ${related.name}.${of} of type ${source.type}, only ${allowed.join(', ')}`,
      }),
    ];
  return own && canHold(own, source)
    ? []
    : [
        rollupFault(field, {
          th: `ต้องเป็นชนิดเดียวกับ ${related.name}.${of}`,
          en: `must be of the type and format of ${related.name}.${of}`,
        }),
      ];
}

function canHold(own: CollectionField, source: CollectionField): boolean {
  if (own.type === 'number') return source.type === 'number' || source.type === 'integer';
  return own.type === source.type && own.schema.format === source.schema.format;
}

/** What would fill the field in another way. */
function checkHolder(holder: Collection, { field }: CollectionRollup): ErrorDetail[] {
  const schema = holder.fields.get(field)?.schema ?? {};
  return (['x-unique', 'x-sequence', 'default'] as const)
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => rollupFault(field, { th: `ใช้ร่วมกับ ${keyword} ไม่ได้`, en: `cannot stand beside ${keyword}` }));
}
