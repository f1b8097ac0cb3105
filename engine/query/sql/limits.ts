/** Limits for one query. `conditionLimits` bounds the size of its conditions; the server bounds its time. */
export const queryLimits = {
  /** Default page size. */
  defaultRows: 100,
  /** Largest page size. */
  findRows: 1_000,
  /** Documents returned by an aggregation, and by each branch of a `$facet`. */
  aggregateRows: 10_000,
  /** Documents that one `$lookup` adds to one document. */
  lookupRows: 1_000,
  /** Largest offset of a page, `$skip` or `$limit`. */
  offset: 10_000_000,
  /** Size of a document created by a stage; beyond it the statement fails with SQLSTATE 54000. */
  documentBytes: 8_000_000,
  sortFields: 8,
  projectionFields: 200,
  /** Stages of a pipeline, including its inner pipelines. */
  stages: 50,
  /** Nesting depth of `$lookup`, `$unionWith` and `$facet`. */
  nesting: 3,
  /** `$lookup` and `$unionWith` in the whole pipeline. */
  joins: 10,
  facets: 20,
  /** Characters of the generated SQL. */
  statementLength: 500_000,
} as const;
