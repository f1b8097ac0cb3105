import type { CallSettings } from '../../condition/expression/expressionTree.ts';
import type { OperatorName } from '../../condition/expression/operators.ts';
import { patternFlags, writePattern } from '../../condition/pattern/writePattern.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { comparable, nullJson, withArguments } from './sqlParts.ts';

type Write = (args: readonly string[], settings: CallSettings, binder: SqlBinder) => string;

/** Boolean operators on values, as SQL booleans that are never null. */
export const truthSql = {
  eq: ([a, b]) => `coalesce(${a}, ${nullJson}) = coalesce(${b}, ${nullJson})`,
  ne: ([a, b]) => `coalesce(${a}, ${nullJson}) <> coalesce(${b}, ${nullJson})`,
  gt: (args, _, binder) => compare(args, '>', binder),
  gte: (args, _, binder) => compare(args, '>=', binder),
  lt: (args, _, binder) => compare(args, '<', binder),
  lte: (args, _, binder) => compare(args, '<=', binder),
  in: (args, _, binder) =>
    withArguments(args, binder, ([value = '', list = '']) => {
      const each = binder.alias('e');
      const items = `jsonb_array_elements(CASE jsonb_typeof(${list}) WHEN 'array' THEN ${list} ELSE '[]'::jsonb END)`;
      return `EXISTS (SELECT FROM ${items} ${each}(v) WHERE ${each}.v = coalesce(${value}, ${nullJson}))`;
    }),
  isArray: ([value]) => `coalesce(jsonb_typeof(${value}) = 'array', FALSE)`,
  isNumber: ([value]) => `coalesce(jsonb_typeof(${value}) = 'number', FALSE)`,
  regexMatch: (args, { pattern }, binder) =>
    withArguments(args, binder, ([value = '']) => {
      if (!pattern) return 'FALSE';
      const path = `$ ? (@ like_regex ${JSON.stringify(writePattern(pattern))} flag "${patternFlags(pattern)}")`;
      return `coalesce(jsonb_typeof(${value}) = 'string' AND jsonb_path_exists(${value}, ${binder.jsonPath(path)}, '{}', true), FALSE)`;
    }),
} satisfies Partial<Record<OperatorName, Write>>;

/** The compiler writes `and`, `or` and `not` itself. */
export type TruthOperator = keyof typeof truthSql | 'and' | 'or' | 'not';

function compare(args: readonly string[], sign: string, binder: SqlBinder): string {
  return withArguments(args, binder, ([a = '', b = '']) => `${comparable(a)} ${sign} ${comparable(b)}`);
}
