import type { Formula } from './compileFormula.ts';
import type { BinaryOperator, FormulaNode } from './formulaNode.ts';
import { isDecimal } from './values/value.ts';
import type { ValueKind } from './values/valueType.ts';

/** SQL of what a formula reads: `numeric`, `text` (dates too, as they are stored) or `boolean`, null where it is missing. */
export type ReadColumn = (path: string, kind: ValueKind) => string | undefined;

/** What a statement lends to a formula in it. */
export interface SqlPlace {
  column: ReadColumn;
  /** A parameter of the statement, cast to a type of PostgreSQL. */
  bind: (value: string | boolean, type: string) => string;
}

/** Thrown within this file: a part that has no counterpart in SQL, or too long a one. */
class NotInSql extends Error {}

/**
 * Compiles a formula to SQL that gives the same values, or undefined where it uses what SQL does not have: lists, moments, most
 * functions.
 */
export function compileFormulaSql({ tree }: Formula, place: SqlPlace): string | undefined {
  try {
    return compile(tree, place);
  } catch (error) {
    if (error instanceof NotInSql) return undefined;
    throw error;
  }
}

/** Some functions name an argument several times: the text of a formula within another grows with each. */
const mostCharacters = 50_000;

function compile(node: FormulaNode, target: SqlPlace): string {
  const text = write(node, target);
  if (text.length > mostCharacters) throw new NotInSql();
  return text;
}

function write(node: FormulaNode, target: SqlPlace): string {
  const sql = (part: FormulaNode) => compile(part, target);
  switch (node.op) {
    case 'literal':
      return literal(node, target);
    case 'name':
    case 'field':
      return readColumn(node, target);
    case 'has':
      return has(node.of, sql);
    case 'not':
      return `(not ${truth(sql(node.of))})`;
    case 'minus':
      return `(- ${sql(node.of)})`;
    case 'choose':
      return `(case when ${truth(sql(node.if))} then ${sql(node.then)} else ${sql(node.else)} end)`;
    case 'binary':
      return binary(node, sql);
    case 'call':
      return call(node, sql);
    default:
      throw new NotInSql();
  }
}

const sqlTypes: Partial<Record<ValueKind, string>> = {
  number: 'numeric',
  text: 'text',
  date: 'text',
  boolean: 'boolean',
};

function literal({ value, type }: FormulaNode & { op: 'literal' }, { bind }: SqlPlace): string {
  if (value === null) return 'null';
  const name = sqlTypes[type.kind];
  if (name === undefined) throw new NotInSql();
  if (isDecimal(value)) return bind(value.toFixed(), name);
  if (typeof value === 'string' || typeof value === 'boolean') return bind(value, name);
  throw new NotInSql();
}

function readColumn({ paths, type }: FormulaNode, { column }: SqlPlace): string {
  const [path] = paths ?? [];
  const sql = path === undefined || paths?.length !== 1 || !sqlTypes[type.kind] ? undefined : column(path, type.kind);
  if (sql === undefined) throw new NotInSql();
  return sql;
}

function has(of: FormulaNode, sql: (node: FormulaNode) => string): string {
  return of.type.kind === 'text' ? `(coalesce(${sql(of)}, '') <> '')` : `(${sql(of)} is not null)`;
}

type Write = (left: string, right: string) => string;

const arithmetic: Partial<Record<BinaryOperator, Write>> = {
  '+': (left, right) => `(${left} + ${right})`,
  '-': (left, right) => `(${left} - ${right})`,
  '*': (left, right) => `(${left} * ${right})`,
  // PostgreSQL keeps as many digits of a quotient as its operands have.
  '/': (left, right) => `(round(${left}, 40) / nullif(${right}, 0))`,
  '%': (left, right) => `mod(${left}, nullif(${right}, 0))`,
};

function binary(node: FormulaNode & { op: 'binary' }, sql: (node: FormulaNode) => string): string {
  const { operator, left, right, type } = node;
  if (operator === 'in') return within(left, right, sql);
  const [a, b] = [sql(left), sql(right)];
  if (operator === '&&') return `(${truth(a)} and ${truth(b)})`;
  if (operator === '||') return `(${truth(a)} or ${truth(b)})`;
  if (operator === '==') return `(${a} is not distinct from ${b})`;
  if (operator === '!=') return `(${a} is distinct from ${b})`;
  if (type.kind === 'text') return `(coalesce(${a}, '') || coalesce(${b}, ''))`;
  const compute = arithmetic[operator];
  if (compute && type.kind === 'number') return compute(`coalesce(${a}, 0)`, `coalesce(${b}, 0)`);
  if (compute) throw new NotInSql();
  const collation = left.type.kind === 'number' || right.type.kind === 'number' ? '' : ' collate "C"';
  return `coalesce(${a} ${operator} ${b}${collation}, false)`;
}

function within(left: FormulaNode, list: FormulaNode, sql: (node: FormulaNode) => string): string {
  if (list.op !== 'list') throw new NotInSql();
  const value = sql(left);
  const equal = list.items.map((item) => `${value} is not distinct from ${sql(item)}`);
  return equal.length === 0 ? 'false' : `(${equal.join(' or ')})`;
}

const functions: Record<string, (...args: string[]) => string> = {
  abs: (value) => `abs(${value})`,
  floor: (value) => `floor(${value})`,
  ceil: (value) => `ceil(${value})`,
  round: (value, places = '0') => `round(${value}, least(20, greatest(0, trunc(${places})))::int)`,
  year: (date) => `substr(${date}, 1, 4)::numeric`,
  month: (date) => `substr(${date}, 6, 2)::numeric`,
  day: (date) => `substr(${date}, 9, 2)::numeric`,
  daysBetween: (from, to) => `(${to}::date - ${from}::date)::numeric`,
  addDays: (date, days) =>
    `(case when trunc(${days}) between date '0001-01-01' - ${date}::date and date '9999-12-31' - ${date}::date
      then to_char(${date}::date + trunc(${days})::int, 'YYYY-MM-DD') end)`,
};

function call({ name, args }: FormulaNode & { op: 'call' }, sql: (node: FormulaNode) => string): string {
  const written = args.map(sql);
  if (name === 'coalesce') {
    const isText = args.some(({ type }) => type.kind === 'text');
    return `coalesce(${written.map((value) => (isText ? `nullif(${value}, '')` : value)).join(', ')})`;
  }
  const form = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!form) throw new NotInSql();
  return form(...written);
}

function truth(sql: string): string {
  return `coalesce(${sql}, false)`;
}
