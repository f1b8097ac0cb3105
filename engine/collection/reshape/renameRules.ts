import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import {
  change,
  changeEach,
  type FieldNames,
  renameCondition,
  renameField,
  renameFormula,
  renameList,
  renamePlaceholders,
} from './renameParts.ts';

/** Reports a removed field that a rule at this path reads. */
export type OnRemoved = (path: string, field: string) => void;

type Names = Omit<FieldNames, 'onRemoved'>;

const own = ['record', 'before'];

/** The keywords of a schema, apart from its properties, with the new names of its fields. */
export function renameKeywords(schema: JsonObject, names: Names, onRemoved: OnRemoved): JsonObject {
  const at = (path: string): FieldNames => ({ ...names, onRemoved: (field) => onRemoved(path, field) });
  const list = (value: Json) => renameList(value, at(''));
  const lists = (value: Json) => mapValues(value, (_, item) => list(item));
  const condition = (path: string) => (value: Json) => renameCondition(value, at(path));
  let next = schema;
  for (const keyword of ['required', 'x-display', 'x-by-reference']) next = change(next, keyword, list);
  next = change(next, 'x-required-in', lists);
  next = change(next, 'x-required-when', (rules) =>
    changeEach(rules, (rule) => change(change(rule, 'fields', list), 'when', condition('x-required-when'))),
  );
  next = change(next, 'x-warnings', (rules) =>
    changeEach(rules, (rule) =>
      change(
        change(rule, 'field', (field) => renameField(String(field), at('x-warnings'))),
        'when',
        (when) =>
          typeof when === 'string'
            ? renameFormula(when, own, at('x-warnings'))
            : renameCondition(when, at('x-warnings')),
      ),
    ),
  );
  next = change(next, 'x-access', (access) =>
    mapValues(access, (action, rules) =>
      changeEach(rules, (rule) => change(change(rule, 'fields', list), 'when', condition(`x-access.${action}`))),
    ),
  );
  next = change(next, 'x-schedule', (schedules) =>
    changeEach(schedules, (schedule) => change(schedule, 'where', condition('x-schedule'))),
  );
  next = change(next, 'x-approval', (approval) =>
    isJsonObject(approval)
      ? change(approval, 'measures', (measures) =>
          mapValues(measures, (_, source) => renameFormula(String(source), own, at('x-approval'))),
        )
      : approval,
  );
  next = change(next, 'x-lock', (locks) => changeEach(locks, (lock) => change(lock, 'fields', list)));
  return change(next, 'x-guard', (guards) => changeEach(guards, (guard) => renameGuard(guard, own, at('x-guard'))));
}

export function renameGuard(guard: JsonObject, roots: readonly string[], names: FieldNames): JsonObject {
  const named = change(guard, 'if', (source) => renameFormula(String(source), roots, names));
  const told = change(named, 'message', (message) => renamePlaceholders(message, roots, names));
  return roots === own ? change(told, 'field', (field) => renameField(String(field), names)) : told;
}

const fieldKeys = new Set(['field', 'link', 'each', 'number']);
/** Texts for people, where only placeholders name fields. */
const textKeys = new Set(['title', 'message', 'text', 'path']);
const fieldLists = new Set(['corrects']);

/** A machine whose rules read these fields by these roots; its own fields are named without a root, too. */
export function renameMachine(
  machine: JsonObject,
  { roots, names, onRemoved }: { roots?: readonly string[]; names: Names; onRemoved: OnRemoved },
): JsonObject {
  const isOwn = roots === undefined;
  const read = roots ?? own;
  const walk = (value: Json, path: string, key: string): Json => {
    const at: FieldNames = { ...names, onRemoved: (field) => onRemoved(path, field) };
    if (textKeys.has(key)) return renamePlaceholders(value, read, at);
    if (typeof value === 'string')
      return isOwn && fieldKeys.has(key) ? renameField(value, at) : renameFormula(value, read, at);
    if (isOwn && fieldLists.has(key)) return renameList(value, at);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${path}.${index}`, ''));
    if (!isJsonObject(value)) return value;
    const isTargeted = 'on' in value || 'in' in value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const inner = walk(item, `${path}.${name}`, name);
        const holdsFields = name === 'stamps' || ((name === 'set' || name === 'add') && !isTargeted);
        return [name, isOwn && holdsFields ? renameKeys(inner, at) : inner];
      }),
    );
  };
  const result = walk(machine, 'machine', '');
  return isJsonObject(result) ? result : machine;
}

function renameKeys(value: Json, names: FieldNames): Json {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [renameField(key, names), item]));
}

export function mapValues(value: Json, to: (key: string, item: Json) => Json): Json {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, to(key, item)]));
}
