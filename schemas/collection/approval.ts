import type { Text } from '../text.ts';

/** A level of approval, as the field `approval_level` holds it. */
export interface ApprovalTier {
  level: string;
  /** Of a level that a site added; one of the declaration has it in the titles of its choices. */
  title?: Text;
  /** Who approves at this level; those of higher tiers may too. */
  roles: string[];
  /** The greatest value that it covers of each measure; a measure without one is not limited. */
  limits?: Record<string, number>;
}

/**
 * Whose approval a record needs: that of the first tier that covers what is measured of it. Its field `approval_level` is computed,
 * `approval_asked_by` is a stamp of the state in which it waits.
 */
export interface ApprovalRule {
  /** Formulas of numbers: `{ "amount": "record.total_amount" }`. */
  measures: Record<string, string>;
  /** From the lowest. Whoever has none of the roles approves nothing. */
  tiers: ApprovalTier[];
  /** The page with the records; notices lead there. */
  path?: string;
}

/** The level of a record that is above every tier. */
export const unapprovable = 'nobody';
