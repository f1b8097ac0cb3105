import { request } from 'node:http';
import type { BenchRow } from '../support/benchRow.ts';
import { type BenchJobs, openBenchJobs } from '../support/openBenchJobs.ts';
import { watchMemory } from '../support/watchMemory.ts';

/** Growth of the server's memory while 100,000 records leave as CSV: they are never held together. */
export const row: BenchRow = {
  name: 'export-100k',
  unit: 'MB',
  target: { of: 'figure', atMost: 150 },
  measure: async (bench) => {
    const jobs = await openBenchJobs(bench, 'bench_export');
    await jobs.fill(100_000);
    const { pid } = await bench.server();
    let lines = 0;
    const figure = await watchMemory(pid, async () => {
      lines = await countLines(jobs, `${jobs.path}/export?format=csv`);
    });
    if (lines < 100_000) throw new Error(`only ${lines} lines came out`);
    return { figure, floor: null };
  },
};

function countLines({ port, host, administrator }: BenchJobs, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, cookie: administrator };
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let lines = 0;
      response.on('data', (chunk: Buffer) => {
        for (const byte of chunk) if (byte === 10) lines += 1;
      });
      response.on('end', () => resolve(lines));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
