import type { CallSettings, Expression } from '../../condition/expression/expressionTree.ts';
import { isTrue } from '../../condition/expression/value.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import { isPosition } from '../../condition/values/fieldPath.ts';
import type { Scope } from '../sql/scope.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { arithmeticSql } from './arithmeticSql.ts';
import { dateSql } from './dateSql.ts';
import { listSql } from './listSql.ts';
import { elementsOf, isTrueSql, listOf, nullJson, onArray, withArguments } from './sqlParts.ts';
import { textSql } from './textSql.ts';
import { type TruthOperator, truthSql } from './truthSql.ts';
import { valueSql } from './valueSql.ts';

const jsonOperators = { ...arithmeticSql, ...valueSql, ...textSql, ...listSql, ...dateSql };

/**
 * Compiles an expression to SQL: jsonb, or null for a missing field. `evaluateExpression` is its equivalent in
 * JavaScript.
 */
export function compileExpression(expression: Expression, scope: Scope, binder: SqlBinder): string {
  switch (expression.kind) {
    case 'literal':
      return binder.json(expression.value);
    case 'missing':
      return 'NULL::jsonb';
    case 'unbound':
      return refuseQuery(expression.name, { th: 'ตัวแปรไม่มีค่า', en: 'a variable without a value' });
    case 'path':
      return compilePath(expression, scope, binder);
    case 'object':
      return compileObject(expression.fields, scope, binder);
    case 'list':
      return `jsonb_build_array(${expression.items.map((item) => compileExpression(item, scope, binder)).join(', ')})`;
    case 'call': {
      const { operator } = expression;
      if (isTruthOperator(operator)) return `to_jsonb(${compileTruth(expression, scope, binder)})`;
      const args = expression.args.map((argument) => compileExpression(argument, scope, binder));
      return jsonOperators[operator](args, expression.settings, binder);
    }
    case 'choose': {
      const branches = expression.branches.map(
        ({ when, value }) =>
          `WHEN ${compileTruth(when, scope, binder)} THEN ${compileExpression(value, scope, binder)}`,
      );
      return `CASE ${branches.join(' ')} ELSE ${compileExpression(expression.otherwise, scope, binder)} END`;
    }
    case 'let': {
      const each = binder.alias('l');
      const columns = expression.variables.map(
        ([, value], index) => `${compileExpression(value, scope, binder)} AS v${index}`,
      );
      const names = expression.variables.map(([name], index) => [name, `${each}.v${index}`] as const);
      const body = compileExpression(expression.body, withVariables(scope, names), binder);
      return columns.length === 0 ? body : `(SELECT ${body} FROM (SELECT ${columns.join(', ')} OFFSET 0) ${each})`;
    }
    default:
      return compileLoop(expression, scope, binder);
  }
}

/** Compiles an expression as a boolean, never null. */
export function compileTruth(expression: Expression, scope: Scope, binder: SqlBinder): string {
  if (expression.kind === 'literal') return isTrue(expression.value) ? 'TRUE' : 'FALSE';
  if (expression.kind !== 'call' || !isTruthOperator(expression.operator)) {
    return isTrueSql(compileExpression(expression, scope, binder));
  }
  const { operator, args } = expression;
  if (operator === 'and' || operator === 'or' || operator === 'not') {
    const truths = args.map((argument) => compileTruth(argument, scope, binder));
    if (operator === 'not') return `(NOT ${truths[0] ?? 'FALSE'})`;
    if (truths.length === 0) return operator === 'and' ? 'TRUE' : 'FALSE';
    return `(${truths.join(operator === 'and' ? ' AND ' : ' OR ')})`;
  }
  const write: (args: readonly string[], settings: CallSettings, binder: SqlBinder) => string = truthSql[operator];
  const values = args.map((argument) => compileExpression(argument, scope, binder));
  return `(${write(values, expression.settings, binder)})`;
}

function isTruthOperator(operator: string): operator is TruthOperator {
  return operator === 'and' || operator === 'or' || operator === 'not' || Object.hasOwn(truthSql, operator);
}

/** The same scope with more variables. */
export function withVariables(scope: Scope, names: Iterable<readonly [string, string]>): Scope {
  return { ...scope, variables: new Map([...scope.variables, ...names]) };
}

function compilePath(
  { variable, path }: Extract<Expression, { kind: 'path' }>,
  scope: Scope,
  binder: SqlBinder,
): string {
  if (variable !== 'ROOT')
    return readPath(scope.variables.get(variable) ?? 'NULL::jsonb', path?.segments ?? [], binder, true);
  if (!path) return scope.document();
  const place = scope.locate(path.segments);
  return place ? readPath(place.root, place.segments, binder, false) : 'NULL::jsonb';
}

/** The equivalent of `readPathValue`: literally, or through the elements of the first array on the path. */
function readPath(root: string, segments: readonly string[], binder: SqlBinder, rootMayBeList: boolean): string {
  if (segments.length === 0) return root;
  const through: string[] = [];
  for (const [index, segment] of segments.entries()) {
    if (isPosition(segment) || (index === 0 && !rootMayBeList)) continue;
    const list = readExactly(root, segments.slice(0, index), binder);
    const rest = binder.jsonPath(
      `$${segments
        .slice(index)
        .map((each) => `.${JSON.stringify(each)}`)
        .join('')}`,
    );
    through.push(`WHEN jsonb_typeof(${list}) = 'array' THEN jsonb_path_query_array(${list}, ${rest}, '{}', true)`);
  }
  const exact = readExactly(root, segments, binder);
  return through.length === 0 ? exact : `coalesce(${exact}, CASE ${through.join(' ')} END)`;
}

function readExactly(root: string, segments: readonly string[], binder: SqlBinder): string {
  if (segments.length === 0) return root;
  const [first = ''] = segments;
  // -> with a text never reads an array index, so a single number needs the integer form.
  if (segments.length === 1 && !isPosition(first)) return `(${root} -> ${binder.text(first)})`;
  return `(${root} #> ${binder.texts(segments)})`;
}

function compileObject(
  fields: Extract<Expression, { kind: 'object' }>['fields'],
  scope: Scope,
  binder: SqlBinder,
): string {
  const rows = fields.map(([name, value]) => ({
    name: binder.text(name),
    value,
    sql: compileExpression(value, scope, binder),
  }));
  const certain = rows.filter(({ value }) => isNeverMissing(value));
  const others = rows.filter(({ value }) => !isNeverMissing(value));
  const parts: string[] = [];
  if (certain.length > 0)
    parts.push(`jsonb_build_object(${certain.map(({ name, sql }) => `${name}, ${sql}`).join(', ')})`);
  if (others.length > 0) {
    const each = binder.alias('k');
    const values = others.map(({ name, sql }) => `(${name}, ${sql})`).join(', ');
    parts.push(
      `(SELECT coalesce(jsonb_object_agg(${each}.k, ${each}.v) FILTER (WHERE ${each}.v IS NOT NULL), '{}'::jsonb) FROM (VALUES ${values}) ${each}(k, v))`,
    );
  }
  return parts.length === 0 ? `'{}'::jsonb` : parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' || ')})`;
}

/** Whether an expression always has a value, possibly null. */
export function isNeverMissing(expression: Expression): boolean {
  const { kind } = expression;
  if (kind === 'call') return !['arrayElemAt', 'first', 'last', 'ifNull'].includes(expression.operator);
  return kind === 'literal' || kind === 'object' || kind === 'list' || kind === 'map' || kind === 'filter';
}

function compileLoop(
  expression: Extract<Expression, { kind: 'filter' | 'map' | 'reduce' }>,
  scope: Scope,
  binder: SqlBinder,
): string {
  return withArguments([compileExpression(expression.input, scope, binder)], binder, ([list = '']) => {
    if (expression.kind === 'reduce') return onArray(list, compileReduce(expression, list, scope, binder));
    const each = binder.alias('e');
    const inner = withVariables(scope, [[expression.name, `${each}.v`]]);
    if (expression.kind === 'map') {
      const value = `coalesce(${compileExpression(expression.body, inner, binder)}, ${nullJson})`;
      return onArray(list, `(SELECT ${listOf(value, `${each}.n`)} FROM ${elementsOf(list, each)})`);
    }
    const kept = `SELECT ${each}.v, ${each}.n FROM ${elementsOf(list, each)} WHERE ${compileTruth(expression.body, inner, binder)}`;
    const limited = expression.limit ? `${kept} ORDER BY ${each}.n LIMIT ${binder.integer(expression.limit)}` : kept;
    const outer = binder.alias('e');
    return onArray(list, `(SELECT ${listOf(`${outer}.v`, `${outer}.n`)} FROM (${limited}) ${outer})`);
  });
}

function compileReduce(
  { initial, body }: Extract<Expression, { kind: 'reduce' }>,
  list: string,
  scope: Scope,
  binder: SqlBinder,
): string {
  const step = binder.alias('r');
  const inner = withVariables(scope, [
    ['this', `(${list} -> ${step}.n)`],
    ['value', `${step}.v`],
  ]);
  const first = `SELECT 0, ${compileExpression(initial, scope, binder)}`;
  const next = `SELECT ${step}.n + 1, ${compileExpression(body, inner, binder)} FROM ${step} WHERE ${step}.n < jsonb_array_length(${list})`;
  return `(WITH RECURSIVE ${step}(n, v) AS (${first} UNION ALL ${next}) SELECT ${step}.v FROM ${step} ORDER BY ${step}.n DESC LIMIT 1)`;
}
