import { costOfRead } from './costs.ts';
import type { FormulaNode, ListOperation } from './formulaNode.ts';
import { type Run, spend } from './frame.ts';
import { greatestOf, leastOf, sumOf } from './functions/numbers.ts';
import { Decimal } from './values/decimal.ts';
import { isDecimal, readValue, type Value } from './values/value.ts';

/** Runs `list.operation(item, body)` over the items of a list; no list counts as an empty one. */
export function runEach(node: FormulaNode & { op: 'each' }, compile: (node: FormulaNode) => Run): Run {
  const list = compile(node.list);
  const body = compile(node.body);
  const where = node.where && compile(node.where);
  const items = node.list.type.kind === 'list' ? node.list.type.items : ({ kind: 'any' } as const);
  return (frame) => {
    const found = list(frame);
    const taken: Value[] = [];
    const results: Value[] = [];
    for (const raw of Array.isArray(found) ? found : []) {
      const item = readValue(raw, items);
      spend(frame, 1 + costOfRead(items, item));
      frame.slots[node.slot] = item;
      if (where && where(frame) !== true) continue;
      taken.push(item);
      results.push(body(frame));
    }
    return finish(node.operation, taken, results);
  };
}

function finish(operation: ListOperation, taken: Value[], results: Value[]): Value {
  const isTrue = (value: Value) => value === true;
  switch (operation) {
    case 'map':
      return results;
    case 'filter':
      return taken.filter((_, at) => isTrue(results[at] ?? null));
    case 'all':
      return results.every(isTrue);
    case 'exists':
      return results.some(isTrue);
    case 'exists_one':
      return results.filter(isTrue).length === 1;
    case 'count':
      return new Decimal(results.filter(isTrue).length);
    default:
      return summarize(operation, results.filter(isDecimal));
  }
}

function summarize(operation: 'sum' | 'average' | 'min' | 'max', values: Decimal[]): Value {
  if (operation === 'sum') return sumOf(values);
  if (values.length === 0) return null;
  if (operation === 'average') return sumOf(values).div(values.length);
  return operation === 'min' ? leastOf(values) : greatestOf(values);
}
