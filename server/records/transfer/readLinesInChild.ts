import { SalaError, type Text } from '../../../schemas/index.ts';
import { keepIdle } from '../../platform/child/keepIdle.ts';
import { type Child, ChildEnded, startChild } from '../../platform/child/startChild.ts';
import { jobLimits } from '../../platform/config/jobLimits.ts';
import { archiveTooLarge } from './excel/excel.errors.ts';
import type { FileFormat } from './exportRecords.ts';
import type { FileLine } from './lines/fileLine.ts';
import { fileBroken, readingEnded } from './transfer.errors.ts';

/** Asks for the next block of rows of a file; after the last one, or for the first time, for the first block. */
export interface LinesJob {
  file: string;
  format: FileFormat;
}

/** A block of rows, null after the last; or an expected refusal; or another failure. */
export type LinesAnswer =
  | { block: FileLine[] | null }
  | { refusal: { code: string; status: number; text: Text; details: unknown } }
  | { reason: string };

interface LinesOptions {
  signal?: AbortSignal;
  memoryMb?: number;
  /** For one block. */
  ms?: number;
}

/** The memory is for the shared strings of an Excel file, twice; the time twice that of the largest sheet with only empty rows. */
const { memoryMb: mostMemoryMb, wholeMb, secondsForBlock } = jobLimits.import;

/** How long a process that has read its file waits for another one. */
const idleMs = 10_000;
const readers = keepIdle(() => startReader(mostMemoryMb), idleMs);

/**
 * Reads the rows of a file in a process of its own with limited memory and time, so that no file can crash this one. The process
 * reads the next block on request. It is ended where the file was not read to its end, else the next file may have it.
 */
export async function* readLinesInChild(
  job: LinesJob,
  { signal, memoryMb = mostMemoryMb, ms = secondsForBlock * 1000 }: LinesOptions = {},
): AsyncGenerator<FileLine[]> {
  const child = memoryMb === mostMemoryMb ? readers.take() : startReader(memoryMb);
  let isRead = false;
  try {
    for (;;) {
      const block = readAnswer(await child.ask(job, { ms, signal }).catch(explainEnd));
      isRead = !block;
      if (!block) return;
      yield block;
    }
  } finally {
    if (isRead && memoryMb === mostMemoryMb) readers.giveBack(child);
    else child.stop();
  }
}

function startReader(memoryMb: number): Child<LinesJob, LinesAnswer> {
  const module = new URL('./readLines.process.ts', import.meta.url);
  return startChild<LinesJob, LinesAnswer>(module, { memoryMb, wholeMb, niceness: 19 });
}

function readAnswer(answer: LinesAnswer): FileLine[] | null {
  if ('block' in answer) return answer.block;
  if ('reason' in answer) throw fileBroken({ reason: answer.reason });
  const { code, status, text, details } = answer.refusal;
  throw new SalaError({ code, status, message: text }, {}, details);
}

function explainEnd(error: unknown): never {
  if (!(error instanceof ChildEnded)) throw error;
  throw error.why === 'other' ? readingEnded() : archiveTooLarge({}, { limit: error.why });
}
