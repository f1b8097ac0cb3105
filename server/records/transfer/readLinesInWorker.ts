import { Worker } from 'node:worker_threads';
import { SalaError, type Text } from '../../../schemas/index.ts';
import { archiveTooLarge } from './excel/excel.errors.ts';
import type { FileFormat } from './exportRecords.ts';
import type { FileLine } from './lines/fileLine.ts';
import { fileBroken } from './transfer.errors.ts';

export interface LinesRequest {
  file: string;
  format: FileFormat;
}

/** A block of rows, null after the last; or an expected refusal; or another failure. */
export type LinesAnswer =
  | { block: FileLine[] | null }
  | { refusal: { code: string; status: number; text: Text; details: unknown } }
  | { reason: string };

/** Memory limits of the thread, in MB: for the shared strings of an Excel file, twice. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };
/** Twice the time of the largest sheet with only empty rows. */
const blockMs = 120_000;

/**
 * Reads the rows of a file in a worker thread with limited memory, so that no file can crash this process. The thread
 * reads the next block on request.
 */
export async function* readLinesInWorker(
  request: LinesRequest,
  { signal, limits = resourceLimits }: { signal?: AbortSignal; limits?: typeof resourceLimits } = {},
): AsyncGenerator<FileLine[]> {
  const worker = new Worker(new URL('./readLines.worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: limits,
    env: {},
  });
  const ended = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the reader ended')));
  });
  ended.catch(() => undefined); // it may end while nobody waits
  try {
    for (;;) {
      const block = await askBlock(worker, { ended, signal });
      if (!block) return;
      yield block;
    }
  } finally {
    await worker.terminate();
  }
}

async function askBlock(
  worker: Worker,
  { ended, signal }: { ended: Promise<never>; signal: AbortSignal | undefined },
): Promise<FileLine[] | null> {
  const answer = await Promise.race([ended, receiveAnswer(worker, signal)]).catch((error: unknown) => {
    throw isOutOfMemory(error) ? archiveTooLarge({}, { limit: 'memory' }) : error;
  });
  if ('block' in answer) return answer.block;
  if ('reason' in answer) throw fileBroken({ reason: answer.reason });
  const { code, status, text, details } = answer.refusal;
  throw new SalaError({ code, status, message: text }, {}, details);
}

function receiveAnswer(worker: Worker, signal: AbortSignal | undefined): Promise<LinesAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      worker.removeListener('message', receive);
      finish();
    };
    const receive = (answer: LinesAnswer) => settle(() => resolve(answer));
    const stop = () => settle(() => reject(signal?.reason));
    const timer = setTimeout(() => settle(() => reject(archiveTooLarge({}, { limit: 'time' }))), blockMs);
    worker.on('message', receive);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) return stop();
    worker.postMessage('next');
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
