/** Limits of formulas. */
export const calcLimits = {
  /** Characters of one formula. */
  characters: 4_000,
  /** Parts of one formula: names, values, operators, calls. */
  nodes: 1_000,
  depth: 40,
  /** What all formulas of one record may cost together (`costs.ts`): a quarter of a microsecond is one step. */
  steps: 600_000,
  /** Characters of a text that a formula makes. */
  text: 100_000,
} as const;
