import type { Value } from './values/value.ts';
import type { ValueType } from './values/valueType.ts';

interface NodeBase {
  readonly type: ValueType;
  /** Its first character in the source, and the one after its last. */
  readonly start: number;
  readonly end: number;
  /** Where its value may come from: `record.items.*.price`; nothing for what is computed. */
  readonly paths?: readonly string[];
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '&&' | '||';

export type ListOperation =
  | 'map'
  | 'filter'
  | 'all'
  | 'exists'
  | 'exists_one'
  | 'sum'
  | 'min'
  | 'max'
  | 'average'
  | 'count';

/** A part of a checked formula: every name is known, every operation has operands that it can take. */
export type FormulaNode = NodeBase &
  (
    | { readonly op: 'literal'; readonly value: Value }
    | { readonly op: 'name'; readonly name: string }
    | { readonly op: 'item'; readonly slot: number }
    | { readonly op: 'field'; readonly of: FormulaNode; readonly name: string }
    | { readonly op: 'index'; readonly of: FormulaNode; readonly at: FormulaNode }
    | { readonly op: 'list'; readonly items: readonly FormulaNode[] }
    | { readonly op: 'has'; readonly of: FormulaNode }
    | { readonly op: 'not' | 'minus'; readonly of: FormulaNode }
    | {
        readonly op: 'binary';
        readonly operator: BinaryOperator;
        readonly left: FormulaNode;
        readonly right: FormulaNode;
      }
    | { readonly op: 'choose'; readonly if: FormulaNode; readonly then: FormulaNode; readonly else: FormulaNode }
    | { readonly op: 'call'; readonly name: string; readonly args: readonly FormulaNode[] }
    | {
        readonly op: 'each';
        readonly operation: ListOperation;
        readonly list: FormulaNode;
        readonly slot: number;
        readonly body: FormulaNode;
        /** Of `map` with three arguments: which items are taken. */
        readonly where?: FormulaNode;
      }
  );
