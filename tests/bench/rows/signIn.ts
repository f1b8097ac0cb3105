import { runAsAdmin } from '../../support/runAsAdmin.ts';
import type { BenchRow } from '../support/benchRow.ts';
import { compareRates } from '../support/measureRate.ts';
import { demoPassword } from '../support/openBench.ts';
import { startFloor } from '../support/startFloor.ts';

const people = 1000;

/**
 * Signing in, 32 at the same time, with its locks, its log and its session on disk; beside a bare server that does nothing
 * but check the password with argon2id.
 */
export const row: BenchRow = {
  name: 'sign-in',
  unit: 'sign-ins/s',
  target: { of: 'ratio', atLeast: 0.6 },
  measure: async (bench) => {
    const { port } = await bench.server();
    const passwordHash = await addPeople(await bench.database());
    const bare = await startFloor('bareSignIn.ts', { PASSWORD_HASH: passwordHash });
    const calls = Array.from({ length: people }, (_, at) => ({
      path: '/api/signin',
      body: { username: `bench${at}@demo.test`, password: demoPassword },
    }));
    try {
      return await compareRates({ port, host: 'shop.localhost', calls }, { port: bare.port, host: 'localhost', calls });
    } finally {
      await bare.stop();
    }
  },
};

/** Many accounts, so that seldom two of the same sign in at once; all with the demo password. */
async function addPeople(databaseUrl: string): Promise<string> {
  const rows = await runAsAdmin<{ password_hash: string }>(
    databaseUrl,
    `with template as (
       select a.*, m.site_id as member_of, m.role from sala.account a join sala.membership m on m.account_id = a.id
       join sala.site_host h on h.site_id = m.site_id
       where a.id = 'demo_user' and h.host = 'shop.localhost'
     ), added as (
       insert into sala.account (id, site_id, email, username, password_hash)
       select 'bench_' || n, site_id, 'bench' || n || '@demo.test', 'bench' || n || '@demo.test', password_hash
       from template, generate_series(0, ${people - 1}) n returning id
     ), joined as (
       insert into sala.membership (site_id, account_id, role)
       select member_of, added.id, role from template, added
     ) select password_hash from template`,
  );
  if (!rows[0]) throw new Error('there is no demo account to copy');
  return rows[0].password_hash;
}
