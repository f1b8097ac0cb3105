import { ChildEnded, startChild } from '../../platform/child/startChild.ts';
import { jobLimits } from '../../platform/config/jobLimits.ts';
import { pictureBroken, pictureTooLarge, pictureTooSlow } from '../files.errors.ts';
import type { PictureAnswer, PictureJob, PictureSize } from './pictureJob.ts';

export interface PictureProcess {
  pid: number | undefined;
  hasEnded(): boolean;
  run(job: PictureJob): Promise<PictureSize>;
  stop(): void;
}

/** Starts a picture process. It is ended on a timeout, and not reused after a failure. */
export function startPictureProcess(seconds: number): PictureProcess {
  const child = startChild<PictureJob, PictureAnswer>(new URL('./picture.process.ts', import.meta.url), {
    memoryMb: jobLimits.picture.memoryMb,
    wholeMb: jobLimits.picture.wholeMb,
    niceness: 10,
  });
  return {
    pid: child.pid,
    hasEnded: child.hasEnded,
    stop: child.stop,
    run: async (job) => {
      const answer = await child.ask(job, { ms: seconds * 1000 }).catch(explainEnd);
      if ('size' in answer) return answer.size;
      throw answer.refusal === 'large' ? pictureTooLarge({ limit: answer.limit }) : pictureBroken();
    },
  };
}

function explainEnd(error: unknown): never {
  if (!(error instanceof ChildEnded)) throw error;
  throw error.why === 'time' ? pictureTooSlow() : pictureBroken();
}
