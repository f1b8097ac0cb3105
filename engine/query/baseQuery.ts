import { bindVariables } from '../condition/bindVariables.ts';
import { refuseQuery } from '../condition/condition.errors.ts';
import { readCondition } from '../condition/readCondition.ts';
import { compileFilterTree } from './compileFilter.ts';
import type { QueryAccess, QueryCatalog } from './querySource.ts';
import { recordScope, type Scope } from './scope.ts';
import { quoteName, type SqlBinder } from './sqlBinder.ts';

/** Which records by their deletion: those in use, those in the trash, or both. */
export type Deleted = 'no' | 'only' | 'any';

/** The rows of a collection that the caller may read. */
export interface BaseQuery {
  alias: string;
  from: string;
  scope: Scope;
  /** The same scope over another name of the same row. */
  scopeAt(alias: string): Scope;
  where: string[];
}

/** Opens a collection for reading, narrowed to what the caller may see of it. */
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
  if (access === 'none') where.push('FALSE');
  else if (access.when) {
    // The rule itself may look at fields that the caller may not read.
    const everything = recordScope({ alias, source: { ...source, secret: [] }, access: {}, binder });
    where.push(
      compileFilterTree(readCondition(bindVariables(access.when, catalog.variables ?? {})), everything, binder),
    );
  }
  const scopeAt = (name: string) => recordScope({ alias: name, source, access: readable, binder });
  return { alias, from: `${quoteName(source.table)} ${alias}`, scope: scopeAt(alias), scopeAt, where };
}

export function writeWhere(parts: readonly string[]): string {
  return parts.length === 0 ? 'TRUE' : parts.map((part) => `(${part})`).join(' AND ');
}
