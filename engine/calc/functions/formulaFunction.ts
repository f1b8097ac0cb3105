import type { Decimal } from '../values/decimal.ts';
import type { Value } from '../values/value.ts';
import type { ValueType } from '../values/valueType.ts';

/** What a function takes: a list of a type holds no empty values, `list` keeps their places; `?` may be left out, or be empty. */
interface ParameterValues {
  number: Decimal;
  text: string;
  boolean: boolean;
  date: string;
  moment: string;
  numbers: readonly Decimal[];
  texts: readonly string[];
  dates: readonly string[];
  list: readonly Value[];
  any: Value;
}

export type ParameterKind = keyof ParameterValues;
export type Parameter = ParameterKind | `${ParameterKind}?`;

type Argument<P> = P extends `${infer K extends ParameterKind}?`
  ? ParameterValues[K] | null
  : P extends ParameterKind
    ? ParameterValues[P]
    : never;

/** What calls cost beside their arguments, in steps: those that compute with a few numbers, with many, and roots of 40 digits. */
export const costs = { call: 12, sums: 48, root: 96 } as const;

/** What functions know apart from their arguments. */
export interface FunctionContext {
  /** Minutes east of UTC, for the day of a moment. */
  timezoneOffset: number;
  /** The time zone by its name, for the moment of a time of day. */
  timeZone?: string;
  /** Days on which the site does not work, where a formula names none itself. */
  holidays?: ReadonlySet<string>;
}

/** A function of the formula language. */
export interface FormulaFunction {
  readonly name: string;
  readonly takes: readonly Parameter[];
  readonly gives: ValueType | ((types: readonly ValueType[]) => ValueType | undefined);
  /** What a call costs beside reading its arguments, where that is more than that of a few numbers. */
  readonly cost?: number | ((args: never) => number);
  readonly run: (args: never, context: FunctionContext) => Value;
}

/**
 * Describes a function of formulas. An empty argument makes the result empty, unless the parameter ends with `?`; then it is
 * null, as when it is left out.
 */
export function defineFunction<const P extends readonly Parameter[]>(definition: {
  name: string;
  takes: P;
  gives: FormulaFunction['gives'];
  cost?: number | ((args: { [I in keyof P]: Argument<P[I]> }) => number);
  run: (args: { [I in keyof P]: Argument<P[I]> }, context: FunctionContext) => Value;
}): FormulaFunction {
  return definition;
}

export const gives = {
  number: { kind: 'number' },
  text: { kind: 'text' },
  boolean: { kind: 'boolean' },
  date: { kind: 'date' },
  moment: { kind: 'moment' },
  dates: { kind: 'list', items: { kind: 'date' } },
  object: (fields: Record<string, ValueType>): ValueType => ({ kind: 'object', fields }),
} as const;
