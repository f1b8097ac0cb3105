import type { Json } from '../../../schemas/json.ts';
import type { Expression } from './expressionTree.ts';

/**
 * Steps to compute an expression for one record, and the length of the resulting list (or hundreds of characters of
 * text).
 */
interface Estimate {
  work: number;
  size: number;
}

type Sizes = ReadonlyMap<string, number>;

/** Assumed length of a stored list; the time limit of the query stops longer ones. */
const storedList = 4;
/** Estimates above this are all treated as too much. */
const ceiling = 1e9;
const joining = new Set(['concat', 'concatArrays', 'setUnion', 'mergeObjects']);

/** Estimates the work of an expression before it runs: nested loops multiply. */
export function estimateWork(expression: Expression, sizes: Sizes = new Map()): number {
  return estimate(expression, sizes).work;
}

function estimate(expression: Expression, sizes: Sizes): Estimate {
  switch (expression.kind) {
    case 'literal':
      return { work: 1, size: sizeOf(expression.value) };
    case 'path':
      return { work: 1, size: expression.path ? storedList : (sizes.get(expression.variable) ?? storedList) };
    case 'list':
      return { work: sumWork(expression.items, sizes), size: Math.max(1, expression.items.length) };
    case 'object':
      return {
        work: sumWork(
          expression.fields.map(([, value]) => value),
          sizes,
        ),
        size: 1,
      };
    case 'call':
      return estimateCall(expression, sizes);
    case 'choose':
      return estimateAll(
        [...expression.branches.flatMap(({ when, value }) => [when, value]), expression.otherwise],
        sizes,
      );
    case 'map':
    case 'filter':
      return estimateEach(expression, sizes);
    case 'reduce':
      return estimateReduce(expression, sizes);
    case 'let':
      return estimateLet(expression, sizes);
    default:
      return { work: 1, size: 1 };
  }
}

function estimateCall({ operator, args }: Extract<Expression, { kind: 'call' }>, sizes: Sizes): Estimate {
  const parts = args.map((one) => estimate(one, sizes));
  const size = parts.map((part) => part.size);
  const work = parts.reduce((sum, part) => sum + part.work, 1);
  return cap({ work, size: joining.has(operator) ? size.reduce((sum, one) => sum + one, 0) : Math.max(1, ...size) });
}

function estimateAll(parts: readonly Expression[], sizes: Sizes): Estimate {
  const all = parts.map((one) => estimate(one, sizes));
  return cap({ work: all.reduce((sum, { work }) => sum + work, 1), size: Math.max(1, ...all.map(({ size }) => size)) });
}

function estimateEach({ input, name, body }: Extract<Expression, { kind: 'map' | 'filter' }>, sizes: Sizes): Estimate {
  const list = estimate(input, sizes);
  const each = estimate(body, new Map([...sizes, [name, itemSize(input)]]));
  return cap({ work: list.work + list.size * each.work, size: list.size });
}

/** Each iteration receives the result of the one before, so a body that doubles it is detected. */
function estimateReduce({ input, initial, body }: Extract<Expression, { kind: 'reduce' }>, sizes: Sizes): Estimate {
  const list = estimate(input, sizes);
  let { work, size } = estimate(initial, sizes);
  work += list.work;
  for (let round = 0; round < list.size && work < ceiling; round += 1) {
    const each = estimate(body, new Map([...sizes, ['this', itemSize(input)], ['value', size]]));
    work += each.work + each.size;
    size = each.size;
  }
  return cap({ work, size });
}

function estimateLet({ variables, body }: Extract<Expression, { kind: 'let' }>, sizes: Sizes): Estimate {
  const known = variables.map(([name, value]) => [name, estimate(value, sizes)] as const);
  const inner = estimate(body, new Map([...sizes, ...known.map(([name, { size }]) => [name, size] as const)]));
  return cap({ work: known.reduce((sum, [, { work }]) => sum + work, inner.work), size: inner.size });
}

function sumWork(parts: readonly Expression[], sizes: Sizes): number {
  return parts.reduce((sum, one) => sum + estimate(one, sizes).work, 1);
}

/** The size of items in a literal list is known; that of stored ones is not. */
function itemSize(input: Expression): number {
  if (input.kind === 'list')
    return Math.max(1, ...input.items.map((item) => (item.kind === 'literal' ? sizeOf(item.value) : storedList)));
  if (input.kind === 'literal' && Array.isArray(input.value)) return Math.max(1, ...input.value.map(sizeOf));
  return storedList;
}

function sizeOf(value: Json): number {
  if (Array.isArray(value)) return Math.max(1, value.length);
  return typeof value === 'string' ? Math.max(1, Math.ceil(value.length / 100)) : 1;
}

function cap({ work, size }: Estimate): Estimate {
  return { work: Math.min(work, ceiling), size: Math.min(size, ceiling) };
}
