import { type ApprovalRule, type ApprovalTier, unapprovable } from '../../schemas/collection/approval.ts';
import type { CollectionSchema } from '../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import { roleNames } from '../../schemas/people/roles.ts';
import type { Text } from '../../schemas/text.ts';
import { levelField } from './approval.ts';
import { fault } from './collection.errors.ts';

const aboveAll: Text = { th: 'เกินวงเงินทุกระดับ', en: 'Above every level' };

/** The schema with the tiers that a site decided itself; its formula of `approval_level` follows from them. */
export function withTiers(schema: CollectionSchema, tiers: ApprovalTier[]): CollectionSchema {
  const { 'x-approval': rule, properties } = schema;
  const field = properties[levelField];
  if (!rule || !field) return schema;
  const choices = (field.enum ?? []).map(String);
  const above = isUnlimited(rule, tiers.at(-1)) || choices.includes(unapprovable) ? [] : [unapprovable];
  const titles = { ...field['x-enum-titles'], ...(above.length > 0 && { [unapprovable]: aboveAll }) };
  return {
    ...schema,
    'x-approval': { ...rule, tiers },
    properties: { ...properties, [levelField]: { ...field, enum: [...choices, ...above], 'x-enum-titles': titles } },
  };
}

/** What is wrong with the tiers that a site wants: levels of the declaration in its order, roles, and limits that never fall. */
export function checkOwnTiers(rule: ApprovalRule, tiers: readonly ApprovalTier[]): ErrorDetail[] {
  const levels = rule.tiers.map(({ level }) => level);
  const places = tiers.map(({ level }) => levels.indexOf(level));
  const isOrdered = places.every((place, index) => place > (places[index - 1] ?? -1));
  const wrongOrder = { th: 'ต้องเป็นระดับที่มีอยู่ ตามลำดับเดิม', en: 'must be levels of the declaration, in its order' };
  return [
    ...(tiers.length > 0 && isOrdered ? [] : [fault('tiers', wrongOrder)]),
    ...tiers.flatMap((tier, index) => checkTier(rule, tier, { path: `tiers.${index}`, below: tiers.slice(0, index) })),
  ];
}

function checkTier(
  { measures }: ApprovalRule,
  { roles, limits = {} }: ApprovalTier,
  { path, below }: { path: string; below: readonly ApprovalTier[] },
): ErrorDetail[] {
  const known = roles.length > 0 && roles.every((role) => role !== 'public' && roleNames.includes(role));
  return [
    ...(known ? [] : [fault(`${path}.roles`, { th: 'ต้องมีบทบาทอย่างน้อยหนึ่งบทบาท', en: 'needs at least one role' })]),
    ...Object.entries(limits).flatMap(([measure, limit]) => {
      const at = `${path}.limits.${measure}`;
      if (!Object.hasOwn(measures, measure)) return [fault(at, { th: 'ไม่มีสิ่งที่วัดนี้', en: 'is not measured' })];
      if (!Number.isFinite(limit) || limit < 0)
        return [fault(at, { th: 'ต้องเป็นจำนวนตั้งแต่ 0', en: 'must be a number from 0' })];
      const falls = below.some((one) => (one.limits?.[measure] ?? 0) > limit);
      return falls ? [fault(at, fallsText)] : [];
    }),
    ...Object.keys(measures).flatMap((measure) =>
      limits[measure] === undefined || below.every((one) => one.limits?.[measure] !== undefined)
        ? []
        : [fault(`${path}.limits.${measure}`, fallsText)],
    ),
  ];
}

const fallsText: Text = {
  th: 'วงเงินของระดับที่สูงกว่าต้องไม่น้อยกว่าระดับล่าง',
  en: 'must not be less than what a lower level may',
};

function isUnlimited({ measures }: ApprovalRule, highest: ApprovalTier | undefined): boolean {
  return Object.keys(measures).every((measure) => highest?.limits?.[measure] === undefined);
}
