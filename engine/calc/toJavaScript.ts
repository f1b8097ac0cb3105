import { calcLimits } from './calcLimits.ts';
import { costOfCall, costOfOperation, costOfRead } from './costs.ts';
import { formulaTooCostly } from './formula.errors.ts';
import type { FormulaNode } from './formulaNode.ts';
import { type Frame, type Run, spend } from './frame.ts';
import { formulaFunctions } from './functions/formulaFunctions.ts';
import { isOptional, readArgument } from './functions/parameters.ts';
import { runEach } from './runEach.ts';
import { joinTexts, type Operation, operations } from './runOperator.ts';
import { isDecimal, readValue, type Value } from './values/value.ts';
import type { ValueType } from './values/valueType.ts';

/** Makes a function of a checked formula: closures, no code of its own, so nothing can be injected. */
export function toJavaScript(node: FormulaNode): Run {
  switch (node.op) {
    case 'literal':
      return always(node.value);
    case 'name':
      return (frame) => read(frame, frame.values[node.name], node.type);
    case 'item':
      return ({ slots }) => slots[node.slot] ?? null;
    case 'field':
      return runField(toJavaScript(node.of), node.name, node.type);
    case 'index':
      return runIndex(toJavaScript(node.of), toJavaScript(node.at), node.type);
    case 'list':
      return runList(node.items.map(toJavaScript));
    case 'has':
      return runHas(toJavaScript(node.of));
    case 'not':
      return negate(toJavaScript(node.of));
    case 'minus':
      return runMinus(toJavaScript(node.of));
    case 'binary':
      return runBinary(node);
    case 'choose':
      return runChoice(toJavaScript(node.if), toJavaScript(node.then), toJavaScript(node.else));
    case 'call':
      return runCall(node.name, node.args.map(toJavaScript));
    case 'each':
      return runEach(node, toJavaScript);
  }
}

function always(value: Value): Run {
  return () => value;
}

/** Reads what is stored. */
function read(frame: Frame, raw: unknown, type: ValueType): Value {
  const value = readValue(raw, type);
  spend(frame, costOfRead(type, value));
  return value;
}

function runField(of: Run, name: string, type: ValueType): Run {
  return (frame) => {
    const holder = of(frame);
    if (holder === null || typeof holder !== 'object' || Array.isArray(holder) || isDecimal(holder)) return null;
    const fields: object = holder;
    return Object.hasOwn(fields, name) ? read(frame, (fields as Record<string, unknown>)[name], type) : null; // own, of JSON
  };
}

function runIndex(of: Run, at: Run, type: ValueType): Run {
  return (frame) => {
    const list = of(frame);
    const place = at(frame);
    return Array.isArray(list) && isDecimal(place) ? read(frame, list[place.toNumber()], type) : null;
  };
}

function runList(items: Run[]): Run {
  return (frame) => {
    spend(frame, items.length);
    return items.map((item) => item(frame));
  };
}

function runHas(of: Run): Run {
  return (frame) => {
    const value = of(frame);
    return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  };
}

function negate(of: Run): Run {
  return (frame) => of(frame) !== true;
}

function runMinus(of: Run): Run {
  return (frame) => {
    const value = readValue(of(frame), { kind: 'number' });
    return isDecimal(value) ? value.negated() : null;
  };
}

function runBinary(node: FormulaNode & { op: 'binary' }): Run {
  const left = toJavaScript(node.left);
  const right = toJavaScript(node.right);
  if (node.operator === '&&') return (frame) => left(frame) === true && right(frame) === true;
  if (node.operator === '||') return (frame) => left(frame) === true || right(frame) === true;
  // Two texts that are both missing are an empty text, and no sum.
  const isJoin = node.operator === '+' && node.type.kind === 'text';
  const operation: Operation = isJoin ? joinTexts : operations[node.operator];
  return (frame) => {
    const [one, other] = [left(frame), right(frame)];
    spend(frame, costOfOperation(node.operator, one, other));
    return operation(one, other);
  };
}

function runChoice(test: Run, then: Run, other: Run): Run {
  return (frame) => (test(frame) === true ? then(frame) : other(frame));
}

function runCall(name: string, args: Run[]): Run {
  const definition = formulaFunctions.get(name);
  if (!definition) throw new Error(`there is no function ${name}`);
  const { takes } = definition;
  return (frame) => {
    const values: Value[] = [];
    for (const [at, parameter] of takes.entries()) {
      const value = readArgument(args[at]?.(frame) ?? null, parameter);
      if (value === null && !isOptional(parameter)) return null;
      values.push(value);
    }
    spend(frame, costOfCall(definition, values));
    return bound(definition.run(values as never, frame)); // they were read as the parameters say
  };
}

function bound(value: Value): Value {
  if (typeof value === 'string' && value.length > calcLimits.text) throw formulaTooCostly();
  return isDecimal(value) && !value.isFinite() ? null : value;
}
