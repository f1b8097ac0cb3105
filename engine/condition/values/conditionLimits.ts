/** Limits for a condition or any other part of a query. */
export const conditionLimits = {
  /** Nesting depth of objects and arrays. */
  depth: 32,
  /** Number of values of any kind in one query, literals included. */
  nodes: 5_000,
  /** Steps that an expression may take for one record, as `estimateWork` counts them. */
  work: 50_000,
  /** Steps that one condition may take for one record where it is judged in JavaScript. */
  steps: 400_000,
  /** Entries of `$in`, `$nin`, `$all`. */
  listLength: 1_000,
  /** Characters of one text. */
  textLength: 10_000,
  /** Characters of a field's path, and its segments. */
  pathLength: 200,
  pathSegments: 10,
  /** Characters of a `$regex`, and the states it may expand to. */
  patternLength: 200,
  patternStates: 1_000,
  patternRepeat: 255,
  /** Words of one `$search`. */
  searchWords: 10,
} as const;
