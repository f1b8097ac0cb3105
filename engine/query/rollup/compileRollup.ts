import type { CollectionRollup } from '../../collection/compiled/collection.ts';
import { readCondition } from '../../condition/readCondition.ts';
import { compileFilterTree } from '../clauses/compileFilter.ts';
import type { CompiledQuery, QuerySource } from '../sql/querySource.ts';
import { recordScope } from '../sql/scope.ts';
import { quoteName, SqlBinder } from '../sql/sqlBinder.ts';

export interface RollupTables {
  /** Of the records that hold the roll-up. */
  table: string;
  /** Of the related records. */
  source: QuerySource;
}

/** Rows of `id` and `value`: what the roll-up of these records is, by the related records that are not in the trash. */
export function compileRollup(
  rollup: CollectionRollup,
  { table, source }: RollupTables,
  ids: readonly string[],
): CompiledQuery {
  const binder = new SqlBinder();
  // Conditions may refer to fields that no query may read.
  const scope = recordScope({ alias: 't', source: { ...source, secret: [] }, access: {}, binder });
  const by = scope.column(rollup.by);
  if (!by) throw new Error(`${rollup.collection}.${rollup.by} has no column`);
  const where = [
    't.site_id = current_site()',
    't.deleted_at IS NULL',
    `${by.sql} = p.id COLLATE "C"`,
    ...(rollup.where ? [`(${compileFilterTree(readCondition(rollup.where), scope, binder)})`] : []),
  ];
  return binder.finish(
    `SELECT p.id, r.value FROM ${quoteName(table)} p, LATERAL (
       SELECT ${aggregate(rollup, binder)} AS value FROM ${quoteName(source.table)} t WHERE ${where.join(' AND ')}
     ) r WHERE p.site_id = current_site() AND p.id = ANY(${binder.texts(ids)})`,
  );
}

/** Numbers are summed as decimals and stored as the nearest number of JSON; one too large for it is no value. */
function aggregate({ op, of }: CollectionRollup, binder: SqlBinder): string {
  if (of === undefined) return 'to_jsonb(count(*))';
  const value = `t.data -> ${binder.text(of)}`;
  const number = `CASE WHEN jsonb_typeof(${value}) = 'number' THEN (${value})::numeric END`;
  if (op === 'sum')
    return `CASE WHEN abs(coalesce(sum(${number}), 0)) < 1e300 THEN to_jsonb(coalesce(sum(${number}), 0)::float8) END`;
  const text = `CASE WHEN jsonb_typeof(${value}) = 'string' THEN t.data ->> ${binder.text(of)} END COLLATE "C"`;
  return `coalesce(to_jsonb(${op}(${number})::float8), to_jsonb(${op}(${text})))`;
}
