import type { Json } from '../../schemas/json.ts';
import type { Expression } from './expression/expressionTree.ts';
import type { FieldPath } from './fieldPath.ts';
import type { Pattern } from './pattern/parsePattern.ts';

export type CompareOperator = 'gt' | 'gte' | 'lt' | 'lte';
export type TypeName = 'number' | 'int' | 'string' | 'object' | 'array' | 'bool' | 'null';

/** What is asked of a field. */
export type Test =
  | { kind: 'equal'; value: Json }
  | { kind: 'compare'; operator: CompareOperator; value: string | number | boolean }
  | { kind: 'in'; values: readonly Json[] }
  | { kind: 'exists' }
  | { kind: 'type'; types: readonly TypeName[] }
  | { kind: 'pattern'; pattern: Pattern }
  | { kind: 'size'; size: number }
  | { kind: 'mod'; divisor: number; remainder: number }
  /** An element of the array is an object that meets the filter. */
  | { kind: 'element'; filter: Filter }
  /** An element of the array, taken as a field's value, passes the test. */
  | { kind: 'elementValue'; test: Test }
  | { kind: 'search'; words: readonly string[] }
  | { kind: 'all'; tests: readonly Test[] }
  | { kind: 'not'; test: Test };

/** A condition, read and proven sound. An empty `and` is always met, an empty `or` never. */
export type Filter =
  | { kind: 'and' | 'or'; filters: readonly Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'field'; path: FieldPath; test: Test }
  | { kind: 'search'; words: readonly string[] }
  | { kind: 'expression'; expression: Expression };

export const always: Filter = { kind: 'and', filters: [] };
export const never: Filter = { kind: 'or', filters: [] };
