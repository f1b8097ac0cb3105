import type { Logger } from 'pino';
import type { RunningServer } from './runServer.ts';

/**
 * Restarts the server, on the same port, when it ends unexpectedly (out of memory, killed), so that clients find it
 * again at the same address.
 */
export function keepRunning(options: {
  server: RunningServer;
  restart: (port: number) => Promise<RunningServer>;
  log?: Logger;
}): { stop(): Promise<void> } {
  const { server, restart, log } = options;
  let stopping = false;
  let current = Promise.resolve(server);
  const watch = (running: RunningServer) => {
    running.ended.then((end) => {
      if (stopping) return;
      log?.error({ end }, 'the embedded PostgreSQL has ended by itself; starting it again');
      current = restart(server.port);
      current.then(watch, (error: unknown) =>
        log?.fatal({ err: error }, 'the embedded PostgreSQL does not start again'),
      );
    });
  };
  watch(server);
  return {
    stop: async () => {
      stopping = true;
      const running = await current.catch(() => undefined);
      await running?.stop();
    },
  };
}
