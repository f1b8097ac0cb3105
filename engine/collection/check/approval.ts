import { type ApprovalRule, unapprovable } from '../../../schemas/collection/approval.ts';
import type { CollectionSchema } from '../../../schemas/collection/collection.ts';
import { hasRole, type RoleHolder, rootRole } from '../../people/actor.ts';

/** The field that holds the level of approval that a record needs. */
export const levelField = 'approval_level';

/** The schema with the formula of `approval_level`, which follows from its tiers. */
export function withApprovalLevel(schema: CollectionSchema): CollectionSchema {
  const { 'x-approval': rule, properties } = schema;
  const field = properties[levelField];
  if (!rule || !field) return schema;
  return { ...schema, properties: { ...properties, [levelField]: { ...field, 'x-formula': writeLevel(rule) } } };
}

/** The first tier that nothing measured exceeds; what is empty exceeds nothing. */
function writeLevel({ measures, tiers }: ApprovalRule): string {
  return tiers.reduceRight((above, { level, limits = {} }) => {
    const over = Object.entries(limits).map(([measure, limit]) => `(${measures[measure]}) > ${limit}`);
    return over.length === 0 ? `'${level}'` : `(${over.join(' || ')} ? ${above} : '${level}')`;
  }, `'${unapprovable}'`);
}

/** The levels at which somebody approves by their given role or their own: the highest of them and those below. */
export function listLevels({ tiers }: ApprovalRule, holder: RoleHolder): string[] {
  const isHighest = holder.role === rootRole;
  const highest = isHighest ? tiers.length - 1 : tiers.findLastIndex(({ roles }) => hasRole(holder, roles));
  return tiers.slice(0, highest + 1).map(({ level }) => level);
}
