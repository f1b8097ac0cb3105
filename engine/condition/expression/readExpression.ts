import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { refuseQuery } from '../values/condition.errors.ts';
import { conditionLimits } from '../values/conditionLimits.ts';
import { parseFieldPath } from '../values/fieldPath.ts';
import { join } from '../values/readJson.ts';
import { estimateWork } from './estimateWork.ts';
import type { Expression } from './expressionTree.ts';
import { argumentCounts, findOperator, type OperatorName } from './operators.ts';
import { isSettingOperator, readSettings } from './readSettings.ts';

/** Variables of the context; replaced before a query runs. */
const contextVariables = ['user', 'site', 'form', 'route', 'now', 'NOW', 'today'];
const variableName = /^[a-z]\w{0,49}$/;
const noVariables: ReadonlySet<string> = new Set();

type Names = ReadonlySet<string>;

/** Parses an expression from validated JSON; `names` are the variables it may use. */
export function readExpression(value: Json, at: string, names: Names = noVariables): Expression {
  if (typeof value === 'string' && value.startsWith('$')) return readPath(value, at, names);
  if (Array.isArray(value)) {
    return { kind: 'list', items: value.map((item, index) => readExpression(item, join(at, String(index)), names)) };
  }
  if (!isJsonObject(value)) return { kind: 'literal', value };
  const keys = Object.keys(value);
  const [operator = ''] = keys;
  if (!keys.some((key) => key.startsWith('$'))) return readObject(value, at, names);
  if (keys.length !== 1) return refuseQuery(at, { th: 'มีตัวดำเนินการเกินหนึ่ง', en: 'more than one operator' });
  return readOperator(operator, value[operator] ?? null, join(at, operator), names);
}

/** A variable name that `as` or `let` may introduce. */
export function readVariableName(value: Json | undefined, at: string): string {
  if (typeof value === 'string' && variableName.test(value) && !contextVariables.includes(value)) return value;
  return refuseQuery(at, { th: 'ชื่อตัวแปรไม่ถูกต้อง', en: 'a variable is named by lower-case letters, digits and _' });
}

/** Parses the variables of a `let`: names, expressions, and all names in scope afterwards. */
export function readVariables(value: Json | undefined, at: string, names: Names) {
  const source = expectObject(value, at);
  const variables = Object.entries(source).map(
    ([name, item]) => [readVariableName(name, at), readExpression(item, join(at, name), names)] as const,
  );
  return { variables, names: new Set([...names, ...variables.map(([name]) => name)]) };
}

function readPath(text: string, at: string, names: Names): Expression {
  if (!text.startsWith('$$')) return { kind: 'path', variable: 'ROOT', path: parseFieldPath(text.slice(1), at) };
  const [name = '', ...rest] = text.slice(2).split('.');
  if (name === 'REMOVE' && rest.length === 0) return { kind: 'missing' };
  if (contextVariables.includes(name)) return { kind: 'unbound', name: text };
  const isDocument = name === 'ROOT' || name === 'CURRENT';
  if (!isDocument && !names.has(name)) refuseQuery(at, { th: `ไม่รู้จักตัวแปร ${name}`, en: `unknown variable ${name}` });
  const path = rest.length === 0 ? undefined : parseFieldPath(rest.join('.'), at);
  return { kind: 'path', variable: isDocument ? 'ROOT' : name, path };
}

function readObject(source: JsonObject, at: string, names: Names): Expression {
  const fields = Object.entries(source).map(([key, item]) => {
    const path = join(at, key);
    if (parseFieldPath(key, path).segments.length > 1) refuseQuery(path, { th: 'ชื่อมีจุด', en: 'a name with a dot' });
    return [key, readExpression(item, path, names)] as const;
  });
  return { kind: 'object', fields };
}

function readOperator(operator: string, value: Json, at: string, names: Names): Expression {
  const special = Object.hasOwn(specials, operator) ? specials[operator] : undefined;
  if (special) return refuseHeavy(special(value, at, names), at);
  const name = findOperator(operator);
  if (!name) return refuseQuery(at, { th: `ไม่รู้จัก ${operator}`, en: `unknown operator ${operator}` });
  if (isSettingOperator(name)) {
    const { operands, settings } = readSettings(name, value, at);
    return readCall(name, operands, at, names, settings);
  }
  return readCall(name, Array.isArray(value) ? value : [value], at, names, {});
}

function refuseHeavy(expression: Expression, at: string): Expression {
  if (estimateWork(expression) <= conditionLimits.work) return expression;
  return refuseQuery(at, { th: 'ต้องคำนวณมากเกินไป', en: 'too much work for one record' });
}

function readCall(
  operator: OperatorName,
  operands: readonly Json[],
  at: string,
  names: Names,
  settings: Extract<Expression, { kind: 'call' }>['settings'],
): Expression {
  const [least, most] = argumentCounts[operator];
  if (operands.length < least || operands.length > most) {
    refuseQuery(at, { th: 'จำนวนอาร์กิวเมนต์ไม่ถูกต้อง', en: `it takes ${least} to ${most} arguments` });
  }
  const args = operands.map((item, index) => readExpression(item, join(at, String(index)), names));
  return { kind: 'call', operator, args, settings };
}

const specials: Readonly<Record<string, (value: Json, at: string, names: Names) => Expression>> = {
  $literal: (value) => ({ kind: 'literal', value }),
  $cond: readCond,
  $switch: readSwitch,
  $filter(value, at, names) {
    const { input, body, name, source } = readEach(value, at, names, 'cond');
    const limit = source.limit ?? undefined;
    if (limit !== undefined && !(typeof limit === 'number' && Number.isSafeInteger(limit) && limit > 0)) {
      return refuseQuery(join(at, 'limit'), { th: 'limit ไม่ถูกต้อง', en: 'limit is a whole number above 0' });
    }
    return { kind: 'filter', input, name, body, limit };
  },
  $map(value, at, names) {
    const { input, body, name } = readEach(value, at, names, 'in');
    return { kind: 'map', input, name, body };
  },
  $reduce(value, at, names) {
    const source = expectKeys(value, at, ['input', 'initialValue', 'in']);
    const inner = new Set([...names, 'this', 'value']);
    return {
      kind: 'reduce',
      input: readExpression(source.input ?? null, join(at, 'input'), names),
      initial: readExpression(source.initialValue ?? null, join(at, 'initialValue'), names),
      body: readExpression(source.in ?? null, join(at, 'in'), inner),
    };
  },
  $let(value, at, names) {
    const source = expectKeys(value, at, ['vars', 'in']);
    const inner = readVariables(source.vars, join(at, 'vars'), names);
    return {
      kind: 'let',
      variables: inner.variables,
      body: readExpression(source.in ?? null, join(at, 'in'), inner.names),
    };
  },
};

function readCond(value: Json, at: string, names: Names): Expression {
  const [when, then, otherwise] = Array.isArray(value)
    ? value
    : ['if', 'then', 'else'].map((key) => expectKeys(value, at, ['if', 'then', 'else'])[key]);
  if (
    when === undefined ||
    then === undefined ||
    otherwise === undefined ||
    (Array.isArray(value) && value.length > 3)
  ) {
    return refuseQuery(at, { th: '$cond ต้องมีสามส่วน', en: '$cond takes if, then and else' });
  }
  const branch = {
    when: readExpression(when, join(at, 'if'), names),
    value: readExpression(then, join(at, 'then'), names),
  };
  return { kind: 'choose', branches: [branch], otherwise: readExpression(otherwise, join(at, 'else'), names) };
}

function readSwitch(value: Json, at: string, names: Names): Expression {
  const source = expectKeys(value, at, ['branches', 'default']);
  if (!Array.isArray(source.branches) || source.branches.length === 0) {
    return refuseQuery(at, { th: '$switch ต้องมี branches', en: '$switch takes a list of branches' });
  }
  const branches = source.branches.map((item, index) => {
    const path = join(at, `branches.${index}`);
    const branch = expectKeys(item, path, ['case', 'then']);
    return {
      when: readExpression(branch.case ?? null, join(path, 'case'), names),
      value: readExpression(branch.then ?? null, join(path, 'then'), names),
    };
  });
  return { kind: 'choose', branches, otherwise: readExpression(source.default ?? null, join(at, 'default'), names) };
}

function readEach(value: Json, at: string, names: Names, bodyKey: 'cond' | 'in') {
  const source = expectKeys(value, at, ['input', 'as', bodyKey, ...(bodyKey === 'cond' ? ['limit'] : [])]);
  const name = source.as === undefined ? 'this' : readVariableName(source.as, join(at, 'as'));
  const input = readExpression(source.input ?? null, join(at, 'input'), names);
  const body = readExpression(source[bodyKey] ?? null, join(at, bodyKey), new Set([...names, name]));
  return { source, name, input, body };
}

function expectKeys(value: Json, at: string, keys: readonly string[]): JsonObject {
  const source = expectObject(value, at);
  const strange = Object.keys(source).find((key) => !keys.includes(key));
  if (strange !== undefined) refuseQuery(join(at, strange), { th: 'ไม่รู้จักตัวเลือกนี้', en: `it takes ${keys.join(', ')}` });
  return source;
}

function expectObject(value: Json | undefined, at: string): JsonObject {
  if (isJsonObject(value)) return value;
  return refuseQuery(at, { th: 'ต้องเป็นออบเจ็กต์', en: 'an object was expected' });
}
