import type { FormulaNode } from './formulaNode.ts';

/** The paths that a formula reads, each once: `record.items.*.price`, `item.on_hand`, `today`. */
export function listReads(root: FormulaNode): string[] {
  const found = new Set<string>();
  collect(root, found);
  return [...found].sort();
}

/** The functions that a formula calls. */
export function listCalls(node: FormulaNode): string[] {
  const inner = partsOf(node).flatMap(listCalls);
  return node.op === 'call' ? [node.name, ...inner] : inner;
}

function collect(node: FormulaNode, found: Set<string>): void {
  if (node.op === 'name' || node.op === 'item' || node.op === 'field') {
    for (const path of node.paths ?? []) found.add(path);
    const base = baseOf(node);
    if (base.op !== 'name' && base.op !== 'item') collect(base, found);
    return;
  }
  if (node.op === 'each') {
    collectEach(node, found);
    return;
  }
  for (const part of partsOf(node)) collect(part, found);
}

/** A list is read by what is taken of its items; as a whole only where nothing is. */
function collectEach(node: FormulaNode & { op: 'each' }, found: Set<string>): void {
  const inner = new Set<string>();
  for (const part of node.where ? [node.where, node.body] : [node.body]) collect(part, inner);
  const lists = node.list.paths ?? [];
  const isPlain = ['name', 'item'].includes(baseOf(node.list).op);
  if (!isPlain) collect(node.list, inner);
  else for (const path of lists) if (![...inner].some((read) => read.startsWith(`${path}.*`))) inner.add(path);
  for (const path of inner) found.add(path);
}

function baseOf(node: FormulaNode): FormulaNode {
  return node.op === 'field' ? baseOf(node.of) : node;
}

/** The parts of a node that are formulas themselves. */
export function partsOf(node: FormulaNode): readonly FormulaNode[] {
  switch (node.op) {
    case 'field':
    case 'has':
    case 'not':
    case 'minus':
      return [node.of];
    case 'index':
      return [node.of, node.at];
    case 'list':
      return node.items;
    case 'binary':
      return [node.left, node.right];
    case 'choose':
      return [node.if, node.then, node.else];
    case 'call':
      return node.args;
    case 'each':
      return node.where ? [node.list, node.where, node.body] : [node.list, node.body];
    default:
      return [];
  }
}
