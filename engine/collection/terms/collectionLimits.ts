/** Limits for the schema of a collection. */
export const collectionLimits = {
  fields: 300,
  /** Fields with a column and an index of their own. */
  columns: 60,
  /** Nesting depth of objects. */
  depth: 12,
  /** Schemas within the schema: fields, items, branches; a definition counts each time it is used. */
  subschemas: 1_500,
  /** Regular expressions, in `pattern` and as names of `patternProperties`. */
  patterns: 200,
  /** Values of one `enum`, and of all of them together. */
  enumValues: 2_000,
  enumTotal: 10_000,
  /** The whole description as JSON. */
  characters: 400_000,
  rules: 100,
} as const;
