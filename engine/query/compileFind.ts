import type { Condition } from '../../schemas/condition.ts';
import { bindVariables } from '../condition/bindVariables.ts';
import { readSafely, refuseQuery } from '../condition/condition.errors.ts';
import { readCondition } from '../condition/readCondition.ts';
import { type Deleted, openCollection, writeWhere } from './baseQuery.ts';
import { compileFilterTree } from './compileFilter.ts';
import { compileProjection } from './compileProjection.ts';
import { compileSort, readSort, writeOrder } from './compileSort.ts';
import { queryLimits } from './limits.ts';
import type { CompiledQuery, QueryCatalog } from './querySource.ts';
import { readProjection } from './readProjection.ts';
import { SqlBinder } from './sqlBinder.ts';

export interface FindQuery {
  collection: string;
  catalog: QueryCatalog;
  filter?: Condition;
  /** `{field: 1 | -1}`; records that tie come in the order of their ids. */
  sort?: unknown;
  projection?: unknown;
  /** Page from 1 and records a page; `'all'` is for the server's own use, such as an export. */
  paging?: { page?: number; limit?: number } | 'all';
  deleted?: Deleted;
}

export type CountQuery = Pick<FindQuery, 'collection' | 'catalog' | 'filter' | 'deleted'>;

/** A page of records: rows of one column, `record`, each a flat record. */
export function compileFind(query: FindQuery): CompiledQuery {
  return readSafely(() => {
    const { collection, catalog, deleted } = query;
    const binder = new SqlBinder();
    const base = openCollection({ collection, catalog, binder, at: 'collection', deleted });
    const where = [...base.where, ...compileCallerFilter(query, base.scope, binder)];
    const projection = readProjection(query.projection);
    const record = projection ? compileProjection(projection, base.scope, binder) : base.scope.document();
    const sort = readSort(query.sort);
    const keys = compileSort(sort, base.scope, binder);
    if (!sort.some(({ path }) => path.text === 'id')) {
      // In the direction of the last key, so that one index serves both ways.
      keys.push({ sql: `${base.alias}.id`, descending: sort.at(-1)?.descending ?? false, nullable: false });
    }
    const rows = `FROM ${base.from} WHERE ${writeWhere(where)} ORDER BY ${writeOrder(keys)}`;
    if (query.paging === 'all') return binder.finish(`SELECT ${record} AS record ${rows}`);
    // Documents are built of the rows of the page only; in one select they would be built of all rows that are sorted.
    const page = `SELECT ${base.alias}.* ${rows} ${writePage(query.paging, binder)}`;
    return binder.finish(`SELECT ${record} AS record FROM (${page}) ${base.alias}`);
  });
}

/** How many records the same filter finds: one row, `total`. */
export function compileCount(query: CountQuery): CompiledQuery {
  return readSafely(() => {
    const { collection, catalog, deleted } = query;
    const binder = new SqlBinder();
    const base = openCollection({ collection, catalog, binder, at: 'collection', deleted });
    const where = [...base.where, ...compileCallerFilter(query, base.scope, binder)];
    return binder.finish(`SELECT count(*)::int AS total FROM ${base.from} WHERE ${writeWhere(where)}`);
  });
}

function compileCallerFilter(
  { filter, catalog }: Pick<FindQuery, 'filter' | 'catalog'>,
  scope: Parameters<typeof compileFilterTree>[1],
  binder: SqlBinder,
): string[] {
  if (!filter) return [];
  return [compileFilterTree(readCondition(bindVariables(filter, catalog.variables ?? {})), scope, binder)];
}

function writePage(paging: { page?: number; limit?: number } | undefined, binder: SqlBinder): string {
  const limit = paging?.limit ?? queryLimits.defaultRows;
  const page = paging?.page ?? 1;
  if (!Number.isInteger(limit) || limit < 1 || limit > queryLimits.findRows) {
    refuseQuery('paging.limit', {
      th: `limit ต้องเป็น 1 ถึง ${queryLimits.findRows}`,
      en: `limit is 1 to ${queryLimits.findRows}`,
    });
  }
  if (!Number.isInteger(page) || page < 1 || page * limit > queryLimits.offset) {
    refuseQuery('paging.page', { th: 'หมายเลขหน้าไม่ถูกต้อง', en: 'no such page' });
  }
  return `LIMIT ${binder.integer(limit)} OFFSET ${binder.integer((page - 1) * limit)}`;
}
