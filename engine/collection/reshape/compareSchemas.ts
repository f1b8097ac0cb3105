import type { CollectionSchema, FieldSchema } from '../../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { readFieldType } from '../compiled/readFieldType.ts';
import { dataWouldBeLost, fault } from '../terms/collection.errors.ts';

export interface SchemaDifference {
  /** New fields. */
  added: string[];
  /** Rules that stored records may break: such records stay unchanged and must be corrected when they are edited. */
  cautions: ErrorDetail[];
}

/**
 * The changes from one schema to another. Throws `data_would_be_lost` with every field whose stored data would become
 * unreachable.
 */
export function compareSchemas(before: CollectionSchema, after: CollectionSchema): SchemaDifference {
  const losses = findLosses(before, after);
  if (losses.length > 0) {
    const fields = losses.map(({ path }) => path).join(', ');
    throw dataWouldBeLost({ name: before.name, fields }, losses);
  }
  return {
    added: Object.keys(after.properties).filter((name) => !Object.hasOwn(before.properties, name)),
    cautions: findCautions(before, after),
  };
}

/** Fields whose stored values would be unreachable or unreadable under the new schema. */
export function findLosses(before: CollectionSchema, after: CollectionSchema): ErrorDetail[] {
  if (before.name !== after.name)
    return [fault('name', { th: 'เปลี่ยนชื่อคอลเลกชันไม่ได้', en: 'a collection keeps its name' })];
  return listShared(before, after).flatMap(({ name, old, next }) => {
    if (!next) return [fault(name, { th: 'ลบฟิลด์นี้ไม่ได้', en: 'this field would be removed' })];
    const losses: ErrorDetail[] = [];
    const [from, to] = [readFieldType(old), readFieldType(next)];
    if (!canHold(from, to))
      losses.push(
        fault(name, { th: `เปลี่ยนชนิดจาก ${from} เป็น ${to} ไม่ได้`, en: `its type would change from ${from} to ${to}` }),
      );
    if (old['x-secret'] && !next['x-secret'])
      losses.push(fault(name, { th: 'เปิดเผยฟิลด์ลับไม่ได้', en: 'a secret field would be revealed' }));
    return losses;
  });
}

function findCautions(before: CollectionSchema, after: CollectionSchema): ErrorDetail[] {
  const wasRequired = new Set(before.required ?? []);
  const required = (after.required ?? []).filter((name) => !wasRequired.has(name));
  const narrowed = listShared(before, after).flatMap(({ name, old, next }) => [
    ...(next?.['x-unique'] && !old['x-unique']
      ? [fault(name, { th: 'ค่าที่ซ้ำกันอยู่แล้วจะทำให้เปลี่ยนไม่ได้', en: 'values that are double now will stand against it' })]
      : []),
    ...(next && isNarrower(old, next)
      ? [fault(name, { th: 'ค่าเดิมบางค่าอาจไม่ถูกต้องอีกต่อไป', en: 'some stored values may no longer be valid' })]
      : []),
  ]);
  return [
    ...required.map((name) => fault(name, { th: 'รายการเดิมอาจยังไม่มีข้อมูลนี้', en: 'stored records may lack this field' })),
    ...narrowed,
  ];
}

function listShared(before: CollectionSchema, after: CollectionSchema) {
  return Object.entries(before.properties).map(([name, old]) => ({
    name,
    old,
    next: Object.hasOwn(after.properties, name) ? after.properties[name] : undefined,
  }));
}

/** Whether values of one type can be read as another. An indexed column keeps its type, so only these pairs can. */
function canHold(from: string, to: string): boolean {
  return from === to || to === 'any' || (from === 'integer' && to === 'number') || (from === 'date' && to === 'string');
}

function isNarrower(old: FieldSchema, next: FieldSchema): boolean {
  const allowed = next.enum && new Set(next.enum);
  if (allowed && !old.enum?.every((value) => allowed.has(value))) return true;
  const isRaised = (['minimum', 'minLength', 'minItems'] as const).some(
    (bound) => (next[bound] ?? Number.NEGATIVE_INFINITY) > (old[bound] ?? Number.NEGATIVE_INFINITY),
  );
  const isLowered = (['maximum', 'maxLength', 'maxItems'] as const).some(
    (bound) => (next[bound] ?? Number.POSITIVE_INFINITY) < (old[bound] ?? Number.POSITIVE_INFINITY),
  );
  return isRaised || isLowered || (next.pattern !== undefined && next.pattern !== old.pattern);
}
