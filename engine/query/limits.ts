/** How much one query may ask for. The size of its conditions is bounded by `conditionLimits`; its time by the server. */
export const queryLimits = {
  /** Records of a page when the caller names no number. */
  defaultRows: 100,
  /** Records of one page. */
  findRows: 1_000,
  /** Documents an aggregation answers with; each branch of a `$facet` too. */
  aggregateRows: 10_000,
  /** Documents that one `$lookup` attaches to one document. */
  lookupRows: 1_000,
  /** How far a page, `$skip` or `$limit` may reach. */
  offset: 10_000_000,
  /** A document that a stage makes; beyond it the statement fails with SQLSTATE 54000. */
  documentBytes: 8_000_000,
  sortFields: 8,
  projectionFields: 200,
  /** Stages of a pipeline, those of its inner pipelines included. */
  stages: 50,
  /** `$lookup`, `$unionWith` and `$facet` inside one another. */
  nesting: 3,
  /** `$lookup` and `$unionWith` in the whole pipeline. */
  joins: 10,
  facets: 20,
  /** Characters of the SQL that a query becomes. */
  statementLength: 500_000,
} as const;
