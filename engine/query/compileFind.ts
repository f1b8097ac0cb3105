import type { Condition } from '../../schemas/condition.ts';
import { bindVariables } from '../condition/bindVariables.ts';
import { readCondition } from '../condition/readCondition.ts';
import { readSafely, refuseQuery } from '../condition/values/condition.errors.ts';
import { type Deleted, openCollection, writeWhere } from './clauses/baseQuery.ts';
import { compileFilterTree } from './clauses/compileFilter.ts';
import { compileProjection } from './clauses/compileProjection.ts';
import { readProjection } from './clauses/readProjection.ts';
import { type Beside, writeAnchor, writeBeside } from './sql/besideRow.ts';
import { compileSort, type OrderKey, readSort, writeOrder } from './sql/compileSort.ts';
import { queryLimits } from './sql/limits.ts';
import type { CompiledQuery, QueryCatalog } from './sql/querySource.ts';
import { SqlBinder } from './sql/sqlBinder.ts';

export interface FindQuery {
  collection: string;
  catalog: QueryCatalog;
  filter?: Condition;
  /** `{field: 1 | -1}`; ties are sorted by id. */
  sort?: unknown;
  projection?: unknown;
  /** One-based page and page size; `'all'` is for the server's own use, such as an export. */
  paging?: { page?: number; limit?: number } | 'all';
  /** The rows next to a record in this order instead of a numbered page: as quick far down a list as at its top. */
  beside?: Beside;
  deleted?: Deleted;
}

export type CountQuery = Pick<FindQuery, 'collection' | 'catalog' | 'filter' | 'deleted'>;

/** Compiles a page of records, for `readRow`: those shown as they are stored come in columns, which costs less than building JSON. */
export function compileFind(query: FindQuery): CompiledQuery {
  return readSafely(() => {
    const { collection, catalog, deleted } = query;
    const binder = new SqlBinder();
    const base = openCollection({ collection, catalog, binder, at: 'collection', deleted });
    const where = [...base.where, ...compileCallerFilter(query, base.scope, binder)];
    const projection = readProjection(query.projection);
    const shown = projection ? `${compileProjection(projection, base.scope, binder)} AS data` : base.columns();
    const sort = readSort(query.sort);
    const keys = compileSort(sort, base.scope, binder);
    if (!sort.some(({ path }) => path.text === 'id')) {
      // In the direction of the last key, so that one index serves both directions.
      keys.push({ sql: `${base.alias}.id`, descending: sort.at(-1)?.descending ?? false, nullable: false });
    }
    if (query.beside) {
      const { limit } = query.paging === 'all' ? {} : (query.paging ?? {});
      return binder.finish(compileBeside({ base, where, keys, shown, beside: query.beside, limit }, binder));
    }
    const rows = `FROM ${base.from} WHERE ${writeWhere(where)} ORDER BY ${writeOrder(keys)}`;
    if (query.paging === 'all') return binder.finish(`SELECT ${shown} ${rows}`);
    // Documents are built for the rows of the page only; in a single select they would be built for all sorted rows.
    const page = `SELECT ${base.alias}.* ${rows} ${writePage(query.paging, binder)}`;
    return binder.finish(`SELECT ${shown} FROM (${page}) ${base.alias}`);
  });
}

/** The rows after a record, or before it; those before it come from the nearest on. */
function compileBeside({ base, where, keys: wanted, shown, beside, limit }: BesideParts, binder: SqlBinder): string {
  const keys = beside.side === 'after' ? wanted : wanted.map((key) => ({ ...key, descending: !key.descending }));
  const anchor = [...where, `${base.alias}.id = ${binder.text(beside.id)}`];
  const rows = `FROM ${base.from} WHERE ${writeWhere([...where, writeBeside(keys)])} ORDER BY ${writeOrder(keys)}`;
  const page = `SELECT ${base.alias}.* ${rows} ${writePage({ limit }, binder)}`;
  return `WITH anchor AS (SELECT ${writeAnchor(keys)} FROM ${base.from} WHERE ${writeWhere(anchor)}) SELECT ${shown} FROM (${page}) ${base.alias}`;
}

interface BesideParts {
  base: ReturnType<typeof openCollection>;
  where: string[];
  keys: OrderKey[];
  shown: string;
  beside: Beside;
  limit: number | undefined;
}

/** Compiles the number of matching records: one row, `total`. */
export function compileCount(query: CountQuery): CompiledQuery {
  return readSafely(() => {
    const binder = new SqlBinder();
    return binder.finish(`SELECT count(*)::int AS total ${writeCounted(query, binder)}`);
  });
}

/** Compiles the numbers of matching records of several queries: one row, `totals`, in their order. */
export function compileCounts(queries: readonly CountQuery[]): CompiledQuery {
  return readSafely(() => {
    const binder = new SqlBinder();
    const counts = queries.map((query) => `(SELECT count(*)::int ${writeCounted(query, binder)})`);
    return binder.finish(`SELECT ARRAY[${counts.join(', ')}]::int[] AS totals`);
  });
}

function writeCounted(query: CountQuery, binder: SqlBinder): string {
  const { collection, catalog, deleted } = query;
  const base = openCollection({ collection, catalog, binder, at: 'collection', deleted });
  const where = [...base.where, ...compileCallerFilter(query, base.scope, binder)];
  return `FROM ${base.from} WHERE ${writeWhere(where)}`;
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
