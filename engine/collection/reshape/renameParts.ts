import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';

/** What becomes of the fields of one collection where something names them. */
export interface FieldNames {
  /** New names by old ones. */
  renamed: ReadonlyMap<string, string>;
  removed: ReadonlySet<string>;
  /** Called with each removed field that a rule still reads. */
  onRemoved: (field: string) => void;
}

/** The name of a field as it is from now on; a removed one keeps its name and is reported. */
export function renameField(name: string, { renamed, removed, onRemoved }: FieldNames): string {
  const [field = '', ...rest] = name.split('.');
  if (removed.has(field)) onRemoved(field);
  return [renamed.get(field) ?? field, ...rest].join('.');
}

/** A list of fields without the removed ones. */
export function renameList(list: Json, names: FieldNames): Json {
  if (!Array.isArray(list)) return list;
  return list
    .filter((name) => !names.removed.has(String(name).split('.')[0] ?? ''))
    .map((name) => (typeof name === 'string' ? renameField(name, names) : name));
}

/** A condition, in its field names and in the paths of its `$expr`. */
export function renameCondition(condition: Json, names: FieldNames): Json {
  if (Array.isArray(condition)) return condition.map((part) => renameCondition(part, names));
  if (!isJsonObject(condition)) return condition;
  return Object.fromEntries(
    Object.entries(condition).map(([key, value]) => {
      if (key === '$expr') return [key, renameExpression(value, names)];
      return key.startsWith('$') ? [key, renameCondition(value, names)] : [renameField(key, names), value];
    }),
  );
}

function renameExpression(value: Json, names: FieldNames): Json {
  if (Array.isArray(value)) return value.map((part) => renameExpression(part, names));
  if (typeof value === 'string' && /^\$[^$]/.test(value)) return `$${renameField(value.slice(1), names)}`;
  if (!isJsonObject(value) || '$literal' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renameExpression(part, names)]));
}

const quoted = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/;

/** A formula, in what it reads of these names: `record.price` of `record`. Texts in it stay as they are. */
export function renameFormula(source: string, roots: readonly string[], names: FieldNames): string {
  return source
    .split(quoted)
    .map((part, index) => (index % 2 === 1 ? part : renamePaths(part, roots, names)))
    .join('');
}

/** A text for people, in its `{{placeholders}}`. */
export function renamePlaceholders(text: Json, roots: readonly string[], names: FieldNames): Json {
  if (isJsonObject(text))
    return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, renamePlaceholders(part, roots, names)]));
  if (typeof text !== 'string') return text;
  return text.replace(/\{\{[^{}]*\}\}/g, (placeholder) => renamePaths(placeholder, roots, names));
}

function renamePaths(source: string, roots: readonly string[], names: FieldNames): string {
  return source.replace(/(?<![\w.])([A-Za-z_]\w*)\.([A-Za-z_]\w*)/g, (whole, root: string, field: string) =>
    roots.includes(root) ? `${root}.${renameField(field, names)}` : whole,
  );
}

/** An object with one of its values changed; without the key it stays as it is. */
export function change(object: JsonObject, key: string, to: (value: Json) => Json): JsonObject {
  const value = object[key];
  return value === undefined ? object : { ...object, [key]: to(value) };
}

export function changeEach(list: Json, to: (item: JsonObject) => JsonObject): Json {
  if (Array.isArray(list)) return list.map((item) => (isJsonObject(item) ? to(item) : item));
  if (!isJsonObject(list)) return list;
  return Object.fromEntries(Object.entries(list).map(([key, item]) => [key, isJsonObject(item) ? to(item) : item]));
}
