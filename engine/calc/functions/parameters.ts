import { isDecimal, readValue, type Value } from '../values/value.ts';
import type { ValueType } from '../values/valueType.ts';
import type { Parameter, ParameterKind } from './formulaFunction.ts';

const types: Record<ParameterKind, ValueType> = {
  number: { kind: 'number' },
  text: { kind: 'text' },
  boolean: { kind: 'boolean' },
  date: { kind: 'date' },
  moment: { kind: 'moment' },
  numbers: { kind: 'list', items: { kind: 'number' } },
  texts: { kind: 'list', items: { kind: 'text' } },
  dates: { kind: 'list', items: { kind: 'date' } },
  list: { kind: 'list', items: { kind: 'any' } },
  any: { kind: 'any' },
};

export function parameterType(parameter: Parameter): ValueType {
  return types[kindOf(parameter)];
}

export function isOptional(parameter: Parameter): boolean {
  return parameter.endsWith('?');
}

/** An argument as a function takes it: of its type, typed lists without empty values. */
export function readArgument(value: Value, parameter: Parameter): Value {
  const type = parameterType(parameter);
  if (type.kind !== 'list') return isDecimal(value) && type.kind === 'any' ? value : readValue(value, type);
  const list = readValue(value, type);
  if (type.items.kind === 'any') return list;
  return Array.isArray(list) ? list.map((item) => readValue(item, type.items)).filter((item) => item !== null) : null;
}

function kindOf(parameter: Parameter): ParameterKind {
  return parameter.replace('?', '') as ParameterKind; // a parameter is its kind, with or without a question mark
}
