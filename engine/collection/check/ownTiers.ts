import { type ApprovalRule, type ApprovalTier, unapprovable } from '../../../schemas/collection/approval.ts';
import type { CollectionSchema } from '../../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { roleNames } from '../../../schemas/people/roles.ts';
import type { Text } from '../../../schemas/text.ts';
import { fault } from '../terms/collection.errors.ts';
import { levelField } from './approval.ts';

const aboveAll: Text = { th: 'เกินวงเงินทุกระดับ', en: 'Above every level' };
const levelName = /^[a-z][a-z0-9_]{0,59}$/;

/** The schema with the tiers that a site decided itself; its formula of `approval_level` follows from them. */
export function withTiers(schema: CollectionSchema, tiers: ApprovalTier[]): CollectionSchema {
  const { 'x-approval': rule, properties } = schema;
  const field = properties[levelField];
  if (!rule || !field) return schema;
  const choices = (field.enum ?? []).map(String);
  const added = tiers.filter(({ level }) => !choices.includes(level));
  const above = isUnlimited(rule, tiers.at(-1)) || choices.includes(unapprovable) ? [] : [unapprovable];
  const titles = {
    ...field['x-enum-titles'],
    ...Object.fromEntries(added.map(({ level, title }) => [level, title ?? { th: level, en: level }])),
    ...(above.length > 0 && { [unapprovable]: aboveAll }),
  };
  const levels = [...choices, ...added.map(({ level }) => level), ...above];
  return {
    ...schema,
    'x-approval': { ...rule, tiers },
    properties: { ...properties, [levelField]: { ...field, enum: levels, 'x-enum-titles': titles } },
  };
}

/**
 * What is wrong with the tiers that a site wants: levels of the declaration in its order, between and above them those that the site
 * added, and limits that never fall. Where `ownRoles` are given, those of the site, roles must be there, too.
 */
export function checkOwnTiers(
  rule: ApprovalRule,
  tiers: readonly ApprovalTier[],
  ownRoles?: readonly string[],
): ErrorDetail[] {
  return [
    ...checkOrder(rule, tiers),
    ...tiers.flatMap((tier, index) =>
      checkTier(rule, tier, { path: `tiers.${index}`, below: tiers.slice(0, index), ownRoles }),
    ),
  ];
}

function checkOrder(rule: ApprovalRule, tiers: readonly ApprovalTier[]): ErrorDetail[] {
  const declared = rule.tiers.map(({ level }) => level);
  const places = tiers.map(({ level }) => declared.indexOf(level)).filter((place) => place >= 0);
  const isOrdered = places.every((place, index) => place > (places[index - 1] ?? -1));
  // Machines and formulas of the collection name its lowest level as the one that needs no approval.
  const startsDeclared = tiers[0] !== undefined && declared.includes(tiers[0].level);
  return [
    ...(startsDeclared ? [] : [fault('tiers', firstText)]),
    ...(isOrdered
      ? []
      : [fault('tiers', { th: 'ระดับที่มีมาแต่เดิมต้องอยู่ตามลำดับเดิม', en: 'levels of the declaration must keep its order' })]),
  ];
}

const firstText: Text = {
  th: 'ระดับล่างสุดต้องเป็นระดับที่มีมาแต่เดิม ระดับที่เพิ่มเองต้องอยู่สูงกว่า',
  en: 'the lowest must be a level of the declaration; levels of your own stand above it',
};

interface Place {
  path: string;
  below: readonly ApprovalTier[];
  ownRoles: readonly string[] | undefined;
}

function checkTier(rule: ApprovalRule, tier: ApprovalTier, { path, below, ownRoles }: Place): ErrorDetail[] {
  return [
    ...checkLevel(rule, tier, { path, below }),
    ...checkRoles(tier, path, ownRoles),
    ...checkLimits(rule, tier, { path, below }),
  ];
}

function checkLevel(
  rule: ApprovalRule,
  { level, title }: ApprovalTier,
  { path, below }: Pick<Place, 'path' | 'below'>,
): ErrorDetail[] {
  const isTwice = below.some((one) => one.level === level);
  const isDeclared = rule.tiers.some((one) => one.level === level);
  const isNamed = levelName.test(level) && level !== unapprovable && title !== undefined && isFilled(title);
  return [
    ...(isTwice ? [fault(`${path}.level`, { th: 'มีระดับนี้แล้ว', en: 'is there twice' })] : []),
    ...(isDeclared || isNamed
      ? []
      : [fault(`${path}.title`, { th: 'ระดับที่เพิ่มเองต้องมีชื่อ', en: 'a level of your own needs a name' })]),
  ];
}

function isFilled({ th, en }: Text): boolean {
  return [th, en].every((one) => typeof one === 'string' && one.trim() !== '' && one.length <= 100);
}

function checkRoles({ roles }: ApprovalTier, path: string, ownRoles: Place['ownRoles']): ErrorDetail[] {
  if (roles.length === 0)
    return [fault(`${path}.roles`, { th: 'ต้องมีบทบาทอย่างน้อยหนึ่งบทบาท', en: 'needs at least one role' })];
  if (!ownRoles) return [];
  const known = roles.every((role) => role !== 'public' && (roleNames.includes(role) || ownRoles.includes(role)));
  return known
    ? []
    : [
        fault(`${path}.roles`, {
          th: 'มีบทบาทที่ไม่มีในเว็บไซต์นี้ เอาออกก่อนบันทึก',
          en: 'has a role that this site does not have: take it out',
        }),
      ];
}

function checkLimits(
  { measures }: ApprovalRule,
  { limits = {} }: ApprovalTier,
  { path, below }: Pick<Place, 'path' | 'below'>,
): ErrorDetail[] {
  return [
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
