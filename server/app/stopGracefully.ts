import type { Server } from 'node:http';
import type { Logger } from 'pino';

/**
 * On the first signal no new work is accepted and running work is finished; a second signal, or too long a wait, ends
 * it at once.
 */
export function stopGracefully(options: {
  server?: Server;
  /** Open channels would keep the server from closing. */
  endRealtime?: () => Promise<void>;
  close: () => Promise<void>;
  log: Logger;
  patienceMs?: number;
}): void {
  const { server, endRealtime, close, log, patienceMs = 20_000 } = options;
  let stoppingSince: number | undefined;
  const stop = async (signal: string) => {
    // One press of Ctrl-C may arrive twice, from the terminal and from npm.
    if (stoppingSince !== undefined) return Date.now() - stoppingSince > 1000 ? process.exit(130) : undefined;
    stoppingSince = Date.now();
    log.info({ signal }, 'stopping: finishing what is under way');
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, patienceMs).unref();
    await endRealtime?.();
    if (server) {
      server.closeIdleConnections();
      await new Promise<void>((done) => server.close(() => done()));
    }
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
    });
}
