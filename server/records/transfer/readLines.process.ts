import { SalaError } from '../../../schemas/index.ts';
import { answerParent } from '../../platform/child/answerParent.ts';
import { readLines } from './readLines.ts';
import type { LinesAnswer, LinesJob } from './readLinesInChild.ts';

/**
 * The process of `readLinesInChild`: the first job names the file, each gets the next block of it, then the end, or the error. After
 * the end the next job may name another file.
 */
let blocks: ReturnType<typeof readLines> | undefined;

answerParent<LinesJob, LinesAnswer>(async ({ file, format }) => {
  try {
    blocks ??= readLines(file, format);
    const { value } = await blocks.next();
    if (!value) blocks = undefined;
    return { block: value ?? null };
  } catch (error) {
    if (!(error instanceof SalaError)) return { reason: error instanceof Error ? error.message.slice(0, 200) : '' };
    const { code, status, text, details } = error;
    return { refusal: { code, status, text, details } };
  }
});
