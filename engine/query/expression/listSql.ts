import type { CallSettings } from '../../condition/expression/expressionTree.ts';
import type { listOperators } from '../../condition/expression/listOperators.ts';
import { largestList } from '../../condition/expression/operators.ts';
import { orderKeys } from '../sql/compileSort.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { asJson, elementsOf, listOf, nullJson, numericOf, onArray, wholeNumberOf, withArguments } from './sqlParts.ts';
import type { TruthOperator } from './truthSql.ts';

type Write = (args: readonly string[], settings: CallSettings, binder: SqlBinder) => string;

export const listSql: Readonly<Record<Exclude<keyof typeof listOperators, TruthOperator>, Write>> = {
  size: (args, _, binder) => onList(args, binder, (list) => `to_jsonb(jsonb_array_length(${list}))`),
  arrayElemAt: (args, _, binder) =>
    withArguments(args, binder, ([list = '', index = '']) =>
      withArguments([wholeNumberOf(index, binder)], binder, ([n]) =>
        onArray(list, `CASE WHEN ${n} IS NULL THEN ${nullJson} ELSE ${list} -> ${n} END`),
      ),
    ),
  first: (args, _, binder) => onList(args, binder, (list) => `${list} -> 0`),
  last: (args, _, binder) => onList(args, binder, (list) => `${list} -> -1`),
  slice,
  concatArrays: (args, _, binder) =>
    withArguments(args, binder, (lists) => {
      const areArrays = lists.map((list) => `jsonb_typeof(${list}) = 'array'`).join(' AND ');
      const length = lists
        .map((list) => `CASE jsonb_typeof(${list}) WHEN 'array' THEN jsonb_array_length(${list}) END`)
        .join(' + ');
      return `CASE WHEN ${areArrays} AND ${length} <= ${largestList} THEN ${lists.join(' || ')} ELSE ${nullJson} END`;
    }),
  reverseArray: (args, _, binder) =>
    onList(args, binder, (list) => {
      const each = binder.alias('e');
      return `(SELECT ${listOf(`${each}.v`, `${each}.n DESC`)} FROM ${elementsOf(list, each)})`;
    }),
  sum: (args, _, binder) =>
    overItems(args, binder, (each) => `to_jsonb(coalesce(sum(${numericOf(`${each}.v`)}), 0)::float8)`),
  avg: (args, _, binder) => overItems(args, binder, (each) => averageOf(numericOf(`${each}.v`))),
  min: (args, _, binder) => pick(args, '', binder),
  max: (args, _, binder) => pick(args, ' DESC', binder),
};

/** The exact sum, rounded once, divided by the count. */
export function averageOf(numeric: string): string {
  return asJson(`(sum(${numeric})::float8 / nullif(count(${numeric}), 0)::float8)`);
}

function onList(args: readonly string[], binder: SqlBinder, write: (list: string) => string): string {
  return withArguments(args, binder, ([list = '']) => onArray(list, write(list)));
}

/** One argument that is an array stands for its elements. */
function itemsOf(args: readonly string[]): string {
  const [only = ''] = args;
  const given = `jsonb_build_array(${args.join(', ')})`;
  return args.length === 1 ? `CASE jsonb_typeof(${only}) WHEN 'array' THEN ${only} ELSE ${given} END` : given;
}

function overItems(args: readonly string[], binder: SqlBinder, aggregate: (each: string) => string): string {
  const each = binder.alias('e');
  return withArguments(
    args,
    binder,
    (values) => `(SELECT ${aggregate(each)} FROM ${elementsOf(itemsOf(values), each)})`,
  );
}

function pick(args: readonly string[], direction: string, binder: SqlBinder): string {
  const each = binder.alias('e');
  const order = [...orderKeys(`${each}.v`).map((key) => `${key}${direction}`), `${each}.n`].join(', ');
  return withArguments(
    args,
    binder,
    (values) =>
      `coalesce((SELECT ${each}.v FROM ${elementsOf(itemsOf(values), each)} WHERE jsonb_typeof(${each}.v) <> 'null' ORDER BY ${order} LIMIT 1), ${nullJson})`,
  );
}

function slice(args: readonly string[], _: CallSettings, binder: SqlBinder): string {
  return withArguments(args, binder, ([list = '', first = '', second]) => {
    const numbers = [wholeNumberOf(first, binder), ...(second ? [wholeNumberOf(second, binder)] : [])];
    return withArguments(numbers, binder, ([a, b]) => {
      const each = binder.alias('e');
      const length = `jsonb_array_length(${list})`;
      const from = b
        ? `CASE WHEN ${a} < 0 THEN greatest(0, ${length} + ${a}) ELSE ${a} END`
        : `CASE WHEN ${a} < 0 THEN greatest(0, ${length} + ${a}) ELSE 0 END`;
      const count = b ?? `CASE WHEN ${a} < 0 THEN ${length} ELSE ${a} END`;
      const part = `(SELECT ${listOf(`${each}.v`, `${each}.n`)} FROM ${elementsOf(list, each)} WHERE ${each}.n > (${from}) AND ${each}.n - (${from}) <= (${count}))`;
      const isSound = b ? `${a} IS NOT NULL AND ${b} >= 1` : `${a} IS NOT NULL`;
      return onArray(list, `CASE WHEN ${isSound} THEN ${part} ELSE ${nullJson} END`);
    });
  });
}
