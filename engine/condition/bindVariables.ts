import type { Condition } from '../../schemas/condition.ts';
import type { Json } from '../../schemas/json.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { hasOperator } from './values/hasOperator.ts';

/** Values of the variables in a condition. */
export interface VariableContext {
  /** `$user.*`: the current user; absent for a visitor. */
  user?: { readonly [name: string]: unknown };
  /** `$site.*` */
  site?: { readonly [name: string]: unknown };
  /** `$form.*`: the form being filled in; an empty field is null. */
  form?: { readonly [name: string]: unknown };
  /** `$route.*`: parameters of the page's path. */
  route?: { readonly [name: string]: unknown };
  /** `$record.*`: the record that the page is about. */
  record?: { readonly [name: string]: unknown };
  /** `$line.*`: the line of a record that an action is taken for. */
  line?: { readonly [name: string]: unknown };
  /** `$item.*`: the record that this part of the page is repeated for. */
  item?: { readonly [name: string]: unknown };
  /** `$now`; the current time by default. */
  now?: Date;
  /** Offset in minutes east of UTC for `$today`; Thailand's by default. */
  timezoneOffset?: number;
}

const root = /^(user|site|form|route|record|line|item)((?:\.[^.$\s]+)+)$/;
const thailand = 7 * 60;

/** A condition that no record matches. */
export const neverCondition: Condition = Object.freeze({ $alwaysFalse: 1 });

/**
 * Replaces `$user.id`, `$now` and other variables by their values. If a variable has no value the whole condition
 * becomes one that never matches, so that an access rule about an unknown user grants nothing, not even under `$ne` or
 * `$not`; nor does a value that would be read as an operator, which somebody typed to match more.
 */
export function bindVariables(condition: Condition, context: VariableContext): Condition {
  const unbound = { found: false };
  const bound = bindValue(condition, { context, unbound, inExpression: false });
  if (unbound.found || !isJsonObject(bound)) return neverCondition;
  return bound;
}

interface Binding {
  context: VariableContext;
  unbound: { found: boolean };
  inExpression: boolean;
}

/** The same for an expression, where variables are written `$$user.id`; one without a value is null. */
export function bindExpression(expression: Json, context: VariableContext): Json {
  return bindValue(expression, { context, unbound: { found: false }, inExpression: true });
}

/** Replaces variables in any part of a query and reports whether one had no value. */
export function bindValue(value: Json, binding: Binding): Json {
  if (typeof value === 'string') return bindText(value, binding);
  if (Array.isArray(value)) return bindAll(value, binding);
  if (!isJsonObject(value)) return value;
  let changed = false;
  const entries = Object.entries(value).map(([key, item]): [string, Json] => {
    const next = bindEntry(key, item, binding);
    if (next !== item) changed = true;
    return [key, next];
  });
  return changed ? Object.fromEntries(entries) : value;
}

function bindAll(values: Json[], binding: Binding): Json {
  const bound = values.map((item) => bindValue(item, binding));
  return bound.some((item, index) => item !== values[index]) ? bound : values;
}

function bindEntry(key: string, item: Json, binding: Binding): Json {
  if (key === '$literal' && binding.inExpression) return item;
  if (key === '$expr') return bindValue(item, { ...binding, inExpression: true });
  const bound = bindValue(item, binding);
  const takesList = !binding.inExpression && (key === '$in' || key === '$nin' || key === '$all');
  return takesList && bound !== item && !Array.isArray(bound) ? [bound] : bound;
}

function bindText(text: string, { context, unbound, inExpression }: Binding): Json {
  const sign = inExpression ? '$$' : '$';
  if (!text.startsWith(sign)) return text;
  const name = text.slice(sign.length);
  const value = resolveVariable(name, context);
  if (value === undefined) return text;
  if (value === unknownVariable || (!inExpression && hasOperator(value))) {
    unbound.found = true;
    return { $literal: null };
  }
  return inExpression ? { $literal: value } : value;
}

const unknownVariable = Symbol('unknown variable');

/** The variable's value; `undefined` when the text is not a variable. */
function resolveVariable(name: string, context: VariableContext): Json | undefined | typeof unknownVariable {
  const now = context.now ?? new Date();
  if (name === 'now' || name === 'NOW') return now.toISOString();
  if (name === 'today') {
    return new Date(now.getTime() + (context.timezoneOffset ?? thailand) * 60_000).toISOString().slice(0, 10);
  }
  const found = root.exec(name);
  if (!found) return undefined;
  const [, rootName, path] = found;
  let value: unknown = context[rootName as Exclude<keyof VariableContext, 'now' | 'timezoneOffset'>]; // the expression allows no other name
  if (value === undefined) return unknownVariable;
  for (const key of (path ?? '').slice(1).split('.')) value = readOwn(value, key);
  if (value instanceof Date) return value.toISOString();
  if (value === undefined || value === null) return rootName === 'form' ? null : unknownVariable;
  return isJson(value) ? value : unknownVariable;
}

function readOwn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as { [key: string]: unknown })[key]; // own property, proven above
}

function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return typeof value === 'object' && Object.values(value).every(isJson);
}
