import { join } from 'node:path';
import { startServer } from '../../support/startServer.ts';
import { copySource } from './copySource.ts';
import type { Bench } from './openBench.ts';

const laterStarts = 3;

/** `npm start` in a copy of the bench that nobody has started yet, and then again on what that start left behind. */
export function measureStarts(bench: Bench): Promise<{ first: number; again: number }> {
  return bench.once('starts', async () => {
    const copy = await copySource();
    bench.later(copy.remove);
    const start = async () => {
      const server = await startServer({ root: copy.root, dataDir: join(copy.root, '.data'), throughNpm: true });
      await server.stop();
      return server.readyMs / 1000;
    };
    const first = await start();
    const later: number[] = [];
    for (let time = 0; time < laterStarts; time += 1) later.push(await start());
    return { first, again: later.sort((one, other) => one - other)[Math.floor(laterStarts / 2)] ?? Number.NaN };
  });
}
