import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { BenchRow } from '../support/benchRow.ts';
import { type BenchJobs, buildJob, openBenchJobs } from '../support/openBenchJobs.ts';
import { watchMemory } from '../support/watchMemory.ts';

const records = 100_000;

/** Growth of the server's memory while 100,000 records come in as CSV, each validated and stored with its history. */
export const row: BenchRow = {
  name: 'import-100k',
  unit: 'MB',
  target: { of: 'figure', atMost: 150 },
  measure: async (bench) => {
    const jobs = await openBenchJobs(bench, 'bench_import');
    const { pid } = await bench.server();
    let answer = '';
    const figure = await watchMemory(pid, async () => {
      answer = await sendFile(jobs);
    });
    if (JSON.parse(answer).data?.created !== records) throw new Error(answer.slice(0, 500));
    return { figure, floor: null };
  },
};

function* writeLines(): Generator<string> {
  yield 'code,title,description,category,price\n';
  for (let at = 0; at < records; at += 1) {
    const { code, title, description, category, price } = buildJob(at);
    yield `${code},${title},${description},${category},${price}\n`;
  }
}

function sendFile({ port, host, administrator, path }: BenchJobs): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, cookie: administrator, 'content-type': 'text/csv' };
    const call = request({ host: '127.0.0.1', port, path: `${path}/import`, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    call.on('error', reject);
    Readable.from(writeLines()).pipe(call);
  });
}
