import type { Knex } from 'knex';

/** Names of migrations before Knex, in a table `migration`. */
const formerNames: Record<string, string> = {
  '0000_base': '20261121103520_base.ts',
  '0001_sites': '20261121103521_sites.ts',
  '0002_people': '20261121103522_people.ts',
  '0003_layouts': '20261121103523_layouts.ts',
  '0004_policies': '20261121103524_policies.ts',
  '0005_records': '20261121105330_records.ts',
  '0010_accounts': '20261121112848_accounts.ts',
  '0020_gates': '20261121120411_gates.ts',
  '0061_files': '20261121134921_files.ts',
  '0070_session_lock': '20261121140900_session_lock.ts',
  '0080_site_suspension': '20261121142323_site_suspension.ts',
};

/** Moves the former table of migrations to that of Knex, so that existing databases continue. */
export async function adoptFormerMigrations(tx: Knex.Transaction): Promise<void> {
  if (!(await tx.schema.hasTable('migration'))) return;
  await tx.migrate.currentVersion(); // makes Knex's tables
  const former = await tx<{ name: string; applied_at: string }>('migration').orderBy('name');
  const rows = former.map(({ name, applied_at }) => ({
    name: formerNames[name] ?? name,
    batch: 1,
    migration_time: applied_at,
  }));
  if (rows.length > 0) await tx('knex_migrations').insert(rows);
  await tx.schema.dropTable('migration');
}
