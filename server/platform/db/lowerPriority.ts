import { readFile, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** What the driver knows of a connection and does not tell by its types. */
interface Connected {
  processID?: number | null;
  connection?: { stream?: Socket };
}

/**
 * Gives the database process of a connection the lowest priority, where it runs on this machine: a query that takes a
 * core for seconds leaves it to the short ones of everybody. The process is known by its number and by our port, which it shows.
 */
export async function lowerPriority(client: pg.PoolClient, niceness: number): Promise<void> {
  const { processID, connection } = client as unknown as Connected;
  const port = connection?.stream?.localPort;
  if (!processID || port === undefined) return;
  try {
    const title = await readFile(`/proc/${processID}/cmdline`, 'latin1');
    if (!title.startsWith('postgres:') || !title.includes(`(${port})`)) return;
    setPriority(processID, niceness);
    await lowerSession(processID, niceness);
  } catch {
    // On another machine, or not ours to change.
  }
}

const attempts = 20;

/**
 * Outside of containers Linux divides processors between sessions first (`man 7 sched`, autogroup), and the database starts one for each
 * connection: the priority of the process then counts within this session only, where nobody else is.
 */
async function lowerSession(processId: number, niceness: number): Promise<void> {
  if ((await readSession(processId)) !== processId) return;
  for (let left = attempts; left > 0; left -= 1)
    try {
      return await writeFile(`/proc/${processId}/autogroup`, String(niceness));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      await wait(200); // the system takes one change in a tenth of a second
    }
}

/** The fourth value after the name, which stands in brackets. */
async function readSession(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);
}
