import { cloneSeeded } from './cloneSeeded.ts';
import { type RunningServer, startServer } from './startServer.ts';

/** The product on a clone of the demo sites, in a process of its own: it starts as it does the second time. */
export async function startSeededServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const clone = await cloneSeeded();
  try {
    const server = await startServer({ dataDir: clone.dataDir, env: { DATABASE_URL: clone.url, ...env } });
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await clone.close();
      },
    };
  } catch (error) {
    await clone.close();
    throw error;
  }
}
