import type { CallSettings } from '../../condition/expression/expressionTree.ts';
import type { valueOperators } from '../../condition/expression/valueOperators.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { asJson, comparable, isTrueSql, nullJson, numericOf, textOf, withArguments } from './sqlParts.ts';
import type { TruthOperator } from './truthSql.ts';

type Write = (args: readonly string[], settings: CallSettings, binder: SqlBinder) => string;

export const valueSql: Readonly<Record<Exclude<keyof typeof valueOperators, TruthOperator>, Write>> = {
  cmp: (args, _, binder) =>
    withArguments(args, binder, ([a = '', b = '']) => {
      const [left, right] = [comparable(a), comparable(b)];
      return `to_jsonb(CASE WHEN ${left} < ${right} THEN -1 WHEN ${left} > ${right} THEN 1 ELSE 0 END)`;
    }),
  ifNull: (args) => {
    const last = args.at(-1) ?? 'NULL::jsonb';
    const others = args.slice(0, -1).map((value) => `nullif(${value}, ${nullJson})`);
    return `coalesce(${[...others, last].join(', ')})`;
  },
  type: (args, _, binder) => withArguments(args, binder, ([value = '']) => `to_jsonb(${typeNameOf(value)})`),
  toInt: (args, _, binder) =>
    withArguments(args, binder, ([value = '']) => {
      const fromText = `CASE WHEN ${value} #>> '{}' ~ '^[+-]?[0-9]{1,15}$' THEN (${value} #>> '{}')::numeric END`;
      const number = `CASE jsonb_typeof(${value}) WHEN 'string' THEN ${fromText} ELSE ${doubleOf(value)} END`;
      return withArguments([`trunc((${number})::numeric)`], binder, ([n = '']) =>
        asJson(`CASE WHEN abs(${n}) <= 9007199254740991 THEN ${n}::float8 END`),
      );
    }),
  toDouble: (args, _, binder) => withArguments(args, binder, ([value = '']) => asJson(`(${doubleOf(value)})::float8`)),
  toBool: (args, _, binder) =>
    withArguments(args, binder, ([value = '']) => {
      return `CASE WHEN coalesce(${value}, ${nullJson}) = ${nullJson} THEN ${nullJson} ELSE to_jsonb(${isTrueSql(value)}) END`;
    }),
  toText: (args, _, binder) =>
    withArguments(args, binder, ([value = '']) => {
      const number = `CASE jsonb_typeof(${value}) WHEN 'number' THEN trim_scale((${value})::numeric)::text END`;
      return asJson(
        `CASE jsonb_typeof(${value}) WHEN 'number' THEN ${number} WHEN 'boolean' THEN ${value} #>> '{}' ELSE ${textOf(value)} END`,
      );
    }),
  mergeObjects: (args, _, binder) =>
    withArguments(args, binder, (values) => {
      const [only = ''] = values;
      const given = `jsonb_build_array(${values.join(', ')})`;
      const items =
        values.length === 1 ? `CASE jsonb_typeof(${only}) WHEN 'array' THEN ${only} ELSE ${given} END` : given;
      return mergeSql(items, binder);
    }),
};

/** Whole numbers are `int` or `long`, as MongoDB's drivers would store them. */
function typeNameOf(value: string): string {
  const number = `CASE jsonb_typeof(${value}) WHEN 'number' THEN CASE WHEN (${value})::numeric % 1 <> 0 THEN 'double' WHEN (${value})::numeric BETWEEN -2147483648 AND 2147483647 THEN 'int' ELSE 'long' END END`;
  return `CASE jsonb_typeof(${value}) WHEN 'number' THEN ${number} WHEN 'boolean' THEN 'bool' ELSE coalesce(jsonb_typeof(${value}), 'missing') END`;
}

function doubleOf(value: string): string {
  const pattern = `'^[+-]?[0-9]{1,30}([.][0-9]{1,30})?([eE][+-]?[0-9]{1,3})?$'`;
  // Cast through text and jsonb, so that the range is checked before the number becomes a float.
  const fromText = `CASE WHEN ${value} #>> '{}' ~ ${pattern} THEN to_jsonb((${value} #>> '{}')::numeric) END`;
  return `CASE jsonb_typeof(${value}) WHEN 'boolean' THEN (${value})::bool::int::numeric WHEN 'string' THEN (SELECT ${numericOf('d.v')} FROM (SELECT ${fromText} AS v OFFSET 0) d) ELSE ${numericOf(value)} END`;
}

/** Later objects win; null counts as an empty object, and any other value makes the result null. */
function mergeSql(items: string, binder: SqlBinder): string {
  const [each, entry] = [binder.alias('e'), binder.alias('k')];
  const spoiled = `EXISTS (SELECT FROM jsonb_array_elements(${each}l.v) ${each}(v) WHERE jsonb_typeof(${each}.v) NOT IN ('object', 'null'))`;
  const object = `CASE jsonb_typeof(${each}.v) WHEN 'object' THEN ${each}.v ELSE '{}'::jsonb END`;
  const merged = `(SELECT coalesce(jsonb_object_agg(${entry}.key, ${entry}.value ORDER BY ${each}.n), '{}'::jsonb) FROM jsonb_array_elements(${each}l.v) WITH ORDINALITY ${each}(v, n), jsonb_each(${object}) ${entry})`;
  return `(SELECT CASE WHEN ${spoiled} THEN ${nullJson} ELSE ${merged} END FROM (SELECT ${items} AS v OFFSET 0) ${each}l)`;
}
