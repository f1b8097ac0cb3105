import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { runInTransaction } from './runInTransaction.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

const collision = (code: string) => Object.assign(new Error('given up for another one'), { code });

/** A database that gives up so many transactions for others. */
function openDb(collisions: number, code = '40P01') {
  let tries = 0;
  const transaction = async (work: (db: TenantDb) => Promise<unknown>) => {
    tries += 1;
    const result = await work(db);
    if (tries <= collisions) throw collision(code);
    return result;
  };
  const db = { transaction } as unknown as TenantDb; // all that is used of it
  return { db, tries: () => tries };
}

it.each(['40P01', '40001'])(
  'runs again what collided with another transaction (%s), and tells of it once',
  async (code) => {
    const { db, tries } = openDb(3, code);
    const told = vi.fn();
    const result = await runInTransaction(
      { db },
      async ({ afterCommit }: { db: TenantDb; afterCommit?: (() => void)[] }) => {
        afterCommit?.push(told);
        return 'done';
      },
    );
    expect([result, tries(), told.mock.calls.length]).toEqual(['done', 4, 1]);
  },
);

it('refuses what always collides, in words for people', async () => {
  const { db, tries } = openDb(99);
  await expect(runInTransaction({ db }, async () => 'never')).rejects.toMatchObject({ code: 'too_busy', status: 409 });
  expect(tries()).toBe(10);
});

it('gives a part of a transaction up with the whole, and everything else at once', async () => {
  const { db, tries } = openDb(99);
  await expect(runInTransaction({ db, afterCommit: [] }, async () => 0)).rejects.toMatchObject({ code: '40P01' });
  const other = openDb(99, '23505');
  await expect(runInTransaction({ db: other.db }, async () => 0)).rejects.toMatchObject({ code: '23505' });
  expect([tries(), other.tries()]).toEqual([1, 1]);
});
