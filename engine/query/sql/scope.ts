import type { FieldHolder } from '../../calc/describeScope.ts';
import type { Measure } from '../../condition/values/measure.ts';
import { type ColumnType, type QueryAccess, type QuerySource, systemColumns } from './querySource.ts';
import { documentColumns, hideFields, presentTime } from './recordSql.ts';
import { quoteName, type SqlBinder } from './sqlBinder.ts';

/** A column that holds one field. */
export interface FieldColumn {
  sql: string;
  type: ColumnType;
  nullable: boolean;
  /** Its collation is already "C", so comparing needs no collation clause. */
  ordered: boolean;
  /** Null when the field is missing, too: the two cannot be distinguished. */
  generated: boolean;
}

/** The source of the document for a part of a statement. */
export interface Scope {
  /** The whole document, jsonb. */
  document(): string;
  /** The jsonb that holds a top-level field, and the remaining segments; `undefined` for a hidden field. */
  locate(segments: readonly string[]): { root: string; segments: readonly string[] } | undefined;
  /** The column that holds a top-level field, if any. */
  column(field: string): FieldColumn | undefined;
  /** What a top-level field is sorted by where that is not its value. */
  measure?(field: string): Measure | undefined;
  /** The types of the fields, for formulas; only a stored record has them. */
  fields?: FieldHolder;
  /** SQL of the variables in scope. */
  variables: ReadonlyMap<string, string>;
  /** The normalised text that `$search` searches, in parts; only a stored record has one. */
  searchIn?: { column?: string; fields: readonly string[] | undefined };
}

/** A scope over a jsonb expression. */
export function documentScope(sql: string, variables: ReadonlyMap<string, string> = new Map()): Scope {
  return {
    variables,
    document: () => sql,
    locate: (segments) => ({ root: sql, segments }),
    column: () => undefined,
  };
}

/** A scope over a row of a collection's table, with only what the caller may see. */
export function recordScope(input: {
  alias: string;
  source: QuerySource;
  access: QueryAccess;
  binder: SqlBinder;
}): Scope {
  const { alias, source, access, binder } = input;
  const secret = new Set(source.secret ?? []);
  const allowed = access.fields ? new Set(access.fields) : undefined;
  const canSee = (field: string) => !secret.has(field) && (allowed === undefined || allowed.has(field));
  const searched = source.searchFields;
  const isSearchable = (path: string) => isSystem(path) || canSee(path.split('.')[0] ?? '');
  const seesAllSearched = searched?.every(isSearchable) ?? false;
  return {
    variables: new Map(),
    document: () =>
      `(${hideFields({ alias, secret: [...secret], allowed: access.fields, binder })} || ${documentColumns(alias)})`,
    locate(segments) {
      const [field = '', ...rest] = segments;
      if (isSystem(field)) return { root: systemJson(alias, field), segments: rest };
      return canSee(field) ? { root: `${alias}.data`, segments } : undefined;
    },
    column(field) {
      const system = Object.hasOwn(systemColumns, field) ? systemColumns[field] : undefined;
      if (system) return { sql: `${alias}.${field}`, ...system, ordered: false, generated: false };
      const column =
        canSee(field) && source.columns && Object.hasOwn(source.columns, field) ? source.columns[field] : undefined;
      if (!column) return undefined;
      return {
        sql: `${alias}.${quoteName(column.name)}`,
        type: column.type,
        nullable: true,
        ordered: true,
        generated: true,
      };
    },
    ...(source.fields && { fields: source.fields }),
    measure: (field) => (source.measures && Object.hasOwn(source.measures, field) ? source.measures[field] : undefined),
    searchIn: {
      column: source.searchColumn && seesAllSearched ? `${alias}.${quoteName(source.searchColumn)}` : undefined,
      fields: searched?.filter(isSearchable),
    },
  };
}

function isSystem(field: string): boolean {
  return Object.hasOwn(systemColumns, field);
}

function systemJson(alias: string, field: string): string {
  const column = systemColumns[field];
  const sql = column?.type === 'time' ? presentTime(`${alias}.${field}`) : `${alias}.${field}`;
  return column?.nullable ? `coalesce(to_jsonb(${sql}), 'null'::jsonb)` : `to_jsonb(${sql})`;
}
