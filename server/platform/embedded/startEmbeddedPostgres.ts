import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartError } from '../config/startError.ts';
import { chooseServerUser } from './chooseServerUser.ts';
import { createCluster } from './createCluster.ts';
import { findBinaries } from './findBinaries.ts';
import { keepRunning } from './keepRunning.ts';
import { lockFile } from './lockFile.ts';
import { ownCluster } from './ownCluster.ts';
import { placeBinaries } from './placeBinaries.ts';
import { findFreePort, type RunningServer, runServer, type ServerOptions } from './runServer.ts';
import { stopOrphanServer } from './stopOrphanServer.ts';

/** A real PostgreSQL managed by Sala, with its data in `DATA_DIR/postgres`. */
export interface EmbeddedPostgres {
  /** The administrator's connection URL. */
  url: string;
  stop(): Promise<void>;
}

const superuser = 'sala';
/**
 * Starts PostgreSQL on the data of this folder, creating them the first time. One server at a time may use a folder.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: Logger;
  /** How long to wait for another instance that is ending to release the folder. */
  patienceMs?: number;
}): Promise<EmbeddedPostgres> {
  const home = join(options.dataDir, 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  const release = await lockFile({
    file: join(home, 'lock'),
    patienceMs: options.patienceMs ?? 10_000,
    onWait: () => options.log?.info('another Sala uses this DATA_DIR: waiting in case it is ending'),
  });
  if (!release)
    throw new StartError(
      `Another Sala is already running on DATA_DIR ${options.dataDir}: stop it, or give this one a DATA_DIR of its own (or a DATABASE_URL).`,
    );
  try {
    const password = await keepPassword(join(home, 'password'));
    const cluster = await openCluster({ home, password, log: options.log });
    const server = await startServer(cluster);
    const kept = keepRunning({ server, restart: (port) => startServer(cluster, port), log: options.log });
    return {
      url: `postgres://${superuser}:${password}@127.0.0.1:${server.port}/postgres?sslmode=disable`,
      stop: async () => {
        await kept.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openCluster(options: { home: string; password: string; log?: Logger }): Promise<ServerOptions> {
  const { home, password, log } = options;
  const clusterDir = join(home, 'data');
  const user = chooseServerUser(clusterDir);
  const binaries = findBinaries();
  const binDir = await placeBinaries({ binaries, user, home });
  if (await holdsData(clusterDir)) {
    await ownCluster({ clusterDir, user, version: binaries.version });
  } else {
    log?.info('first start: creating the database');
    await createCluster({ home, clusterDir, binDir, user, superuser, password });
  }
  return { clusterDir, binDir, user, log };
}

/** A folder that was emptied while its server was still ending counts as none. */
async function holdsData(clusterDir: string): Promise<boolean> {
  return existsSync(clusterDir) && (await readdir(clusterDir)).length > 0;
}

/** Failures that may pass: the port was taken, or the processes of a killed server are still ending. */
const passing = /could not bind|lock file "postmaster\.pid"|pre-existing shared memory block/;

async function startServer(options: ServerOptions, port?: number): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    await stopOrphanServer(options.clusterDir);
    try {
      return await runServer({ ...options, port: port ?? (await findFreePort()) });
    } catch (error) {
      if (attempt === 20 || !(error instanceof Error) || !passing.test(error.message)) throw error;
      await wait(250);
    }
  }
}

/** Written atomically, before the cluster that is created with it. */
async function keepPassword(file: string): Promise<string> {
  if (!existsSync(file)) {
    await writeFile(`${file}.new`, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
  }
  return (await readFile(file, 'utf8')).trim();
}
