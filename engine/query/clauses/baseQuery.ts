import { refuseQuery } from '../../condition/values/condition.errors.ts';
import type { QueryAccess, QueryCatalog } from '../sql/querySource.ts';
import { recordColumns } from '../sql/recordSql.ts';
import { recordScope, type Scope } from '../sql/scope.ts';
import { quoteName, type SqlBinder } from '../sql/sqlBinder.ts';
import { compileAccess } from './compileAccess.ts';

/** Records by deletion: active ones, deleted ones, or both. */
export type Deleted = 'no' | 'only' | 'any';

/** The rows of a collection that the caller may read. */
export interface BaseQuery {
  alias: string;
  from: string;
  scope: Scope;
  /** The same scope under another alias of the row. */
  scopeAt(alias: string): Scope;
  /** The columns of which `readRow` makes a record. */
  columns(): string;
  where: string[];
}

/** Opens a collection for reading, restricted to what the caller may see of it. */
export function openCollection(input: {
  collection: string;
  catalog: QueryCatalog;
  binder: SqlBinder;
  at: string;
  deleted?: Deleted;
}): BaseQuery {
  const { collection, catalog, binder, at, deleted = 'no' } = input;
  const source = catalog.sourceOf(collection);
  if (!source)
    return refuseQuery(at, { th: `ไม่มีคอลเลกชัน "${collection}"`, en: `there is no collection "${collection}"` });
  const access = catalog.accessFor(collection);
  const alias = binder.alias('t');
  const readable: QueryAccess = access === 'none' ? { fields: [] } : access;
  const where: string[] = [];
  if (source.tenant) where.push(`${alias}.${quoteName(source.tenant.column)} = ${source.tenant.value}`);
  if (deleted !== 'any') where.push(`${alias}.deleted_at IS ${deleted === 'no' ? '' : 'NOT '}NULL`);
  where.push(...compileAccess(access, { alias, source, variables: catalog.variables, binder }));
  const scopeAt = (name: string) => recordScope({ alias: name, source, access: readable, binder });
  const columns = () => recordColumns({ alias, secret: source.secret ?? [], allowed: readable.fields, binder });
  return { alias, from: `${quoteName(source.table)} ${alias}`, scope: scopeAt(alias), scopeAt, columns, where };
}

export function writeWhere(parts: readonly string[]): string {
  return parts.length === 0 ? 'TRUE' : parts.map((part) => `(${part})`).join(' AND ');
}
