import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { always, type Filter, never } from './conditionTree.ts';
import { readExpression } from './expression/readExpression.ts';
import { readPredicate } from './readPredicate.ts';
import { refuseQuery } from './values/condition.errors.ts';
import { conditionLimits } from './values/conditionLimits.ts';
import { parseFieldPath } from './values/fieldPath.ts';
import { join, readJson } from './values/readJson.ts';
import { splitSearchWords } from './values/searchText.ts';

const known = new WeakMap<object, Filter>();

/** The tree of a condition. Conditions that went through `parseCondition` are parsed once and cached. */
export function readCondition(condition: unknown): Filter {
  if (typeof condition === 'object' && condition !== null) {
    const filter = known.get(condition);
    if (filter) return filter;
  }
  return readFilter(expectObject(readJson(condition), ''), '');
}

/** Freezes a copy of the condition and caches its tree. */
export function freezeCondition(condition: unknown): JsonObject {
  const copy = expectObject(readJson(condition), '');
  known.set(copy, readFilter(copy, ''));
  return copy;
}

/** Parses a filter from validated JSON; `names` are the variables that its `$expr` may use. */
export function readFilter(source: JsonObject, path: string, names: ReadonlySet<string> = new Set()): Filter {
  const filters = Object.entries(source).map(([key, value]) => {
    const at = join(path, key);
    if (key.startsWith('$')) return readOperator(key, value, at, names);
    const test = readPredicate(value, at, (inner, innerPath) => readFilter(inner, innerPath, names));
    return { kind: 'field' as const, path: parseFieldPath(key, at), test };
  });
  const [only] = filters;
  return filters.length === 1 && only ? only : { kind: 'and', filters };
}

function readOperator(operator: string, value: Json, at: string, names: ReadonlySet<string>): Filter {
  switch (operator) {
    case '$and':
      return { kind: 'and', filters: readList(value, at, names) };
    case '$or':
      return { kind: 'or', filters: readList(value, at, names) };
    case '$nor':
      return { kind: 'not', filter: { kind: 'or', filters: readList(value, at, names) } };
    case '$alwaysTrue':
      return always;
    case '$alwaysFalse':
      return never;
    case '$expr':
      return { kind: 'expression', expression: readExpression(value, at, names) };
    case '$search':
      return readSearch(value, at);
    case '$text': {
      const options = expectObject(value, at);
      if (Object.keys(options).some((key) => key !== '$search')) {
        refuseQuery(at, { th: '$text รับเฉพาะ $search', en: '$text takes only $search' });
      }
      return readSearch(options.$search, at);
    }
    default:
      return refuseQuery(at, { th: `ไม่รู้จัก ${operator}`, en: `unknown operator ${operator}` });
  }
}

function readSearch(value: Json | undefined, at: string): Filter {
  if (typeof value !== 'string') return refuseQuery(at, { th: '$search ต้องเป็นข้อความ', en: '$search takes a text' });
  return { kind: 'search', words: splitSearchWords(value) };
}

function readList(value: Json, at: string, names: ReadonlySet<string>): Filter[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > conditionLimits.listLength) {
    return refuseQuery(at, { th: 'ต้องเป็นรายการเงื่อนไข', en: 'it takes a list of conditions' });
  }
  return value.map((item, index) => {
    const itemPath = join(at, String(index));
    return readFilter(expectObject(item, itemPath), itemPath, names);
  });
}

function expectObject(value: Json, at: string): JsonObject {
  if (isJsonObject(value)) return value;
  return refuseQuery(at, { th: 'ต้องเป็นออบเจ็กต์', en: 'an object was expected' });
}
