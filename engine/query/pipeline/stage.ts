import type { Filter } from '../../condition/conditionTree.ts';
import type { Expression } from '../../condition/expression/expressionTree.ts';
import type { FieldPath } from '../../condition/values/fieldPath.ts';
import type { FieldTree, Projection } from '../clauses/readProjection.ts';
import type { SortField } from '../sql/compileSort.ts';

export type AccumulatorName = 'sum' | 'avg' | 'min' | 'max' | 'first' | 'last' | 'push' | 'addToSet' | 'count';

export interface Accumulator {
  field: string;
  name: AccumulatorName;
  value: Expression | FormulaValue;
}

/** `{$formula: "record.total - record.cost"}`: computed from each record in the language of formulas. */
export interface FormulaValue {
  kind: 'formula';
  source: string;
  /** Where it stands in the query. */
  at: string;
}

type Variables = readonly (readonly [string, Expression])[];

/** A parsed and validated stage of a pipeline. */
export type Stage =
  | { kind: 'match'; filter: Filter }
  | { kind: 'project'; projection: Projection }
  | { kind: 'addFields'; tree: FieldTree }
  | { kind: 'sort'; sort: readonly SortField[] }
  | { kind: 'skip' | 'limit' | 'sample'; count: number }
  | { kind: 'count'; field: string }
  | { kind: 'group'; key: Expression; accumulators: readonly Accumulator[] }
  | { kind: 'unwind'; path: FieldPath; indexField?: string; preserve: boolean }
  | { kind: 'replaceRoot'; root: Expression }
  | { kind: 'facet'; branches: readonly (readonly [string, readonly Stage[]])[] }
  | { kind: 'union'; collection: string; stages: readonly Stage[] }
  | {
      kind: 'lookup';
      collection: string;
      field: string;
      join?: { local: FieldPath; foreign: FieldPath };
      variables: Variables;
      stages: readonly Stage[];
    };
