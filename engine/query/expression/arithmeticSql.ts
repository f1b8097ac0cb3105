import type { arithmeticOperators } from '../../condition/expression/arithmeticOperators.ts';
import type { CallSettings } from '../../condition/expression/expressionTree.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { asJson, numberOf, withArguments } from './sqlParts.ts';

type Write = (args: readonly string[], settings: CallSettings, binder: SqlBinder) => string;

export const arithmeticSql: Readonly<Record<keyof typeof arithmeticOperators, Write>> = {
  add: (args, _, binder) => fold(args, '+', binder),
  multiply: (args, _, binder) => fold(args, '*', binder),
  subtract: (args, _, binder) => combine(args, binder, (a, b) => `${a} - ${b}`),
  divide: (args, _, binder) => combine(args, binder, (a, b) => `${a} / nullif(${b}, 0)`),
  mod: (args, _, binder) => combine(args, binder, (a, b) => `${a} - ${b} * trunc(${a} / nullif(${b}, 0))`),
  abs: (args, _, binder) => change(args, binder, (n) => `abs(${n})`),
  ceil: (args, _, binder) => change(args, binder, (n) => `ceil(${n})`),
  floor: (args, _, binder) => change(args, binder, (n) => `floor(${n})`),
  // Unlike numeric, round() of float8 rounds halves to even.
  round: (args, { places = 0 }, binder) => change(args, binder, (n) => roundSql(n, places, 'round')),
  trunc: (args, { places = 0 }, binder) => change(args, binder, (n) => roundSql(n, places, 'trunc')),
};

/** From left to right, keeping every step within range. */
function fold([first = 'NULL::jsonb', ...others]: readonly string[], sign: string, binder: SqlBinder): string {
  if (others.length === 0) return change([first], binder, (n) => n);
  return others.reduce((left, right) => combine([left, right], binder, (a, b) => `${a} ${sign} ${b}`), first);
}

function combine(args: readonly string[], binder: SqlBinder, write: (a: string, b: string) => string): string {
  return withArguments(args, binder, (values) =>
    withArguments(values.map(numberOf), binder, ([a = 'NULL', b = 'NULL']) => asJson(write(a, b))),
  );
}

function change(args: readonly string[], binder: SqlBinder, write: (n: string) => string): string {
  return withArguments(args, binder, ([value = 'NULL::jsonb']) => asJson(write(`(${numberOf(value)})`)));
}

function roundSql(number: string, places: number, round: string): string {
  const factor = `${10 ** Math.abs(places)}::float8`;
  return places >= 0 ? `${round}(${number} * ${factor}) / ${factor}` : `${round}(${number} / ${factor}) * ${factor}`;
}
