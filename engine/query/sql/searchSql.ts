import { searchFolding } from '../../condition/values/searchText.ts';
import { systemColumns } from './querySource.ts';
import type { Scope } from './scope.ts';
import type { SqlBinder } from './sqlBinder.ts';

/** The SQL equivalent of `foldSearchText`; immutable, so that a generated column may use it. */
export function foldSql(text: string): string {
  const joined = `replace(regexp_replace(normalize(${text}, NFC), '\\u0E4D([\\u0E48-\\u0E4B]?)\\u0E32', '\\1\u0e33', 'g'), '\u0e40\u0e40', '\u0e41')`;
  return `translate(${joined}, '${searchFolding.typed}', '${searchFolding.folded}')`;
}

/**
 * The expression of a generated column with the normalised text of the searched fields: `search_text text COLLATE "C"
 * GENERATED ALWAYS AS (…) STORED`.
 */
export function searchColumnSql(fields: readonly string[]): string {
  const texts = fields.map((field) => textOf('data', field.split('.'), (key) => `'${key.replaceAll("'", "''")}'`));
  // concat_ws is not immutable, so the texts are joined by ||.
  const joined = texts.map((text) => `coalesce(${text}, '')`).join(` || E'\\n' || `);
  return foldSql(`(${joined === '' ? "''" : joined})`);
}

/** Whether every word is in the searched text of the scope's record. */
export function compileSearch(scope: Scope, words: readonly string[], binder: SqlBinder): string | undefined {
  if (!scope.searchIn) return undefined;
  if (words.length === 0) return 'TRUE';
  const { column, fields } = scope.searchIn;
  const text = column ?? foldSql(fields ? joinFields(scope, fields, binder) : joinAllTexts(scope, binder));
  return containsWords(text, words, binder);
}

/** Whether every word is in the text. */
export function containsWords(text: string, words: readonly string[], binder: SqlBinder): string {
  if (words.length === 0) return `${text} IS NOT NULL`;
  if (words.length === 1) return `strpos(${text}, ${binder.text(words[0] ?? '')}) > 0`;
  const each = binder.alias('w');
  const found = words.map((word) => `strpos(${each}.v, ${binder.text(word)}) > 0`).join(' AND ');
  return `(SELECT ${found} FROM (SELECT ${text} AS v OFFSET 0) ${each})`;
}

function joinFields(scope: Scope, fields: readonly string[], binder: SqlBinder): string {
  const texts = fields.map((field) => {
    const system = Object.hasOwn(systemColumns, field) ? scope.column(field) : undefined;
    if (system) return system.type === 'text' ? system.sql : 'NULL';
    const place = scope.locate(field.split('.'));
    return place ? textOf(place.root, place.segments, (key) => binder.text(key)) : 'NULL';
  });
  return texts.length === 0 ? "''" : `concat_ws(E'\\n', ${texts.join(', ')})`;
}

function joinAllTexts(scope: Scope, binder: SqlBinder): string {
  const each = binder.alias('f');
  return `(SELECT coalesce(string_agg(${each}.value #>> '{}', E'\\n'), '') FROM jsonb_each(${scope.document()}) ${each} WHERE jsonb_typeof(${each}.value) = 'string')`;
}

/** The text at a path; `*` at its end stands for the texts of a list. */
function textOf(root: string, path: readonly string[], write: (key: string) => string): string {
  const isList = path.at(-1) === '*';
  const keys = (isList ? path.slice(0, -1) : path).map(write);
  const value = [root, ...keys].join(' -> ');
  if (isList) return `jsonb_path_query_array(${value}, 'strict $[*] ? (@.type() == "string")', '{}', true)::text`;
  const text = `${[root, ...keys.slice(0, -1)].join(' -> ')} ->> ${keys.at(-1)}`;
  return `CASE jsonb_typeof(${value}) WHEN 'string' THEN ${text} END`;
}
