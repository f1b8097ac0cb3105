/** Limits for one record. */
export const recordLimits = {
  /** Nesting depth of objects and arrays. */
  depth: 24,
  /** Number of values of any kind. */
  nodes: 100_000,
  /** Characters of one text. */
  textLength: 1_000_000,
  /** Characters of one text that is indexed: PostgreSQL's indexes take about 2,700 bytes. */
  indexedLength: 500,
  /** Characters of a field's name inside a free object. */
  keyLength: 200,
  /** Number of reported errors. */
  faults: 100,
  /** Steps that shaping, and then judging, one record may take; a step is a keyword that is looked at. */
  work: 300_000,
} as const;
