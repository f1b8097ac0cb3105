import type { Json } from '../../schemas/json.ts';
import type { Expression } from './expression/expressionTree.ts';
import type { Pattern } from './pattern/parsePattern.ts';
import type { FieldPath } from './values/fieldPath.ts';
import type { Measure } from './values/measure.ts';

export type CompareOperator = 'gt' | 'gte' | 'lt' | 'lte';
export type TypeName = 'number' | 'int' | 'string' | 'object' | 'array' | 'bool' | 'null';

/** A predicate on one field. */
export type Predicate =
  | { kind: 'equal'; value: Json }
  | { kind: 'compare'; operator: CompareOperator; value: string | number | boolean }
  | { kind: 'in'; values: readonly Json[] }
  /** What the value measures, compared with a number. */
  | { kind: 'measure'; measure: Measure; operator: CompareOperator | 'equal'; value: number }
  | { kind: 'exists' }
  | { kind: 'type'; types: readonly TypeName[] }
  | { kind: 'pattern'; pattern: Pattern }
  | { kind: 'size'; size: number }
  | { kind: 'mod'; divisor: number; remainder: number }
  /** An element of the array is an object that matches the filter. */
  | { kind: 'element'; filter: Filter }
  /** An element of the array, taken as a field's value, satisfies the predicate. */
  | { kind: 'elementValue'; test: Predicate }
  | { kind: 'search'; words: readonly string[] }
  | { kind: 'all'; tests: readonly Predicate[] }
  | { kind: 'not'; test: Predicate };

/** A parsed and validated condition. An empty `and` always matches, an empty `or` never. */
export type Filter =
  | { kind: 'and' | 'or'; filters: readonly Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'field'; path: FieldPath; test: Predicate }
  | { kind: 'search'; words: readonly string[] }
  | { kind: 'expression'; expression: Expression };

export const always: Filter = { kind: 'and', filters: [] };
export const never: Filter = { kind: 'or', filters: [] };
