import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Knex } from 'knex';

/** Recovery codes are short, so a plain hash of one is guessed; they are kept like passwords, those of one account with one salt. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('recovery_code', (table) => {
    table.binary('salt');
  });
  const rows = await knex('recovery_code').select<{ account_id: string; code_hash: Buffer }[]>(
    'account_id',
    'code_hash',
  );
  const salts = new Map(rows.map(({ account_id }) => [account_id, randomBytes(16)]));
  for (const { account_id, code_hash } of rows) {
    const salt = salts.get(account_id);
    const slow = await hashRaw(code_hash, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
    await knex('recovery_code').where({ account_id, code_hash }).update({ code_hash: slow, salt });
  }
  await knex.schema.alterTable('recovery_code', (table) => {
    table.dropNullable('salt');
  });
}

/** The former hashes are gone, and with them the codes. */
export async function down(knex: Knex): Promise<void> {
  await knex('recovery_code').delete();
  await knex.schema.alterTable('recovery_code', (table) => {
    table.dropColumn('salt');
  });
}
