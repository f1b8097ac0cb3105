/** How big a condition, or any other part of a query, may be. */
export const conditionLimits = {
  /** Nested objects and arrays. */
  depth: 32,
  /** Values of any kind in one query, literals included. */
  nodes: 5_000,
  /** Entries of `$in`, `$nin`, `$all`. */
  listLength: 1_000,
  /** Characters of one text. */
  textLength: 10_000,
  /** Characters of a field's path, and its segments. */
  pathLength: 200,
  pathSegments: 10,
  /** Characters of a `$regex`, and the states it may unfold to. */
  patternLength: 200,
  patternStates: 1_000,
  patternRepeat: 255,
  /** Words of one `$search`. */
  searchWords: 10,
} as const;
