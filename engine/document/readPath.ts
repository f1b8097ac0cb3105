import { isJsonObject, type Json, type JsonObject } from '../../schemas/index.ts';

/** Where the paths of a document begin. */
export type DocumentScope = Record<string, JsonObject>;

/** Where a value comes from: a path, or a formula. */
export interface ValueSource {
  steps: string[];
  formula?: string;
  format?: string;
  argument?: string;
}

/** A format after a formula stands after ` | `, since formulas have `||` themselves. */
const formulaPattern = /^=(.+?)(?:\s\|\s*([a-zA-Z]+)(?::([^|]*))?)?$/s;

/** `record.customer.name|upper`, or `=record.total - record.paid | amount`, as its parts. */
export function splitPath(path: string): ValueSource {
  const [, formula, name, given] = formulaPattern.exec(path) ?? [];
  if (formula !== undefined) return { steps: [], formula: formula.trim(), format: name, argument: given };
  const [steps = '', format] = path.split('|');
  if (format === undefined) return { steps: steps.split('.') };
  const colon = format.indexOf(':');
  if (colon === -1) return { steps: steps.split('.'), format };
  return { steps: steps.split('.'), format: format.slice(0, colon), argument: format.slice(colon + 1) };
}

/** The value at a path; a step through a reference goes on in its record. */
export function readPath(scope: DocumentScope, steps: readonly string[]): Json {
  const [head = '', ...rest] = steps;
  let current: Json = Object.hasOwn(scope, head) ? (scope[head] ?? null) : null;
  for (const step of rest) {
    if (!isJsonObject(current)) return null;
    const owner: JsonObject = current;
    const expanded: Json = isJsonObject(owner._expanded) ? (owner._expanded[step] ?? null) : null;
    const own: Json = Object.hasOwn(owner, step) ? (owner[step] ?? null) : null;
    current = typeof own === 'string' && isJsonObject(expanded) && step !== rest.at(-1) ? expanded : own;
  }
  return current;
}
