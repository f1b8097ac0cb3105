import type { ASTNode } from '@marcbachmann/cel-js';
import type { FormulaScope } from './describeScope.ts';
import type { FormulaNode } from './formulaNode.ts';
import type { ValueType } from './values/valueType.ts';

/** A name that a list operation gives to each item. */
export interface ItemName {
  slot: number;
  type: ValueType;
  paths: readonly string[];
}

/** What the parts of a formula are checked with. */
export interface Checking {
  readonly scope: FormulaScope;
  readonly items: ReadonlyMap<string, ItemName>;
  check(node: ASTNode, items?: ReadonlyMap<string, ItemName>): FormulaNode;
}

export interface Call {
  name: string;
  args: readonly ASTNode[];
}
