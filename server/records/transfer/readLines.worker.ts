import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SalaError } from '../../../schemas/index.ts';
import { readLines } from './readLines.ts';
import type { LinesAnswer, LinesRequest } from './readLinesInWorker.ts';

/** The worker thread of `readLinesInWorker`: sends a block for each message, then the end, or the error. */
// On Linux the priority of this thread alone: a file can wait, people who read pages cannot.
if (process.platform === 'linux') setPriority(10);
const { file, format } = workerData as LinesRequest; // what `readLinesInWorker` starts this with
const blocks = readLines(file, format);

parentPort?.on('message', async () => {
  parentPort?.postMessage(await answer());
});

async function answer(): Promise<LinesAnswer> {
  try {
    const { value } = await blocks.next();
    return { block: value ?? null };
  } catch (error) {
    if (!(error instanceof SalaError)) return { reason: error instanceof Error ? error.message.slice(0, 200) : '' };
    const { code, status, text, details } = error;
    return { refusal: { code, status, text, details } };
  }
}
