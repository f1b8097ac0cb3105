import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import type pg from 'pg';

/** What the driver knows of a connection and does not tell by its types. */
interface Connected {
  processID?: number | null;
  connection?: { stream?: Socket };
}

/**
 * Lets the database compute for a connection only what nobody else wants to, where it runs on this machine: a query that takes a
 * core for seconds leaves it to the short ones of everybody. The process is known by its number and by our port, which it shows.
 */
export async function lowerPriority(client: pg.PoolClient, niceness: number): Promise<void> {
  const { processID, connection } = client as unknown as Connected;
  const port = connection?.stream?.localPort;
  if (!processID || port === undefined) return;
  try {
    const title = await readFile(`/proc/${processID}/cmdline`, 'latin1');
    if (title.startsWith('postgres:') && title.includes(`(${port})`)) setPriority(processID, niceness);
  } catch {
    // On another machine, or not ours to change.
  }
}
