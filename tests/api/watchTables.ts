export interface TableWatch {
  /** The tables that are other than when this was last asked, the new and the dropped ones included. */
  takeTouched(): Promise<string[]>;
}

type Query = <Row extends object>(sql: string) => Promise<Row[]>;

/**
 * Each transaction notes the rows that it adds and takes away, so that what is taken back is no change, by the database or by the one who
 * made it. When something was last seen or used is none either, nor are the counters of limits.
 */
export async function watchTables(query: Query): Promise<TableWatch> {
  await query('create table sala.touched (name text not null, content bigint not null, change int not null)');
  await query(noteRow);
  await query(watchNewTables);
  let known = await listTables(query);
  return {
    takeTouched: async () => {
      const touched = await query<{ name: string }>(
        `with taken as (delete from sala.touched returning *)
         select name from taken group by name, content having sum(change) <> 0`,
      );
      const tables = await listTables(query);
      const other = [...tables, ...known].filter((name) => !tables.has(name) || !known.has(name));
      if (other.length > 0) await query(watchNewTables);
      known = tables;
      return [...new Set([...touched.map(({ name }) => name), ...other])].sort();
    },
  };
}

async function listTables(query: Query): Promise<Set<string>> {
  const tables = await query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'sala'::regnamespace and relkind in ('r', 'p')`,
  );
  return new Set(tables.map(({ name }) => name));
}

/** A row that was written again as it was is a change, too, but in tables that note when something was used. */
const noteRow = `create function sala.note_row() returns trigger language plpgsql security definer as $$
  declare
    use_notes constant text[] := '{seen_at,used_at}';
  begin
    if tg_op <> 'INSERT' then
      insert into sala.touched values (tg_table_name, hashtextextended((to_jsonb(old) - use_notes)::text, 0), -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into sala.touched values (tg_table_name, hashtextextended((to_jsonb(new) - use_notes)::text, 0), 1);
    end if;
    if tg_op = 'UPDATE' and to_jsonb(old) = to_jsonb(new) and not to_jsonb(new) ?| use_notes then
      insert into sala.touched values (tg_table_name, 0, 1);
    end if;
    return null;
  end $$`;

/** Partitions are watched with their table. */
const watchNewTables = `do $$
  declare
    one regclass;
  begin
    for one in
      select oid from pg_class
      where relnamespace = 'sala'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('rate_limit', 'touched')
        and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'note_row')
    loop
      execute format('create trigger note_row after insert or update or delete on %s for each row execute function sala.note_row()', one);
    end loop;
  end $$`;
