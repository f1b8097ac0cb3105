import { keepIdle } from '../../platform/child/keepIdle.ts';
import { jobLimits } from '../../platform/config/jobLimits.ts';
import { limitConcurrency } from '../../platform/limits/limitConcurrency.ts';
import { limitEachSite } from '../../platform/limits/limitEachSite.ts';
import { picturesBusy } from '../files.errors.ts';
import type { PictureJob, PictureSize } from './pictureJob.ts';
import { startPictureProcess } from './startPictureProcess.ts';

const { atOnceBySite, waitingBySite, atOnce, waiting, seconds } = jobLimits.picture;
const idleMs = 30_000;

/** One picture of a site is drawn, so that another site's never waits for all of its album. */
const inTurnOfSite = limitEachSite({ atOnce: atOnceBySite, mayWait: waitingBySite, refuse: picturesBusy });
const inTurn = limitConcurrency({ atOnce, mayWait: waiting, refuse: picturesBusy });
/** Pictures come in bursts; an idle process is ended to free its memory. */
const processes = keepIdle(() => startPictureProcess(seconds), idleMs);

/** Runs a picture job in a separate process, a few at a time, so that no file can crash the server. */
export function runPictureJob(siteId: string, job: PictureJob): Promise<PictureSize> {
  const run = async () => {
    const picture = processes.take();
    try {
      const size = await picture.run(job);
      processes.giveBack(picture);
      return size;
    } catch (error) {
      picture.stop();
      throw error;
    }
  };
  return inTurnOfSite(siteId, () => inTurn(run));
}
