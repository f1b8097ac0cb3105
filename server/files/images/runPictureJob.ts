import { jobLimits } from '../../platform/config/jobLimits.ts';
import { limitConcurrency } from '../../platform/limits/limitConcurrency.ts';
import { limitEach } from '../../platform/limits/limitEach.ts';
import { picturesBusy } from '../files.errors.ts';
import type { PictureJob, PictureSize } from './pictureJob.ts';
import { type PictureProcess, startPictureProcess } from './startPictureProcess.ts';

const { atOnceBySite, waitingBySite, atOnce, waiting, seconds } = jobLimits.picture;
const idleMs = 30_000;

/** One picture of a site is drawn, so that another site's never waits for all of its album. */
const inTurnOfSite = limitEach({ atOnce: atOnceBySite, mayWait: waitingBySite, refuse: picturesBusy });
const inTurn = limitConcurrency({ atOnce, mayWait: waiting, refuse: picturesBusy });
const idle = new Map<PictureProcess, NodeJS.Timeout>();

/** Runs a picture job in a separate process, a few at a time, so that no file can crash the server. */
export function runPictureJob(siteId: string, job: PictureJob): Promise<PictureSize> {
  const run = async () => {
    const picture = takeIdle() ?? startPictureProcess(seconds);
    try {
      const size = await picture.run(job);
      keepIdle(picture);
      return size;
    } catch (error) {
      picture.stop();
      throw error;
    }
  };
  return inTurnOfSite(siteId, () => inTurn(run));
}

function takeIdle(): PictureProcess | undefined {
  const [first] = idle;
  if (!first) return undefined;
  const [picture, timer] = first;
  clearTimeout(timer);
  idle.delete(picture);
  return picture;
}

/** Pictures come in bursts; an idle process is ended to free its memory. */
function keepIdle(picture: PictureProcess): void {
  const timer = setTimeout(() => {
    idle.delete(picture);
    picture.stop();
  }, idleMs);
  timer.unref();
  idle.set(picture, timer);
}
