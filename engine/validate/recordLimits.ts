/** How big one record may be. */
export const recordLimits = {
  /** Objects and arrays within one another. */
  depth: 24,
  /** Values of any kind. */
  nodes: 100_000,
  /** Characters of one text. */
  textLength: 1_000_000,
  /** Characters of one text that is indexed: PostgreSQL's indexes take about 2,700 bytes. */
  indexedLength: 500,
  /** Characters of a field's name inside a free object. */
  keyLength: 200,
  /** Faults told at once. */
  faults: 100,
} as const;
