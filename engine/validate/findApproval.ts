export type ApprovalLevel = 'supervisor' | 'manager';

/** From which amount, and for which types, somebody above must agree; a house sets its own. */
export interface ApprovalLimits {
  amount?: number;
  types?: readonly string[];
}

/** Who must agree to a transaction before it goes on; the higher one when both rules ask. */
export function findApproval(
  transaction: { total?: number; type?: string },
  { amount, types = [] }: ApprovalLimits,
): ApprovalLevel | undefined {
  const { total, type } = transaction;
  if (amount !== undefined && total !== undefined && total > amount) return 'manager';
  return type !== undefined && types.includes(type) ? 'supervisor' : undefined;
}
