/** How big the description of a collection may be. */
export const collectionLimits = {
  fields: 300,
  /** Fields with a column and an index of their own. */
  columns: 60,
  /** Objects within objects. */
  depth: 12,
  /** Values of any kind in the schema. */
  nodes: 20_000,
  enumValues: 2_000,
  rules: 100,
} as const;
