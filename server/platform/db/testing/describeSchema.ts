import { runAsAdmin } from '../../../../tests/support/runAsAdmin.ts';

/** Every column, constraint, index, policy, view and function of a database in words, for comparing two; without the tables of Knex. */
export async function describeSchema(url: string): Promise<string[]> {
  const rows = await runAsAdmin<{ line: string }>(url, describeSql);
  return rows.map(({ line }) => line);
}

const describeSql = `
  with relation as (
    select oid, quote_ident(relname) as name, relrowsecurity as secured from pg_class
    where relnamespace = 'sala'::regnamespace and relkind = 'r' and relname not like 'knex_migrations%'
  )
  select line from (
  select format('%s secured=%s', name, secured) as line from relation
  union all
  select format('%s.%s %s %s null=%s identity=%s default=%s', name, attnum, attname,
    format_type(atttypid, atttypmod), not attnotnull, attidentity, pg_get_expr(adbin, adrelid))
  from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  select format('%s %s %s', name, conname, pg_get_constraintdef(pg_constraint.oid))
  from relation join pg_constraint on conrelid = relation.oid
  union all
  select pg_get_indexdef(indexrelid) from relation join pg_index on indrelid = relation.oid
  union all
  select format('%s %s %s %s %s', name, polname, polcmd, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
  from relation join pg_policy on polrelid = relation.oid
  union all
  select format('%s %s %s', relname, reloptions, pg_get_viewdef(oid)) from pg_class
  where relnamespace = 'sala'::regnamespace and relkind = 'v'
  union all
  select pg_get_functiondef(oid) from pg_proc where pronamespace = 'sala'::regnamespace
  ) as described order by line collate "C"`;
