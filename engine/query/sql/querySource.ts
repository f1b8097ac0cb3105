import type { Condition } from '../../../schemas/condition.ts';
import type { FieldHolder } from '../../calc/describeScope.ts';
import type { VariableContext } from '../../condition/bindVariables.ts';
import type { Measure } from '../../condition/values/measure.ts';

export type ColumnType = 'text' | 'number' | 'boolean' | 'time';

export interface GeneratedColumn {
  name: string;
  type: 'text' | 'number' | 'boolean';
}

/** How a collection is stored. */
export interface QuerySource {
  /** Table, or `schema.table`. */
  table: string;
  /** Restricts every read to the rows of one tenant: this column must equal this SQL expression. */
  tenant?: { column: string; value: string };
  /** The stored generated column of each indexed field. */
  columns?: { readonly [field: string]: GeneratedColumn };
  /** The fields with their types, for formulas. */
  fields?: FieldHolder;
  /** Fields that no query may read, filter or sort by. */
  secret?: readonly string[];
  /** Fields that are sorted by what they measure. */
  measures?: { readonly [field: string]: Measure };
  /** Paths that `$search` searches, `tags.*` for the texts of a list; without them every text of the record. */
  searchFields?: readonly string[];
  /** The generated column of `searchColumnSql` over `searchFields`. */
  searchColumn?: string;
}

/** What the caller may read of a collection. */
export interface QueryAccess {
  /** Only records that match it; may use variables. */
  when?: Condition;
  /** Only these fields, beside the system fields; without it all but the secret ones. */
  fields?: readonly string[];
}

/** What the compiler asks about the collections named in a query. */
export interface QueryCatalog {
  /** How a collection is stored; `undefined` when there is no such collection. */
  sourceOf(collection: string): QuerySource | undefined;
  /** What the caller may read of it; called for the first collection and for each joined one. */
  accessFor(collection: string): QueryAccess | 'none';
  /** Values of variables, in access conditions and in the caller's own. */
  variables?: VariableContext;
}

/** A statement for `pg`: text with $1, $2 … and their values. */
export interface CompiledQuery {
  text: string;
  values: unknown[];
}

interface SystemColumn {
  type: ColumnType;
  nullable: boolean;
}

/** Fields of a record that are columns of every table. */
export const systemColumns: Readonly<Record<string, SystemColumn>> = {
  id: { type: 'text', nullable: false },
  state: { type: 'text', nullable: true },
  version: { type: 'number', nullable: false },
  created_at: { type: 'time', nullable: false },
  created_by: { type: 'text', nullable: true },
  updated_at: { type: 'time', nullable: false },
  updated_by: { type: 'text', nullable: true },
};
