import { collisions } from '../../platform/db/collisions.ts';
import { isCollision } from './isCollision.ts';
import { tooBusy } from './records.errors.ts';
import type { RecordsContext } from './recordsContext.ts';

type Place = Pick<RecordsContext, 'db' | 'afterCommit'>;

const maxTries = 10;

/**
 * Runs the work in a transaction; what is announced of it waits for the commit, of the outer one too. Work that collided with
 * another transaction is run again, so it must do nothing outside of the transaction; refused with `too_busy` when it always collides.
 */
export async function runInTransaction<T, Context extends Place>(
  context: Context,
  work: (inside: Context) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await runOnce(context, work);
    } catch (error) {
      // A part of a transaction cannot be repeated: the whole of it was given up.
      if (context.afterCommit || !isCollision(error)) throw error;
      collisions.count += 1;
      if (tries >= maxTries) throw tooBusy();
      await new Promise((done) => setTimeout(done, Math.random() * 20 * tries));
    }
}

async function runOnce<T, Context extends Place>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  const afterCommit: (() => void)[] = [];
  const result = await context.db.transaction((db) => work({ ...context, db, afterCommit }));
  for (const tell of afterCommit)
    if (context.afterCommit) context.afterCommit.push(tell);
    else tell();
  return result;
}
